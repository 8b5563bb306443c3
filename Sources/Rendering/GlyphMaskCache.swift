import Imaging

/// Keeps the masks that a worker has drawn, up to a fixed amount of memory.
struct GlyphMaskCache {
  /// One drawing of a glyph.
  struct Key: Hashable {
    /// The font's number, from `number(of:)`.
    let font: Int
    let glyph: UInt32
    /// The em square's side in 26.6 pixels.
    let size: Int
    let stepX: Int
    let stepY: Int
  }

  /// The bytes of coverage that are kept before all are dropped.
  private let limit = 32 << 20
  private var masks: [Key: GlyphMask] = [:]
  private var size = 0
  private var fonts: [FontInstance: Int] = [:]

  /// A number for a font, which is quicker to look up for each glyph than the font itself.
  mutating func number(of font: FontInstance) -> Int {
    if let known = fonts[font] { return known }
    let number = fonts.count
    fonts[font] = number
    return number
  }

  /// The mask for a key, drawn unless it is kept.
  mutating func mask(
    for key: Key, draw: () throws(RenderError) -> GlyphMask
  ) throws(RenderError) -> GlyphMask {
    if let kept = masks[key] { return kept }
    let mask = try draw()
    if size + mask.coverage.count > limit {
      masks.removeAll(keepingCapacity: true)
      size = 0
    }
    masks[key] = mask
    size += mask.coverage.count
    return mask
  }
}
