/// The sums for a least-squares fit of four terms.
struct SquareSums {
  /// The products of each two terms.
  private var products = (SIMD4<Double>(), SIMD4<Double>(), SIMD4<Double>(), SIMD4<Double>())
  /// The products of each term and the difference.
  private var difference = SIMD4<Double>()
  /// The squares of the difference.
  private(set) var squares = 0.0

  /// Creates sums of zero.
  init() {}

  /// Creates sums from eight lanes each: products of the terms in the order 00, 01, 02, 03, 11, 12,
  /// 13, 22, 23, 33; those with the difference; its squares.
  init(_ upper: FitLanes.Ten, _ difference: FitLanes.Four, _ squares: SIMD8<Float>) {
    let sum = { (lanes: SIMD8<Float>) in Double(lanes.sum()) }
    let (b, c, d) = (sum(upper.1), sum(upper.2), sum(upper.3))
    let (f, g, i) = (sum(upper.5), sum(upper.6), sum(upper.8))
    products = (
      SIMD4(sum(upper.0), b, c, d), SIMD4(b, sum(upper.4), f, g), SIMD4(c, f, sum(upper.7), i),
      SIMD4(d, g, i, sum(upper.9))
    )
    self.difference = SIMD4(
      sum(difference.0), sum(difference.1), sum(difference.2), sum(difference.3))
    self.squares = sum(squares)
  }

  static func += (sums: inout SquareSums, other: SquareSums) {
    sums.products.0 += other.products.0
    sums.products.1 += other.products.1
    sums.products.2 += other.products.2
    sums.products.3 += other.products.3
    sums.difference += other.difference
    sums.squares += other.squares
  }

  /// Returns the sum of the squares of the first terms.
  func trace(_ count: Int) -> Double {
    let diagonal = SIMD4(
      products.0.x, products.1.y, products.2.z, products.3.w)
    return (0..<count).reduce(0) { $0 + diagonal[$1] }
  }

  /// The coefficients of the terms that explain the difference best.
  ///
  /// A little is added to the diagonal, so that there is always one solution, and a small one.
  var solution: SIMD4<Double> {
    var rows = [products.0, products.1, products.2, products.3]
    var right = difference
    let little = trace(4) * 1e-4 + 1e-3
    for index in 0..<4 { rows[index][index] += little }
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

  /// Returns the squared difference that remains with these coefficients.
  func rest(of terms: SIMD4<Double>) -> Double {
    let modelled =
      terms.x * (products.0 * terms).sum() + terms.y * (products.1 * terms).sum()
      + terms.z * (products.2 * terms).sum() + terms.w * (products.3 * terms).sum()
    return max(0, squares - 2 * (terms * difference).sum() + modelled)
  }
}
