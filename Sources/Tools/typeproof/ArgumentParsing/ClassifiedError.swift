/// What kept a command from its result, as a program can act on it.
enum TroubleKind: String, CaseIterable {
  /// The command line is wrong, or names what is not there.
  case usage
  /// `typeproof.json`, or what it refers to, is missing or wrong.
  case project
  /// A file or a folder cannot be read or written.
  case file
  /// Git cannot be asked, or knows nothing of it.
  case git
  /// One piece of work took longer than `--time-limit` allows.
  case timeLimit = "time-limit"
  /// The process may not use as much memory as it needs.
  case memory
  /// Anything else.
  case other
}

/// An error that says what kind of trouble it is, and what to type next.
protocol ClassifiedError: Error {
  /// The kind; `usage` unless declared.
  var kind: TroubleKind { get }
  /// The command to type next; `nil`, unless declared, where there is not one that helps for certain.
  var next: String? { get }
}

extension ClassifiedError {
  var kind: TroubleKind { .usage }
  var next: String? { nil }
}
