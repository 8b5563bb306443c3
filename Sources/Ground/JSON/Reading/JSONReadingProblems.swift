/// The problems so far, up to a maximum number.
///
/// A file of some megabytes can have a million mistakes, and nobody reads that many. Further
/// problems get no message, and readers stop early.
struct JSONReadingProblems {
  /// The maximum number of problems for a file.
  static let greatestCount = 100

  /// The problems in the order they were found.
  private(set) var found: [JSONReadingProblem] = []
  /// The maximum number of problems here.
  private let room: Int
  /// The position of the first problem beyond the maximum.
  private(set) var cut: SourcePosition?

  init(room: Int) { self.room = room }

  /// Whether there are more problems than the maximum, so that reading can stop.
  var isCut: Bool { cut != nil }
  /// The number of problems that can still be added.
  var roomLeft: Int { room - found.count }
  /// Whether there are no problems at all.
  var isEmpty: Bool { found.isEmpty && !isCut }
  /// The number of problems so far. Those beyond the maximum count as one.
  var count: Int { found.count + (isCut ? 1 : 0) }

  /// Adds a problem. It is not even made if the maximum is reached.
  mutating func report(
    at position: SourcePosition, _ kind: @autoclosure () -> JSONReadingProblem.Kind
  ) {
    guard found.count < room else {
      cut = cut ?? position
      return
    }
    found.append(JSONReadingProblem(kind(), at: position))
  }

  /// Adds the problems of a part, which could use the rest of the maximum.
  mutating func add(_ others: JSONReadingProblems) {
    found += others.found
    cut = cut ?? others.cut
  }

  /// Removes the problems that were found after a count.
  mutating func forget(behind count: Int) {
    guard count < found.count else { return }
    found.removeSubrange(count...)
    cut = nil
  }

  /// All problems that are kept, followed by one that says if there are more.
  var told: [JSONReadingProblem] { found + (cut.map { [JSONReadingProblem(.more, at: $0)] } ?? []) }
}
