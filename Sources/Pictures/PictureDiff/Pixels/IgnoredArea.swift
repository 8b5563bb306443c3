import Imaging

/// The ignored part of two pictures.
struct IgnoredArea: Hashable {
  let rectangles: [PixelRect]

  /// An area that ignores nothing.
  static let none = IgnoredArea([])

  /// Creates an area from rectangles, which may overlap, be empty or extend beyond the pictures.
  init(_ rectangles: [PixelRect]) {
    self.rectangles = rectangles.map(IgnoredArea.inReach).filter { !$0.isEmpty }
      .sorted { ($0.x, $0.y) < ($1.x, $1.y) }
  }

  /// Returns the part of a rectangle where pictures can have pixels, which avoids overflow at its
  /// ends.
  private static func inReach(_ rectangle: PixelRect) -> PixelRect {
    let reach = 0..<1 << 31
    let range = { (start: Int, length: Int) in
      let (end, isTooFar) = start.addingReportingOverflow(length)
      return start < (isTooFar ? Int.max : end)
        ? (start..<(isTooFar ? Int.max : end)).clamped(to: reach) : 0..<0
    }
    return PixelRect(
      columns: range(rectangle.x, rectangle.width), rows: range(rectangle.y, rectangle.height))
  }

  var isEmpty: Bool { rectangles.isEmpty }

  /// Returns the columns of a row that are compared, from the left.
  func counted(of columns: Range<Int>, in row: Int) -> [Range<Int>] {
    var counted: [Range<Int>] = []
    var next = columns.lowerBound
    for ignored in ignored(of: columns, in: row) {
      if next < ignored.lowerBound { counted.append(next..<ignored.lowerBound) }
      next = max(next, ignored.upperBound)
    }
    if next < columns.upperBound { counted.append(next..<columns.upperBound) }
    return counted
  }

  /// Returns the columns of a row that are ignored, by their left ends; they may overlap.
  func ignored(of columns: Range<Int>, in row: Int) -> [Range<Int>] {
    rectangles.filter { $0.y <= row && row < $0.maxY }
      .map { ($0.x..<$0.maxX).clamped(to: columns) }
      .filter { !$0.isEmpty }
  }
}
