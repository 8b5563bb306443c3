import DynamicType
import Testing
import TextEngine

/// Each of these took minutes or more while the time grew with the square of the length.
@Suite(.timeLimit(.minutes(20))) struct `Text that is long and hard to divide` {
  private let length = 100_000

  private func layOut(
    _ text: String, width: Points? = 300, tabs: TabStops = TabStops(), tracking: Tracking = .none
  ) throws -> TextFrame {
    try TextEngineTests.layOut(
      text, in: [TestFonts.rectangles], style: ParagraphStyle(tabs: tabs), width: width,
      tracking: tracking)
  }

  private func repeated(_ text: String) -> String {
    String(repeating: text, count: length / text.utf8.count)
  }

  @Test func `may be tabs on one line`() throws {
    #expect(try layOut(repeated("l\t"), width: nil).lines.map(\.width) == [49_999 * 28 + 10])
    let wide = try layOut(
      repeated("l\t"), width: 100_000,
      tabs: TabStops(places: (1...5000).map { Points(Double($0) * 20) }))
    #expect(wide.lines.count == 10)
  }

  @Test func `may be spaces and tabs, between which lines may end`() throws {
    #expect(try layOut(repeated(" \t"), width: nil).lines.count == 1)
    #expect(try layOut("l" + repeated(" \t") + "l").texts == ["l", "l"])
  }

  @Test func `may end in one letter that is tracked far`() throws {
    let font = try ShapingFont(try TestFonts.face(TestFonts.rectangles))
    let frame = try TextEngine().layOut(
      ResolvedText(
        spans: [
          TextSpan(repeated("ll "), fonts: [font], pointSize: 10),
          TextSpan("l", fonts: [font], pointSize: 10, tracking: .points(2000)),
        ], line: LineSetting(.face, face: font.face, pointSize: 10)), width: 300)
    // Twelve words and the spaces between them take 295 pt.
    #expect(frame.lines[0].width == 295)
    #expect(frame.lines.count == 2778)
  }

  @Test func `may be empty lines in a style of their own`() throws {
    let font = try ShapingFont(try TestFonts.face(TestFonts.rectangles))
    let line = LineSetting(.leading(12), face: font.face, pointSize: 10)
    let span = TextSpan("\n", fonts: [font], pointSize: 10, line: line)
    let frame = try TextEngine().layOut(
      ResolvedText(
        spans: [TextSpan](repeating: span, count: length), line: line), width: 300)
    #expect(frame.lines.count == 100_001)
    #expect(frame.lastBaseline?.value.rounded() == 1_200_008)
  }

  @Test func `may be a hundred thousand spans, some of which fall short`() throws {
    let bold = try ShapingFont(
      try TestFonts.face(TestFonts.rectangles), meeting: FontRequest(weight: .bold), pointSize: 10)
    let italic = try ShapingFont(
      bold.face, meeting: FontRequest(isItalic: true), pointSize: 10)
    let spans = (0..<length).map { number in
      TextSpan("l", fonts: number % 2 == 0 ? [bold] : [italic], pointSize: 10)
    }
    let frame = try TextEngine().layOut(
      ResolvedText(spans: spans, line: LineSetting(.face, face: bold.face, pointSize: 10)),
      width: nil)
    #expect(frame.flags.count == 100_000)
  }

  @Test func `may be marks on one letter`() throws {
    let text = "e" + String(repeating: "\u{301}", count: length)
    let frame = try TextEngineTests.layOut(text, in: [TestFonts.inter], width: 100)
    #expect(frame.lines.count == 1)
    #expect(frame.missingCharacters.isEmpty)
  }

  @Test func `may be controls of direction that nothing closes, or that close nothing`() throws {
    for controls in ["\u{202B}\u{2067}l\u{202E}", "\u{202C}\u{2069}l", "\u{2067}l\u{2066}\u{5D0}"] {
      let text = repeated(controls)
      #expect(try layOut(text).texts.joined() == text)
    }
  }

  @Test func `may be embedded two hundred times`() throws {
    let inner = String(repeating: "\u{202B}l \u{202A}\u{5D0} ", count: 100) + "l"
    let text = inner + String(repeating: "\u{202C}", count: 200)
    let frame = try layOut(text)
    #expect(frame.lines.map(\.range.upperBound).last == text.utf8.count)
    #expect(frame.lines.flatMap(\.runs).flatMap(\.glyphs).filter { $0.id == 4 }.count == 101)
  }

  @Test func `may be isolated two hundred times`() throws {
    let inner = String(repeating: "\u{2067}l \u{2066}\u{5D0} ", count: 100) + "l"
    let text = inner + String(repeating: "\u{2069}", count: 200)
    let frame = try layOut(text)
    #expect(frame.lines.map(\.range.upperBound).last == text.utf8.count)
    #expect(frame.lines.flatMap(\.runs).flatMap(\.glyphs).filter { $0.id == 4 }.count == 101)
  }

  @Test func `may be in five hundred languages, and not in more`() throws {
    let font = try ShapingFont(try TestFonts.face(TestFonts.rectangles))
    func layOut(languages: Int) throws -> TextFrame {
      try TextEngine().layOut(
        ResolvedText(
          spans: (0..<languages).map {
            TextSpan("ll ", fonts: [font], pointSize: 10, language: "en-x-a\($0)")
          }, line: LineSetting(.face, face: font.face, pointSize: 10)), width: 300)
    }
    #expect(try layOut(languages: 500).lines.count == 42)
    let error = #expect(throws: LayoutError.self) { try layOut(languages: 501) }
    #expect(
      error?.description
        == "Text cannot be laid out with a number of languages of 501. Choose at most 500.")
  }
}
