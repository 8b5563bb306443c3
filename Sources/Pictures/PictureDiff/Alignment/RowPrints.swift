import Glibc
import Imaging
import PNGFiles

/// Digests of the rows of a picture, from the top.
struct RowPrints {
  /// Into how many parts from left to right a row is divided.
  static let parts = 16

  /// How many px around a cut show nothing if it is clear.
  private static let margin = 3
  /// How many px thick a drawn line is at most.
  private static let thickest = 4

  /// A digest of each row.
  private(set) var rows: [UInt64] = []
  /// Digests of the parts of each row, row after row; empty where they are not known.
  private(set) var partDigests: [UInt32] = []
  /// For each row, a bit for each part that has more than one colour.
  private(set) var inked: [UInt16] = []

  /// Prints of known digests.
  init(rows: [UInt64] = []) {
    self.rows = rows
  }

  /// What the rows of two pictures are compared as.
  static func format(for old: RowLayout, _ new: RowLayout) -> Bitmap.Format {
    old.format == new.format ? old.format : .rgba8
  }

  /// Reads a picture to its end.
  ///
  /// - Parameter format: What pixels are compared as.
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

  /// Whether a row differs from the one above: of a run of rows that are the same, only the first tells
  /// anything.
  func isTelling(_ row: Int) -> Bool { row == 0 || rows[row] != rows[row - 1] }

  /// Whether a cut above a row goes through text or a picture: neither of both rows there has a neighbour
  /// that is the same.
  func isCut(at row: Int) -> Bool {
    row > 0 && row < rows.count && !isPlain(row - 1) && !isPlain(row)
  }

  /// Whether a cut above a row is some px away from anything.
  func isClear(at row: Int) -> Bool {
    (row - RowPrints.margin..<row + RowPrints.margin)
      .allSatisfy { !rows.indices.contains($0) || isPlain($0) }
  }

  /// Whether a drawn line ends above a row: a few rows that are the same between more that are.
  func isBelowLine(_ row: Int) -> Bool {
    guard row > 0, row < rows.count, isTelling(row) else { return false }
    var start = row - 1
    while start > 0, rows[start - 1] == rows[row - 1] { start -= 1 }
    let above = max(start - RowPrints.thickest, 0)..<start
    let below = row..<min(row + RowPrints.thickest, rows.count)
    return row - start <= RowPrints.thickest && !above.isEmpty && isBlank(above) && isBlank(below)
  }

  /// Whether a row is the same as the one above or below.
  func isPlain(_ row: Int) -> Bool {
    row > 0 && rows[row] == rows[row - 1] || row + 1 < rows.count && rows[row] == rows[row + 1]
  }

  /// How many rows tell anything.
  func telling(in range: Range<Int>) -> Int { range.count(where: isTelling) }

  /// Whether all rows are the same.
  func isBlank(_ range: Range<Int>) -> Bool {
    range.dropFirst().allSatisfy { rows[$0] == rows[range.lowerBound] }
  }
}

/// The pixels of a row as they are compared, with black where they do not count.
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

  /// The pixels; they stay until those of another row are asked for.
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
  /// Whether each byte is the one so many bytes before it.
  fileprivate func isRepeating(every distance: Int) -> Bool {
    guard count > distance, let start = baseAddress else { return true }
    return memcmp(start, start + distance, count - distance) == 0
  }
}
