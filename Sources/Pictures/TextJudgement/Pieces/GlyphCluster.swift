/// A piece of a line that is examined separately: columns with ink in either picture, separated by
/// columns without; long ones are cut up.
struct GlyphCluster {
  /// The columns in the patch.
  let columns: Range<Int>
  /// The sums for a fit, over the columns and one more at each side.
  let sums: FitSums
  /// The fit of the difference.
  let fit: Fit

  /// Returns the clusters of a patch, from the left.
  ///
  /// - Parameter longest: The greatest width in px; wider ones are cut into even parts.
  static func clusters(in patch: LinePatch, longest: Int) -> [GlyphCluster] {
    let inked = zip(patch.inkedColumns(patch.expected), patch.inkedColumns(patch.actual))
    return runs(inked.map { $0 || $1 }).flatMap { run in
      let parts = (run.count + longest - 1) / longest
      return (0..<parts).map { part in
        let first = run.lowerBound + run.count * part / parts
        let end = run.lowerBound + run.count * (part + 1) / parts
        let sums = patch.sums(columns: first..<end)
        return GlyphCluster(columns: first..<end, sums: sums, fit: sums.fit)
      }
    }
  }

  /// Whether the cluster is the same in both pictures.
  var isSame: Bool { sums.isSame }

  /// The movement by the fit, weighted by the edges.
  var displacement: Displacement {
    Displacement(columns: columns, by: SIMD2(fit.dx, fit.dy), weight: max(sums.edgeLength, 1e-3))
  }

  /// Returns the ranges of marked columns.
  static func runs(_ marks: [Bool]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for (column, isMarked) in marks.enumerated() {
      if isMarked, start == nil { start = column }
      if !isMarked, let first = start {
        runs.append(first..<column)
        start = nil
      }
    }
    if let first = start { runs.append(first..<marks.count) }
    return runs
  }
}

extension LinePatch {
  /// The least share of the contrast in a column that has ink.
  static let leastInk: Float = 0.12

  /// Returns which columns of one of the planes have ink.
  func inkedColumns(_ plane: [Float]) -> [Bool] {
    var greatest = [Float](repeating: 0, count: width)
    plane.withUnsafeBufferPointer { plane in
      greatest.withUnsafeMutableBufferPointer { greatest in
        for row in 0..<height {
          for column in 0..<width {
            greatest[column] = max(greatest[column], plane[row &* width &+ column])
          }
        }
      }
    }
    return greatest.map { $0 >= LinePatch.leastInk }
  }

  /// Returns the rows with ink in one of the planes.
  func inkedRows(_ plane: [Float]) -> [Int] {
    (0..<height).filter { row in
      (row * width..<(row + 1) * width).contains { plane[$0] >= LinePatch.leastInk }
    }
  }

  /// The rows from the first to the last with ink in either plane.
  var inkedRows: Range<Int> {
    let inked = (inkedRows(expected) + inkedRows(actual)).sorted()
    guard let first = inked.first, let last = inked.last else { return 0..<height }
    return first..<last + 1
  }

  /// Returns the sums of some columns and one more at each side.
  func sums(columns: Range<Int>) -> FitSums {
    let wide = max(1, columns.lowerBound - 1)..<max(1, min(width - 1, columns.upperBound + 1))
    var lanes = FitLanes()
    expected.withUnsafeBufferPointer { expected in
      actual.withUnsafeBufferPointer { actual in
        guard let one = expected.baseAddress, let other = actual.baseAddress else { return }
        for start in stride(from: wide.lowerBound, to: wide.upperBound, by: LinePatch.lanes) {
          var share = FitLanes.Lanes()
          for lane in 0..<min(LinePatch.lanes, wide.upperBound - start) { share[lane] = 1 }
          for row in 1..<height - 1 {
            let index = row * width + start
            lanes.add(expected: one + index, actual: other + index, width: width, share: share)
          }
        }
      }
    }
    return FitSums(lanes)
  }
}

/// The movement of one piece of a line.
struct Displacement: Hashable {
  /// The columns in the expected picture.
  let columns: Range<Int>
  /// The movement right and down, in px.
  let by: SIMD2<Double>
  /// The weight among other displacements.
  let weight: Double

  /// The middle of the columns.
  var x: Double { Double(columns.lowerBound + columns.upperBound) / 2 }
}
