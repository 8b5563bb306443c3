import DynamicType
import Testing
import TextEngine

// In JetBrains Mono at 10 pt every glyph is 6 pt wide, the ellipsis (glyph 606) too.
@Suite struct `A text beyond its line limit` {
  private func layOut(
    _ text: String, _ mode: TruncationMode, limit: Int = 1, width: Points? = 48
  ) throws -> TextFrame {
    try TextEngineTests.layOut(
      text, in: [TestFonts.mono], style: ParagraphStyle(lineLimit: limit, truncationMode: mode),
      width: width)
  }

  @Test func `ends with an ellipsis and says what it hides`() throws {
    let frame = try layOut("abcdefghij", .tail)
    #expect(frame.texts == ["abcdefg…"])
    #expect(frame.lines.map(\.width) == [48])
    #expect(frame.flags == [.truncated(line: 1, hidden: 7..<10)])
  }

  @Test func `cuts a word, unlike a line that goes on below`() throws {
    #expect(try layOut("abcd efghij", .tail).texts == ["abcd ef…"])
    #expect(try layOut("abcd efghij", .tail, limit: 2).texts == ["abcd", "efghij"])
  }

  @Test func `wraps until its last line`() throws {
    let frame = try layOut("abcd efg hijklmnop", .tail, limit: 2)
    #expect(frame.texts == ["abcd efg", "hijklmn…"])
    #expect(frame.lines.map(\.range) == [0..<9, 9..<18])
    #expect(frame.flags == [.truncated(line: 2, hidden: 16..<18)])
  }

  @Test func `hides the space before the ellipsis`() throws {
    let frame = try layOut("abcdef ghij", .tail)
    #expect(frame.texts == ["abcdef…"])
    #expect(frame.flags == [.truncated(line: 1, hidden: 6..<11)])
  }

  @Test func `begins with an ellipsis where its head is hidden`() throws {
    let frame = try layOut("abcdefghij", .head)
    #expect(frame.texts == ["…defghij"])
    #expect(frame.flags == [.truncated(line: 1, hidden: 0..<3)])
  }

  @Test func `hides the space after the ellipsis`() throws {
    let frame = try layOut("abc defgh", .head, width: 42)
    #expect(frame.texts == ["…defgh"])
    #expect(frame.flags == [.truncated(line: 1, hidden: 0..<4)])
  }

  @Test func `shows both its ends where its middle is hidden`() throws {
    let frame = try layOut("abcdefghij", .middle)
    #expect(frame.texts == ["abc…ghij"])
    #expect(frame.flags == [.truncated(line: 1, hidden: 3..<6)])
  }

  @Test func `may be cut without a sign`() throws {
    let frame = try layOut("abcd efghij", .cut)
    #expect(frame.texts == ["abcd"])
    #expect(frame.flags == [.truncated(line: 1, hidden: 4..<11)])
  }

  @Test func `has an ellipsis for hidden paragraphs too`() throws {
    #expect(try layOut("ab\ncd", .tail).texts == ["ab…"])
    #expect(try layOut("ab\ncd", .head).texts == ["…cd"])
    #expect(try layOut("ab\ncd\nef", .middle, width: nil).texts == ["ab…ef"])
  }

  @Test func `hides nothing where only line ends are left out`() throws {
    let frame = try layOut("ab\n\n", .tail)
    #expect(frame.texts == ["ab"])
    #expect(frame.flags.isEmpty)
  }

  @Test func `is whole where it fits exactly`() throws {
    let frame = try layOut("abcdefgh", .tail)
    #expect(frame.texts == ["abcdefgh"])
    #expect(frame.flags.isEmpty)
  }

  @Test func `hides letters with their accents`() throws {
    let text = "abcdefx\u{301}\u{302}hij"
    #expect(try layOut(text, .tail).texts == ["abcdefx\u{301}\u{302}…"])
    #expect(try layOut(text, .tail, width: 42).texts == ["abcdef…"])
  }

  @Test func `is an ellipsis alone where there is no room, which overflows`() throws {
    let frame = try layOut("abc", .tail, width: 4)
    #expect(frame.texts == ["…"])
    #expect(
      frame.flags == [
        .truncated(line: 1, hidden: 0..<3), .overflows(line: 1, range: 0..<3, by: 2),
      ])
  }

  @Test func `draws the ellipsis in the font of the letter before it`() throws {
    let mono = try ShapingFont(try TestFonts.face(TestFonts.mono))
    let serif = try ShapingFont(try TestFonts.face(TestFonts.serif))
    let frame = try TextEngine().layOut(
      ResolvedText(
        spans: [
          TextSpan("abcd", fonts: [mono], pointSize: 10),
          TextSpan("efghijkl", fonts: [serif], pointSize: 20),
        ], line: LineSetting(.face, face: mono.face, pointSize: 10),
        paragraph: ParagraphStyle(lineLimit: 1)), width: 70)
    let mark = try #require(frame.lines[0].runs.last)
    #expect(mark.isMark)
    #expect(mark.pointSize == 20)
    #expect(mark.glyphs.map(\.id) == [527])
  }

  @Test func `writes full stops where no font has an ellipsis`() throws {
    let frame = try TextEngineTests.layOut(
      "ابابابابا", in: [TestFonts.arabic], style: ParagraphStyle(lineLimit: 1), width: 20)
    #expect(frame.lines[0].runs.first?.glyphs.map(\.id) == [942, 942, 942])
    #expect(frame.flags.count == 1)
  }
}

@Suite struct `A truncated text from right to left` {
  // Noto Sans Arabic at 10 pt: final tā is 10.93 pt wide, yā 3.73, initial bā 2.69. It has no
  // ellipsis, so three full stops of 2.68 pt stand for one, in its own style.
  @Test func `has its ellipsis on the left and joins up to it`() throws {
    let frame = try layOut(
      "بيت بيت", in: [TestFonts.arabic, TestFonts.mono], style: ParagraphStyle(lineLimit: 1),
      width: 30)
    #expect(frame.texts == ["بيت..."])
    // 30 − 17.35 − 8.04 = 4.61
    #expect(frame.glyphPlaces == [4.61, 7.29, 9.97, 12.65, 23.58, 27.31])
    #expect(frame.flags == [.truncated(line: 1, hidden: 6..<13)])
  }

  @Test func `ends in a final letter where a joined word is cut`() throws {
    // Within the word, tā would be medial: glyph 104 of 343 units.
    let frame = try layOut(
      "بيتبيت", in: [TestFonts.arabic], style: ParagraphStyle(lineLimit: 1), width: 26)
    #expect(frame.texts == ["بيت..."])
    #expect(
      frame.lines[0].glyphNotation
        == "[942=6+268|942=6+268|942=6+268|1266=4+1093|1492=2+373|102=0+269]")
  }

  @Test func `has its ellipsis on the right where its head is hidden`() throws {
    let frame = try layOut(
      "בבבב", in: [TestFonts.hebrew, TestFonts.mono],
      style: ParagraphStyle(lineLimit: 1, truncationMode: .head), width: 19)
    #expect(frame.lines[0].runs.last?.isMark == true)
    #expect(frame.lines[0].text.first == "…")
  }

  @Test func `has its ellipsis on the left of Latin in such a paragraph`() throws {
    let frame = try layOut(
      "abcdefghij", in: [TestFonts.mono], style: ParagraphStyle(lineLimit: 1), width: 48,
      direction: .rightToLeft)
    #expect(frame.lines[0].runs.map(\.isMark) == [true, false])
    #expect(frame.glyphPlaces == [0, 6, 12, 18, 24, 30, 36, 42])
  }

  @Test func `keeps the ellipsis inside a Hebrew word of a paragraph from left to right`() throws {
    let frame = try layOut(
      "aבבבבבבבבבב", in: [TestFonts.mono, TestFonts.hebrew],
      style: ParagraphStyle(lineLimit: 1, truncationMode: .middle), width: 40)
    #expect(frame.lines[0].runs.map(\.isMark) == [false, false, true, false])
    #expect(frame.lines[0].runs.map(\.isRightToLeft) == [false, true, true, true])
  }
}
