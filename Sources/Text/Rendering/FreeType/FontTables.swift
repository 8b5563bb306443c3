import CFreeType
import Imaging

extension OpenTypeTag {
  /// Pictures, as in Google's emoji fonts (`CBDT`).
  static let colorBitmaps = OpenTypeTag(rawValue: 0x4342_4454)
  /// Pictures, as in Apple's emoji fonts (`sbix`).
  static let standardBitmaps = OpenTypeTag(rawValue: 0x7362_6978)
  /// Layers of outlines in colours (`COLR`).
  static let colorLayers = OpenTypeTag(rawValue: 0x434F_4C52)
  /// The colours of layers (`CPAL`).
  static let palettes = OpenTypeTag(rawValue: 0x4350_414C)
  /// Facts of the whole face (`head`).
  static let header = OpenTypeTag(rawValue: 0x6865_6164)
  /// The positions of the outlines (`loca`).
  static let glyphPlaces = OpenTypeTag(rawValue: 0x6C6F_6361)
  /// Glyphs as SVG documents (`SVG `).
  static let svgDocuments = OpenTypeTag(rawValue: 0x5356_4720)
}

extension FreeTypeLibrary {
  /// Whether a face has a table with any content.
  static func hasTable(_ tag: OpenTypeTag, in face: FT_Face) -> Bool {
    length(of: tag, in: face) > 0
  }

  /// Returns the range of a table in the file; `nil` if there is no such table, or it cannot be
  /// read.
  static func range(of tag: OpenTypeTag, in face: FT_Face) -> Range<Int>? {
    let length = length(of: tag, in: face)
    guard length > 0 else { return nil }
    // FreeType says where a table is by where it stands after reading of it.
    var (first, count): (UInt8, FT_ULong) = (0, 1)
    guard FT_Load_Sfnt_Table(face, FT_ULong(tag.rawValue), 0, &first, &count) == 0,
      let stream = face.pointee.stream
    else { return nil }
    let start = Int(stream.pointee.pos) - 1
    guard start >= 0, start + Int(length) <= Int(stream.pointee.size) else { return nil }
    return start..<start + Int(length)
  }

  private static func length(of tag: OpenTypeTag, in face: FT_Face) -> FT_ULong {
    var length: FT_ULong = 0
    let error = FT_Load_Sfnt_Table(face, FT_ULong(tag.rawValue), 0, nil, &length)
    return error == 0 ? length : 0
  }
}

extension FreeTypeFace {
  /// Returns whether a glyph has an outline (`glyf`) that FreeType ignores, because the face also
  /// has Apple's pictures.
  func hidesOutline(of glyph: UInt32) -> Bool {
    guard !isScalable, let format = numbers(.header, at: 50, count: 1)?.first else { return false }
    // Where its data starts and ends: the same place for a glyph without any.
    let places =
      format == 0
      ? numbers(.glyphPlaces, at: Int(glyph) * 2, count: 2).map { $0.map(Int.init) }
      : numbers(.glyphPlaces, at: Int(glyph) * 4, count: 4)
        .map { [Int($0[0]) << 16 | Int($0[1]), Int($0[2]) << 16 | Int($0[3])] }
    return places.map { $0[0] != $0[1] } ?? false
  }

  /// Returns two-byte numbers of a table; `nil` if the table is too short.
  private func numbers(_ tag: OpenTypeTag, at offset: Int, count: Int) -> [UInt16]? {
    var bytes = [UInt8](repeating: 0, count: count * 2)
    var length = FT_ULong(bytes.count)
    let error = FT_Load_Sfnt_Table(
      handle, FT_ULong(tag.rawValue), FT_Long(offset), &bytes, &length)
    guard error == 0 else { return nil }
    return (0..<count).map { UInt16(bytes[$0 * 2]) << 8 | UInt16(bytes[$0 * 2 + 1]) }
  }
}
