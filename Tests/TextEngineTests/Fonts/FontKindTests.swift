import DynamicType
import Imaging
import Testing

@testable import TextEngine

/// A good font that is not drawn is not called damaged: its message says what it is and what to use.
@Suite struct `A font of another kind` {
  private func message(for content: [UInt8]) -> String? {
    #expect(throws: FontError.self) {
      try FontFace(file: FontBytes(content), fileName: "a.ttf")
    }?.description
  }

  @Test(
    arguments: [
      ("EBDT", "contains only black or grey bitmaps"), ("bdat", "contains only black bitmaps"),
      ("SVG ", "contains only SVG documents"), ("hvgl", "contains only Apple's variable outlines"),
    ])
  func `has no outlines`(table: String, detail: String) throws {
    var font = try PatchedFont(TestFonts.rectangles)
    font.rename("glyf", to: table)
    let tag = try #require(OpenTypeTag(table))
    #expect(
      message(for: font.content)
        == "a.ttf \(detail) (table “\(tag)”), which is not supported. Use a version of it that has "
        + "outlines, such as a .ttf or .otf.")
  }

  @Test func `has bitmaps and no metrics of outlines, as those of Mac OS 9`() throws {
    var font = try PatchedFont(TestFonts.rectangles)
    font.rename("glyf", to: "bdat")
    font.rename("head", to: "bhed")
    #expect(message(for: font.content)?.hasPrefix("a.ttf contains only black bitmaps") == true)
  }

  @Test func `composes its glyphs of variable components`() throws {
    var font = try PatchedFont(TestFonts.avar2)
    font.rename("post", to: "VARC")
    #expect(
      message(for: font.content)
        == "a.ttf composes its glyphs of variable components (table “VARC”), which is not supported. "
        + "Use a version of it that has all outlines in “glyf” or “CFF2”.")
  }

  @Test func `has cubic curves in glyf`() throws {
    var font = try PatchedFont(TestFonts.rectangles)
    font.write([0, 1], at: 52, in: "head")
    #expect(
      message(for: font.content)
        == "a.ttf has outlines of format 1 (table “glyf”), which is not supported. Use a version of it "
        + "with quadratic curves or CFF outlines.")
  }
}

@Suite struct `A face with outlines in several tables` {
  /// In glyf the “I” is 500 units wide and 1000 high from 100, in CFF 100 and 700.
  @Test(
    arguments: [
      (TestFonts.twoOutlines, ["glyf"], 6.0, -2.0), (TestFonts.twoOutlinesCFF, ["CFF"], 2.0, 1.0),
    ])
  func `is measured by those that its version names`(
    path: String, kinds: [String], right: Double, top: Double
  ) throws {
    let face = try TestFonts.face(path)
    #expect(face.outlineKinds.map(\.table) == kinds)
    let ink = try #require(layOut("I", in: [path]).lines.first?.inkBounds)
    #expect(ink.left == 1 && ink.right == Points(right) && ink.top == Points(top))
  }

  @Test func `reads CFF2 before CFF`() throws {
    let container = try SFNTContainer(
      FontBytes(try TestFonts.content(TestFonts.cff2)), name: "a.otf")
    let tags = ["CFF2", "CFF", "head", "glyf"].compactMap { OpenTypeTag($0) }
    let tables = tags.map { SFNTContainer.Table(tag: $0, range: 0..<1, checksum: 0) }
    #expect(container.used(tables, ofFace: 0).map(\.tag.description) == ["CFF2", "head"])
  }

  @Test func `is the same in a collection`() throws {
    for path in [TestFonts.twoOutlines, TestFonts.twoOutlinesCFF] {
      let content = try TestFonts.content(path)
      // A header of a collection, its one face, and the font moved behind it.
      var moved = content
      let count = Int(content[4]) << 8 | Int(content[5])
      for record in (0..<count).map({ 12 + $0 * 16 + 8 }) {
        let place = moved[record..<record + 4].reduce(0) { $0 << 8 | Int($1) } + 16
        moved.replaceSubrange(
          record..<record + 4, with: [24, 16, 8, 0].map { UInt8(place >> $0 & 0xFF) })
      }
      let header = Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 16]
      let face = try FontFace(file: FontBytes(header + moved), fileName: "a.ttc")
      #expect(face.outlineKinds == (try TestFonts.face(path)).outlineKinds)
      #expect(face.covers("I"))
    }
  }
}

@Suite struct `The map of axes` {
  private func isPlain(_ avar: [Int], axes: Int = 2) -> Bool {
    let tables: [(String, [UInt8])] = [
      ("fvar", short(0) + short(0) + short(0) + short(0) + short(axes)),
      ("avar", avar.flatMap(short)),
    ]
    var content: [UInt8] = []
    let directory = tables.compactMap { tag, table in
      content += table
      return OpenTypeTag(tag).map {
        SFNTContainer.Table(
          tag: $0, range: content.count - table.count..<content.count, checksum: 0)
      }
    }
    let file = FontBytes(content)
    return withExtendedLifetime(file) {
      AxisMapCheck(FontTableReader(file: file, name: "a.ttf", tables: directory)).isPlain
    }
  }

  private func short(_ number: Int) -> [UInt8] {
    [UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)]
  }

  private static let one = 0x4000
  private static let whole = [3, -one, -one, 0, 0, one, one]

  @Test func `is plain with no entries, with three, and with more that rise`() {
    let more = [4, -Self.one, -Self.one, 0, 0, 100, 5000, Self.one, Self.one]
    #expect(isPlain([1, 0, 0, 2, 0] + Self.whole))
    #expect(isPlain([1, 0, 0, 2] + more + Self.whole))
  }

  @Test(
    arguments: [
      [2, 0, 0, 2, 0, 0], [1, 1, 0, 2, 0, 0], [1, 0, 0, 1, 0], [1, 0, 0, 3, 0, 0, 0],
      [1, 0, 0, 2, 0], [1, 0, 0, 2, 3, -one, -one, 0, 0], [1, 0, 0, 2, 1, 0, 0, 0],
      [1, 0, 0, 2, 2, -one, -one, one, one, 0],
      [1, 0, 0, 2, 3, -one, -one, 0, 10, one, one, 0],
      [1, 0, 0, 2, 3, -one, -one, 0, 0, one, 100, 0],
      [1, 0, 0, 2, 4, -one, -one, 0, 0, 0, 10, one, one, 0],
    ])
  func `is not plain in another version, with other axes, or where libraries repair it`(
    avar: [Int]
  ) { #expect(!isPlain(avar)) }

  @Test func `that is plain leaves the axes to the rasteriser`() throws {
    let bold = try TestFonts.face(TestFonts.inter)
      .instance([VariationSetting(axis: .weight, value: 700)])
    #expect(bold.normalizedPlace == nil)
  }

  @Test func `that is not plain gives the rasteriser the shaper's place`() throws {
    let face = try TestFonts.face(TestFonts.avar2)
    #expect(try face.instance().normalizedPlace == nil)
    let bold = try face.instance([VariationSetting(axis: .weight, value: 900)])
    #expect(bold.normalizedPlace == [8192, 0])
    let wide = try face.instance([VariationSetting(axis: .width, value: 125)])
    #expect(wide.normalizedPlace == [16384, 16384])
  }
}
