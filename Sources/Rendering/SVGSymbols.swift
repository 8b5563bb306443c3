import DynamicType
import Imaging

/// The glyphs of an SVG document, each defined once, in the order in which they first occur.
struct SVGSymbols {
  /// A glyph that is drawn by its name.
  struct Symbol {
    let name: String
    /// In the symbol's own unit, y up.
    let bounds: Bounds
    /// From the symbol's unit to points.
    let scale: Double
  }

  private struct Key: Hashable {
    let font: FontInstance
    let glyph: UInt32
    /// The size and the colour of text, for a glyph in its own colours.
    var picture: Look?

    struct Look: Hashable {
      let pointSize: Points
      let color: RGBAColor
    }
  }

  /// The px for each point of a glyph in its own colours.
  private static let pixelsPerPoint = 4

  private var symbols: [Key: Symbol?] = [:]
  private(set) var definitions = ""
  private var count = 0

  /// The symbol of a glyph, defined where it was not yet; `nil` for a glyph without ink.
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
      definitions += "<path id=\"\(symbol?.name ?? "")\" d=\"\(outline.svgPathData)\"/>\n"
    }
    symbols[key] = .some(symbol)
    return symbol
  }

  /// The symbol of a glyph in its own colours.
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
      definitions +=
        "<image id=\"\(name)\" x=\"\(bounds.x)\" y=\"\(bounds.y)\" width=\"\(bounds.width)\" "
        + "height=\"\(bounds.height)\" transform=\"scale(1 -1)\" "
        + "href=\"data:image/png;base64,\(Base64.text(of: try picture.png()))\"/>\n"
    }
    symbols[key] = .some(symbol)
    return symbol
  }

  private mutating func nextName() -> String {
    defer { count += 1 }
    return "g\(count)"
  }
}

/// Bytes as text (RFC 4648, “Base 64 Encoding”).
package enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The bytes in lines of no length, padded.
  package static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for position in 0..<4 {
        text.append(
          position <= group.count ? alphabet[bits >> (18 - 6 * position) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
