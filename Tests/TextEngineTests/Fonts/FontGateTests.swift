import DynamicType
import Imaging
import Testing

@testable import TextEngine

/// What is found before HarfBuzz and FreeType see a file.
@Suite struct `The gate for fonts` {
  private func error(
    _ font: PatchedFont, limits: FontLimits = FontLimits()
  ) -> FontError? {
    #expect(throws: FontError.self) {
      try FontFace(file: FontBytes(font.content, limits: limits), fileName: "a.ttf")
    }
  }

  @Test(arguments: [("head", 53), ("hhea", 35), ("maxp", 5)])
  func `a table that is too short for its numbers is cut short`(table: String, length: Int) throws {
    var font = try PatchedFont(TestFonts.rectangles)
    font.shorten(table, to: length)
    #expect(error(font) == .truncated(file: "a.ttf", table: table))
  }

  @Test func `two tables of one name are damage, as each reader may find another`() throws {
    var font = try PatchedFont(TestFonts.rectangles)
    font.rename("name", to: "glyf")
    #expect(
      error(font)?.description
        == "a.ttf is damaged: two tables are called “glyf”. Copy the font file again.")
  }

  @Test func `a face in which no glyph has a width is damage`() throws {
    var font = try PatchedFont(TestFonts.rectangles)
    font.write([0, 0], at: 34, in: "hhea")
    #expect(
      error(font)
        == .damagedTable(file: "a.ttf", table: "hhea", detail: "no glyph has a width"))
  }

  @Test func `fewer widths than promised are damage`() throws {
    var font = try PatchedFont(TestFonts.rectangles)
    font.shorten("hmtx", to: 3)
    guard case .damagedTable(file: "a.ttf", table: "hmtx", _) = error(font) else {
      Issue.record("the widths that are not there were not missed")
      return
    }
  }

  @Test func `a way to find glyphs that there is none of is damage`() throws {
    var font = try PatchedFont(TestFonts.rectangles)
    font.write([0, 2], at: 50, in: "head")
    #expect(
      error(font)
        == .damagedTable(
          file: "a.ttf", table: "head", detail: "the glyph location format is 2, which is unknown"))
  }

  @Test func `places for fewer glyphs than there are, are damage`() throws {
    var font = try PatchedFont(TestFonts.rectangles)
    font.shorten("loca", to: 4)
    guard case .damagedTable(file: "a.ttf", table: "loca", let detail) = error(font) else {
      Issue.record("the places that are not there were not missed")
      return
    }
    #expect(detail.hasPrefix("there are fewer offsets than "))
  }

  @Test func `a glyph that ends before it starts is damage`() throws {
    var font = try PatchedFont(TestFonts.rectangles)
    font.write([0, 0], at: 6, in: "loca")
    #expect(
      error(font)
        == .damagedTable(file: "a.ttf", table: "loca", detail: "glyph 2 ends before it starts"))
  }

  @Test func `a glyph that reaches beyond the outlines is damage`() throws {
    var font = try PatchedFont(TestFonts.rectangles)
    font.write([0xFF, 0xFF], at: 6, in: "loca")
    #expect(
      error(font)
        == .damagedTable(
          file: "a.ttf", table: "loca", detail: "glyph 2 reaches beyond the outlines"))
  }

  @Test func `a variable font whose glyphs are each made of more of the next is refused`() throws {
    var font = try PatchedFont(TestFonts.nest)
    _ = try font.face()
    // Only where there are axes does HarfBuzz follow the parts, be it that outlines vary or not.
    font.rename("post", to: "fvar")
    font.write([0, 1, 0, 0, 0, 16, 0, 2, 0, 0, 0, 20, 0, 0, 0, 8], at: 0, in: "fvar")
    #expect(
      error(font)
        == .excessiveTable(
          file: "a.ttf", table: "glyf",
          detail:
            "glyph 10 has more than 1000 components; if you trust the file, allow more with "
            + "--limit glyph-parts=N"))
  }

  @Test(arguments: [(TestFonts.chain, 34), (TestFonts.reversedChain, 1)])
  func `a variable font whose parts nest too deep is refused, whichever glyphs come first`(
    path: String, glyph: Int
  ) throws {
    var font = try PatchedFont(path)
    font.rename("post", to: "fvar")
    font.write([0, 1, 0, 0, 0, 16, 0, 2, 0, 0, 0, 20, 0, 0, 0, 8], at: 0, in: "fvar")
    #expect(
      error(font)
        == .excessiveTable(
          file: "a.ttf", table: "glyf",
          detail:
            "the components of glyph \(glyph) are nested too deep; if you trust the file, allow "
            + "more with --limit glyph-depth=N"))
    #expect(throws: FontError.self) {
      try FontFace(
        file: FontBytes(font.content, limits: FontLimits(partDepth: 58)), fileName: "a.ttf")
    }
    #expect(throws: Never.self) {
      try FontFace(
        file: FontBytes(font.content, limits: FontLimits(partDepth: 59)), fileName: "a.ttf")
    }
  }

  @Test func `a collection of more faces than any has is refused by their number`() {
    let header: [UInt8] = Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 1, 1]
    let error = #expect(throws: FontError.self) {
      try FontFace.all(
        in: FontBytes(header + [UInt8](repeating: 0, count: 257 * 4)), fileName: "a.ttc")
    }
    #expect(
      error?.description
        == "a.ttc has 257 faces, and at most 256 are read. Use a smaller font, or if you trust "
        + "the file, allow more with --limit font-faces=N.")
  }

  @Test func `more tables than any face has are refused by their number`() throws {
    var font = try PatchedFont(TestFonts.rectangles)
    font.overwrite([1, 1], at: 4)
    #expect(error(font) == .tooMuch(file: "a.ttf", of: .tables, count: 257, limit: 256))
  }

  @Test func `more axes than any font has are refused by their number`() throws {
    var font = try PatchedFont(TestFonts.axes)
    font.write([0, 65], at: 8, in: "fvar")
    #expect(error(font) == .tooMuch(file: "a.ttf", of: .axes, count: 65, limit: 64))
  }

  @Test func `more places with names than any font has are refused by their number`() throws {
    var font = try PatchedFont(TestFonts.axes)
    font.write([0x10, 1], at: 12, in: "fvar")
    #expect(
      error(font) == .tooMuch(file: "a.ttf", of: .namedInstances, count: 4097, limit: 4096))
  }

  @Test func `places with names are counted for all faces of a file, which may share them`() throws
  {
    // The font Axes behind the header of a collection, whose two faces are the same.
    var font = try PatchedFont(TestFonts.axes)
    font.write([0x08, 1], at: 12, in: "fvar")
    #expect(throws: Never.self) { try font.face() }
    let header: [UInt8] = Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 20, 0, 0, 0, 20]
    for record in stride(from: 12, to: 12 + 16 * Int(font.content[5]), by: 16) {
      let place =
        font.content[record + 8..<record + 12].reduce(0) { $0 << 8 | Int($1) } + header.count
      font.overwrite([24, 16, 8, 0].map { UInt8(place >> $0 & 0xFF) }, at: record + 8)
    }
    let error = #expect(throws: FontError.self) {
      try FontFace.all(in: FontBytes(header + font.content), fileName: "a.ttc")
    }
    #expect(error == .tooMuch(file: "a.ttc", of: .namedInstances, count: 4098, limit: 4096))
  }

  @Test func `a file larger than the limit is refused by its size`() throws {
    let font = try PatchedFont(TestFonts.rectangles)
    let size = font.content.count
    #expect(
      error(font, limits: FontLimits(fileSize: size - 1))
        == .tooMuch(file: "a.ttf", of: .fileSize, count: size, limit: size - 1))
  }

  @Test func `limits can be raised`() throws {
    let header: [UInt8] = Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 1, 1]
    let error = #expect(throws: FontError.self) {
      try FontFace.all(
        in: FontBytes(
          header + [UInt8](repeating: 0, count: 257 * 4), limits: FontLimits(faces: 257)),
        fileName: "a.ttc")
    }
    // It is read on, and turns out to be damaged.
    #expect(error == .missingTable(file: "a.ttc", table: "cmap"))
  }

  @Test func `a wrong checksum is told, and stands in nobody's way`() throws {
    var font = try PatchedFont(TestFonts.rectangles)
    #expect(try font.face().irregularities() == [])
    // When the font was made is of no account to anybody.
    font.write([0, 0, 0, 1], at: 20, in: "head")
    #expect(try font.face().irregularities() == [.checksum(table: "head")])
  }

  @Test func `more widths than glyphs are told`() throws {
    var font = try PatchedFont(TestFonts.rectangles)
    let glyphs = try font.face().glyphCount
    font.write([0, UInt8(glyphs - 1)], at: 4, in: "maxp")
    #expect(try font.face().irregularities().contains(.tooManyWidths))
  }

  @Test(arguments: [0, 1, 2, 3], [0, 1, 3, 4, 1023, 1024, 1025, 4099])
  func `the checksum of a part is the sum of its numbers`(start: Int, count: Int) {
    let bytes = (0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ $0 >> 8) }
    let part = Array(bytes[start..<start + count]) + [0, 0, 0]
    let sum = stride(from: 0, to: count, by: 4).reduce(UInt32(0)) { sum, place in
      sum &+ part[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
    #expect(TableChecksums(FontBytes(bytes)).checksum(of: start..<start + count) == sum)
  }

  @Test func `a character map whose stretches lie over each other without end is refused`() throws {
    // One map of so many stretches, each of all of Unicode.
    func map(_ count: Int) -> [UInt8] {
      let long = { (number: Int) in [24, 16, 8, 0].map { UInt8(number >> $0 & 0xFF) } }
      let stretch = long(0) + long(0x10FFFF) + long(1)
      return [0, 0, 0, 1, 0, 3, 0, 10] + long(12) + [0, 13, 0, 0] + long(16 + count * 12) + long(0)
        + long(count) + Array(repeating: stretch, count: count).joined()
    }
    func isEndless(_ bytes: [UInt8]) -> Bool {
      bytes.withUnsafeBytes { CharacterMapCheck(BigEndianReader($0)).isEndless }
    }
    #expect(!isEndless(map(8)))
    #expect(isEndless(map(9)))
    #expect(!isEndless([]))
    #expect(!isEndless(Array(map(9).prefix(40))))
    // One that is named twice is gone through twice.
    func named(twice map: [UInt8]) -> [UInt8] {
      var two = map
      two[3] = 2
      two.replaceSubrange(12..<12, with: [0, 0, 0, 4, 0, 0, 0, 20])
      two[11] = 20
      return two
    }
    #expect(!isEndless(named(twice: map(4))))
    #expect(isEndless(named(twice: map(5))))
  }

  /// The usual look of a sequence is a stretch of four bytes, another look an entry of five.
  @Test(arguments: [4, 5])
  func `sequences before variation selectors are counted for each selector`(size: Int) {
    // Format 14 (OpenType, “cmap”): selectors that share one list of so many.
    func map(_ selectors: Int, _ stretches: Int) -> [UInt8] {
      let long = { (number: Int) in [24, 16, 8, 0].map { UInt8(number >> $0 & 0xFF) } }
      let list = long(10 + selectors * 11)
      let selector = [0, 0xFE, 0] + (size == 4 ? list + long(0) : long(0) + list)
      return [0, 0, 0, 1, 0, 0, 0, 5] + long(12) + [0, 14] + long(0) + long(selectors)
        + Array(repeating: selector, count: selectors).joined() + long(stretches)
        + [UInt8](repeating: 0, count: stretches * size)
    }
    func isEndless(_ bytes: [UInt8]) -> Bool {
      bytes.withUnsafeBytes { CharacterMapCheck(BigEndianReader($0)).isEndless }
    }
    #expect(!isEndless(map(890, 10_000)))
    #expect(isEndless(map(900, 10_000)))
    #expect(!isEndless(Array(map(900, 10_000).prefix(400))))
  }

  @Test func `groups of characters of 16 and 32 bits are counted`() {
    // Format 8 (OpenType, “cmap”), each group of all of Unicode.
    func map(_ count: Int) -> [UInt8] {
      let long = { (number: Int) in [24, 16, 8, 0].map { UInt8(number >> $0 & 0xFF) } }
      return [0, 0, 0, 1, 0, 3, 0, 10] + long(12) + [0, 8, 0, 0] + long(0) + long(0)
        + [UInt8](repeating: 0, count: 8192) + long(count)
        + Array(repeating: long(0) + long(0x10FFFF) + long(1), count: count).joined()
    }
    func isEndless(_ bytes: [UInt8]) -> Bool {
      bytes.withUnsafeBytes { CharacterMapCheck(BigEndianReader($0)).isEndless }
    }
    #expect(!isEndless(map(8)))
    #expect(isEndless(map(9)))
  }

  @Test func `an old character map is counted by its segments`() {
    // Format 4 (OpenType, “cmap”): segments, each of all 65,536 characters it can name.
    func map(_ count: Int) -> [UInt8] {
      let short = { (number: Int) in [UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)] }
      let ends = Array(repeating: short(0xFFFF), count: count).joined()
      let starts = Array(repeating: short(0), count: count).joined()
      return [0, 0, 0, 1, 0, 3, 0, 1, 0, 0, 0, 12] + short(4) + short(0) + short(0)
        + short(count * 2) + short(0) + short(0) + short(0) + ends + short(0) + starts
    }
    func isEndless(_ bytes: [UInt8]) -> Bool {
      bytes.withUnsafeBytes { CharacterMapCheck(BigEndianReader($0)).isEndless }
    }
    #expect(!isEndless(map(136)))
    #expect(isEndless(map(137)))
  }

  @Test func `points are counted as often as they are moved along axes`() throws {
    // How many changes glyph 1 has begins its part of “gvar”, and is 4095 at most.
    var font = try PatchedFont(TestFonts.axes)
    font.write([0x8F, 0xFF], at: 26, in: "gvar")
    // The last point of its outline, which is the first of “glyf”: 4096 × (252 + 4) moves are the limit.
    font.write([0, 251], at: 10, in: "glyf")
    #expect(throws: Never.self) { try font.face() }
    font.write([0, 252], at: 10, in: "glyf")
    #expect(
      error(font)
        == .excessiveTable(
          file: "a.ttf", table: "gvar",
          detail: "the points of glyph 1 and its components are moved more than 1048576 times "
            + "along axes"
        ))
  }

  @Test func `changes along axes are found for each glyph`() {
    // Two glyphs, the second with 4095 changes, whose place is written in 16 or in 32 bits.
    let head: [UInt8] = [0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2]
    let changes: [UInt8] = [0x8F, 0xFF, 0, 4]
    let short = head + [0, 0, 0, 0, 0, 26] + [0, 0, 0, 0, 0, 2] + changes
    let long = head + [0, 1, 0, 0, 0, 32] + [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4] + changes
    for table in [short, long] {
      table.withUnsafeBytes {
        let variations = GlyphVariations(BigEndianReader($0))
        #expect([0, 1, 2].map { variations?.changeCount(of: $0) } == [0, 4095, 0])
      }
    }
    [UInt8]().withUnsafeBytes { #expect(GlyphVariations(BigEndianReader($0)) == nil) }
  }
}
