import Imaging

/// The colour of ink, apart from how much there is: what one full level of it adds to the ground.
struct InkColor: Hashable {
  /// Red, green, blue and alpha, each -1 to 1; the greatest is about 1 without its sign.
  private(set) var direction: SIMD4<Float>

  /// Whether there is enough ink to speak of a colour.
  let isTelling: Bool

  /// Levels of ink from which on there is.
  private static let telling: Float = 512

  /// From the sums of what inked pixels add to the ground and of their ink.
  init(added: SIMD4<Float>, ink: Float) {
    direction = ink > 0 ? added / ink : SIMD4()
    isTelling = ink >= InkColor.telling
  }

  /// The colour of so much ink over a ground.
  func color(over ground: Premultiplied, ink: UInt8) -> Premultiplied {
    Premultiplied(levels: ground.levels + direction * Float(ink))
  }
}
