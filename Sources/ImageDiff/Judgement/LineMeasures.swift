/// What can be said of a line of text in one picture without regard to the other.
struct LineMeasures: Hashable {
  /// Its ink in full pixels.
  let mass: Double
  /// The middle of its ink, in rows of the patch.
  let middle: Double
  /// How far its ink spreads around the middle, upright: the standard deviation in px.
  let spread: Double
  /// Pixels whose ink is between a quarter and three quarters, as at the edge of a glyph.
  let halfInked: Int
  /// Pixels with more ink than that.
  let inked: Int

  /// Measures one plane of a patch.
  init(_ plane: [Float], of patch: LinePatch) {
    var (mass, first, second) = (0.0, 0.0, 0.0)
    var (half, full) = (0, 0)
    plane.withUnsafeBufferPointer { plane in
      for row in 0..<patch.height {
        var sum: Float = 0
        for index in row * patch.width..<(row + 1) * patch.width {
          let ink = plane[index]
          sum += ink
          half &+= ink > 0.25 && ink < 0.75 ? 1 : 0
          full &+= ink >= 0.75 ? 1 : 0
        }
        mass += Double(sum)
        first += Double(sum) * Double(row)
        second += Double(sum) * Double(row * row)
      }
    }
    self.mass = mass
    middle = mass > 0 ? first / mass : 0
    spread = mass > 0 ? max(0, second / mass - middle * middle).squareRoot() : 0
    halfInked = half
    inked = full
  }
}
