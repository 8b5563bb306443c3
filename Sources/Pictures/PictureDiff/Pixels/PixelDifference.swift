public import Imaging

/// The difference between two pictures or areas of the same size. At least one pixel differs.
public struct PixelDifference: Hashable, Sendable {
  /// The number of pixels that differ in any channel, at least 1.
  public let differingPixels: Int
  /// The smallest rectangle that contains all differences.
  public let boundingBox: PixelRect
  /// The largest difference of a channel of a pixel, from 1 to 255. Alpha counts like a colour.
  public let greatestChannelDifference: Int
  /// The first pixel that differs, row by row from the top left.
  public let first: PixelPoint

  /// Creates a difference from its values.
  public init(
    differingPixels: Int, boundingBox: PixelRect, greatestChannelDifference: Int, first: PixelPoint
  ) {
    self.differingPixels = differingPixels
    self.boundingBox = boundingBox
    self.greatestChannelDifference = greatestChannelDifference
    self.first = first
  }
}

extension PixelDifference: CustomStringConvertible {
  /// The values in words, such as `3 pixels differ within 12 × 8 px at (40, 3), by up to 255`.
  public var description: String {
    (differingPixels == 1 ? "1 pixel differs" : "\(differingPixels) pixels differ")
      + " within \(boundingBox), by up to \(greatestChannelDifference)"
  }
}

/// Collects the differences between two pictures, row by row from the top, in little memory.
struct DifferenceTally {
  private var differing = 0
  private var columns: ClosedRange<Int>?
  private var greatest: UInt8 = 0
  private var first: PixelPoint?
  /// The rows that differ.
  private(set) var bands = RowBands()

  /// Adds a row below those added before.
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

  /// The difference; `nil` where nothing differs.
  var difference: PixelDifference? {
    guard let first, let columns, let last = bands.ranges.last else { return nil }
    return PixelDifference(
      differingPixels: differing,
      boundingBox: PixelRect(
        x: columns.lowerBound, y: first.y, width: columns.count, height: last.upperBound - first.y),
      greatestChannelDifference: Int(greatest), first: first)
  }
}

/// The rows where two pictures differ, as bands from the top.
///
/// There are at most 64 bands. Neighbouring bands are merged beyond that, so a band may contain
/// equal rows.
public struct RowBands: Hashable, Sendable {
  /// The bands, sorted and separate; empty if nothing differs.
  public private(set) var ranges: [Range<Int>] = []
  /// The number of rows that differ, without the equal rows in bands.
  public private(set) var rowCount = 0

  static let most = 64

  /// Adds a row below those added before.
  mutating func insert(_ row: Int) {
    rowCount += 1
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
