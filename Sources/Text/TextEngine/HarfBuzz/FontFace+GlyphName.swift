import CHarfBuzz

extension FontFace {
  /// What the font calls a glyph, such as `uni0061` or `f_i` (OpenType `post` or CFF); `nil` where
  /// it does not say, or has no such glyph.
  public func glyphName(of glyph: UInt32) -> String? { handle.glyphName(of: glyph) }
}

extension HarfBuzzFace {
  fileprivate func glyphName(of glyph: UInt32) -> String? {
    // PostScript allows names of 127 bytes; TrueType's may have 255.
    var name = [CChar](repeating: 0, count: 256)
    guard hb_font_get_glyph_name(defaultFont, glyph, &name, UInt32(name.count)) != 0 else {
      return nil
    }
    let bytes = name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}
