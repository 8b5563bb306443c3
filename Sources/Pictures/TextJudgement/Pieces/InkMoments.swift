/// The position and spread of the ink in a part of a line.
///
/// They are exact to a fraction of a pixel, unlike the edges of a box around the ink.
struct InkMoments: Hashable {
  /// The ink in full pixels.
  let mass: Double
  /// The middle of the ink, as a column and a row.
  let middle: SIMD2<Double>
  /// The horizontal and vertical spread of ink around its middle: standard deviations in px.
  let spread: SIMD2<Double>

  /// Measures the ink; `nil` where there is none.
  init?(_ plane: [Float], of patch: LinePatch) {
    var columns = [Float](repeating: 0, count: patch.width)
    var rows = [Float](repeating: 0, count: patch.height)
    for row in 0..<patch.height {
      for column in 0..<patch.width {
        let ink = plane[row &* patch.width &+ column]
        columns[column] += ink
        rows[row] += ink
      }
    }
    guard let across = InkMoments.moments(columns), let upright = InkMoments.moments(rows) else {
      return nil
    }
    mass = across.mass
    middle = SIMD2(across.middle, upright.middle)
    spread = SIMD2(across.spread, upright.spread)
  }

  private static func moments(
    _ profile: [Float]
  ) -> (mass: Double, middle: Double, spread: Double)? {
    let mass = profile.reduce(0) { $0 + Double($1) }
    guard mass > 0 else { return nil }
    let middle =
      profile.enumerated().reduce(0) { $0 + Double($1.offset) * Double($1.element) } / mass
    let square = profile.enumerated().reduce(0.0) { sum, place in
      let off = Double(place.offset) - middle
      return sum + off * off * Double(place.element)
    }
    return (mass, middle, (square / mass).squareRoot())
  }
}
