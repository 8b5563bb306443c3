import Glibc
import Imaging

/// The squares of 8 × 8 px in which two pictures differ by more than noise.
struct CandidateCells {
  /// The side of a cell in px.
  static let side = 8

  /// The number of cells in a row.
  let columns: Int
  /// The number of rows of cells.
  let rows: Int
  /// One byte for each cell, row after row: 1 where a pixel in it is a candidate, otherwise 0.
  private(set) var marks: [UInt8]
  /// The greatest difference of a channel where both pictures have pixels, 0 to 255.
  private(set) var greatestDifference: UInt8 = 0
  /// Whether no cell is marked.
  private(set) var isEmpty = true

  /// Compares each pixel of the pair. A pixel that only one picture has is a candidate unless it
  /// shows that picture's background.
  init(of pair: PicturePair, expectedGround: Premultiplied, actualGround: Premultiplied) {
    columns = (pair.area.width + CandidateCells.side - 1) / CandidateCells.side
    rows = (pair.area.height + CandidateCells.side - 1) / CandidateCells.side
    marks = Array(repeating: 0, count: columns * rows)
    compareOverlap(of: pair)
    markRest(of: pair.expected, beyond: pair.overlap, ground: expectedGround)
    markRest(of: pair.actual, beyond: pair.overlap, ground: actualGround)
  }

  private mutating func compareOverlap(of pair: PicturePair) {
    let (expected, actual) = (pair.expected, pair.actual)
    let overlap = pair.overlap
    let pixel = expected.format.bytesPerPixel
    expected.bytes.withUnsafeBufferPointer { old in
      actual.bytes.withUnsafeBufferPointer { new in
        guard let oldStart = old.baseAddress, let newStart = new.baseAddress else { return }
        for row in 0..<overlap.height {
          let oldRow = oldStart + row * expected.bytesPerRow
          let newRow = newStart + row * actual.bytesPerRow
          guard memcmp(oldRow, newRow, overlap.width * pixel) != 0 else { continue }
          compareRow(row, oldRow, newRow, bytes: overlap.width * pixel, format: expected.format)
        }
      }
    }
  }

  private mutating func compareRow(
    _ row: Int, _ old: UnsafePointer<UInt8>, _ new: UnsafePointer<UInt8>, bytes: Int,
    format: Bitmap.Format
  ) {
    let first = row / CandidateCells.side * columns
    let cell = CandidateCells.side * format.bytesPerPixel
    for (column, start) in stride(from: 0, to: bytes, by: cell).enumerated() {
      let range = start..<min(start + cell, bytes)
      var greatest: UInt8 = 0
      for index in range {
        greatest = max(greatest, max(old[index], new[index]) &- min(old[index], new[index]))
      }
      if greatest > 0, format == .rgba8 {
        greatest = CandidateCells.greatestVisible(old, new, bytes: range)
      }
      greatestDifference = max(greatestDifference, greatest)
      guard greatest > Thresholds.level else { continue }
      marks[first + column] = 1
      isEmpty = false
    }
  }

  /// Returns the greatest difference weighted by alpha: a pixel that shows less of its colour
  /// differs by less.
  private static func greatestVisible(
    _ old: UnsafePointer<UInt8>, _ new: UnsafePointer<UInt8>, bytes: Range<Int>
  ) -> UInt8 {
    stride(from: bytes.lowerBound, to: bytes.upperBound, by: 4).reduce(0) { greatest, index in
      let pixel = Premultiplied(at: old + index, format: .rgba8)
      return max(greatest, pixel.distance(to: Premultiplied(at: new + index, format: .rgba8)))
    }
  }

  private mutating func markRest(
    of picture: Bitmap, beyond overlap: PixelRect, ground: Premultiplied
  ) {
    guard picture.width > overlap.width || picture.height > overlap.height else { return }
    let pixel = picture.format.bytesPerPixel
    picture.bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      for row in 0..<picture.height {
        let first = row < overlap.height ? overlap.width : 0
        for column in first..<picture.width {
          let address = start + (row * picture.width + column) * pixel
          let color = Premultiplied(at: address, format: picture.format)
          guard color.distance(to: ground) > Thresholds.level else { continue }
          marks[row / CandidateCells.side * columns + column / CandidateCells.side] = 1
          isEmpty = false
        }
      }
    }
  }
}
