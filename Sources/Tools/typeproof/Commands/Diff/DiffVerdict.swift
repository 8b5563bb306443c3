/// What becomes of a pair of files, in the order in which pairs are counted.
enum DiffVerdict: String, CaseIterable {
  case equal
  /// Pixels differ, and the metric lets all of them pass.
  case passes
  case changed
  case added
  case removed
  case unreadable

  /// The word behind a number of files.
  var counted: String { self == .passes ? "passed" : rawValue }
}
