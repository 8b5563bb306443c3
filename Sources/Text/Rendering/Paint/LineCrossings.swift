/// How many lines of an outline may cross each other.
///
/// Lines cross where both are, so the outline is looked at in stripes: two lines that share none do not
/// cross. Lines that share but one of many stripes may be told a tenth too few; for outlines as letters
/// have them it is some for each line.
struct LineCrossings {
  private static let stripeCount = 64

  /// Where each line begins and ends along one axis, the lesser first.
  private var lines: [(from: Double, to: Double)] = []

  /// - Parameters:
  ///   - one: Where a line begins along an axis that is the same for all lines.
  ///   - other: Where it ends.
  mutating func add(from one: Double, to other: Double) {
    lines.append(one <= other ? (one, other) : (other, one))
  }

  /// About how many pairs of lines may cross at most; infinity where a line has no place.
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
