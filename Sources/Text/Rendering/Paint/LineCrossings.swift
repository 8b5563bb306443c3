/// Estimates how many lines of an outline can cross each other.
///
/// Two lines can only cross in a stripe that both go through, so the outline is divided into
/// stripes. Lines that share only one of many stripes may be counted a tenth too low. Outlines of
/// letters have a few crossings per line.
struct LineCrossings {
  private static let stripeCount = 64

  /// The start and end of each line along one axis, the smaller first.
  private var lines: [(from: Double, to: Double)] = []

  /// - Parameters:
  ///   - one: The start of a line along an axis, the same axis for all lines.
  ///   - other: The end of the line.
  mutating func add(from one: Double, to other: Double) {
    lines.append(one <= other ? (one, other) : (other, one))
  }

  /// The approximate maximum number of pairs that cross; infinity if a position is not finite.
  var count: Double {
    guard lines.allSatisfy({ abs($0.from) < 1e15 && abs($0.to) < 1e15 }) else { return .infinity }
    guard let least = lines.map(\.from).min(), let greatest = lines.map(\.to).max() else {
      return 0
    }
    let height = (greatest - least) / Double(Self.stripeCount)
    guard height > 0 else { return Double(lines.count) * Double(lines.count) / 2 }
    let stripe = { (place: Double) in min(Int((place - least) / height), Self.stripeCount - 1) }
    // How many lines are in each stripe, and how many if each is shared out between its stripes.
    var whole = [Double](repeating: 0, count: Self.stripeCount)
    var shares = whole
    for line in lines {
      let stripes = stripe(line.from)...stripe(line.to)
      for index in stripes {
        whole[index] += 1
        shares[index] += 1 / Double(stripes.count)
      }
    }
    return zip(whole, shares).reduce(0) { $0 + $1.0 * $1.1 }
  }
}
