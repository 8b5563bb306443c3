import Imaging
import Rendering

/// Tells glyphs' outlines as SVG paths in font units, up to as many bytes as are worth telling: a letter may
/// have ten thousand points, and be in a text as often.
final class GlyphOutlines {
  private let renderer: Renderer
  private let limit: Int
  private var length = 0

  /// - Parameter limit: How many bytes the paths of a text may have in all.
  init(_ renderer: Renderer, limit: Int = DrawingLimits.greatestDocumentSize) {
    self.renderer = renderer
    self.limit = limit
  }

  /// The path of a glyph; `nil` in a font of pictures.
  ///
  /// - Throws: `RenderError`, or `RenderCommandError.tooMuchOutline`.
  func path(ofGlyph glyph: UInt32, in font: FontInstance) throws -> String? {
    let path: String
    do {
      path = try renderer.outline(ofGlyph: glyph, in: font).svgPathData
    } catch RenderError.noOutlines, RenderError.inFont(file: _, .noOutlines) {
      return nil
    }
    length += path.utf8.count
    guard length <= limit else { throw RenderCommandError.tooMuchOutline(limit: limit) }
    return path
  }
}
