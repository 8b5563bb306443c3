import Wording

/// What names that lead nowhere may be meant for, for the first of a run. Each guess compares a name with
/// all there are, and whoever has more that lead nowhere has mistyped none of them.
struct SpellingGuesses {
  private var left = 10
  private var steps = usualSteps

  /// The candidate most likely meant; `nil` where none comes near, after the first ten names, and where
  /// all that were compared had too many letters.
  mutating func nearest(to name: String, in candidates: @autoclosure () -> [String]) -> String? {
    guard left > 0, steps > 0 else { return nil }
    left -= 1
    return nearestSpelling(to: name, in: candidates(), within: &steps)
  }
}
