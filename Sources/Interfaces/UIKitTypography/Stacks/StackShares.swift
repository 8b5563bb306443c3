import Foundation

/// How views of a stack share the room along its axis: what constraints of ``StackRules`` come to where
/// there are none but these.
struct StackShares {
  /// What one view asks for.
  struct Part {
    /// The length of its content.
    var length: CGFloat
    /// How much it matters that it is no longer.
    var hugging: UILayoutPriority
    /// How much it matters that it is no shorter.
    var resistance: UILayoutPriority
  }

  let distribution: UIStackView.Distribution
  /// The distances between views that the stack asks for.
  let gaps: [CGFloat]

  private var sumOfGaps: CGFloat { gaps.reduce(0, +) }

  /// The length of all where nobody gives way.
  func least(_ lengths: [CGFloat]) -> CGFloat {
    switch distribution {
    case .fillEqually: (lengths.max() ?? 0) * CGFloat(lengths.count) + sumOfGaps
    default: lengths.reduce(0, +) + (isLoose ? even * CGFloat(gaps.count) : sumOfGaps)
    }
  }

  private var isLoose: Bool { distribution == .equalSpacing || distribution == .equalCentering }
  /// Gaps that are alike are as the greatest of them.
  private var even: CGFloat { distribution == .equalSpacing ? gaps.max() ?? 0 : mean }
  private var mean: CGFloat { gaps.isEmpty ? 0 : sumOfGaps / CGFloat(gaps.count) }

  /// The lengths of views in some room.
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

  /// The last of those that hold least to their size takes all.
  private func stretched(_ parts: [Part], by free: CGFloat) -> [CGFloat] {
    var lengths = parts.map(\.length)
    let least = parts.map(\.hugging).min()
    if let index = parts.lastIndex(where: { $0.hugging == least }) { lengths[index] += free }
    return lengths
  }

  /// Those that resist least give way first, and of these the last; each to nothing before the next does.
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

  /// The distances between views of some lengths in some room.
  func gaps(between lengths: [CGFloat], room: CGFloat) -> [CGFloat] {
    let free = room - lengths.reduce(0, +)
    switch distribution {
    case .equalSpacing where !gaps.isEmpty:
      return gaps.map { _ in max(even, free / CGFloat(gaps.count)) }
    case .equalCentering where free > sumOfGaps: return centered(lengths, room: room)
    default: return gaps
    }
  }

  /// Middles are as far apart as each other, but for pairs that the least gap keeps further apart.
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
