import Imaging

/// Ink that covers each pixel as much in both pictures, so that no more than its colour can differ.
///
/// Each pixel's ink is then the same share of its picture's fullest, which no redrawing leaves so.
struct EvenInk: Hashable {
  /// The colours of the fullest ink.
  let from: Premultiplied
  let to: Premultiplied

  /// Inked pixels from which on it can be told: fewer may be as full by chance.
  private static let leastPixels = 12
  /// The levels that rounding may add to a pixel: always, and for each level that the other was rounded by.
  private static let rounding: (always: Float, each: Float) = (1, 0.75)
  /// Shares of the fullest ink below and above which there must be pixels: of ink that is as full
  /// everywhere, it says nothing that pixels agree.
  private static let range: (low: Float, high: Float) = (0.6, 0.75)

  /// How much of the ink must be left: ink that took on the colour of its ground is gone.
  private static let least: Float = 0.05

  /// `nil` where pixels are covered otherwise, or are too few to tell.
  ///
  /// - Parameter contrast: The level of the expected picture's fullest ink.
  init?(expected: InkedPixels, actual: InkedPixels, columns: Range<Int>, contrast: UInt8) {
    var (square, old, new) = (Float(0), SIMD4<Float>(), SIMD4<Float>())
    var counts = (all: 0, low: 0, high: 0)
    EvenInk.forEach(expected, actual, columns) { before, after in
      let ink = EvenInk.greatest(before)
      square += ink * ink
      old += before * ink
      new += after * ink
      guard ink > Float(Thresholds.level) else { return true }
      counts.all += 1
      counts.low += ink < EvenInk.range.low * Float(contrast) ? 1 : 0
      counts.high += ink > EvenInk.range.high * Float(contrast) ? 1 : 0
      return true
    }
    guard counts.all >= EvenInk.leastPixels, counts.low > 0, counts.high > 0 else { return nil }
    let slopes = (old: old / square, new: new / square)
    guard EvenInk.greatest(slopes.new) >= EvenInk.least else { return nil }
    let rounded = EvenInk.rounding.always + EvenInk.rounding.each * EvenInk.greatest(slopes.new)
    let isEven = EvenInk.forEach(expected, actual, columns) { before, after in
      let ink = EvenInk.greatest(before)
      return EvenInk.greatest(after - slopes.new * ink) <= rounded
        && EvenInk.greatest(before - slopes.old * ink)
          <= EvenInk.rounding.always + EvenInk.rounding.each
    }
    guard isEven else { return nil }
    from = EvenInk.color(slopes.old * Float(contrast), over: expected.reader.ground)
    to = EvenInk.color(slopes.new * Float(contrast), over: actual.reader.ground)
  }

  /// Whether the colours are so many levels apart.
  func isRecolored(by thresholds: Thresholds) -> Bool {
    Double(from.distance(to: to)) > thresholds.color
  }

  /// Calls `body` with what each pixel adds to its ground in both pictures until it is `false`; whether
  /// it never was.
  @discardableResult
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

  private static func greatest(_ added: SIMD4<Float>) -> Float {
    max(max(abs(added.x), abs(added.y)), max(abs(added.z), abs(added.w)))
  }

  private static func color(_ added: SIMD4<Float>, over ground: Premultiplied) -> Premultiplied {
    let levels = (SIMD4<Float>(ground.channels) + added).rounded(.toNearestOrAwayFromZero)
    return Premultiplied(
      channels: SIMD4<UInt8>(levels.clamped(lowerBound: SIMD4(), upperBound: SIMD4(repeating: 255)))
    )
  }
}
