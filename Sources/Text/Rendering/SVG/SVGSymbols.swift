import DynamicType
import Imaging
import Wording

/// The glyphs of an SVG document, each defined once, in the order of their first use.
struct SVGSymbols {
  /// A glyph that is drawn by reference.
  struct Symbol {
    let name: String
    /// The bounds in the symbol's unit, with y up.
    let bounds: Bounds
    /// The factor from the symbol's unit to points.
    let scale: Double
  }

  private struct Key: Hashable {
    let font: FontInstance
    let glyph: UInt32
    /// The size and colour of the text, for a glyph in its own colours; else `nil`.
    var picture: Look?

    struct Look: Hashable {
      let pointSize: Points
      let color: RGBAColor
    }
  }

  /// The number of px per point in a glyph with its own colours.
  private static let pixelsPerPoint = 4

  private var symbols: [Key: Symbol?] = [:]
  private(set) var definitions = ""
  private var count = 0
  private let limit: Int

  /// - Parameter limit: The maximum number of bytes of all definitions.
  init(limit: Int = DrawingLimits.greatestDocumentSize) {
    self.limit = limit
  }

  /// Returns the symbol of a glyph, and defines it at its first use; `nil` for a glyph without ink.
  mutating func symbol(
    for glyph: UInt32, of run: DrawnRun, from renderer: Renderer
  ) throws(RenderError) -> Symbol? {
    if let symbol = try picture(of: glyph, of: run, from: renderer) { return symbol }
    guard try renderer.hasOutlines(run.font) else { return nil }
    let scale = run.pointSize.value / Double(try renderer.unitsPerEm(of: run.font))
    let key = Key(font: run.font, glyph: glyph)
    if let known = symbols[key] {
      return known.map { Symbol(name: $0.name, bounds: $0.bounds, scale: scale) }
    }
    let outline = try renderer.outline(ofGlyph: glyph, in: run.font)
    var symbol: Symbol?
    if let bounds = outline.bounds {
      symbol = Symbol(name: nextName(), bounds: bounds, scale: scale)
      try define(
        "<path id=\"\(symbol?.name ?? "")\" d=\"\(outline.svgPathData)\"/>\n", of: run.font)
    }
    symbols[key] = .some(symbol)
    return symbol
  }

  /// Returns the symbol of a glyph in its own colours.
  private mutating func picture(
    of glyph: UInt32, of run: DrawnRun, from renderer: Renderer
  ) throws(RenderError) -> Symbol? {
    guard try renderer.hasColors(run.font) else { return nil }
    let key = Key(
      font: run.font, glyph: glyph,
      picture: Key.Look(pointSize: run.pointSize, color: run.color))
    if let known = symbols[key] { return known }
    let picture = try renderer.picture(
      ofGlyph: glyph, of: run, scale: DisplayScale(pixelsPerPoint: Double(Self.pixelsPerPoint)))
    var symbol: Symbol?
    if let picture {
      let bounds = picture.bounds
      let name = nextName()
      symbol = Symbol(
        name: name,
        bounds: Bounds(
          minX: Double(bounds.x), minY: Double(-bounds.maxY), maxX: Double(bounds.maxX),
          maxY: Double(-bounds.y)),
        scale: 1 / Double(Self.pixelsPerPoint))
      // Symbols have y upwards, and pictures are not to stand on their heads.
      try define(
        "<image id=\"\(name)\" x=\"\(bounds.x)\" y=\"\(bounds.y)\" width=\"\(bounds.width)\" "
          + "height=\"\(bounds.height)\" transform=\"scale(1 -1)\" "
          + "href=\"data:image/png;base64,\(Base64.text(of: try picture.png()))\"/>\n",
        of: run.font)
    }
    symbols[key] = .some(symbol)
    return symbol
  }

  private mutating func define(
    _ definition: String, of font: FontInstance
  ) throws(RenderError) {
    definitions += definition
    guard definitions.utf8.count <= limit else {
      throw RenderError.tooMuchOutline(limit: limit).naming(font.file)
    }
  }

  private mutating func nextName() -> String {
    defer { count += 1 }
    return "g\(count)"
  }
}
