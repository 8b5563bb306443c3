import CHarfBuzz
public import Imaging

extension FontFace {
  /// The OpenType features of the face for glyphs (`GSUB`) and positions (`GPOS`), in alphabetical
  /// order. They are `nil` if the font uses other tables (`morx`, `kern`), which do not list
  /// features.
  public var features: [OpenTypeTag]? {
    guard !tables.contains(where: { ["morx", "kern"].contains($0.description) }) else { return nil }
    let (glyphs, places): (hb_tag_t, hb_tag_t) = (0x4753_5542, 0x4750_4F53)
    return Set(handle.features(in: glyphs) + handle.features(in: places))
      .sorted { $0.rawValue < $1.rawValue }
  }
}

extension HarfBuzzFace {
  fileprivate func features(in table: hb_tag_t) -> [OpenTypeTag] {
    var count = hb_ot_layout_table_get_feature_tags(face, table, 0, nil, nil)
    var tags = [hb_tag_t](repeating: 0, count: Int(count))
    hb_ot_layout_table_get_feature_tags(face, table, 0, &count, &tags)
    return tags.prefix(Int(count)).map(OpenTypeTag.init(rawValue:))
  }
}

extension FontFace {
  /// Returns the font's name of a glyph, such as `uni0061` or `f_i` (OpenType `post` or CFF); `nil`
  /// if there is none.
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
