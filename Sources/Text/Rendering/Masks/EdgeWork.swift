import CFreeType

/// Estimates the work to fill an outline. Its area is not enough for that: an outline of ten
/// thousand points may go back and forth in every row of its box.
///
/// FreeType's smooth rasteriser divides the box into parts that fit its memory. For each part, it
/// goes through the whole outline, and through each row that a line crosses, inside the part or
/// not. In a row, it searches linearly for each pixel that a line touches among those touched
/// before. So the cost depends on each line's length in rows and columns, times the number of
/// passes, and on the number of lines in a row.
enum EdgeWork {
  /// The rows of a part, and the maximum number of touched pixels in it. FreeType stores 682 of
  /// these in 16 kB.
  private static let (greatestRowCount, greatestCellCount) = (85, 600)
  /// The number of touched pixels in a row that the search passes in the time of one step
  /// (measured).
  private static let cellsPassedInAStep = 6.0
  /// The work that needs no closer look.
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

  /// Returns an upper limit: as if all lines were in each part, and all their pixels in one row.
  /// For most glyphs that is little enough.
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

  /// Returns the number of columns and rows that a line crosses.
  private static func lengths(
    _ from: FT_Vector, _ to: FT_Vector
  ) -> (columns: Double, rows: Double) {
    (Double(abs(to.x - from.x)) / 64, Double(abs(to.y - from.y)) / 64)
  }

  /// Calls a closure with each line, including the one from a contour's last point to its first.
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
    /// The number of steps to go through the lines once.
    var steps: Double
    /// The maximum number of pixels that the lines touch.
    var cells = 0.0

    /// - Parameters:
    ///   - rows: The number of rows that a line crosses, in this part and in others.
    ///   - columns: The number of columns that it crosses in this part.
    mutating func add(rows: Double, columns: Double) {
      steps += rows + columns
      cells += min(rows, Double(greatestRowCount)) + columns + 1
    }

    /// - Parameter passing: The number of steps to find the positions of touched pixels.
    func work(passing: Double, mostCells: Int) -> Double {
      let pieces = (min(cells, Double(mostCells)) / Double(greatestCellCount)).rounded(.down)
      return (steps + passing) * (1 + 2 * pieces)
    }
  }

  /// The number of touched pixels in each row, counted for each line separately.
  struct Rows {
    private let width: Int
    /// The difference of each row's count from that of the row below.
    private var changes: [Double]

    init(count: Int, width: Int) {
      self.width = width
      changes = [Double](repeating: 0, count: count + 1)
    }

    /// - Parameters:
    ///   - rows: The rows that a line crosses, which may continue beyond the box.
    ///   - columns: The number of columns that it crosses in all these rows.
    mutating func add(_ rows: ClosedRange<Int>, columns: Double) {
      let touched = 1 + columns / Double(rows.count)
      changes[min(rows.lowerBound, changes.count - 1)] += touched
      changes[min(rows.upperBound + 1, changes.count - 1)] -= touched
    }

    /// Returns how many touched pixels all searches pass, for each group of rows.
    ///
    /// A row has no more touched pixels than columns, nor more than FreeType stores.
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
