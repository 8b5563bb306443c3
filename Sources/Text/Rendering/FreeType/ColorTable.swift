import Imaging

/// The colour layers of a font's glyphs (OpenType, “COLR”, versions 0 and 1), and its first palette
/// (“CPAL”).
///
/// They are not read by FreeType, whose interface to version 1 changed its memory layout in
/// FreeType 2.13. A program built with one version would corrupt its memory with the other.
struct ColorTable {
  let layers: TableBytes
  private let palettes: TableBytes?

  /// The index that stands for the colour of the text.
  private static let textColorIndex = 0xFFFF

  /// Creates a table. Without a palette, all layers must have the colour of the text.
  init(layers: TableBytes, palettes: TableBytes?) {
    self.layers = layers
    self.palettes = palettes
  }

  /// Returns the paint of a glyph; `nil` if it has no colours.
  ///
  /// - Parameter isVaried: Whether the face is at other axis positions than the default.
  func paint(of glyph: UInt32, isVaried: Bool) throws(RenderError) -> NamedPaint? {
    if try layers.uint16(at: 0) > 0 {
      var reader = PaintReader(table: self, glyph: glyph, isVaried: isVaried)
      if let paint = try reader.paint(ofGlyph: glyph) { return paint }
    }
    return try flatPaint(of: glyph)
  }

  /// The colour of the palette's entry.
  func color(_ index: Int, alpha: Double, glyph: UInt32) throws(RenderError) -> PaintColor {
    guard index != Self.textColorIndex else { return PaintColor(color: nil, alpha: alpha) }
    guard let palettes else {
      throw .unreadableGlyph(id: glyph, detail: "it has colours, but the font has no palette")
    }
    let count = try palettes.uint16(at: 2)
    guard index < count, try palettes.uint16(at: 4) > 0 else {
      throw .unreadableGlyph(
        id: glyph, detail: "it names colour \(index), but the palette has \(count) colours")
    }
    let record = try palettes.uint32(at: 8) + (try palettes.uint16(at: 12) + index) * 4
    let channel = { (offset: Int) throws(RenderError) in
      UInt8(try palettes.uint8(at: record + offset))
    }
    let color = RGBAColor(
      red: try channel(2), green: try channel(1), blue: try channel(0), alpha: try channel(3))
    return PaintColor(color: color, alpha: alpha)
  }

  /// Returns layers of one colour each, as in version 0.
  private func flatPaint(of glyph: UInt32) throws(RenderError) -> NamedPaint? {
    let start = try layers.uint32(at: 4)
    guard
      let record = try position(
        of: glyph, among: try layers.uint16(at: 2), recordsOf: 6, at: start)
    else { return nil }
    let first = try layers.uint16(at: record + 2)
    let list = try layers.uint32(at: 8)
    var paints: [NamedPaint] = []
    for index in first..<first + (try layers.uint16(at: record + 4)) {
      guard index < (try layers.uint16(at: 12)) else {
        throw .unreadableGlyph(id: glyph, detail: "it names a layer that does not exist")
      }
      let layer = list + index * 4
      let color = try color(try layers.uint16(at: layer + 2), alpha: 1, glyph: glyph)
      paints.append(.glyph(UInt32(try layers.uint16(at: layer)), .solid(color)))
    }
    return .layers(paints)
  }

  /// Returns the position of a glyph's record in a list that is sorted by glyph.
  func position(
    of glyph: UInt32, among count: Int, recordsOf size: Int, at start: Int
  ) throws(RenderError) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      let found = try layers.uint16(at: start + middle * size)
      if found == Int(glyph) { return start + middle * size }
      if found < Int(glyph) { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}
