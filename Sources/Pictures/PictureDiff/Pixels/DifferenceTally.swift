import Imaging

/// Sums up what differs between two pictures, row by row from the top, in little memory.
struct DifferenceTally {
  private var differing = 0
  private var columns: ClosedRange<Int>?
  private var greatest: UInt8 = 0
  private var first: PixelPoint?
  /// The rows that differ.
  private(set) var bands = RowBands()

  /// Adds a row below those before.
  mutating func note(_ found: RowDifference, in row: Int) {
    guard found.differing > 0 else { return }
    if first == nil { first = PixelPoint(x: found.first, y: row) }
    differing += found.differing
    greatest = max(greatest, found.greatest)
    columns =
      min(
        columns?.lowerBound ?? found.first, found.first)...max(
        columns?.upperBound ?? found.last, found.last)
    bands.insert(row)
  }

  /// `nil` where nothing differs.
  var difference: PixelDifference? {
    guard let first, let columns, let last = bands.ranges.last else { return nil }
    return PixelDifference(
      differingPixels: differing,
      boundingBox: PixelRect(
        x: columns.lowerBound, y: first.y, width: columns.count, height: last.upperBound - first.y),
      greatestChannelDifference: Int(greatest), first: first)
  }
}
