import Glibc
import Imaging
import PNGFiles

/// Compares rows of two pictures in any storage.
struct RowComparison {
  private let old: RowLayout
  private let new: RowLayout
  /// The number of columns that both have.
  private let width: Int
  /// The format of the comparison: the smallest one for both pictures.
  private let format: Bitmap.Format
  /// The pixels that are ignored.
  private let ignored: IgnoredArea
  /// Whether equal bytes are equal pixels.
  let isAlike: Bool

  /// The number of pixels tested together where they are stored in the same way: many in equal
  /// stretches, fewer near differences.
  private static let longStretch = 1024
  private static let stretch = 256
  /// The number of pixels compared together, few enough to count them in eight bits.
  private static let block = 64

  init(between old: RowLayout, and new: RowLayout, ignoring ignored: IgnoredArea = .none) {
    self.old = old
    self.new = new
    self.ignored = ignored
    width = min(old.width, new.width)
    format = old.format == new.format ? old.format : .rgba8
    isAlike = old.isAlike(new)
  }

  /// Returns the differences in the columns that both rows have and that are not ignored.
  ///
  /// - Parameter row: The number of the row, from the top.
  func difference(
    between oldRow: UnsafeRawPointer, and newRow: UnsafeRawPointer, in row: Int
  ) -> RowDifference {
    var found = RowDifference()
    if ignored.isEmpty {
      note(0..<width, oldRow, newRow, in: &found)
    } else {
      for columns in ignored.counted(of: 0..<width, in: row) {
        note(columns, oldRow, newRow, in: &found)
      }
    }
    return found
  }

  private func note(
    _ columns: Range<Int>, _ oldRow: UnsafeRawPointer, _ newRow: UnsafeRawPointer,
    in found: inout RowDifference
  ) {
    let block = RowComparison.block
    let room = block * 4
    withUnsafeTemporaryAllocation(byteCount: 2 * room, alignment: 16) { scratch in
      guard let scratch = scratch.baseAddress else { return }
      forEachUnlike(RowComparison.longStretch, of: columns, oldRow, newRow) { stretch in
        forEachUnlike(RowComparison.stretch, of: stretch, oldRow, newRow) { stretch in
          for start in stride(from: stretch.lowerBound, to: stretch.upperBound, by: block) {
            let columns = start..<min(start + block, stretch.upperBound)
            found.note(
              columns, of: format,
              between: old.pixels(columns, of: oldRow, as: format, in: scratch),
              and: new.pixels(columns, of: newRow, as: format, in: scratch + room))
          }
        }
      }
    }
  }

  /// Calls the body with each stretch of some columns that may differ.
  @inline(__always)
  private func forEachUnlike(
    _ length: Int, of columns: Range<Int>, _ oldRow: UnsafeRawPointer, _ newRow: UnsafeRawPointer,
    _ body: (Range<Int>) -> Void
  ) {
    for start in stride(from: columns.lowerBound, to: columns.upperBound, by: length) {
      let stretch = start..<min(start + length, columns.upperBound)
      if !isAlike || !areStoredAlike(stretch, oldRow, newRow) { body(stretch) }
    }
  }

  /// Returns whether both rows have the same bytes in some columns, and in columns that share a
  /// byte with them.
  private func areStoredAlike(
    _ columns: Range<Int>, _ oldRow: UnsafeRawPointer, _ newRow: UnsafeRawPointer
  ) -> Bool {
    let start = columns.lowerBound * old.bitsPerPixel / 8
    let end = (columns.upperBound * old.bitsPerPixel + 7) / 8
    return memcmp(oldRow + start, newRow + start, end - start) == 0
  }
}

extension RowLayout {
  /// Returns whether equal bytes are equal pixels, as far as both rows extend.
  fileprivate func isAlike(_ other: RowLayout) -> Bool {
    colorType == other.colorType && bitsPerSample == other.bitsPerSample
      && colorCount == other.colorCount && colors == other.colors
  }

  /// Returns pixels in a format: in their place if stored so, otherwise converted into a buffer.
  fileprivate func pixels(
    _ columns: Range<Int>, of row: UnsafeRawPointer, as format: Bitmap.Format,
    in scratch: UnsafeMutableRawPointer
  ) -> UnsafeRawPointer {
    if isStored(as: format) { return row + columns.lowerBound * format.bytesPerPixel }
    write(columns, of: row, as: format, to: scratch)
    return UnsafeRawPointer(scratch)
  }
}
