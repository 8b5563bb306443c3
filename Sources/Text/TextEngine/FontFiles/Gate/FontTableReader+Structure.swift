import Imaging

extension FontTableReader {
  /// Throws if a table is too short for what other tables rely on, or if glyphs are not where they
  /// should be.
  func checkStructure() throws(FontError) {
    for (tag, size) in [("head", 54), ("hhea", 36), ("maxp", 6)] {
      guard let range = range(of: tag), range.count >= size else {
        throw .truncated(file: name, table: tag)
      }
    }
    let glyphCount = try glyphCount()
    let widths = Int(reader(of: "hhea")?.uint16(at: 34) ?? 0)
    guard widths > 0 else {
      throw .damagedTable(file: name, table: "hhea", detail: "no glyph has a width")
    }
    guard let hmtx = range(of: "hmtx"), hmtx.count >= widths * 4 else {
      throw .damagedTable(
        file: name, table: "hmtx", detail: "there are fewer widths than the declared \(widths)")
    }
    if let map = reader(of: "cmap"), CharacterMapCheck(map).isEndless {
      throw .excessiveTable(
        file: name, table: "cmap",
        detail:
          "its maps have more than \(FontLimits.greatestMappedCharacterCount) characters in total")
    }
    try checkVariations()
    try checkOutlinePieces()
    try checkStrikes()
    guard let loca = range(of: "loca"), let glyf = range(of: "glyf") else { return }
    let check = try GlyphDataCheck(
      file: file, name: name, loca: loca, glyf: glyf, glyphCount: glyphCount,
      format: reader(of: "head")?.int16(at: 50) ?? 0,
      variations: reader(of: "gvar").flatMap(GlyphVariations.init))
    try check.checkPlaces()
    // HarfBuzz follows parts where a face has axes to stand on, whether or not outlines vary along
    // them. Of other fonts, FreeType alone follows them, and they are counted when a glyph is drawn.
    if range(of: "fvar") != nil { try check.checkParts() }
  }
}
