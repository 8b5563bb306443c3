/// Measurements of part of a line in one picture, independent of the other.
struct LineMeasures: Hashable {
  /// The level of the fullest ink.
  let contrast: UInt8
  /// The ink in levels.
  let mass: Double
  /// The vertical spread of the ink around its middle: the standard deviation in px.
  let spread: Double
  /// The number of pixels with ink between a quarter and three quarters of the fullest, as at the
  /// edge of a glyph.
  let halfInked: Int
  /// The number of pixels with more ink than that.
  let inked: Int
  /// The number of pixels about as full as the fullest, as a share of those at least half as full.
  /// It is high where strokes are wider than a pixel, so that the fullest ink is the text's own
  /// colour, and low where that is chance.
  let fullShare: Double
  /// The least such share with which the fullest ink is the text's own colour.
  static let telling = 0.3

  /// The share of the contrast from which a pixel counts as full.
  private static let full = 0.93

  /// Measures some rows and columns of a plane.
  init(_ plane: InkPlane, rows: Range<Int>, columns: Range<Int>) {
    let levels = InkLevels(plane, rows: rows, columns: columns)
    contrast = levels.contrast
    mass = Double(levels.mass)
    spread = LineMeasures.spread(plane, rows, columns)
    let quarter = Int(contrast) / 4
    let full = max(1, Int(contrast) - quarter)
    let (half, top) = (Int(contrast) / 2, Int(Double(contrast) * LineMeasures.full))
    fullShare =
      contrast == 0
      ? 0 : Double(levels.count(max(1, top)...255)) / Double(levels.count(max(1, half)...255))
    inked = contrast == 0 ? 0 : levels.count(full...255)
    halfInked = quarter + 1 < full ? levels.count(quarter + 1...full - 1) : 0
  }

  private static func spread(_ plane: InkPlane, _ rows: Range<Int>, _ columns: Range<Int>) -> Double
  {
    var (mass, first, second) = (0.0, 0.0, 0.0)
    for row in rows {
      let sum = plane.mass(rows: row..<row + 1, columns: columns)
      mass += sum
      first += sum * Double(row)
      second += sum * Double(row * row)
    }
    let middle = mass > 0 ? first / mass : 0
    return mass > 0 ? max(0, second / mass - middle * middle).squareRoot() : 0
  }
}
