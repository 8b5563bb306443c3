/// What differs of a cell.
package struct FoundChanges {
  /// Every input that differs and every effect, causes before consequences.
  package var told: [Change]
  /// The effects that follow from `told`, which their places in the picture show.
  package var following: [Change] = []

  /// Changes, and what follows from them.
  package init(told: [Change], following: [Change] = []) {
    self.told = told
    self.following = following
  }

  /// All of it.
  package var all: [Change] { told + following }

  package static func + (left: FoundChanges, right: FoundChanges) -> FoundChanges {
    FoundChanges(told: left.told + right.told, following: left.following + right.following)
  }
}
