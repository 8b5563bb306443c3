import Imaging

extension Canvas {
  /// Paints a glyph in its own colours.
  func paint(
    _ picture: GlyphPicture, in bounds: PixelRect, opacity: Double, within visible: PixelRect
  ) {
    let share = Self.share(opacity)
    paint(in: bounds, within: visible) { pixel in
      CanvasColor(glyphPixel: picture.pixels[pixel]).bounded.multiplied(by: share)
    }
  }

  /// Paints another canvas.
  ///
  /// - Parameters:
  ///   - bytes: The pixels of the other canvas.
  ///   - bounds: The position of the other canvas, completely inside this one.
  func paint(_ bytes: [UInt8], opacity: Double, in bounds: PixelRect) {
    let share = Self.share(opacity)
    bytes.withUnsafeBytes { bytes in
      paint(in: bounds, within: bounds) { pixel in
        CanvasColor(bits: bytes.load(fromByteOffset: pixel * 4, as: UInt32.self))
          .multiplied(by: share)
      }
    }
  }

  /// Paints a picture, scaled to a rectangle.
  func paint(_ bitmap: Bitmap, in bounds: PixelRect, opacity: Double, within visible: PixelRect) {
    let shown = bounds.intersection(visible)
    guard !shown.isEmpty else { return }
    let share = Self.share(opacity)
    if bounds.width == bitmap.width, bounds.height == bitmap.height {
      paint(in: bounds, within: visible) { bitmap.canvasColor(ofPixel: $0).multiplied(by: share) }
      return
    }
    let scaling = PictureScaling(
      from: (bitmap.width, bitmap.height), to: (bounds.width, bounds.height),
      part: shown.offset(x: -bounds.x, y: -bounds.y))
    let scaled = scaling.scaled(
      (0..<bitmap.width * bitmap.height).map { bitmap.canvasColor(ofPixel: $0).bits })
    paint(in: shown, within: shown) { CanvasColor(bits: scaled[$0]).multiplied(by: share) }
  }

  /// An opacity in 255ths.
  private static func share(_ opacity: Double) -> UInt32 { UInt32((opacity * 255).rounded()) }
}

extension Bitmap {
  /// Returns a pixel by its index, row by row.
  fileprivate func canvasColor(ofPixel pixel: Int) -> CanvasColor {
    switch format {
    case .gray8: return CanvasColor(bits: UInt32(bytes[pixel]) &* 0x01_0101 | 0xFF00_0000)
    case .rgba8:
      let alpha = UInt32(bytes[pixel * 4 + 3])
      let bits =
        UInt32(bytes[pixel * 4]) | UInt32(bytes[pixel * 4 + 1]) << 8
        | UInt32(bytes[pixel * 4 + 2]) << 16 | 0xFF00_0000
      return CanvasColor(bits: bits).multiplied(by: alpha)
    }
  }
}
