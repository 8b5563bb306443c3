import DynamicType
import Imaging
import Testing
@testable import TextEngine

// Expected values: `fonttools ttx` 4.38 of each file.
@Suite struct `What a font says of itself` {
  @Test func `Inter has two axes and no line gap`() throws {
    let face = try TestFonts.face(TestFonts.inter)
    #expect(
      face.names
        == FontNames(
          family: "Inter Variable", style: "Regular", postScript: "InterVariable",
          version: "Version 4.001;git-9221beed3"))
    #expect(face.unitsPerEm == 2048)
    #expect(face.glyphCount == 2937)
    #expect(
      face.axes == [
        FontAxis(
          tag: .opticalSize, name: "Optical size", range: 14...32, defaultValue: 14),
        FontAxis(tag: .weight, name: "Weight", range: 100...900, defaultValue: 400),
      ])
    #expect(
      face.metrics
        == VerticalMetrics(
          ascender: 1984, descender: -494, lineGap: 0, capHeight: 1490, xHeight: 1118))
    #expect(face.weightClass == 400)
    #expect(!face.isItalic)
    #expect(
      face.tables.map(\.description) == [
        "GDEF", "GPOS", "GSUB", "HVAR", "MVAR", "OS/2", "STAT", "avar", "cmap", "fvar", "glyf",
        "gvar", "head", "hhea", "hmtx", "loca", "maxp", "name", "post",
      ])
  }

  @Test func `Inter Italic is italic`() throws {
    #expect(try TestFonts.face("Fonts/Inter/InterVariable-Italic.ttf").isItalic)
  }

  @Test func `Noto Serif Bold has weight 700 and no axes`() throws {
    let face = try TestFonts.face("Fonts/NotoSerif/NotoSerif-Bold.ttf")
    #expect(face.weightClass == 700)
    #expect(face.axes.isEmpty)
    #expect(face.names.style == "Bold")
    #expect(
      face.metrics
        == VerticalMetrics(
          ascender: 1069, descender: -293, lineGap: 0, capHeight: 714, xHeight: 536))
  }

  @Test func `Noto Nastaliq Urdu rises to almost two em`() throws {
    let face = try TestFonts.face(TestFonts.urdu)
    #expect(face.unitsPerEm == 1000)
    #expect(face.metrics.ascender == 1904)
    #expect(face.metrics.descender == -596)
  }

  /// A face whose tables say how far it reaches, in units, each of two bytes.
  private func metrics(hhea: [Int16], typo: [Int16], win: [UInt16]) throws -> VerticalMetrics {
    func bytes(_ numbers: [UInt16]) -> [UInt8] {
      numbers.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    }
    var font = try PatchedFont(TestFonts.serif)
    font.write(bytes(hhea.map(UInt16.init(bitPattern:))), at: 4, in: "hhea")
    font.write(bytes(typo.map(UInt16.init(bitPattern:)) + win), at: 68, in: "OS/2")
    return try font.face().metrics
  }

  @Test func `heights come from hhea, or else from the typographic ones, or else from Windows'`()
    throws
  {
    let (typo, win): ([Int16], [UInt16]) = ([800, -200, 90], [1000, 300])
    let ofHhea = try metrics(hhea: [900, -250, 10], typo: typo, win: win)
    #expect((ofHhea.ascender, ofHhea.descender, ofHhea.lineGap) == (900, -250, 10))
    let ofTypo = try metrics(hhea: [0, 0, 10], typo: typo, win: win)
    #expect((ofTypo.ascender, ofTypo.descender, ofTypo.lineGap) == (800, -200, 90))
    let ofWindows = try metrics(hhea: [0, 0, 10], typo: [0, 0, 90], win: win)
    #expect((ofWindows.ascender, ofWindows.descender, ofWindows.lineGap) == (1000, -300, 10))
  }

  @Test func `a descender without its sign is below the baseline, and irregular`() throws {
    var font = try PatchedFont(TestFonts.serif)
    font.write([0, 250], at: 6, in: "hhea")
    #expect(try font.face().metrics.descender == -250)
    #expect(try font.face().irregularities().contains(.positiveDescender))
    let original = try PatchedFont(TestFonts.serif).face()
    #expect(try !original.irregularities().contains(.positiveDescender))
  }

  @Test func `a height of zero in the tables is no height`() throws {
    // Noto Color Emoji states 1900 for capitals and 0 for lowercase letters.
    let metrics = try TestFonts.face(TestFonts.emoji).metrics
    #expect(metrics.capHeight == 1900)
    #expect(metrics.xHeight == nil)
  }

  @Test func `a font covers what its character map holds`() throws {
    let face = try TestFonts.face(TestFonts.inter)
    #expect(face.covers("é"))
    #expect(face.covers("Ж"))
    #expect(!face.covers("ب"))
    #expect(!face.covers("\u{10FFFF}"))
  }

  @Test func `covered characters come in ascending order`() throws {
    let face = try TestFonts.face(TestFonts.rectangles)
    #expect(face.coveredCharacters() == [" ", "(", "+", "-", "l", "|", "■"])
  }

  @Test func `Noto Serif covers 2,840 characters`() throws {
    let face = try TestFonts.face(TestFonts.serif)
    #expect(face.coveredCharacters().count == 2840)
  }

  @Test func `heights come from OS2 where hhea holds zeros`() throws {
    var font = try PatchedFont(TestFonts.rectangles)
    font.write([0, 0, 0, 0, 0, 0], at: 4, in: "hhea")
    font.write([0x03, 0x84, 0xFF, 0x9C, 0, 7], at: 68, in: "OS/2")  // 900, -100, 7
    let metrics = try font.face().metrics
    #expect(metrics.ascender == 900)
    #expect(metrics.descender == -100)
    #expect(metrics.lineGap == 7)
  }
}
