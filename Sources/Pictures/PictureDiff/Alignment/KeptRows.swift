import Imaging

/// The rows that both of two aligned pictures have, put together.
struct KeptRows {
  /// The rows of the expected picture.
  let expected: [Range<Int>]
  /// The rows of the actual picture, the same numbers in order.
  let actual: [Range<Int>]

  /// The rows from the top that both of two pictures have.
  init(common height: Int) {
    expected = [0..<height]
    actual = [0..<height]
  }

  init(of alignment: PictureAlignment) {
    let matched = alignment.bands.filter { $0.kind == .matched }
    expected = matched.map(\.expected)
    actual = matched.map(\.actual)
  }

  /// A box of the kept rows in the whole actual picture.
  func inActual(_ box: PixelRect) -> PixelRect {
    guard box.height > 0 else { return box }
    let first = KeptRows.row(box.y, in: actual)
    let last = KeptRows.row(box.maxY - 1, in: actual)
    return PixelRect(x: box.x, y: first, width: box.width, height: last + 1 - first)
  }

  private static func row(_ row: Int, in ranges: [Range<Int>]) -> Int {
    var left = row
    for range in ranges {
      if left < range.count { return range.lowerBound + left }
      left -= range.count
    }
    return (ranges.last?.upperBound ?? 0) + left
  }

  /// What does not count in either whole picture, in the kept rows.
  func kept(of ignored: IgnoredArea) -> IgnoredArea {
    IgnoredArea(
      [expected, actual].flatMap { ranges in
        var start = 0
        return ranges.flatMap { range in
          defer { start += range.count }
          return ignored.rectangles.compactMap { box -> PixelRect? in
            let rows = (box.y..<box.maxY).clamped(to: range)
            guard !rows.isEmpty else { return nil }
            return PixelRect(
              x: box.x, y: rows.lowerBound - range.lowerBound + start, width: box.width,
              height: rows.count)
          }
        }
      })
  }
}
