/// Pairs the lines of two pictures.
struct LinePairing {
  /// A line of text in one picture or both, as rows of their planes.
  struct Pair: Hashable {
    /// The rows in the expected picture; `nil` for a new line.
    let expected: Range<Int>?
    /// The rows in the actual picture; `nil` for a removed line.
    let actual: Range<Int>?
  }

  /// The cost of leaving a line alone, compared with pairing two that differ.
  private static let skip = 0.4
  /// The greatest number of pairs compared; for more, lines are paired in order.
  private static let most = 65_536

  /// The rows of each line, from the top.
  let expected: [Range<Int>]
  let actual: [Range<Int>]
  /// Returns the ink of some rows.
  let expectedMass: (Range<Int>) -> Double
  let actualMass: (Range<Int>) -> Double

  /// The pairs. If both have equally many lines, they are paired in order. Otherwise lines that
  /// overlap are paired; where that leaves one alone, the cheapest pairing without crossing is
  /// used.
  var pairs: [Pair] {
    if expected.count == actual.count || expected.count * actual.count > LinePairing.most {
      return inOrder
    }
    let overlapping = overlapping
    return overlapping.allSatisfy { $0.expected != nil && $0.actual != nil } ? overlapping : aligned
  }

  private var inOrder: [Pair] {
    (0..<max(expected.count, actual.count)).map { index in
      Pair(
        expected: index < expected.count ? expected[index] : nil,
        actual: index < actual.count ? actual[index] : nil)
    }
  }

  /// Lines of both pictures, paired where they share a row.
  private var overlapping: [Pair] {
    var pairs: [Pair] = []
    var (one, other) = (0, 0)
    while one < expected.count || other < actual.count {
      var (old, new): (Range<Int>?, Range<Int>?)
      var hasGrown = true
      while hasGrown {
        hasGrown = false
        let end = max(old?.upperBound ?? 0, new?.upperBound ?? 0)
        let isFirst = old == nil && new == nil
        let next = min(
          one < expected.count ? expected[one].lowerBound : Int.max,
          other < actual.count ? actual[other].lowerBound : Int.max)
        if one < expected.count,
          isFirst ? expected[one].lowerBound == next : expected[one].lowerBound < end
        {
          old = (old?.lowerBound ?? expected[one].lowerBound)..<expected[one].upperBound
          (one, hasGrown) = (one + 1, true)
        } else if other < actual.count,
          isFirst ? actual[other].lowerBound == next : actual[other].lowerBound < end
        {
          new = (new?.lowerBound ?? actual[other].lowerBound)..<actual[other].upperBound
          (other, hasGrown) = (other + 1, true)
        }
      }
      pairs.append(Pair(expected: old, actual: new))
    }
    return pairs
  }

  private var aligned: [Pair] {
    let (old, new) = (expected.map(expectedMass), actual.map(actualMass))
    return SequenceAlignment(
      expected.count, actual.count, skip: LinePairing.skip,
      cost: { one, other in
        let middle = { (rows: Range<Int>) in Double(rows.lowerBound + rows.upperBound) / 2 }
        let distance = abs(middle(expected[one]) - middle(actual[other]))
        let lines = distance / Double(max(1, expected[one].count))
        return relativeDistance(old[one], new[other]) + min(lines, 4) * 0.05
      }
    ).steps.map { step in
      Pair(expected: step.expected.map { expected[$0] }, actual: step.actual.map { actual[$0] })
    }
  }
}
