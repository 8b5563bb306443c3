import DynamicType
import Testing
import TextEngine

// In the font Rectangles at 10 pt an “l” is 10 pt wide and a space 5 pt.
@Suite struct `Space between letters` {
  private func layOut(
    _ text: String, _ tracking: Tracking, in path: String = TestFonts.rectangles,
    width: Points? = nil, size: Points = 10
  ) throws -> TextFrame {
    try TextEngineTests.layOut(
      text, in: [path], style: ParagraphStyle(), width: width, tracking: tracking, size: size)
  }

  @Test func `is added after each letter but the last of a line`() throws {
    let frame = try layOut("lll", .points(2))
    #expect(frame.glyphPlaces == [0, 12, 24])
    #expect(frame.lines.map(\.width) == [34])
  }

  @Test func `counts in the width of lines, but not after their last letter`() throws {
    #expect(try layOut("ll ll", .points(2), width: 53).texts == ["ll ll"])
    #expect(try layOut("ll ll", .points(2), width: 52.9).texts == ["ll", "ll"])
    #expect(try layOut("ll ll", .points(2), width: 22).lines.map(\.width) == [22, 22])
  }

  @Test func `in em grows with the size`() throws {
    #expect(try layOut("ll", .em(0.1), size: 20).glyphPlaces == [0, 22])
  }

  @Test func `moves letters together where it is negative`() throws {
    #expect(try layOut("lll", .points(-1)).glyphPlaces == [0, 9, 18])
  }

  @Test func `takes ligatures apart`() throws {
    // `hb-shape --features=-liga,-clig`: Noto Serif has a ligature of 663 units for “fi”.
    #expect(try layOut("fi", .none, in: TestFonts.serif).glyphNotation == "[2134=0+663]")
    let frame = try layOut("fi", .points(1), in: TestFonts.serif)
    #expect(frame.glyphNotation == "[73=0+369|76=1+320]")
    #expect(frame.glyphPlaces == [0, 4.69])
  }

  @Test func `keeps accents on their letters`() throws {
    let frame = try layOut("x\u{301}x", .points(2), in: TestFonts.mono)
    #expect(frame.lines.map(\.width) == [14])
  }

  @Test func `stands on the left of letters that run from right to left`() throws {
    // Bet, 632 units wide.
    let frame = try layOut("\u{5D0}\u{5D0}", .points(2), in: TestFonts.hebrew)
    #expect(frame.glyphPlaces == [0, 8.32])
    #expect(frame.lines.map(\.width) == [14.64])
  }

  @Test func `does not part joined letters`() throws {
    #expect(try layOut("بيت", .points(2), in: TestFonts.arabic).lines.map(\.width) == [17.35])
  }

  @Test func `of no finite length is refused`() throws {
    let error = #expect(throws: LayoutError.self) { try layOut("l", .points(Points(.nan))) }
    #expect(
      error?.description
        == "Text cannot be laid out with a tracking of nan. Choose from −2000 to 2000 pt.")
  }
}

@Suite struct `Tabs` {
  private func layOut(
    _ text: String, tabs: TabStops = TabStops(), width: Points? = nil,
    direction: WritingDirection = .natural
  ) throws -> TextFrame {
    try TextEngineTests.layOut(
      text, in: [TestFonts.rectangles], style: ParagraphStyle(tabs: tabs), width: width,
      direction: direction)
  }

  @Test func `lead to the next multiple of 28 pt`() throws {
    let frame = try layOut("l\tl\tlll\tl")
    #expect(frame.glyphPlaces == [0, 10, 28, 38, 56, 66, 76, 86, 112])
    #expect(frame.lines.map(\.width) == [122])
    #expect(frame.missingCharacters.isEmpty)
  }

  @Test func `lead beyond a stop that the text has just reached`() throws {
    #expect(try layOut("ll\tl", tabs: TabStops(interval: 20)).glyphPlaces == [0, 10, 20, 40])
  }

  @Test func `lead to stops of their own, then to the interval`() throws {
    let tabs = TabStops(places: [35, 15], interval: 50)
    #expect(try layOut("\tl\tl\tl", tabs: tabs).glyphPlaces == [0, 15, 25, 35, 45, 50])
  }

  @Test func `count from the right where text runs that way`() throws {
    // Stops at 72 and 44 of 100 pt; each letter ends at its stop.
    let frame = try layOut("l\tl\tl", width: 100, direction: .rightToLeft)
    #expect(frame.lines[0].runs.flatMap(\.glyphs).filter { $0.id == 4 }.map(\.x) == [34, 62, 90])
    #expect(frame.lines.map(\.width) == [66])
  }

  @Test func `count when lines are filled`() throws {
    #expect(try layOut("l\tl", width: 38).texts == ["l\tl"])
    #expect(try layOut("l\tl", width: 37.9).texts == ["l", "l"])
  }
}

@Suite struct `Soft hyphens` {
  // In JetBrains Mono at 10 pt every glyph is 6 pt wide; U+2010 is glyph 645.
  private func layOut(_ text: String, width: Points?) throws -> TextFrame {
    try TextEngineTests.layOut(text, in: [TestFonts.mono], style: ParagraphStyle(), width: width)
  }

  @Test func `show nothing within a line`() throws {
    let frame = try layOut("abc\u{AD}def", width: nil)
    #expect(frame.lines.map(\.width) == [36])
  }

  @Test func `become hyphens where a line ends`() throws {
    let frame = try layOut("abc\u{AD}def", width: 24)
    #expect(frame.texts == ["abc\u{2010}", "def"])
    #expect(frame.lines.map(\.width) == [24, 18])
    #expect(frame.lines[0].runs.last?.glyphs.map(\.id) == [645])
    #expect(frame.lines.map(\.range) == [0..<5, 5..<8])
  }

  @Test func `divide no word whose hyphen finds no room`() throws {
    let frame = try layOut("ab\u{AD}cde\u{AD}fgh", width: 35)
    #expect(frame.texts == ["ab\u{2010}", "cde\u{2010}", "fgh"])
  }

  @Test func `do not begin a line where a word is cut before one`() throws {
    let frame = try layOut("abc\u{AD}def", width: 18)
    #expect(frame.texts == ["abc\u{AD}", "def"])
    #expect(frame.lines.map(\.width) == [18, 18])
  }

  @Test func `are on the left of Hebrew`() throws {
    let frame = try TextEngineTests.layOut(
      "\u{5D1}\u{5D1}\u{AD}\u{5D1}\u{5D1}", in: [TestFonts.hebrew], style: ParagraphStyle(),
      width: 17)
    #expect(frame.lines.count == 2)
    #expect(frame.lines[0].runs.first?.isMark == true)
    #expect(frame.lines[0].runs.first?.glyphs.map(\.id) == [49])
  }
}
