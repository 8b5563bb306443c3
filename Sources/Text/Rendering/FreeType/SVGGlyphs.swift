/// Which glyphs of a font are SVG documents (OpenType, “SVG”); they are not drawn.
struct SVGGlyphs {
  let table: TableBytes

  func contains(_ glyph: UInt32) throws(RenderError) -> Bool {
    let list = try table.uint32(at: 2)
    for index in 0..<(try table.uint16(at: list)) {
      let record = list + 2 + index * 12
      let first = try table.uint16(at: record)
      let last = try table.uint16(at: record + 2)
      if first <= Int(glyph), Int(glyph) <= last { return true }
    }
    return false
  }
}
