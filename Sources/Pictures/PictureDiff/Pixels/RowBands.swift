/// The rows where two pictures differ, as a few bands from the top.
///
/// A band may hold rows that are equal: there are never more than 64 bands, and those closest to each
/// other become one. So a picture of any height is told in bounded memory.
public struct RowBands: Hashable, Sendable {
  /// The bands in order; they neither overlap nor touch. Empty where nothing differs.
  public private(set) var ranges: [Range<Int>] = []

  static let most = 64

  /// Adds a row below all before.
  mutating func insert(_ row: Int) {
    if let last = ranges.last, last.upperBound == row {
      ranges[ranges.count - 1] = last.lowerBound..<row + 1
      return
    }
    ranges.append(row..<row + 1)
    if ranges.count > RowBands.most { joinClosest() }
  }

  private mutating func joinClosest() {
    let gaps = zip(ranges, ranges.dropFirst()).map { $1.lowerBound - $0.upperBound }
    guard let closest = gaps.indices.min(by: { gaps[$0] < gaps[$1] }) else { return }
    ranges[closest] = ranges[closest].lowerBound..<ranges[closest + 1].upperBound
    ranges.remove(at: closest + 1)
  }
}
