import Imaging
import Testing

@testable import TextEngine

/// What faces of a file may have in all, which may share their tables.
@Suite struct `Tables that the faces of a file share` {
  /// What is wrong with a collection of so many faces, all the same font with another table in place of one of
  /// its own; `nil` where nothing is.
  private func error(
    of font: String, _ tag: String, _ table: [UInt8], faces: Int
  ) throws -> FontError? {
    var font = try PatchedFont(font)
    let place = font.content.count
    font.move(tag, to: UInt32(place))
    font.shorten(tag, to: table.count)
    let header: [UInt8] =
      Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, UInt8(faces >> 8), UInt8(faces & 0xFF)]
      + Array(
        repeating: [0, 0, UInt8((12 + faces * 4) >> 8), UInt8((12 + faces * 4) & 0xFF)],
        count: faces
      ).joined()
    for record in stride(from: 12, to: 12 + 16 * Int(font.content[5]), by: 16) {
      let place =
        font.content[record + 8..<record + 12].reduce(0) { $0 << 8 | Int($1) } + header.count
      font.overwrite([24, 16, 8, 0].map { UInt8(place >> $0 & 0xFF) }, at: record + 8)
    }
    do {
      _ = try FontFace.all(in: FontBytes(header + font.content + table), fileName: "a.ttc")
      return nil
    } catch { return error }
  }

  /// The map has one stretch of all characters (OpenType, “cmap”, format 12), of which 32 are the limit.
  @Test func `have so many characters`() throws {
    let map: [UInt8] =
      [0, 0, 0, 1, 0, 3, 0, 10, 0, 0, 0, 12, 0, 12, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0]
      + [0, 0, 0, 1, 0, 0, 0, 0, 0, 0x10, 0xFF, 0xFF, 0, 0, 0, 1]
    #expect(try error(of: TestFonts.rectangles, "cmap", map, faces: 32) == nil)
    #expect(
      try error(of: TestFonts.rectangles, "cmap", map, faces: 33)
        == .excessiveTable(
          file: "a.ttc", table: "cmap",
          detail: "the maps of all faces have more than 35651584 characters in total; "
            + "if you trust the file, allow more with --limit font-faces=N"))
  }

  /// 65,535 lookups that are not there: four times that is 262,140, and five times is more than 2^18.
  @Test func `have so many lookups`() throws {
    // No scripts, no features, and the list of lookups (OpenType, “GSUB”).
    let table: [UInt8] =
      [0, 1, 0, 0, 0, 10, 0, 12, 0, 14, 0, 0, 0, 0, 0xFF, 0xFF]
      + [UInt8](repeating: 0, count: 2 * 65_535)
    #expect(try error(of: TestFonts.expansion, "GSUB", table, faces: 4) == nil)
    #expect(
      try error(of: TestFonts.expansion, "GSUB", table, faces: 5)
        == .excessiveTable(
          file: "a.ttc", table: "GSUB",
          detail: "all faces have more than 262144 lookups in total"))
  }

  @Test func `have so many names`() throws {
    let table: [UInt8] = [0, 0, 0xFF, 0xFF, 0, 6] + [UInt8](repeating: 0, count: 12 * 65_535)
    #expect(try error(of: TestFonts.rectangles, "name", table, faces: 4) == nil)
    #expect(
      try error(of: TestFonts.rectangles, "name", table, faces: 5)
        == .excessiveTable(
          file: "a.ttc", table: "name",
          detail: "all faces have more than 262144 names in total"))
  }
}
