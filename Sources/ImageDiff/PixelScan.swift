import Glibc
import Imaging

/// Finds the pixels that differ in the area two pictures share from the top left.
///
/// Equal bytes are passed over by `memcmp`, first the whole, then rows, so that only rows that differ
/// are looked at closely.
struct PixelScan {
  private var differing = 0
  private var columns: ClosedRange<Int>?
  private var rows: ClosedRange<Int>?
  private var greatest: UInt8 = 0
  private var first: PixelPoint?

  /// `nil` where no shared pixel differs.
  static func difference(expected: Bitmap, actual: Bitmap) -> PixelDifference? {
    let (expected, actual) = alike(expected, actual)
    let width = min(expected.width, actual.width)
    let height = min(expected.height, actual.height)
    var scan = PixelScan()
    expected.bytes.withUnsafeBytes { old in
      actual.bytes.withUnsafeBytes { new in
        guard let oldStart = old.baseAddress, let newStart = new.baseAddress else { return }
        let isWhole = expected.width == actual.width
        if isWhole, memcmp(oldStart, newStart, height * expected.bytesPerRow) == 0 { return }
        for row in 0..<height {
          let oldRow = oldStart + row * expected.bytesPerRow
          let newRow = newStart + row * actual.bytesPerRow
          guard memcmp(oldRow, newRow, width * expected.format.bytesPerPixel) != 0 else { continue }
          scan.note(
            RowDifference(between: oldRow, and: newRow, width: width, format: expected.format),
            in: row)
        }
      }
    }
    return scan.result
  }

  /// Two bitmaps of one format, the smaller where it holds both.
  private static func alike(_ one: Bitmap, _ other: Bitmap) -> (Bitmap, Bitmap) {
    guard one.format != other.format else { return (one, other) }
    let (smallOne, smallOther) = (one.reduced(), other.reduced())
    guard smallOne.format != smallOther.format else { return (smallOne, smallOther) }
    return (smallOne.expandedToRGBA(), smallOther.expandedToRGBA())
  }

  private mutating func note(_ found: RowDifference, in row: Int) {
    guard found.differing > 0 else { return }
    if first == nil { first = PixelPoint(x: found.first, y: row) }
    differing += found.differing
    greatest = max(greatest, found.greatest)
    columns =
      min(
        columns?.lowerBound ?? found.first, found.first)...max(
        columns?.upperBound ?? found.last, found.last)
    rows = (rows?.lowerBound ?? row)...row
  }

  private var result: PixelDifference? {
    guard let first, let columns, let rows else { return nil }
    return PixelDifference(
      differingPixels: differing,
      boundingBox: PixelRect(
        x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count),
      greatestChannelDifference: Int(greatest), first: first)
  }
}
