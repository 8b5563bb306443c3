/// The cheapest pairing of two sequences in order, with each element paired or alone.
struct SequenceAlignment {
  /// A pair, or one element of either sequence.
  struct Step: Hashable {
    /// The index in the first sequence.
    let expected: Int?
    /// The index in the second sequence.
    let actual: Int?
  }

  /// The steps, in the order of both sequences.
  let steps: [Step]
  /// The total cost.
  let cost: Double

  /// Aligns two sequences of known lengths; time and memory grow with their product.
  ///
  /// - Parameter skip: The cost of an unpaired element.
  /// - Parameter cost: Returns the cost of a pair.
  init(_ first: Int, _ second: Int, skip: Double, cost: (Int, Int) -> Double) {
    enum Move: UInt8 { case both, expected, actual }
    let stride = second + 1
    var moves = [Move](repeating: .actual, count: (first + 1) * stride)
    var above = (0...second).map { Double($0) * skip }
    var row = above
    for one in 0..<first {
      row[0] = Double(one + 1) * skip
      moves[(one + 1) * stride] = .expected
      for other in 0..<second {
        let both = above[other] + cost(one, other)
        let alone = min(above[other + 1], row[other]) + skip
        let place = (one + 1) * stride + other + 1
        if both <= alone {
          row[other + 1] = both
          moves[place] = .both
        } else {
          row[other + 1] = alone
          moves[place] = above[other + 1] <= row[other] ? .expected : .actual
        }
      }
      swap(&above, &row)
    }
    self.cost = above[second]
    var steps: [Step] = []
    var (one, other) = (first, second)
    while one > 0 || other > 0 {
      switch moves[one * stride + other] {
      case .both:
        (one, other) = (one - 1, other - 1)
        steps.append(Step(expected: one, actual: other))
      case .expected:
        one -= 1
        steps.append(Step(expected: one, actual: nil))
      case .actual:
        other -= 1
        steps.append(Step(expected: nil, actual: other))
      }
    }
    self.steps = steps.reversed()
  }
}

/// Returns the difference of two amounts as a share of their mean, 0 to 2.
func relativeDistance(_ one: Double, _ other: Double) -> Double {
  let sum = one + other
  return sum > 0 ? 2 * abs(one - other) / sum : 0
}
