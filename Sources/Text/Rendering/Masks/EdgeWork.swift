import CFreeType

/// How much work it is to fill an outline, which its area does not tell: an outline of ten thousand points
/// may go to and fro in every row of its box.
///
/// FreeType's smooth rasteriser goes through the whole outline for each part of the box that its memory
/// holds, and through each row that a line crosses, in the part or not. In a row it looks for the place of
/// each pixel that a line touches among those that were touched before, one after the other. So what
/// counts is each line's length in rows and columns, as often as the outline is gone through, and how many
/// lines are in a row.
enum EdgeWork {
  /// The rows of a part, and the touched pixels that it may have: FreeType keeps 682 of these in 16 kB.
  private static let (greatestRowCount, greatestCellCount) = (85, 600)
  /// How many touched pixels of a row are passed over in the time of a step (measured).
  private static let cellsPassedInAStep = 6.0
  /// The work that is not worth looking at more closely.
  private static let little = 16_384.0

  /// The work for an outline in 64ths of a pixel, whose box begins at (0, 0), in steps of a row or column.
  static func steps(of outline: FT_Outline, width: Int, height: Int) -> Int {
    let most = mostSteps(of: outline, width: width, height: height)
    guard most > little else { return Int(most) }
    var rows = Rows(count: height, width: width)
    // Each part has all points looked at, be it to pass over their lines.
    var parts = [Part](
      repeating: Part(steps: Double(outline.n_points)), count: height / greatestRowCount + 1)
    forEachLine(of: outline) { from, to in
      let (low, high) = (max(0, min(from.y, to.y)) / 64, max(0, max(from.y, to.y)) / 64)
      let (columnCount, rowCount) = lengths(from, to)
      rows.add(low...high, columns: columnCount)
      let top = min(parts.count - 1, high / greatestRowCount)
      let first = min(top, low / greatestRowCount)
      for index in first...top {
        parts[index].add(rows: rowCount, columns: columnCount / Double(top - first + 1))
      }
    }
    let passed = rows.passedCells(inEach: greatestRowCount)
    let mostCells = min(height, greatestRowCount) * width
    let work = zip(parts, passed).reduce(0.0) { work, part in
      work + part.0.work(passing: part.1 / cellsPassedInAStep, mostCells: mostCells)
    }
    // No limit is as large, and it can be added up.
    return Int(min(work, 1e15))
  }

  /// As if all lines were in each part, and all pixels that they touch in one row: for most glyphs that is
  /// little enough.
  private static func mostSteps(of outline: FT_Outline, width: Int, height: Int) -> Double {
    var (columns, rows) = (0.0, 0.0)
    forEachLine(of: outline) { from, to in
      let length = lengths(from, to)
      columns += length.columns
      rows += length.rows
    }
    let points = Double(outline.n_points)
    let touched = columns + rows + 2 * points
    let inOneRow = min(touched, Double(min(width, greatestCellCount)))
    let cells = min(touched, Double(width * height))
    return (points + columns + rows + touched * inOneRow / 2 / cellsPassedInAStep)
      * Double(1 + height / greatestRowCount)
      * (1 + 2 * (cells / Double(greatestCellCount)).rounded(.down))
  }

  /// How many columns and rows a line crosses.
  private static func lengths(
    _ from: FT_Vector, _ to: FT_Vector
  ) -> (columns: Double, rows: Double) {
    (Double(abs(to.x - from.x)) / 64, Double(abs(to.y - from.y)) / 64)
  }

  /// Goes from point to point, and from the last of a contour to its first.
  private static func forEachLine(
    of outline: FT_Outline, _ body: (FT_Vector, FT_Vector) -> Void
  ) {
    let points = UnsafeBufferPointer(start: outline.points, count: Int(outline.n_points))
    var start = 0
    for contour in 0..<Int(outline.n_contours) {
      let end = Int(outline.contours[contour])
      guard start <= end, end < points.count else { break }
      var last = points[end]
      for point in points[start...end] {
        body(last, point)
        last = point
      }
      start = end + 1
    }
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

    /// - Parameter passing: The steps that it takes to find the places of touched pixels.
    func work(passing: Double, mostCells: Int) -> Double {
      let pieces = (min(cells, Double(mostCells)) / Double(greatestCellCount)).rounded(.down)
      return (steps + passing) * (1 + 2 * pieces)
    }
  }

  /// How many pixels of each row lines touch, each line for itself.
  struct Rows {
    private let width: Int
    /// What a row has more than the one below it.
    private var changes: [Double]

    init(count: Int, width: Int) {
      self.width = width
      changes = [Double](repeating: 0, count: count + 1)
    }

    /// - Parameters:
    ///   - rows: Those that a line crosses, which may go on beyond the box.
    ///   - columns: How many columns it crosses in all of them.
    mutating func add(_ rows: ClosedRange<Int>, columns: Double) {
      let touched = 1 + columns / Double(rows.count)
      changes[min(rows.lowerBound, changes.count - 1)] += touched
      changes[min(rows.upperBound + 1, changes.count - 1)] -= touched
    }

    /// How many touched pixels are passed over in all to find the places of others, for each so many rows.
    ///
    /// A row has no more touched pixels than columns, nor than are kept.
    func passedCells(inEach rowCount: Int) -> [Double] {
      var passed = [Double](repeating: 0, count: changes.count / rowCount + 1)
      var touched = 0.0
      for (row, change) in changes.dropLast().enumerated() {
        touched += change
        passed[row / rowCount] += touched * min(touched, Double(min(width, greatestCellCount))) / 2
      }
      return passed
    }
  }
}
