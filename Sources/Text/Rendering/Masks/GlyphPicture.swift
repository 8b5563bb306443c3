import Imaging

/// A glyph in its own colours, around its origin.
struct GlyphPicture {
  /// Where the picture lies, relative to the whole pixel of the glyph's origin; y downwards.
  let bounds: PixelRect
  /// The pixels as Cairo has them, row by row from the top: alpha, red, green and blue from the
  /// highest byte down, colours multiplied by alpha.
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

  /// Whether any of its pixels lies in a rectangle, or there is none, with its origin at a place.
  func meets(_ visible: PixelRect?, at origin: DevicePlacement.Origin) -> Bool {
    guard let visible else { return true }
    return !bounds.offset(x: origin.x, y: origin.y).intersection(visible).isEmpty
  }

  /// The memory that its pixels take.
  var byteCount: Int {
    switch self {
    case .mask(let mask): mask.coverage.count
    case .picture(let picture): picture.pixels.count * 4
    }
  }
}

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
