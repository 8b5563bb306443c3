/// The visible colours of text in both pictures, with their backgrounds.
///
/// Where strokes are thinner than a pixel, the background shows through even the fullest ink, so
/// the same colour looks different on another background.
struct SeenColors: Hashable {
  let from: Premultiplied
  let to: Premultiplied
  let expectedGround: Premultiplied
  let actualGround: Premultiplied

  /// The greatest share of the background that may show through: less ink than that has no visible
  /// colour.
  private static let mostShown: Float = 0.5

  /// The change from one colour to the other.
  var change: Cause { .color(from: from.color, to: to.color) }

  /// Returns whether the colours differ by more than a number of levels, apart from the background
  /// that shows through.
  func areApart(by levels: Double) -> Bool {
    let change = to.levels - from.levels
    let ground = actualGround.levels - expectedGround.levels
    let square = (ground * ground).sum()
    let shown = square > 0 ? (change * ground).sum() / square : 0
    let explained = ground * min(max(shown, 0), SeenColors.mostShown)
    return Double((change - explained).greatest) > levels
  }
}

extension Premultiplied {
  /// The channels as floating-point numbers, for sums.
  var levels: SIMD4<Float> { SIMD4<Float>(channels) }

  /// Creates the colour nearest to some levels.
  init(levels: SIMD4<Float>) {
    let rounded = levels.rounded(.toNearestOrAwayFromZero)
    self.init(
      channels: SIMD4<UInt8>(
        rounded.clamped(lowerBound: SIMD4(), upperBound: SIMD4(repeating: 255))))
  }
}

extension SIMD4<Float> {
  /// The greatest absolute value of an element.
  @inline(__always)
  var greatest: Float { Swift.max(Swift.max(abs(x), abs(y)), Swift.max(abs(z), abs(w))) }
}
