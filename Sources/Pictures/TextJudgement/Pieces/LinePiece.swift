/// A run of columns with ink in one picture: a glyph, or several that touch.
struct LinePiece: Hashable {
  /// The columns of the piece.
  let columns: Range<Int>
  /// The ink in full pixels.
  let mass: Double
  /// The middle of the ink, as a column and a row.
  let middle: SIMD2<Double>

  /// The ink of each column, in full pixels.
  let profile: [Float]

  /// Returns the pieces of one plane of a patch, from the left.
  static func pieces(of plane: [Float], in patch: LinePatch) -> [LinePiece] {
    GlyphCluster.runs(patch.inkedColumns(plane)).map { LinePiece(plane, patch, columns: $0) }
  }

  private init(_ plane: [Float], _ patch: LinePatch, columns: Range<Int>) {
    var profile = [Float](repeating: 0, count: columns.count)
    var down: Float = 0
    for row in 0..<patch.height {
      var sum: Float = 0
      for (place, column) in columns.enumerated() {
        let ink = plane[row * patch.width + column]
        profile[place] += ink
        sum += ink
      }
      down += sum * Float(row)
    }
    let mass = max(profile.reduce(0, +), 1e-6)
    self.init(columns: columns, profile: profile, middleRow: Double(down / mass))
  }

  /// Creates a piece of known ink.
  init(columns: Range<Int>, profile: [Float], middleRow: Double) {
    precondition(columns.count == profile.count, "A piece knows the ink of each of its columns.")
    let mass = profile.reduce(0, +)
    let across = profile.enumerated().reduce(Float(0)) { $0 + Float($1.offset) * $1.element }
    self.columns = columns
    self.profile = profile
    self.mass = Double(mass)
    middle = SIMD2(
      Double(columns.lowerBound) + Double(across / max(mass, 1e-6)), middleRow)
  }

  /// Joins several pieces; `nil` for none.
  init?(joining pieces: ArraySlice<LinePiece>) {
    guard let first = pieces.first, let last = pieces.last else { return nil }
    let columns = first.columns.lowerBound..<last.columns.upperBound
    var profile = [Float](repeating: 0, count: columns.count)
    for piece in pieces {
      let start = piece.columns.lowerBound - columns.lowerBound
      profile.replaceSubrange(start..<start + piece.profile.count, with: piece.profile)
    }
    let mass = pieces.reduce(0) { $0 + $1.mass }
    let rows = pieces.reduce(0) { $0 + $1.middle.y * $1.mass }
    self.init(columns: columns, profile: profile, middleRow: rows / max(mass, 1e-6))
  }

  /// Returns the piece cut vertically into parts of equal ink.
  ///
  /// For two pieces of the same text, the parts correspond to the same glyphs, even if the text was
  /// stretched.
  func cut(into parts: Int) -> [(columns: Range<Int>, middle: Double)] {
    var cuts: [(columns: Range<Int>, middle: Double)] = []
    var (mass, moment, start) = (0.0, 0.0, columns.lowerBound)
    for (place, ink) in profile.enumerated() {
      let column = columns.lowerBound + place
      var rest = Double(ink)
      // A column's ink is shared out where a part ends in it.
      while cuts.count + 1 < parts, mass + rest >= self.mass / Double(parts) {
        let share = self.mass / Double(parts) - mass
        cuts.append(
          (
            start..<max(start + 1, column),
            (moment + share * Double(column)) / max(mass + share, 1e-9)
          ))
        (mass, moment, start) = (0, 0, column)
        rest -= share
      }
      mass += rest
      moment += rest * Double(column)
    }
    cuts.append((start..<columns.upperBound, mass > 0 ? moment / mass : Double(start)))
    return cuts
  }
}
