/// Part of a line in both pictures, as shares of its contrast.
struct LinePatch {
  /// Pixels in a row.
  let width: Int
  /// Rows; the first and the last are blank.
  let height: Int
  /// The ink of the expected picture, 0 to about 1, row after row.
  private(set) var expected: [Float]
  /// The ink of the actual picture, 0 to about 1, row after row.
  private(set) var actual: [Float]

  /// Takes rows and columns of two planes of one size.
  ///
  /// - Parameters:
  ///   - rows: The rows in the expected plane.
  ///   - down: How many rows lower the line is in the actual plane.
  ///   - contrasts: The ink that counts as 1 in either.
  init(
    expected: InkPlane, actual: InkPlane, rows: Range<Int>, columns: Range<Int>, down: Int,
    contrasts: (expected: Float, actual: Float)
  ) {
    width = columns.count
    height = rows.count + 2
    self.expected = LinePatch.cut(expected, rows, columns, contrasts.expected)
    self.actual = LinePatch.cut(
      actual, rows.lowerBound + down..<rows.upperBound + down, columns, contrasts.actual)
  }

  /// A patch of known ink.
  init(width: Int, height: Int, expected: [Float], actual: [Float]) {
    precondition(
      expected.count == width * height && actual.count == width * height,
      "A patch holds exactly its pixels, twice.")
    self.width = width
    self.height = height
    self.expected = expected
    self.actual = actual
  }

  private static func cut(
    _ plane: InkPlane, _ rows: Range<Int>, _ columns: Range<Int>, _ contrast: Float
  ) -> [Float] {
    let (width, scale) = (columns.count, 1 / contrast)
    return [Float](unsafeUninitializedCapacity: width * (rows.count + 2)) { patch, count in
      patch.initialize(repeating: 0)
      count = patch.count
      plane.levels.withUnsafeBufferPointer { levels in
        for (index, row) in rows.enumerated() where row >= 0 && row < plane.height {
          let (from, to) = (row * plane.width + columns.lowerBound, (index + 1) * width)
          for column in 0..<width { patch[to &+ column] = Float(levels[from &+ column]) * scale }
        }
      }
    }
  }

  /// The same with each column of the actual picture taken from so many px further right.
  func realigned(by shifts: [Int]) -> LinePatch {
    var patch = self
    for column in 0..<width {
      let from = column + shifts[column]
      for row in 0..<height {
        patch.actual[row * width + column] =
          from >= 0 && from < width ? actual[row * width + from] : 0
      }
    }
    return patch
  }
}
