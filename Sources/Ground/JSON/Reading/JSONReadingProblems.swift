/// The problems found so far, up to as many as there is room for.
///
/// A file of some megabytes can have a million mistakes, and nobody reads more than some. What comes
/// behind them is not made into words, and readers stop when there is more.
struct JSONReadingProblems {
  /// How many are told of a file.
  static let greatestCount = 100

  /// In the order they were found.
  private(set) var found: [JSONReadingProblem] = []
  /// How many there is room for.
  private let room: Int
  /// Where the first is that there was no room for.
  private(set) var cut: SourcePosition?

  init(room: Int) { self.room = room }

  /// Whether there are more than there was room for, so that nothing more is worth reading.
  var isCut: Bool { cut != nil }
  /// How many more there is room for.
  var roomLeft: Int { room - found.count }
  /// Whether there are none at all.
  var isEmpty: Bool { found.isEmpty && !isCut }
  /// How many were found, to see whether there are more later. One that had no room counts once.
  var count: Int { found.count + (isCut ? 1 : 0) }

  /// Keeps a problem; it is not made where there is no room.
  mutating func report(
    at position: SourcePosition, _ kind: @autoclosure () -> JSONReadingProblem.Kind
  ) {
    guard found.count < room else {
      cut = cut ?? position
      return
    }
    found.append(JSONReadingProblem(kind(), at: position))
  }

  /// Keeps those of a part, which had the room that was left.
  mutating func add(_ others: JSONReadingProblems) {
    found += others.found
    cut = cut ?? others.cut
  }

  /// Forgets what was found since there were so many.
  mutating func forget(behind count: Int) {
    guard count < found.count else { return }
    found.removeSubrange(count...)
    cut = nil
  }

  /// All that are told, and behind them that there are more.
  var told: [JSONReadingProblem] { found + (cut.map { [JSONReadingProblem(.more, at: $0)] } ?? []) }
}
