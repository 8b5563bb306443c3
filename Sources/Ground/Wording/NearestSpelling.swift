/// Returns the candidate that a person most likely meant by a text that is none of them.
///
/// The distance is the number of single letters to insert, drop, change or swap with their
/// neighbour, ignoring case. A candidate is near if the distance is at most a third of the longer
/// text.
///
/// - Returns: The nearest candidate, the first of equals; `nil` if none is near.
package func nearestSpelling(to text: String, in candidates: [String]) -> String? {
  var steps = usualSteps
  return nearestSpelling(to: text, in: candidates, within: &steps)
}

/// The usual number of letter pairs to compare for a few texts, which takes some tenths of a
/// second.
package let usualSteps = 10_000_000

/// Returns the nearest candidate with a limit on the work. Candidates beyond it are ignored.
///
/// - Parameter steps: The number of pairs that may be compared; afterwards, the number that is
///   left.
package func nearestSpelling(
  to text: String, in candidates: [String], within steps: inout Int
) -> String? {
  // Nobody mistypes a hundred letters, and the search takes time that grows with the square.
  guard text.count <= 100 else { return nil }
  let letters = Array(text.lowercased())
  var nearest: (candidate: String, distance: Int)?
  // A candidate of a thousand bytes is no name, and would use up the steps.
  for candidate in candidates where candidate.utf8.count <= 1000 {
    steps -= max(letters.count, 1) * max(candidate.utf8.count, 1)
    guard steps >= 0 else { break }
    let other = Array(candidate.lowercased())
    // Each letter that one has more is inserted.
    guard abs(letters.count - other.count) * 3 <= max(letters.count, other.count) else { continue }
    let distance = editDistance(letters, other)
    guard distance * 3 <= max(letters.count, other.count) else { continue }
    if let best = nearest, best.distance <= distance { continue }
    nearest = (candidate, distance)
  }
  return nearest?.candidate
}

/// The optimal string alignment distance: insertions, deletions, substitutions and swaps of
/// neighbours (Damerau 1964, with no part edited twice).
private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for (row, letter) in left.enumerated() {
    var current = [row + 1]
    for (column, other) in right.enumerated() {
      var best = min(
        last[column + 1] + 1, current[column] + 1, last[column] + (letter == other ? 0 : 1))
      if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
        best = min(best, beforeLast[column - 1] + 1)
      }
      current.append(best)
    }
    (beforeLast, last) = (last, current)
  }
  return last[right.count]
}
