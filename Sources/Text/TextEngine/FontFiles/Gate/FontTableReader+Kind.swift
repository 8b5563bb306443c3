import Imaging

extension FontTableReader {
  /// Throws if HarfBuzz or FreeType does not support the kind of face. It would measure glyphs that
  /// are not drawn, or draw others.
  func checkKind() throws(FontError) {
    let outlines = ["glyf", "CFF", "CFF2", "CBDT", "sbix"]
    if !outlines.contains(where: { reader(of: $0) != nil }) {
      for (table, detail) in Self.otherKinds where reader(of: table) != nil {
        throw .unsupported(
          file: name, table: table, detail: detail,
          need: "a version of it that has outlines, such as a .ttf or .otf")
      }
    }
    // HarfBuzz 10 composes glyphs by this table, and FreeType draws what the face has instead.
    if reader(of: "VARC") != nil {
      throw .unsupported(
        file: name, table: "VARC", detail: "composes its glyphs of variable components",
        need: "a version of it that has all outlines in “glyf” or “CFF2”")
    }
    // HarfBuzz 6 finds no glyph in it, and FreeType takes cubic curves for quadratic ones.
    if reader(of: "glyf") != nil, let format = reader(of: "head")?.int16(at: 52), format != 0 {
      throw .unsupported(
        file: name, table: "glyf", detail: "has outlines of format \(format)",
        need: "a version of it with quadratic curves or CFF outlines")
    }
  }

  /// Tables with glyphs of kinds that are not drawn.
  private static let otherKinds = [
    ("EBDT", "contains only black or grey bitmaps"), ("bdat", "contains only black bitmaps"),
    ("SVG", "contains only SVG documents"), ("hvgl", "contains only Apple's variable outlines"),
  ]
}
