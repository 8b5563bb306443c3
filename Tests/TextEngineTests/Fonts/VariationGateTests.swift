import Imaging
import Testing

@testable import TextEngine

private func short(_ number: Int) -> [UInt8] { [UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)] }
private func long(_ number: Int) -> [UInt8] { short(number >> 16) + short(number) }

/// A face of some tables.
private func face(_ tables: (OpenTypeTag, [UInt8])...) -> FontTableReader {
  var content: [UInt8] = []
  var directory: [SFNTContainer.Table] = []
  for (tag, table) in tables {
    let range = content.count..<content.count + table.count
    directory.append(SFNTContainer.Table(tag: tag, range: range, checksum: 0))
    content += table
  }
  return FontTableReader(file: FontBytes(content), name: "a.ttf", tables: directory)
}

/// A store of so many parts that are all the same, of no items in 60,000 regions each (OpenType, “Item
/// Variation Store”).
private func store(parts: Int) -> [UInt8] {
  let end = 8 + 4 * parts
  return short(1) + long(end) + short(parts) + Array(repeating: long(end), count: parts).joined()
    + short(0) + short(0) + short(60_000)
}

@Suite struct `What varies along axes` {
  /// 279 × 60,000 is below 2^24, and 280 × 60,000 above.
  @Test(arguments: [
    ("HVAR", short(1) + short(0) + long(20) + [UInt8](repeating: 0, count: 12)),
    ("VVAR", short(1) + short(0) + long(24) + [UInt8](repeating: 0, count: 16)),
    ("MVAR", short(1) + short(0) + short(0) + short(8) + short(0) + short(12)),
    ("GDEF", short(1) + short(3) + [UInt8](repeating: 0, count: 10) + long(18)),
    ("COLR", short(1) + [UInt8](repeating: 0, count: 28) + long(34)),
    // Its dictionary: two numbers for a matrix of five more, a fraction and an offset in 16 bits.
    (
      "CFF2",
      [2, 0, 5] + short(21)
        + [139, 247, 0, 251, 0, 29, 0, 0, 0, 0, 30, 0x12, 0xAF, 139, 12, 7, 28] + short(26)
        + [24, 0] + short(0)
    ),
  ])
  func `is counted for each part that shares its bytes`(table: String, header: [UInt8]) throws {
    let tag = try #require(OpenTypeTag(table))
    #expect(throws: Never.self) { try face((tag, header + store(parts: 279))).checkVariations() }
    #expect(
      throws: FontError.excessiveTable(
        file: "a.ttf", table: table, detail: "it varies in more than 16777216 numbers")
    ) { try face((tag, header + store(parts: 280))).checkVariations() }
  }

  @Test(arguments: [[139, 150], [150, 139]] as [[UInt8]])
  func `is looked for at each number that a reader may take`(numbers: [UInt8]) {
    let dictionary = short(3) + numbers + [24]
    // 150 is the number 11, where a length of two bytes comes before the store; 139 is 0.
    let content = [2, 0, 5] + dictionary + [UInt8](repeating: 0, count: 5) + store(parts: 280)
    #expect(throws: FontError.self) { try face(("CFF2", content)).checkVariations() }
  }

  @Test func `is counted together for all places that a dictionary tells`() {
    // The place of one store of 60,000 empty parts, told so often (280 × 60,000 is above 2^24).
    func table(_ count: Int) -> [UInt8] {
      let places = Array(repeating: [28] + short(5 + 4 * count) + [24], count: count).joined()
      let store = short(1) + long(0) + short(60_000) + [UInt8](repeating: 0, count: 240_000)
      return [2, 0, 5] + short(4 * count) + places + short(0) + store
    }
    #expect(throws: Never.self) { try face(("CFF2", table(279))).checkVariations() }
    #expect(throws: FontError.self) { try face(("CFF2", table(280))).checkVariations() }
  }

  @Test func `is no damage where it is too much, and is told so`() {
    #expect(
      FontError.excessiveTable(file: "a.ttf", table: "HVAR", detail: "it varies in too many")
        .description
        == "a.ttf takes more work than a font may: in its table “HVAR”, it varies in too many. "
        + "Check where the file comes from, or use another.")
  }

  @Test func `of limits without end is a number`() {
    #expect(FontLimits(faces: .max).mappedCharacters > FontLimits().mappedCharacters)
  }

  @Test func `is counted by the conditions of rules`() {
    // Records that share one set of 21 conditions (OpenType, “FeatureVariations”).
    let rules = { (records: Int) -> [UInt8] in
      let record = long(8 + records * 8) + long(0)
      return short(1) + short(1) + [UInt8](repeating: 0, count: 6) + long(14)
        + short(1) + short(0) + long(records) + Array(repeating: record, count: records).joined()
        + short(21)
    }
    // 22 × 2978 is below 2^16, and 22 × 2979 above.
    #expect(throws: Never.self) { try face(("GSUB", rules(2978))).checkVariations() }
    #expect(
      throws: FontError.excessiveTable(
        file: "a.ttf", table: "GPOS",
        detail: "its feature variations have more than 65536 "
          + "conditions")
    ) { try face(("GPOS", rules(2979))).checkVariations() }
  }

  @Test func `is counted by the values that instructions take`() {
    let changes = short(1) + short(0) + short(4095) + short(0)
    let values = { (count: Int) in [UInt8](repeating: 0, count: count * 2) }
    #expect(throws: Never.self) {
      try face(("cvar", changes), ("cvt", values(4096))).checkVariations()
    }
    #expect(
      throws: FontError.excessiveTable(
        file: "a.ttf", table: "cvar",
        detail: "4095 changes of 4098 values are more than 16777216 numbers")
    ) { try face(("cvar", changes), ("cvt", values(4098))).checkVariations() }
  }

  /// A map of format 0 with a byte for each glyph, or of format 1.
  @Test(arguments: [("HVAR", 8), ("HVAR", 16), ("VVAR", 20)])
  func `is counted by the glyphs of its maps`(table: String, place: Int) throws {
    let tag = try #require(OpenTypeTag(table))
    let map = { (count: Int) in
      [UInt8](repeating: 0, count: place) + long(place + 4) + [1, 0] + long(count)
    }
    #expect(throws: Never.self) { try face((tag, map(65_536))).checkVariations() }
    #expect(
      throws: FontError.excessiveTable(
        file: "a.ttf", table: table, detail: "a map has more than 65536 glyphs")
    ) { try face((tag, map(65_537))).checkVariations() }
  }

  @Test func `is nothing, or damage, in tables that end before they say`() {
    for tag in ["HVAR", "VVAR", "MVAR", "GDEF", "COLR", "CFF2", "GSUB", "GPOS", "cvar"] {
      guard let tag = OpenTypeTag(tag) else { continue }
      for count in 0..<40 {
        do throws(FontError) {
          try face((tag, [UInt8](repeating: 1, count: count))).checkVariations()
        } catch {
          guard case .damagedTable(file: "a.ttf", table: _, detail: _) = error else {
            Issue.record("\(error)")
            continue
          }
        }
      }
    }
  }
}

@Suite struct `Pictures of glyphs in a font` {
  /// One size, whose one part has pictures in some format (OpenType, “EBLC”).
  private func places(format: Int) -> [UInt8] {
    long(0x30000) + long(1) + long(56) + long(0) + long(1) + [UInt8](repeating: 0, count: 36)
      + short(1) + short(1) + long(8) + short(1) + short(format) + long(0)
  }

  @Test(arguments: ["CBDT", "sbix"], ["CBLC", "EBLC", "bloc"])
  func `are looked for in each table that FreeType would take`(pictures: String, table: String)
    throws
  {
    let (pictures, tag) = (try #require(OpenTypeTag(pictures)), try #require(OpenTypeTag(table)))
    #expect(
      throws: FontError.damagedTable(
        file: "a.ttf", table: table, detail: "bitmaps are composed of the bitmaps of other glyphs")
    ) { try face((pictures, [0]), (tag, places(format: 8))).checkStrikes() }
    // Without colours nobody looks at them.
    #expect(throws: Never.self) { try face((tag, places(format: 8))).checkStrikes() }
  }

  @Test func `are made of no other pictures`() {
    #expect(throws: Never.self) {
      try face(("CBDT", [0]), ("CBLC", places(format: 17))).checkStrikes()
    }
    for format in [8, 9] {
      #expect(
        throws: FontError.damagedTable(
          file: "a.ttf", table: "CBLC",
          detail: "bitmaps are composed of the bitmaps of other "
            + "glyphs")
      ) { try face(("CBDT", [0]), ("CBLC", places(format: format))).checkStrikes() }
    }
  }

  @Test func `lie in parts that can be counted`() {
    // Sizes that share one list of parts.
    let size = long(56) + long(0) + long(1 << 19) + [UInt8](repeating: 0, count: 36)
    let parts = [UInt8](repeating: 0, count: 8 << 19)
    let sizes = { (count: Int) in
      long(0x30000) + long(count) + Array(repeating: size, count: count).joined() + parts
    }
    #expect(throws: Never.self) { try face(("CBDT", [0]), ("CBLC", sizes(2))).checkStrikes() }
    #expect(
      throws: FontError.excessiveTable(
        file: "a.ttf", table: "CBLC", detail: "its bitmaps are in more than 1048576 parts")
    ) { try face(("CBDT", [0]), ("CBLC", sizes(3))).checkStrikes() }
  }

  @Test(arguments: ["CBLC", "sbix"])
  func `come in sizes that can be counted`(table: String) throws {
    let tag = try #require(OpenTypeTag(table))
    #expect(throws: Never.self) {
      try face(("CBDT", [0]), (tag, long(1) + long(1024))).checkStrikes()
    }
    #expect(
      throws: FontError.excessiveTable(
        file: "a.ttf", table: table, detail: "it has bitmaps in more than 1024 sizes")
    ) { try face(("CBDT", [0]), (tag, long(1) + long(1025))).checkStrikes() }
  }
}
