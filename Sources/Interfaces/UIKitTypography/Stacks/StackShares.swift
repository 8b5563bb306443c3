import Foundation

/// The distribution of the space along a stack's axis among its views. It is what the constraints
/// of ``StackRules`` result in if there are no others.
struct StackShares {
  /// The length that one view prefers, with its priorities.
  struct Part {
    /// The preferred length, in points.
    var length: CGFloat
    /// The priority at which the view is no longer than that.
    var hugging: UILayoutPriority
    /// The priority at which the view is no shorter than that.
    var resistance: UILayoutPriority
  }

  let distribution: UIStackView.Distribution
  /// The distances between the views that the stack asks for, in points.
  let gaps: [CGFloat]

  private var sumOfGaps: CGFloat { gaps.reduce(0, +) }

  /// Returns the total length at which no view is compressed.
  func least(_ lengths: [CGFloat]) -> CGFloat {
    switch distribution {
    case .fillEqually: (lengths.max() ?? 0) * CGFloat(lengths.count) + sumOfGaps
    default: lengths.reduce(0, +) + (isLoose ? even * CGFloat(gaps.count) : sumOfGaps)
    }
  }

  private var isLoose: Bool { distribution == .equalSpacing || distribution == .equalCentering }
  /// The gap that counts for each pair of views: the greatest of the gaps for `equalSpacing`, or
  /// their mean for `equalCentering`.
  private var even: CGFloat { distribution == .equalSpacing ? gaps.max() ?? 0 : mean }
  private var mean: CGFloat { gaps.isEmpty ? 0 : sumOfGaps / CGFloat(gaps.count) }

  /// Returns the lengths of the views in an available length.
  func lengths(of parts: [Part], room: CGFloat) -> [CGFloat] {
    let wished = parts.map(\.length)
    let gaps = isLoose ? even * CGFloat(self.gaps.count) : sumOfGaps
    let free = room - gaps - wished.reduce(0, +)
    switch distribution {
    case .fillEqually:
      return wished.map { _ in max(0, (room - gaps) / CGFloat(max(1, wished.count))) }
    case .fillProportionally where !wished.contains(0):
      let sum = wished.reduce(0, +)
      return wished.map { $0 * max(0, room - gaps) / sum }
    case .fill, .fillProportionally:
      return free > 0 ? stretched(parts, by: free) : compressed(parts, by: -free)
    case .equalSpacing, .equalCentering:
      // Gaps take what is left, before any view does that holds to its size.
      return free > 0 ? wished : compressed(parts, by: -free)
    }
  }

  /// Stretches one view into the free space: the last of those with the lowest hugging priority.
  private func stretched(_ parts: [Part], by free: CGFloat) -> [CGFloat] {
    var lengths = parts.map(\.length)
    let least = parts.map(\.hugging).min()
    if let index = parts.lastIndex(where: { $0.hugging == least }) { lengths[index] += free }
    return lengths
  }

  /// Compresses the views with the lowest resistance first, and the last of these first. Each one
  /// shrinks to zero before the next one shrinks.
  private func compressed(_ parts: [Part], by missing: CGFloat) -> [CGFloat] {
    var lengths = parts.map(\.length)
    var missing = missing
    let order = parts.indices.sorted {
      (parts[$0].resistance, parts.count - $0) < (parts[$1].resistance, parts.count - $1)
    }
    for index in order where missing > 0 {
      let given = min(lengths[index], missing)
      lengths[index] -= given
      missing -= given
    }
    return lengths
  }

  /// Returns the distances between views of given lengths in an available length.
  func gaps(between lengths: [CGFloat], room: CGFloat) -> [CGFloat] {
    let free = room - lengths.reduce(0, +)
    switch distribution {
    case .equalSpacing where !gaps.isEmpty:
      return gaps.map { _ in max(even, free / CGFloat(gaps.count)) }
    case .equalCentering where free > sumOfGaps: return centered(lengths, room: room)
    default: return gaps
    }
  }

  /// Places the centres at equal distances. Pairs of views that need more than that keep their
  /// least gap.
  private func centered(_ lengths: [CGFloat], room: CGFloat) -> [CGFloat] {
    guard let first = lengths.first, let last = lengths.last else { return gaps }
    let halves = zip(lengths, lengths.dropFirst()).map { ($0 + $1) / 2 }
    let whole = room - (first + last) / 2
    var kept = gaps.map { _ in false }
    // Each round keeps one pair more at its least.
    for _ in gaps.indices {
      let taken = gaps.indices.filter { kept[$0] }.map { halves[$0] + gaps[$0] }.reduce(0, +)
      let count = kept.count { !$0 }
      guard count > 0 else { break }
      let distance = (whole - taken) / CGFloat(count)
      let tight = gaps.indices.filter { !kept[$0] && distance - halves[$0] < gaps[$0] }
      if tight.isEmpty { return gaps.indices.map { kept[$0] ? gaps[$0] : distance - halves[$0] } }
      for index in tight { kept[index] = true }
    }
    return gaps
  }
}
