/// A small set of combinations of several axes that still contains each pair of values of two axes.
///
/// Most errors need two conditions, and few need three, so pairs find nearly all with a small part
/// of the work.
struct Pairwise {
  /// For each combination, the chosen value of each axis, by its index.
  let combinations: [[Int]]

  /// - Parameter counts: The number of values of each axis; at least 1.
  init(counts: [Int]) {
    guard counts.allSatisfy({ $0 > 0 }) else {
      combinations = []
      return
    }
    var open = Set<Pair>()
    var pairs: [Pair] = []
    for first in counts.indices {
      for one in 0..<counts[first] {
        for second in counts.indices.dropFirst(first + 1) {
          for other in 0..<counts[second] {
            pairs.append(Pair(first, one, second, other))
          }
        }
      }
    }
    open.formUnion(pairs)
    var found: [[Int]] = []
    // A single axis has no pairs, and each of its values is worth one combination.
    if counts.count == 1 { found = (0..<counts[0]).map { [$0] } }
    if counts.isEmpty { found = [[]] }
    for seed in pairs where open.contains(seed) {
      let combination = Self.combination(from: seed, counts: counts, open: open)
      for pair in Self.pairs(of: combination) { open.remove(pair) }
      found.append(combination)
    }
    combinations = found
  }

  /// A value of one axis beside a value of a later one.
  private struct Pair: Hashable {
    let axis: Int
    let value: Int
    let laterAxis: Int
    let laterValue: Int

    init(_ axis: Int, _ value: Int, _ laterAxis: Int, _ laterValue: Int) {
      self.axis = axis
      self.value = value
      self.laterAxis = laterAxis
      self.laterValue = laterValue
    }
  }

  /// Returns the combination with a pair that covers most other open pairs, axis by axis; the first
  /// of equal ones.
  private static func combination(from seed: Pair, counts: [Int], open: Set<Pair>) -> [Int] {
    var chosen: [Int?] = counts.map { _ in nil }
    chosen[seed.axis] = seed.value
    chosen[seed.laterAxis] = seed.laterValue
    for axis in counts.indices where chosen[axis] == nil {
      let gains = (0..<counts[axis]).map { value in
        counts.indices.count { other in
          guard let otherValue = chosen[other] else { return false }
          return other < axis
            ? open.contains(Pair(other, otherValue, axis, value))
            : open.contains(Pair(axis, value, other, otherValue))
        }
      }
      chosen[axis] = gains.indices.max { (gains[$0], $1) < (gains[$1], $0) } ?? 0
    }
    return chosen.map { $0 ?? 0 }
  }

  private static func pairs(of combination: [Int]) -> [Pair] {
    combination.indices.flatMap { first in
      combination.indices.dropFirst(first + 1).map { second in
        Pair(first, combination[first], second, combination[second])
      }
    }
  }
}
