import Glibc
import Imaging
import PNGFiles

/// Digests of the rows of a picture, from the top.
struct RowPrints {
  /// The number of parts, from left to right, that a row is divided into.
  static let parts = 16

  /// The number of blank px around a cut that is clear.
  private static let margin = 3
  /// The greatest thickness of a drawn line in px.
  private static let thickest = 4

  /// The digest of each row.
  private(set) var rows: [UInt64] = []
  /// The digests of the parts of each row, row after row; empty where they are unknown.
  private(set) var partDigests: [UInt32] = []
  /// For each row, a bit for each part that has more than one colour.
  private(set) var inked: [UInt16] = []

  /// Creates prints of known digests.
  init(rows: [UInt64] = []) {
    self.rows = rows
  }

  /// Returns the format in which the rows of two pictures are compared.
  static func format(for old: RowLayout, _ new: RowLayout) -> Bitmap.Format {
    old.format == new.format ? old.format : .rgba8
  }

  /// Reads a picture to its end.
  ///
  /// - Parameter format: The format in which pixels are compared.
  init(
    of picture: any PictureRows, as format: Bitmap.Format, ignoring ignored: IgnoredArea
  ) throws(StreamStop) {
    try self.init(
      height: picture.size.height, layout: picture.layout, as: format, ignoring: ignored
    ) { () throws(StreamStop) in try picture.next() }
    try picture.finish()
  }

  /// Reads a picture in memory.
  init(of picture: Bitmap, as format: Bitmap.Format, ignoring ignored: IgnoredArea) {
    let rows = BitmapRows(of: picture)
    self.init(
      height: picture.height, layout: rows.layout, as: format, ignoring: ignored, next: rows.next)
  }

  private init<Failure>(
    height: Int, layout: RowLayout, as format: Bitmap.Format, ignoring ignored: IgnoredArea,
    next: () throws(Failure) -> UnsafeRawPointer
  ) throws(Failure) {
    let reader = RowReader(of: layout, as: format, ignoring: ignored)
    rows.reserveCapacity(height)
    partDigests.reserveCapacity(height * RowPrints.parts)
    for row in 0..<height {
      add(reader.pixels(of: try next(), in: row), bytesPerPixel: format.bytesPerPixel)
    }
  }

  private mutating func add(_ bytes: UnsafeRawBufferPointer, bytesPerPixel: Int) {
    let width = bytes.count / bytesPerPixel
    var mask: UInt16 = 0
    for part in 0..<RowPrints.parts {
      let (start, end) = (
        width * part / RowPrints.parts * bytesPerPixel,
        width * (part + 1) / RowPrints.parts * bytesPerPixel
      )
      let pixels = UnsafeRawBufferPointer(rebasing: bytes[start..<end])
      if !pixels.isRepeating(every: bytesPerPixel) { mask |= 1 << UInt16(part) }
      partDigests.append(UInt32(truncatingIfNeeded: rowDigest(of: pixels)))
    }
    rows.append(rowDigest(of: bytes))
    inked.append(mask)
  }

  /// Returns whether a row differs from the one above: of a run of equal rows, only the first is
  /// distinctive.
  func isTelling(_ row: Int) -> Bool { row == 0 || rows[row] != rows[row - 1] }

  /// Returns whether a cut above a row goes through text or a picture: neither of the two rows
  /// there has an equal neighbour.
  func isCut(at row: Int) -> Bool {
    row > 0 && row < rows.count && !isPlain(row - 1) && !isPlain(row)
  }

  /// Returns whether a cut above a row is some px away from any content.
  func isClear(at row: Int) -> Bool {
    (row - RowPrints.margin..<row + RowPrints.margin)
      .allSatisfy { !rows.indices.contains($0) || isPlain($0) }
  }

  /// Returns whether a drawn line ends above a row: a few equal rows between more equal rows.
  func isBelowLine(_ row: Int) -> Bool {
    guard row > 0, row < rows.count, isTelling(row) else { return false }
    var start = row - 1
    while start > 0, rows[start - 1] == rows[row - 1] { start -= 1 }
    let above = max(start - RowPrints.thickest, 0)..<start
    let below = row..<min(row + RowPrints.thickest, rows.count)
    return row - start <= RowPrints.thickest && !above.isEmpty && isBlank(above) && isBlank(below)
  }

  /// Returns whether a row is equal to the one above or below.
  func isPlain(_ row: Int) -> Bool {
    row > 0 && rows[row] == rows[row - 1] || row + 1 < rows.count && rows[row] == rows[row + 1]
  }

  /// Returns the number of distinctive rows.
  func telling(in range: Range<Int>) -> Int { range.count(where: isTelling) }

  /// Returns whether all rows are equal.
  func isBlank(_ range: Range<Int>) -> Bool {
    range.dropFirst().allSatisfy { rows[$0] == rows[range.lowerBound] }
  }
}

/// Reads the pixels of a row in the format of the comparison, with black where they are ignored.
final class RowReader {
  private let layout: RowLayout
  private let format: Bitmap.Format
  private let ignored: IgnoredArea
  private let scratch: UnsafeMutableRawBufferPointer

  init(of layout: RowLayout, as format: Bitmap.Format, ignoring ignored: IgnoredArea) {
    self.layout = layout
    self.format = format
    self.ignored = ignored
    scratch = .allocate(byteCount: layout.width * format.bytesPerPixel, alignment: 16)
  }

  deinit { scratch.deallocate() }

  /// Returns the pixels, which are valid until the next call.
  func pixels(of row: UnsafeRawPointer, in number: Int) -> UnsafeRawBufferPointer {
    if ignored.isEmpty, layout.isStored(as: format) {
      return UnsafeRawBufferPointer(start: row, count: scratch.count)
    }
    guard let start = scratch.baseAddress else { return UnsafeRawBufferPointer(scratch) }
    layout.write(0..<layout.width, of: row, as: format, to: start)
    let step = format.bytesPerPixel
    for columns in ignored.ignored(of: 0..<layout.width, in: number) {
      (start + columns.lowerBound * step).initializeMemory(
        as: UInt8.self, repeating: 0, count: columns.count * step)
    }
    return UnsafeRawBufferPointer(scratch)
  }
}

extension UnsafeRawBufferPointer {
  /// Returns whether each byte equals the one at this distance before it.
  fileprivate func isRepeating(every distance: Int) -> Bool {
    guard count > distance, let start = baseAddress else { return true }
    return memcmp(start, start + distance, count - distance) == 0
  }
}
