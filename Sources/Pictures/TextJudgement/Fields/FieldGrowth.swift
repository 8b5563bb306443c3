import Imaging

/// Grows the box around a difference until it has whole lines of text: sideways across spaces, up
/// and down to rows without ink.
struct FieldGrowth {
  let readers: [InkReader]
  let limits: PixelRect

  /// The number of columns added at a time.
  private static let step = 8
  /// The number of rows without ink that separate two lines.
  private static let lineGap = 2
  /// The number of columns without ink that end a line, in heights of it, and at least in px.
  private static let lineEnd = (heights: 2, pixels: 24)
  /// The least number of rows above and below the line where a letter has no ink.
  private static let beyond = 16
  /// The part of a line's height that a wider icon beside it exceeds; letters have no such columns.
  private static let iconShare = 3
  /// The greatest number of rows that a box grows by at one side, in heights of it and in px.
  private static let most = (heights: 1, pixels: 64)

  func grow(_ box: PixelRect) -> PixelRect {
    // Rows first, so that an accent finds its letter; then the line; then what the line brought.
    grownSideways(grownUpright(grownSideways(grownUpright(box))))
  }

  private func grownUpright(_ box: PixelRect) -> PixelRect {
    let most = box.height * FieldGrowth.most.heights + FieldGrowth.most.pixels
    var (top, bottom) = (box.y, box.maxY)
    let lowest = max(limits.y, box.y - most)
    let highest = min(limits.maxY, box.maxY + most)
    while top > lowest,
      !isBlank(columns: box.x..<box.maxX, rows: max(lowest, top - FieldGrowth.lineGap)..<top)
    {
      top -= 1
    }
    while bottom < highest,
      !isBlank(
        columns: box.x..<box.maxX, rows: bottom..<min(highest, bottom + FieldGrowth.lineGap))
    {
      bottom += 1
    }
    return PixelRect(x: box.x, y: top, width: box.width, height: bottom - top)
  }

  private func grownSideways(_ box: PixelRect) -> PixelRect {
    let rows = box.y..<box.maxY
    let gap = max(box.height * FieldGrowth.lineEnd.heights, FieldGrowth.lineEnd.pixels)
    let width = max(FieldGrowth.step, box.height / FieldGrowth.iconShare)
    var left = box.x
    var next = left
    while next > limits.x, left - next < gap {
      let strip = max(limits.x, next - FieldGrowth.step)..<next
      next = strip.lowerBound
      if isBlank(columns: strip, rows: rows) { continue }
      if holdsEdge(columns: strip, beside: box) { break }
      if isIcon(columns: next - width..<next, beside: box) { break }
      left = next
    }
    var right = box.maxX
    next = right
    while next < limits.maxX, next - right < gap {
      let strip = next..<min(limits.maxX, next + FieldGrowth.step)
      next = strip.upperBound
      if isBlank(columns: strip, rows: rows) { continue }
      if holdsEdge(columns: strip, beside: box) { break }
      if isIcon(columns: next..<next + width, beside: box) { break }
      right = next
    }
    return PixelRect(x: left, y: box.y, width: right - left, height: box.height)
  }

  private func isBlank(columns: Range<Int>, rows: Range<Int>) -> Bool {
    readers.allSatisfy { $0.isBlank(PixelRect(columns: columns, rows: rows)) }
  }

  /// Returns whether columns have the edge of a panel or what is beyond it: a column with ink far
  /// above and below the line, unlike any letter.
  private func holdsEdge(columns: Range<Int>, beside box: PixelRect) -> Bool {
    let more = max(FieldGrowth.beyond, box.height)
    let rows = max(limits.y, box.y - more)..<min(limits.maxY, box.maxY + more)
    return readers.contains { reader in
      columns.contains { column in
        rows.allSatisfy { !reader.isBlank(x: column, y: $0) }
      }
    }
  }

  /// Returns whether columns are full of ink from above the line to below it, like those of an
  /// icon.
  private func isIcon(columns: Range<Int>, beside box: PixelRect) -> Bool {
    guard columns.lowerBound >= limits.x, columns.upperBound <= limits.maxX else { return false }
    let rows =
      max(
        limits.y, box.y - FieldGrowth.lineGap)..<min(
        limits.maxY, box.maxY + FieldGrowth.lineGap)
    return readers.allSatisfy { reader in
      rows.allSatisfy { row in columns.allSatisfy { !reader.isBlank(x: $0, y: row) } }
    }
  }
}
