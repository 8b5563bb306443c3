import CFreeType
import Imaging

extension OpenTypeTag {
  /// Pictures, as Google's emoji have them (`CBDT`).
  static let colorBitmaps = OpenTypeTag(rawValue: 0x4342_4454)
  /// Pictures, as Apple's emoji have them (`sbix`).
  static let standardBitmaps = OpenTypeTag(rawValue: 0x7362_6978)
  /// Layers of outlines in colours (`COLR`).
  static let colorLayers = OpenTypeTag(rawValue: 0x434F_4C52)
  /// The colours of layers (`CPAL`).
  static let palettes = OpenTypeTag(rawValue: 0x4350_414C)
  /// Glyphs as SVG documents (`SVG `).
  static let svgDocuments = OpenTypeTag(rawValue: 0x5356_4720)
}

extension FreeTypeLibrary {
  /// Whether a face has a table with any content.
  static func hasTable(_ tag: OpenTypeTag, in face: FT_Face) -> Bool {
    length(of: tag, in: face) > 0
  }

  /// A table of a face; `nil` where there is none, or none that can be read.
  static func table(_ tag: OpenTypeTag, of face: FT_Face) -> [UInt8]? {
    var length = length(of: tag, in: face)
    guard length > 0 else { return nil }
    var content = [UInt8](repeating: 0, count: Int(length))
    guard FT_Load_Sfnt_Table(face, FT_ULong(tag.rawValue), 0, &content, &length) == 0 else {
      return nil
    }
    return content
  }

  private static func length(of tag: OpenTypeTag, in face: FT_Face) -> FT_ULong {
    var length: FT_ULong = 0
    let error = FT_Load_Sfnt_Table(face, FT_ULong(tag.rawValue), 0, nil, &length)
    return error == 0 ? length : 0
  }
}
