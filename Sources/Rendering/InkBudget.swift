import Imaging

/// What the glyphs of one picture may still cost: a font decides how large they are, and of how many
/// layers, whatever size the text has.
final class InkBudget {
  private var size = 0
  private var paintedArea = 0

  /// Counts the memory of a glyph that was drawn.
  func take(_ drawing: GlyphDrawing) throws(RenderError) {
    size += drawing.byteCount
    guard size <= Renderer.greatestInkSize else {
      throw .tooMuchInk(limit: Renderer.greatestInkSize)
    }
  }

  /// Counts the work of a picture of the font's before it is scaled, as that of a gradient.
  func take(_ strike: Strike, glyph: UInt32) throws(RenderError) {
    paintedArea += 8 * strike.width * strike.height
    try checkArea(glyph, "its pictures are too many or too large")
  }

  /// Counts the work of what a glyph in layers of colour is made of, whatever area it has: paints,
  /// colours of gradients, and steps of outlines, each as so many px.
  func take(parts: Int, glyph: UInt32) throws(RenderError) {
    paintedArea += 64 * parts
    try checkArea(glyph, "its layers of colour are made of too many parts")
  }

  /// Counts the work of a glyph before it is painted.
  func take(_ paint: GlyphPaint<PaintOutline>, over area: PixelRect, glyph: UInt32)
    throws(RenderError)
  {
    paintedArea += Self.weight(of: paint) * area.width * area.height
    try checkArea(glyph, "its layers of colour are too many or too large")
  }

  private func checkArea(_ glyph: UInt32, _ complaint: String) throws(RenderError) {
    guard paintedArea <= Renderer.greatestPaintedArea else {
      throw .unreadableGlyph(id: glyph, detail: complaint)
    }
  }

  /// How much work a paint is for each pixel, as many times as one colour is.
  ///
  /// - Parameter clips: How many outlines and boxes it is within. Each is work for each colour, but
  ///   for an outline in a box, as nearly all colours are in one.
  private static func weight(of paint: GlyphPaint<PaintOutline>, within clips: Int = 0) -> Int {
    let clipping = max(0, clips - 2)
    return switch paint {
    case .solid: 1 + clipping
    case .gradient: 8 + clipping  // computed by us, pixel by pixel
    case .glyph(_, let paint), .clip(_, let paint): weight(of: paint, within: clips + 1)
    case .transform(_, let paint): weight(of: paint, within: clips)
    case .layers(let paints): paints.reduce(0) { $0 + weight(of: $1, within: clips) }
    case .composite(let source, _, let backdrop):
      4 + 2 * clipping + weight(of: source, within: clips)
        + weight(of: backdrop, within: clips)
    }
  }
}
