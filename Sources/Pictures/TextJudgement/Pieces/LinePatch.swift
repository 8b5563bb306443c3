/// Part of a line in both pictures, as shares of its contrast.
struct LinePatch {
  /// The number of pixels computed together; as many extra ones follow the last.
  static let lanes = 8

  /// The number of pixels in a row.
  let width: Int
  /// The number of rows; the first and the last are blank.
  let height: Int
  /// The ink of the expected picture, 0 to about 1, row after row, and a few blank pixels.
  private(set) var expected: [Float]
  /// The ink of the actual picture, in the same form.
  private(set) var actual: [Float]

  /// Creates a patch from rows and columns of two planes of one size.
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

  /// Creates a patch from different rows of either plane; where there are fewer, blank rows follow.
  init(
    expected: InkPlane, rows: Range<Int>, actual: InkPlane, actualRows: Range<Int>,
    columns: Range<Int>, contrasts: (expected: Float, actual: Float)
  ) {
    width = columns.count
    height = max(rows.count, actualRows.count) + 2
    let cut = { [width, height] (plane: InkPlane, rows: Range<Int>, contrast: Float) in
      LinePatch.cut(plane, rows, columns, contrast)
        + [Float](repeating: 0, count: width * (height - 2 - rows.count))
    }
    self.expected = cut(expected, rows, contrasts.expected)
    self.actual = cut(actual, actualRows, contrasts.actual)
  }

  /// Creates a patch of known ink.
  init(width: Int, height: Int, expected: [Float], actual: [Float]) {
    precondition(
      expected.count == width * height && actual.count == width * height,
      "A patch holds exactly its pixels, twice.")
    let more = [Float](repeating: 0, count: LinePatch.lanes)
    self.width = width
    self.height = height
    self.expected = expected + more
    self.actual = actual + more
  }

  private static func cut(
    _ plane: InkPlane, _ rows: Range<Int>, _ columns: Range<Int>, _ contrast: Float
  ) -> [Float] {
    let (width, scale) = (columns.count, 1 / contrast)
    return [Float](unsafeUninitializedCapacity: width * (rows.count + 2) + lanes) { patch, count in
      patch.initialize(repeating: 0)
      count = patch.count
      plane.levels.withUnsafeBufferPointer { levels in
        for (index, row) in rows.enumerated() {
          guard let start = plane.start(ofRow: row) else { continue }
          let (from, to) = (start + columns.lowerBound, (index + 1) * width)
          for column in 0..<width { patch[to &+ column] = Float(levels[from &+ column]) * scale }
        }
      }
    }
  }

  /// The share of the pixels inked in either picture that are the same in both.
  var sameShare: Double {
    var (inked, same) = (0, 0)
    for index in 0..<width * height {
      let (one, other) = (expected[index], actual[index])
      guard max(one, other) >= LinePatch.leastInk else { continue }
      inked += 1
      same += abs(one - other) <= FitSums.same ? 1 : 0
    }
    return inked > 0 ? Double(same) / Double(inked) : 1
  }

  /// The greatest difference of equal edge pixels, as a share of the contrast: supersampling comes
  /// close.
  private static let sameEdge: Float = 0.005

  /// Whether most partly inked pixels are the same in both, to a level. Wholly inked pixels are
  /// the same however they are drawn.
  var hasSameEdges: Bool {
    var (all, same) = (0, 0)
    for index in 0..<width * height {
      let (one, other) = (expected[index], actual[index])
      guard max(one, other) >= LinePatch.leastInk, min(one, other) <= 1 - LinePatch.leastInk else {
        continue
      }
      all += 1
      same += abs(one - other) <= LinePatch.sameEdge ? 1 : 0
    }
    return Double(same) >= Double(all) * Thresholds.sameEdges
  }

  /// The sum of absolute differences, in full pixels.
  var difference: Float {
    var sum = FitLanes.Lanes()
    expected.withUnsafeBytes { old in
      actual.withUnsafeBytes { new in
        let size = MemoryLayout<Float>.stride
        for index in stride(from: 0, to: width * height, by: LinePatch.lanes) {
          let change =
            new.loadUnaligned(fromByteOffset: index * size, as: FitLanes.Lanes.self)
            - old.loadUnaligned(fromByteOffset: index * size, as: FitLanes.Lanes.self)
          sum += change.replacing(with: -change, where: change .< 0)
        }
      }
    }
    return sum.sum()
  }

  /// Returns the patch with each column of the actual picture moved left by a number of px; blank
  /// where that is beyond the patch.
  func realigned(by shifts: [Int]) -> LinePatch {
    var patch = self
    let sources = shifts.enumerated().map { column, shift in
      (0..<width).contains(column + shift) ? column + shift : nil
    }
    patch.actual.withUnsafeMutableBufferPointer { moved in
      for row in 0..<height {
        for column in 0..<width {
          moved[row * width + column] = sources[column].map { actual[row * width + $0] } ?? 0
        }
      }
    }
    return patch
  }
}
