/// What differs of a cell.
struct FoundChanges {
  /// Every input that differs and every effect, causes before consequences.
  var told: [Change]
  /// The effects that are known to follow from what is told, by where they are.
  var following: [Change] = []

  /// All of it.
  var all: [Change] { told + following }

  static func + (left: FoundChanges, right: FoundChanges) -> FoundChanges {
    FoundChanges(told: left.told + right.told, following: left.following + right.following)
  }
}
