import Imaging

/// Keeps the glyphs that a worker has drawn, up to a fixed amount of memory.
struct GlyphCache {
  /// One drawing of a glyph.
  struct Key: Hashable {
    /// The font's number, from `number(of:)`.
    let font: Int
    let glyph: UInt32
    /// The em square's side in 26.6 pixels.
    let size: Int
    let stepX: Int
    let stepY: Int
    /// The colour of text; `nil` in a font without colours, whose masks take any.
    let color: RGBAColor?
  }

  /// The bytes that are kept before all are dropped.
  private let limit = 8 << 20
  private var drawings: [Key: GlyphDrawing] = [:]
  private var size = 0
  private var fonts: [FontInstance: Int] = [:]

  /// A number for a font, which is quicker to look up for each glyph than the font itself.
  mutating func number(of font: FontInstance) -> Int {
    if let known = fonts[font] { return known }
    let number = fonts.count
    fonts[font] = number
    return number
  }

  /// The drawing for a key, made unless it is kept.
  mutating func drawing(
    for key: Key, draw: () throws(RenderError) -> GlyphDrawing
  ) throws(RenderError) -> GlyphDrawing {
    if let kept = drawings[key] { return kept }
    let drawing = try draw()
    if size + drawing.byteCount > limit {
      drawings.removeAll(keepingCapacity: true)
      size = 0
    }
    drawings[key] = drawing
    size += drawing.byteCount
    return drawing
  }
}
