/// What differs of a cell.
struct FoundChanges {
  /// Every input that differs and every effect, causes before consequences.
  var told: [Change]
  /// The effects that follow from `told`, which their places in the picture show.
  var following: [Change] = []

  /// All of it.
  var all: [Change] { told + following }

  static func + (left: FoundChanges, right: FoundChanges) -> FoundChanges {
    FoundChanges(told: left.told + right.told, following: left.following + right.following)
  }
}
