import Imaging

/// How much of each pixel around its origin a glyph covers.
struct GlyphMask {
  /// Where the mask lies, relative to the whole pixel of the glyph's origin; y downwards.
  let bounds: PixelRect
  /// The coverage, 0 to 255, row by row from the top.
  let coverage: [UInt8]

  /// A glyph without ink, such as a space.
  static var empty: GlyphMask {
    GlyphMask(bounds: PixelRect(x: 0, y: 0, width: 0, height: 0), coverage: [])
  }
}
