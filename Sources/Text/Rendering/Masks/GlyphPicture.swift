import Imaging

/// A glyph in its own colours, around its origin.
struct GlyphPicture {
  /// The position of the picture, relative to the whole pixel of the glyph's origin, with y down.
  let bounds: PixelRect
  /// The pixels in Cairo's format, row by row from the top: alpha, red, green and blue from the
  /// highest byte down, premultiplied.
  let pixels: [UInt32]
}

/// A glyph turned into pixels: in the colour of its text, or in its own.
enum GlyphDrawing {
  case mask(GlyphMask)
  case picture(GlyphPicture)

  var bounds: PixelRect {
    switch self {
    case .mask(let mask): mask.bounds
    case .picture(let picture): picture.bounds
    }
  }

  /// Returns whether any pixel is inside a rectangle, with the glyph's origin at a position. Always
  /// true without a rectangle.
  func meets(_ visible: PixelRect?, at origin: DevicePlacement.Origin) -> Bool {
    guard let visible else { return true }
    return !bounds.offset(x: origin.x, y: origin.y).intersection(visible).isEmpty
  }

  /// The number of bytes of its pixels.
  var byteCount: Int {
    switch self {
    case .mask(let mask): mask.coverage.count
    case .picture(let picture): picture.pixels.count * 4
    }
  }
}

/// The coverage of the pixels around a glyph's origin.
struct GlyphMask {
  /// The position of the mask, relative to the whole pixel of the glyph's origin, with y down.
  let bounds: PixelRect
  /// The coverage, 0 to 255, row by row from the top.
  let coverage: [UInt8]

  /// A glyph without ink, such as a space.
  static var empty: GlyphMask {
    GlyphMask(bounds: PixelRect(x: 0, y: 0, width: 0, height: 0), coverage: [])
  }
}
