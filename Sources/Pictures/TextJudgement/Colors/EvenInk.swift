import Imaging

/// Ink that covers each pixel equally in both pictures, so that only its colour can differ.
///
/// Each pixel then has the same share of its picture's fullest ink, which no other rasteriser
/// produces.
struct EvenInk: Hashable {
  /// The colours of the fullest ink.
  let colors: SeenColors

  /// The least number of inked pixels for a result: fewer may agree by chance.
  private static let leastPixels = 12
  /// The levels that rounding may add to a pixel: always, and for each level that the other was rounded by.
  private static let rounding: (always: Float, each: Float) = (1, 0.75)
  /// The shares of the fullest ink below and above which there must be pixels, unless edges are
  /// hard. If all ink is equally full, agreement means nothing.
  private static let range: (low: Float, high: Float) = (0.6, 0.75)
  /// The difference in levels between pixels that count as equally full.
  private static let flat: Float = 2

  /// The least share of the ink that must remain: ink in the colour of its background is gone.
  private static let least: Float = 0.05

  /// Compares ink; `nil` where pixels are not covered equally, or are too few.
  ///
  /// - Parameter contrast: The level of the expected picture's fullest ink.
  init?(expected: InkedPixels, actual: InkedPixels, columns: Range<Int>, contrast: UInt8) {
    // Large areas add up to more than single precision tells apart.
    var (square, old, new) = (0.0, SIMD4<Double>(), SIMD4<Double>())
    var counts = (all: 0, low: 0, high: 0)
    var levels = (least: Float.infinity, most: Float(0))
    EvenInk.forEach(expected, actual, columns) { before, after in
      let ink = before.greatest
      square += Double(ink * ink)
      old += SIMD4<Double>(before * ink)
      new += SIMD4<Double>(after * ink)
      levels = (min(levels.least, ink), max(levels.most, ink))
      guard ink > Float(Thresholds.level) else { return true }
      counts.all += 1
      counts.low += ink < EvenInk.range.low * Float(contrast) ? 1 : 0
      counts.high += ink > EvenInk.range.high * Float(contrast) ? 1 : 0
      return true
    }
    guard counts.all >= EvenInk.leastPixels else { return nil }
    let isFlat = levels.most - levels.least <= EvenInk.flat
    guard isFlat ? EvenInk.fillsPixels(expected, columns) : counts.low > 0 && counts.high > 0 else {
      return nil
    }
    let slopes = (old: SIMD4<Float>(old / square), new: SIMD4<Float>(new / square))
    guard slopes.new.greatest >= EvenInk.least else { return nil }
    let rounded = EvenInk.rounding.always + EvenInk.rounding.each * slopes.new.greatest
    let isEven = EvenInk.forEach(expected, actual, columns) { before, after in
      let ink = before.greatest
      return (after - slopes.new * ink).greatest <= rounded
        && (before - slopes.old * ink).greatest
          <= EvenInk.rounding.always + EvenInk.rounding.each
    }
    guard isEven else { return nil }
    let fullest = isFlat ? levels.most : Float(contrast)
    let (ground, other) = (expected.reader.ground, actual.reader.ground)
    colors = SeenColors(
      from: Premultiplied(levels: ground.levels + slopes.old * fullest),
      to: Premultiplied(levels: other.levels + slopes.new * fullest), expectedGround: ground,
      actualGround: other)
  }

  /// Returns whether the colours differ by more than a threshold.
  func isRecolored(by thresholds: Thresholds) -> Bool { colors.areApart(by: thresholds.color) }

  /// Returns whether equally full ink covers its pixels wholly, as where strokes meet. A dash alone
  /// may cover half of each pixel, depending on the rasteriser.
  private static func fillsPixels(_ pixels: InkedPixels, _ columns: Range<Int>) -> Bool {
    pixels.rows.contains { row in
      columns.contains { column in
        // The border is blank, so that there is a pixel beside any with ink.
        pixels.hasInk(row, column)
          && (pixels.hasInk(row, column - 1) || pixels.hasInk(row, column + 1))
          && (pixels.hasInk(row - 1, column) || pixels.hasInk(row + 1, column))
      }
    }
  }

  /// Calls `body` with what each pixel adds to its background in both pictures, until it returns
  /// `false`; returns whether it never did.
  @discardableResult @inline(__always)
  private static func forEach(
    _ expected: InkedPixels, _ actual: InkedPixels, _ columns: Range<Int>,
    _ body: (SIMD4<Float>, SIMD4<Float>) -> Bool
  ) -> Bool {
    for (row, other) in zip(expected.rows, actual.rows) {
      for column in columns where expected.hasInk(row, column) || actual.hasInk(other, column) {
        guard body(expected.added(row, column), actual.added(other, column)) else { return false }
      }
    }
    return true
  }
}
