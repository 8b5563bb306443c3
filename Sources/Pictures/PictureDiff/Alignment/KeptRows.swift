import Imaging
import TextJudgement

/// The rows or columns that both of two aligned pictures have, as pictures without the others.
struct KeptRows {
  /// The rows of the expected picture.
  let expected: [Range<Int>]
  /// The rows of the actual picture, as many and in the same order.
  let actual: [Range<Int>]
  /// Whether the ranges are columns.
  private let isColumns: Bool

  /// Creates the rows from the top that both of two pictures have.
  init(common height: Int) {
    expected = [0..<height]
    actual = [0..<height]
    isColumns = false
  }

  init(of alignment: PictureAlignment) {
    let matched = alignment.bands.filter { $0.kind == .matched }
    expected = matched.map(\.expected)
    actual = matched.map(\.actual)
    isColumns = alignment.axis == .columns
  }

  /// Returns a box of the kept rows, moved to its place in the whole actual picture.
  func inActual(_ box: PixelRect) -> PixelRect {
    let across = isColumns ? box.transposed : box
    guard across.height > 0 else { return box }
    let first = KeptRows.row(across.y, in: actual)
    let last = KeptRows.row(across.maxY - 1, in: actual)
    let found = PixelRect(
      x: across.x, y: first, width: across.width, height: last + 1 - first)
    return isColumns ? found.transposed : found
  }

  /// Returns rows of the kept picture as rows of the whole actual picture.
  func inActual(_ rows: Range<Int>) -> Range<Int> {
    let box = inActual(PixelRect(columns: 0..<1, rows: rows))
    return box.y..<box.maxY
  }

  /// Returns rows of the kept picture as rows of the whole expected picture.
  func inExpected(_ rows: Range<Int>) -> Range<Int> {
    guard !rows.isEmpty, !isColumns else { return rows }
    return KeptRows.row(rows.lowerBound, in: expected)..<KeptRows.row(
      rows.upperBound - 1, in: expected) + 1
  }

  private static func row(_ row: Int, in ranges: [Range<Int>]) -> Int {
    var left = row
    for range in ranges {
      if left < range.count { return range.lowerBound + left }
      left -= range.count
    }
    return (ranges.last?.upperBound ?? 0) + left
  }

  /// Returns the kept rows of the expected picture, as a picture.
  func inPicture(expected picture: Bitmap) -> Bitmap {
    isColumns ? picture.columns(expected) : picture.rows(expected)
  }

  /// Returns the kept rows of the actual picture, as a picture.
  func inPicture(actual picture: Bitmap) -> Bitmap {
    isColumns ? picture.columns(actual) : picture.rows(actual)
  }

  /// Returns what is ignored in either whole picture, in the kept rows.
  func kept(of ignored: IgnoredArea) -> IgnoredArea {
    IgnoredArea(
      [expected, actual].flatMap { ranges in
        var start = 0
        return ranges.flatMap { range in
          defer { start += range.count }
          return ignored.rectangles.compactMap { rectangle -> PixelRect? in
            let box = isColumns ? rectangle.transposed : rectangle
            let rows = (box.y..<box.maxY).clamped(to: range)
            guard !rows.isEmpty else { return nil }
            let kept = PixelRect(
              x: box.x, y: rows.lowerBound - range.lowerBound + start, width: box.width,
              height: rows.count)
            return isColumns ? kept.transposed : kept
          }
        }
      })
  }
}

extension PixelRect {
  /// The box with rows and columns exchanged.
  var transposed: PixelRect { PixelRect(x: y, y: x, width: height, height: width) }
}

extension Bitmap {
  /// Returns some rows as a picture.
  fileprivate func rows(_ ranges: [Range<Int>]) -> Bitmap {
    Bitmap(
      width: width, height: ranges.reduce(0) { $0 + $1.count }, format: format,
      bytes: ranges.flatMap { bytes[$0.lowerBound * bytesPerRow..<$0.upperBound * bytesPerRow] })
  }

  /// Returns some columns as a picture.
  fileprivate func columns(_ ranges: [Range<Int>]) -> Bitmap {
    let step = format.bytesPerPixel
    return Bitmap(
      width: ranges.reduce(0) { $0 + $1.count }, height: height, format: format,
      bytes: (0..<height).flatMap { row in
        ranges.flatMap { range in
          let start = row * bytesPerRow
          return bytes[start + range.lowerBound * step..<start + range.upperBound * step]
        }
      })
  }

  /// Returns some rows, with rows and columns exchanged.
  func transposed(rows: Range<Int>) -> Bitmap {
    let step = format.bytesPerPixel
    var turned = [UInt8](repeating: 0, count: rows.count * width * step)
    bytes.withUnsafeBufferPointer { bytes in
      turned.withUnsafeMutableBufferPointer { turned in
        for row in 0..<rows.count {
          for column in 0..<width {
            let from = (row + rows.lowerBound) * bytesPerRow + column * step
            let to = (column * rows.count + row) * step
            for byte in 0..<step { turned[to + byte] = bytes[from + byte] }
          }
        }
      }
    }
    return Bitmap(width: rows.count, height: width, format: format, bytes: turned)
  }
}
