import DynamicType
import Testing
import TextEngine

// In the font Rectangles at 10 pt an “l” is 10 pt wide and a space 5 pt.
@Suite struct `Lines between the edges` {
  private func lefts(
    _ text: String, _ alignment: TextAlignment, in paths: [String] = [TestFonts.rectangles]
  ) throws -> [Points] {
    try layOut(text, in: paths, style: ParagraphStyle(alignment: alignment), width: 50)
      .lines.map(\.left)
  }

  @Test func `begin at the left unless told otherwise`() throws {
    #expect(try lefts("ll\nl", .natural) == [0, 0])
    #expect(try lefts("ll\nl", .leading) == [0, 0])
  }

  @Test func `end at the right where they are trailing`() throws {
    #expect(try lefts("ll\nl", .trailing) == [30, 40])
  }

  @Test func `stand in the middle without the spaces at their end`() throws {
    #expect(try lefts("ll\nl   \nlll", .center) == [15, 20, 10])
  }

  // Bet is 632 units wide: 6.32 pt, which leaves 43.68.
  @Test func `follow each paragraph, or the first alone`() throws {
    let fonts = [TestFonts.rectangles, TestFonts.hebrew]
    #expect(try lefts("l\n\u{5D0}", .natural, in: fonts) == [0, 43.68])
    #expect(try lefts("l\n\u{5D0}", .leading, in: fonts) == [0, 0])
    #expect(try lefts("\u{5D0}\nl", .leading, in: fonts) == [43.68, 40])
    #expect(try lefts("\u{5D0}\nl", .trailing, in: fonts) == [0, 0])
  }
}

@Suite struct `Justified lines` {
  private func layOut(_ text: String, width: Points) throws -> TextFrame {
    try TextEngineTests.layOut(
      text, in: [TestFonts.rectangles, TestFonts.arabic],
      style: ParagraphStyle(alignment: .justified), width: width)
  }

  @Test func `reach both edges by wider spaces, but for the last`() throws {
    // 10 + 5 + 10 + 5 + 10 = 40 leaves 6 pt for two spaces of 5 pt.
    let frame = try layOut("l l l ll l", width: 46)
    #expect(frame.texts == ["l l l", "ll l"])
    #expect(frame.lines.map(\.width) == [46, 35])
    #expect(frame.glyphPlaces == [0, 10, 18, 28, 36, 46, 0, 10, 20, 25])
  }

  @Test func `are natural at the end of each paragraph`() throws {
    #expect(try layOut("l l\nl l", width: 46).lines.map(\.width) == [25, 25])
  }

  @Test func `are natural where they have no space`() throws {
    #expect(try layOut("lll ll", width: 46).lines.map(\.width) == [30, 20])
  }

  @Test func `keep Arabic letters where they join`() throws {
    // A word is 17.35 pt wide and a space of Rectangles 5 pt: 39.7 of 50 pt.
    let frame = try layOut("بيت بيت بيت", width: 50)
    #expect(frame.texts == ["بيت بيت", "بيت"])
    let places = frame.lines[0].runs.flatMap(\.glyphs).filter { $0.cluster < 13 }
      .map { ($0.x.value * 1000).rounded() / 1000 }
    // From the left: a word, a space of 15.3 pt, a word that ends at 50.
    #expect(places == [0, 10.93, 14.66, 17.35, 32.65, 43.58, 47.31])
  }
}
