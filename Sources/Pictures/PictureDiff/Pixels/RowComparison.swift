import Glibc
import Imaging
import PNGFiles

/// Compares rows of two pictures, however each is stored.
struct RowComparison {
  private let old: RowLayout
  private let new: RowLayout
  /// Columns that both have.
  private let width: Int
  /// What pixels are compared as: the smallest format that holds both pictures.
  private let format: Bitmap.Format
  /// What does not count.
  private let ignored: IgnoredArea
  /// Whether equal bytes are equal pixels.
  let isAlike: Bool

  /// Pixels passed over together where they are stored alike: many where all are, fewer near those
  /// that are not.
  private static let longStretch = 1024
  private static let stretch = 256
  /// Pixels looked at together: few enough to count them in eight bits.
  private static let block = 64

  init(between old: RowLayout, and new: RowLayout, ignoring ignored: IgnoredArea = .none) {
    self.old = old
    self.new = new
    self.ignored = ignored
    width = min(old.width, new.width)
    format = old.format == new.format ? old.format : .rgba8
    isAlike = old.isAlike(new)
  }

  /// What differs in the columns that both rows have and that count.
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

  /// Whether both rows hold the same bytes in some columns, and in those that share a byte with them.
  private func areStoredAlike(
    _ columns: Range<Int>, _ oldRow: UnsafeRawPointer, _ newRow: UnsafeRawPointer
  ) -> Bool {
    let start = columns.lowerBound * old.bitsPerPixel / 8
    let end = (columns.upperBound * old.bitsPerPixel + 7) / 8
    return memcmp(oldRow + start, newRow + start, end - start) == 0
  }
}

extension RowLayout {
  /// Whether equal bytes are equal pixels, as far as both rows reach.
  fileprivate func isAlike(_ other: RowLayout) -> Bool {
    colorType == other.colorType && bitsPerSample == other.bitsPerSample && colors == other.colors
  }

  /// Pixels as a format stores them: where they lie, or written to a place for them.
  fileprivate func pixels(
    _ columns: Range<Int>, of row: UnsafeRawPointer, as format: Bitmap.Format,
    in scratch: UnsafeMutableRawPointer
  ) -> UnsafeRawPointer {
    if isStored(as: format) { return row + columns.lowerBound * format.bytesPerPixel }
    write(columns, of: row, as: format, to: scratch)
    return UnsafeRawPointer(scratch)
  }
}
