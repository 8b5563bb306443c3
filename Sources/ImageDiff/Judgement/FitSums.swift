/// What a least-squares fit of the difference of two patches needs, summed over pixels.
///
/// Two models are fitted. The first explains the difference by a shift, a dilation of edges and a gain;
/// its gradients lie in the middle, so that it finds what is there but overrates a shift by a third.
/// The second explains it by what moves in from the left, right, above and below; for a shift of at
/// most 1 px it is exact, as coverage moves by parts of pixels.
struct FitSums {
  /// Products of the first model's terms: across, down, edge, ink.
  private var edges = (SIMD4<Float>(), SIMD4<Float>(), SIMD4<Float>(), SIMD4<Float>())
  private var edgesDifference = SIMD4<Float>()
  /// Products of the second model's terms: from the left, right, above, below.
  private var moves = (SIMD4<Float>(), SIMD4<Float>(), SIMD4<Float>(), SIMD4<Float>())
  private var movesDifference = SIMD4<Float>()
  /// Expected ink, actual ink, length of edges, difference without sign.
  private var totals = SIMD4<Float>()
  private var squares: Float = 0
  /// The greatest difference of a pixel.
  private(set) var greatest: Float = 0
  /// Pixels that differ.
  private(set) var differing = 0

  /// Adds one pixel, given the ink of both pictures there and around.
  @inline(__always)
  mutating func add(
    expected: UnsafePointer<Float>, actual: UnsafePointer<Float>, width: Int
  ) {
    let (here, there) = (expected[0], actual[0])
    let (left, right) = (expected[-1], expected[1])
    let (above, below) = (expected[-width], expected[width])
    let difference = there - here
    let across = (right - left + actual[1] - actual[-1]) * 0.25
    let down = (below - above + actual[width] - actual[-width]) * 0.25
    let edge = (across * across + down * down).squareRoot()
    let first = SIMD4(-across, -down, edge, (here + there) * 0.5)
    edges.0 += first * first.x
    edges.1 += first * first.y
    edges.2 += first * first.z
    edges.3 += first * first.w
    edgesDifference += first * difference
    let second = SIMD4(left, right, above, below) - here
    moves.0 += second * second.x
    moves.1 += second * second.y
    moves.2 += second * second.z
    moves.3 += second * second.w
    movesDifference += second * difference
    totals += SIMD4(here, there, edge, abs(difference))
    squares += difference * difference
    greatest = max(greatest, abs(difference))
    if abs(difference) > FitSums.same { differing += 1 }
  }

  /// Shares of the contrast up to which two pixels are the same.
  static let same: Float = 0.02

  static func += (sums: inout FitSums, other: FitSums) {
    sums.edges.0 += other.edges.0
    sums.edges.1 += other.edges.1
    sums.edges.2 += other.edges.2
    sums.edges.3 += other.edges.3
    sums.edgesDifference += other.edgesDifference
    sums.moves.0 += other.moves.0
    sums.moves.1 += other.moves.1
    sums.moves.2 += other.moves.2
    sums.moves.3 += other.moves.3
    sums.movesDifference += other.movesDifference
    sums.totals += other.totals
    sums.squares += other.squares
    sums.greatest = max(sums.greatest, other.greatest)
    sums.differing += other.differing
  }

  /// The ink of the expected picture in full pixels.
  var expectedMass: Double { Double(totals.x) }
  /// The ink of the actual picture in full pixels.
  var actualMass: Double { Double(totals.y) }
  /// The length of all edges in px.
  var edgeLength: Double { Double(totals.z) }
  /// The sum of differences without sign, in full pixels.
  var difference: Double { Double(totals.w) }

  /// What the difference comes to.
  var fit: Fit {
    let edge = solve(
      [edges.0, edges.1, edges.2, edges.3].map(SIMD4<Double>.init), SIMD4(edgesDifference))
    let move = solve(
      [moves.0, moves.1, moves.2, moves.3].map(SIMD4<Double>.init), SIMD4(movesDifference))
    let products = [moves.0, moves.1, moves.2, moves.3].map(SIMD4<Double>.init)
    let explained = (move * SIMD4<Double>(movesDifference)).sum() * 2
    let modelled = (0..<4).reduce(0.0) { $0 + move[$1] * (products[$1] * move).sum() }
    let left = max(0, Double(squares) - explained + modelled)
    return Fit(
      dx: move.x - move.y, dy: move.z - move.w, dilation: edge.z, gain: edge.w,
      residual: (left / max(1, Double(edges.0.x + edges.1.y))).squareRoot())
  }
}

/// The shift, dilation and gain that explain a difference best.
struct Fit: Hashable {
  /// How far right, in px.
  let dx: Double
  /// How far down, in px.
  let dy: Double
  /// How far each edge moved outwards, in px.
  let dilation: Double
  /// How much fuller the ink is: 0.1 is a tenth more.
  let gain: Double
  /// What a shift leaves unexplained, as a share of the edges.
  let residual: Double
}

/// Solves four equations whose matrix is symmetrical and has no negative direction.
///
/// A little is added to the diagonal, so that there is always one answer, and a small one.
private func solve(_ matrix: [SIMD4<Double>], _ right: SIMD4<Double>) -> SIMD4<Double> {
  var (rows, right) = (matrix, right)
  let trace = rows[0].x + rows[1].y + rows[2].z + rows[3].w
  for index in 0..<4 { rows[index][index] += trace * 1e-4 + 1e-3 }
  for pivot in 0..<4 {
    for row in pivot + 1..<4 {
      let factor = rows[row][pivot] / rows[pivot][pivot]
      rows[row] -= rows[pivot] * factor
      right[row] -= right[pivot] * factor
    }
  }
  var answer = SIMD4<Double>()
  for row in (0..<4).reversed() {
    answer[row] = (right[row] - (rows[row] * answer).sum()) / rows[row][row]
  }
  return answer
}
