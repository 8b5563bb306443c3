import CFreeType

/// How much work it is to fill an outline, which its area does not tell: an outline of ten thousand points
/// may go to and fro in every row of its box.
///
/// FreeType's smooth rasteriser goes through the whole outline for each part of the box that its memory
/// holds, and through each row that a line crosses, in the part or not. So what counts is each line's
/// length in rows and columns, as often as the outline is gone through.
enum EdgeWork {
  /// The rows of a part, and the touched pixels that it may have: FreeType keeps 682 of these in 16 kB.
  private static let (greatestRowCount, greatestCellCount) = (85, 600)

  /// The work for an outline in 64ths of a pixel, whose box begins at (0, 0), in steps of a row or column.
  static func steps(of outline: FT_Outline, width: Int, height: Int) -> Int {
    let points = UnsafeBufferPointer(start: outline.points, count: Int(outline.n_points))
    // As if each line crossed the box: for most glyphs that is little enough.
    let most =
      Double(points.count) * Double(width + height)
      * Double(1 + 2 * (width * height / greatestCellCount))
    guard most > 65_536 || height > greatestRowCount else { return Int(most) }
    let partHeight = 64 * greatestRowCount
    // Each part has all points looked at, be it to pass over their lines.
    var parts = [Part](
      repeating: Part(steps: Double(points.count)), count: height / greatestRowCount + 1)
    var start = 0
    for contour in 0..<Int(outline.n_contours) {
      let end = Int(outline.contours[contour])
      guard start <= end, end < points.count else { break }
      var last = points[end]
      for point in points[start...end] {
        let rows = abs(point.y - last.y)
        let columns = abs(point.x - last.x)
        let first = max(0, min(point.y, last.y) / partHeight)
        let top = min(parts.count - 1, max(point.y, last.y) / partHeight)
        for index in stride(from: first, through: top, by: 1) {
          parts[index].add(
            rows: Double(rows) / 64, columns: Double(columns) / 64 / Double(top - first + 1))
        }
        last = point
      }
      start = end + 1
    }
    let mostCells = min(height, greatestRowCount) * width
    // No limit is as large, and it can be added up.
    return Int(min(parts.reduce(0.0) { $0 + $1.work(mostCells: mostCells) }, 1e15))
  }

  /// Some rows of an outline's box, and the lines that cross them.
  private struct Part {
    /// How many steps it is to go through the lines once.
    var steps: Double
    /// How many pixels these touch at most.
    var cells = 0.0

    /// - Parameters:
    ///   - rows: How many rows a line crosses, in this part and in others.
    ///   - columns: How many columns it crosses in this part.
    mutating func add(rows: Double, columns: Double) {
      steps += rows + columns
      cells += min(rows, Double(greatestRowCount)) + columns + 1
    }

    func work(mostCells: Int) -> Double {
      let pieces = (min(cells, Double(mostCells)) / Double(greatestCellCount)).rounded(.down)
      return steps * (1 + 2 * pieces)
    }
  }
}
