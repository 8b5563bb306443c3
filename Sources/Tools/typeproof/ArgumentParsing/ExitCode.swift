/// The exit status of the process. The program uses no other values.
enum ExitCode: Int32, Sendable {
  /// There is nothing to do, because everything is as it should be: 0.
  case nothingToDo = 0
  /// Something is changed, missing or obsolete: 1.
  case differences = 1
  /// The command line was invalid, or something could not be read or written: 2.
  case trouble = 2
}

/// The kind of a problem that kept a command from its result, for programs to act on.
enum TroubleKind: String, CaseIterable {
  /// The command line is invalid, or names something that does not exist.
  case usage
  /// `typeproof.json`, or a file it refers to, is missing or invalid.
  case project
  /// A file or a folder cannot be read or written.
  case file
  /// Git cannot be run, or does not have what was asked for.
  case git
  /// One piece of work took longer than `--time-limit` allows.
  case timeLimit = "time-limit"
  /// The process may not use enough memory.
  case memory
  /// Every other problem.
  case other
}

/// An error with the kind of the problem, and the command to type next.
protocol ClassifiedError: Error {
  /// The kind of the problem. The default is `usage`.
  var kind: TroubleKind { get }
  /// The command to type next. The default is `nil`, for no command that certainly helps.
  var next: String? { get }
}

extension ClassifiedError {
  var kind: TroubleKind { .usage }
  var next: String? { nil }
}
