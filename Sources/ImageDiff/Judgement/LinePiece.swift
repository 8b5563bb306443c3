/// A run of columns with ink in one picture: a glyph, or several that touch.
struct LinePiece: Hashable {
  /// Its columns.
  let columns: Range<Int>
  /// Its ink in full pixels.
  let mass: Double
  /// The middle of its ink, as a column and a row.
  let middle: SIMD2<Double>

  /// The pieces of one plane of a patch, from the left.
  static func pieces(of plane: [Float], in patch: LinePatch) -> [LinePiece] {
    GlyphCluster.runs(patch.inkedColumns(plane)).map { LinePiece(plane, patch, columns: $0) }
  }

  private init(_ plane: [Float], _ patch: LinePatch, columns: Range<Int>) {
    var (mass, across, down) = (Float(0), Float(0), Float(0))
    for row in 0..<patch.height {
      for column in columns {
        let ink = plane[row * patch.width + column]
        mass += ink
        across += ink * Float(column - columns.lowerBound)
        down += ink * Float(row)
      }
    }
    self.init(
      columns: columns, mass: Double(mass),
      middle: SIMD2(
        Double(columns.lowerBound) + Double(across / max(mass, 1e-6)),
        Double(down / max(mass, 1e-6))))
  }

  init(columns: Range<Int>, mass: Double, middle: SIMD2<Double>) {
    self.columns = columns
    self.mass = mass
    self.middle = middle
  }

  /// Several pieces taken as one; `nil` of none.
  init?(joining pieces: ArraySlice<LinePiece>) {
    guard let first = pieces.first, let last = pieces.last else { return nil }
    let mass = pieces.reduce(0) { $0 + $1.mass }
    let moment = pieces.reduce(SIMD2<Double>()) { $0 + $1.middle * $1.mass }
    self.init(
      columns: first.columns.lowerBound..<last.columns.upperBound, mass: mass,
      middle: moment / max(mass, 1e-6))
  }
}
