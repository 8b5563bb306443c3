import Imaging

/// A colour as it is put on a canvas, at each of the levels of coverage that are drawn.
///
/// It does what Cairo does with a colour and a mask, so that a text looks the same on a scene as by
/// itself: channels are multiplied by opacity in 16 bits, cut to 8, and then multiplied by coverage.
struct CanvasInk {
  /// The colour at each level, from none to full.
  private let colors: [CanvasColor]

  /// - Parameter opacity: How much of the colour there is, from 0 to 1.
  init(_ color: RGBAColor, opacity: Double = 1) {
    let full = CanvasColor(color, opacity: opacity)
    colors = (0..<CoverageLayer.levelCount).map {
      full.multiplied(by: UInt32($0 * 255 / (CoverageLayer.levelCount - 1)))
    }
  }

  /// The colour where so much of a pixel is covered.
  subscript(coverage: UInt8) -> CanvasColor { colors[CoverageLayer.level(of: coverage)] }

  /// Lends the colours by the number of their level.
  func withColors(_ body: (UnsafeBufferPointer<CanvasColor>) -> Void) {
    colors.withUnsafeBufferPointer(body)
  }
}
