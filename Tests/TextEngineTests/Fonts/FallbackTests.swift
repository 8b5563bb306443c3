import DynamicType
import Imaging
import Testing
import TextEngine

@Suite struct `Fonts to fall back on` {
  private func families(_ frame: TextFrame) -> [String] {
    frame.lines.flatMap(\.runs).map(\.face.names.family)
  }

  @Test func `draw what the fonts before them lack`() throws {
    let frame = try layOut("lбl", in: [TestFonts.rectangles, TestFonts.inter])
    #expect(families(frame) == ["Typeproof Rectangles", "Inter Variable", "Typeproof Rectangles"])
    #expect(frame.missingCharacters.isEmpty)
  }

  @Test func `are asked in their order`() throws {
    let frame = try layOut("б", in: [TestFonts.rectangles, TestFonts.serif, TestFonts.inter])
    #expect(families(frame) == ["Noto Serif"])
  }

  @Test func `draw a letter together with its accent`() throws {
    // Rectangles has the letter, but not the accent.
    let frame = try layOut("l\u{301}", in: [TestFonts.rectangles, TestFonts.inter])
    #expect(families(frame) == ["Inter Variable"])
  }

  @Test func `do not count joiners and variation selectors`() throws {
    let frame = try layOut("l\u{200D}l\u{FE0F}\u{2060}", in: [TestFonts.rectangles])
    #expect(families(frame) == ["Typeproof Rectangles"])
    #expect(frame.missingCharacters.isEmpty)
  }

  @Test func `leave what none of them has to the first, and it is said once`() throws {
    let frame = try layOut("бlжбا", in: [TestFonts.rectangles, TestFonts.cff])
    #expect(frame.missingCharacters == ["б", "ж", "ا"])
    #expect(Set(families(frame)) == ["Typeproof Rectangles"])
    #expect(frame.lines.first?.runs.first?.glyphs.first?.id == 0)
  }

  @Test func `are not asked for line ends`() throws {
    #expect(try layOut("l\nl\r\nl", in: [TestFonts.rectangles]).missingCharacters.isEmpty)
  }
}

@Suite struct `Spans of a text` {
  @Test func `keep their own size, colour and features`() throws {
    let font = try ShapingFont(try TestFonts.face(TestFonts.inter))
    let red = RGBAColor(red: 255, green: 0, blue: 0)
    let frame = try TextEngine().layOut(
      ResolvedText(
        spans: [
          TextSpan("11", fonts: [font], pointSize: 10),
          TextSpan("", fonts: [font], pointSize: 99),
          TextSpan(
            "11", fonts: [font], pointSize: 20, color: red,
            features: [FeatureSetting(.tabularFigures)]),
        ], line: LineSetting(.face, face: font.face, pointSize: 10)), width: nil)
    let runs = try #require(frame.lines.first).runs
    #expect(runs.map(\.pointSize) == [10, 20])
    #expect(runs.map(\.color) == [.black, red])
    #expect(frame.glyphNotation == "[1342=0+833|1342=1+833|1360=2+1328|1360=3+1328]")
  }

  @Test func `let the largest make the line high`() throws {
    let font = try ShapingFont(try TestFonts.face(TestFonts.rectangles))
    let frame = try TextEngine().layOut(
      ResolvedText(
        spans: [
          TextSpan("l", fonts: [font], pointSize: 10), TextSpan("l", fonts: [font], pointSize: 30),
        ], line: LineSetting(.face, face: font.face, pointSize: 10)), width: nil)
    #expect(frame.lines.map(\.baseline) == [24])
    #expect(frame.height == 30)
  }
}
