/// The colour of text as seen in both pictures, and what it lies on there.
///
/// Where strokes are thinner than a pixel, the ground shows through even the fullest ink: over another
/// ground, the same colour is seen as another.
struct SeenColors: Hashable {
  let from: Premultiplied
  let to: Premultiplied
  let expectedGround: Premultiplied
  let actualGround: Premultiplied

  /// How much of the ground shows through at most: through less ink than that, no colour is seen.
  private static let mostShown: Float = 0.5

  /// The change from one to the other.
  var change: Cause { .color(from: from.color, to: to.color) }

  /// Whether the colours are more than so many levels apart, what shows through of the ground set aside.
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
  /// The channels as numbers that may be added up.
  var levels: SIMD4<Float> { SIMD4<Float>(channels) }

  /// The colour nearest to some levels.
  init(levels: SIMD4<Float>) {
    let rounded = levels.rounded(.toNearestOrAwayFromZero)
    self.init(
      channels: SIMD4<UInt8>(
        rounded.clamped(lowerBound: SIMD4(), upperBound: SIMD4(repeating: 255))))
  }
}

extension SIMD4<Float> {
  /// The greatest element, signs set aside.
  @inline(__always)
  var greatest: Float { Swift.max(Swift.max(abs(x), abs(y)), Swift.max(abs(z), abs(w))) }
}
