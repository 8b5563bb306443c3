import Imaging

/// The cost of drawing one glyph.
struct InkCost: Equatable {
  /// The number of bytes of its pixels.
  fileprivate(set) var size = 0
  /// The work on a picture of the font's, in px.
  fileprivate(set) var strikes = 0
  /// The work on what layers of colour are made of, in px.
  fileprivate(set) var parts = 0
  /// The work of painting the colour layers, in px.
  fileprivate(set) var layers = 0
  /// The work of filling the outline, in steps.
  fileprivate(set) var edges = 0

  /// Returns the cost that was added since an earlier one.
  static func - (cost: InkCost, earlier: InkCost) -> InkCost {
    InkCost(
      size: cost.size - earlier.size, strikes: cost.strikes - earlier.strikes,
      parts: cost.parts - earlier.parts, layers: cost.layers - earlier.layers,
      edges: cost.edges - earlier.edges)
  }
}

/// The budget for the glyphs of one text. A font decides how large its glyphs are and how many
/// layers they have, whatever the text size.
///
/// Each drawing of a glyph counts once per text, whether it is drawn or kept, because the result
/// must not depend on what was drawn before.
final class InkBudget {
  /// The cost so far.
  private(set) var spent = InkCost()
  /// The number of pixels that glyphs and rules cover so far.
  private var inked = 0

  /// Counts a glyph that was drawn for another text as if it were drawn now.
  func take(_ cost: InkCost, glyph: UInt32) throws(RenderError) {
    try takeStrikes(cost.strikes, glyph: glyph)
    try takeParts(cost.parts, glyph: glyph)
    try takeLayers(cost.layers, glyph: glyph)
    try take(edges: cost.edges)
    try takeSize(cost.size)
  }

  /// Counts the memory of a glyph that was drawn.
  func take(_ drawing: GlyphDrawing) throws(RenderError) { try takeSize(drawing.byteCount) }

  /// Counts the work of a picture from the font before it is scaled, which is that of a gradient.
  func take(_ strike: Strike, glyph: UInt32) throws(RenderError) {
    try takeStrikes(8 * strike.width * strike.height, glyph: glyph)
  }

  /// Counts the work for the parts of a glyph in colour layers, whatever its area: paints, gradient
  /// colours and outline steps, each as some px.
  func take(parts: Int, glyph: UInt32) throws(RenderError) {
    try takeParts(64 * parts, glyph: glyph)
  }

  /// Counts the work of a glyph before it is painted.
  func take(
    _ paint: GlyphPaint<PaintOutline>, over area: PixelRect, glyph: UInt32
  ) throws(RenderError) {
    try takeLayers(Self.weight(of: paint) * area.width * area.height, glyph: glyph)
  }

  /// Counts the work of filling an outline, as `EdgeWork` estimates it, before it is filled.
  func take(edges: Int) throws(RenderError) {
    spent.edges += edges
    guard spent.edges <= DrawingLimits.greatestEdgeWork else {
      throw .tooManyLines(limit: DrawingLimits.greatestEdgeWork)
    }
  }

  /// Counts the work of outlines around colours, as `PaintEdges` estimates it, before they are
  /// painted.
  func take(_ edges: PaintEdges, glyph: UInt32) throws(RenderError) {
    // No limit is as large, it can be added up, and what is no number is not below it.
    let most = 1e15
    try takeLayers(Int(edges.work < most ? edges.work : most), glyph: glyph)
  }

  /// Counts the pixels of a rule, or of a glyph each time it occurs.
  func put(_ bounds: PixelRect) throws(RenderError) {
    // What is larger than any picture is told by the picture's size.
    inked += min(bounds.width * bounds.height, 2 * DrawingLimits.greatestPixelCount)
    guard inked <= DrawingLimits.greatestInkedArea else {
      throw .tooMuchOverlap(limit: DrawingLimits.greatestInkedArea)
    }
  }

  private func takeSize(_ size: Int) throws(RenderError) {
    spent.size += size
    guard spent.size <= DrawingLimits.greatestInkSize else {
      throw .tooMuchInk(limit: DrawingLimits.greatestInkSize)
    }
  }

  private func takeStrikes(_ area: Int, glyph: UInt32) throws(RenderError) {
    spent.strikes += area
    try checkArea(glyph, "its pictures are too many or too large")
  }

  private func takeParts(_ area: Int, glyph: UInt32) throws(RenderError) {
    spent.parts += area
    try checkArea(glyph, "its colour layers have too many parts")
  }

  private func takeLayers(_ area: Int, glyph: UInt32) throws(RenderError) {
    spent.layers += area
    try checkArea(glyph, "its colour layers are too many or too large")
  }

  private func checkArea(_ glyph: UInt32, _ complaint: String) throws(RenderError) {
    guard spent.strikes + spent.parts + spent.layers <= DrawingLimits.greatestPaintedArea else {
      throw .unreadableGlyph(id: glyph, detail: complaint)
    }
  }

  /// Returns the work of a paint per pixel, as a multiple of one colour's.
  ///
  /// - Parameter clips: The number of outlines and boxes around it. Each adds work for each colour,
  ///   except for an outline in a box, which nearly all colours have.
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
