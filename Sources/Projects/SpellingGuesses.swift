import Wording

/// What names that lead nowhere may be meant for, for the first of a run. Each guess compares a name with
/// all there are, and whoever has more that lead nowhere has mistyped none of them.
struct SpellingGuesses {
  private var left = 10

  /// The candidate most likely meant; `nil` where none comes near, and after the first ten names.
  mutating func nearest(to name: String, in candidates: @autoclosure () -> [String]) -> String? {
    guard left > 0 else { return nil }
    left -= 1
    return nearestSpelling(to: name, in: candidates())
  }
}
