import DynamicType
import Testing
import TextEngine

// In JetBrains Mono every glyph is 0.6 em wide: 6 pt at 10 pt.
@Suite struct `Text that may shrink` {
  @Test func `takes the largest quarter point at which it fits`() throws {
    // Ten letters are 6 em: 7.75 pt give 46.5, 8 pt would give 48.
    let frame = try layOut(
      "abcdefghij", in: [TestFonts.mono],
      style: ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.5), width: 47)
    #expect(frame.texts == ["abcdefghij"])
    #expect(frame.lines[0].runs.map(\.pointSize) == [7.75])
    #expect(frame.flags == [.shrunk(factor: 0.775)])
  }

  @Test func `shrinks by a quarter point where that is enough`() throws {
    let frame = try layOut(
      "abcdefghij", in: [TestFonts.mono],
      style: ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.5), width: 58.5)
    #expect(frame.flags == [.shrunk(factor: 0.975)])
  }

  @Test func `keeps its size where it fits`() throws {
    let frame = try layOut(
      "abc", in: [TestFonts.mono], style: ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.5),
      width: 18)
    #expect(frame.lines[0].runs.map(\.pointSize) == [10])
    #expect(frame.flags.isEmpty)
  }

  @Test func `is truncated at its least size where that is too large`() throws {
    let frame = try layOut(
      "abcdefghij", in: [TestFonts.mono],
      style: ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.78), width: 24)
    // 7.8 is not a quarter point, so 8 pt is the least: five glyphs of 4.8 pt.
    #expect(frame.texts == ["abcd…"])
    #expect(frame.flags == [.shrunk(factor: 0.8), .truncated(line: 1, hidden: 4..<10)])
  }

  @Test func `shrinks every span, each to a quarter point`() throws {
    let mono = try ShapingFont(try TestFonts.face(TestFonts.mono))
    let frame = try TextEngine().layOut(
      ResolvedText(
        spans: [
          TextSpan("abcde", fonts: [mono], pointSize: 20),
          TextSpan("fgh", fonts: [mono], pointSize: 11),
        ], line: LineSetting(.leading(24), face: mono.face, pointSize: 20),
        paragraph: ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.5)), width: 40)
    // At 10 pt the first takes 30 pt, the second 1.8 × 5.5 = 9.9; at 10.25 they take 40.8.
    #expect(frame.lines[0].runs.map(\.pointSize) == [10, 5.5])
    #expect(frame.flags == [.shrunk(factor: 0.5)])
  }

  @Test func `shrinks until its lines suffice`() throws {
    // Of four words of three letters, lines of 60 pt hold two at 10 pt with room for 10 glyphs.
    let frame = try layOut(
      "abc abc abc abc abc", in: [TestFonts.mono],
      style: ParagraphStyle(lineLimit: 2, minimumScaleFactor: 0.5), width: 60,
      lineHeight: .leading(20))
    // Eleven glyphs of three words need 60 ÷ 6.6 = 9.09 pt, so 9.
    #expect(frame.texts == ["abc abc abc", "abc abc"])
    #expect(frame.lines[0].runs.map(\.pointSize) == [9])
    #expect((frame.baselines[1] - frame.baselines[0] - 18).magnitude < 0.002)
  }

  @Test func `shrinks to a height, where more lines of smaller letters stand`() throws {
    // Ten glyphs of 10 pt stand in 60 pt, so two words do; four lines of 13.2 pt are 52.8 pt high.
    let text = "abc abcd abc abcd abc abcd abc abcd"
    let style = ParagraphStyle(minimumScaleFactor: 0.5)
    let full = try layOut(text, in: [TestFonts.mono], style: style, width: 60)
    #expect(full.lines.count == 4)
    let low = try layOut(text, in: [TestFonts.mono], style: style, width: 60, height: 39)
    // Four lines are low enough at 7.25 pt; at 7.5 pt three words of 13 glyphs stand in a line.
    #expect(low.flags == [.shrunk(factor: 0.75)])
    #expect(low.lines.count == 3)
  }

  @Test func `leaves out lines beyond a height at the least size`() throws {
    let text = "abc abcd abc abcd abc abcd abc abcd"
    let frame = try layOut(
      text, in: [TestFonts.mono], style: ParagraphStyle(minimumScaleFactor: 0.9), width: 60,
      height: 25)
    #expect(frame.lines.count == 2)
    #expect(frame.flags.first == .shrunk(factor: 0.9))
    #expect(frame.texts.last?.hasSuffix("…") == true)
  }

  @Test func `keeps its first line where none is low enough`() throws {
    let frame = try layOut(
      "abc abcd abc", in: [TestFonts.mono], style: ParagraphStyle(), width: 60, height: 5)
    #expect(frame.lines.count == 1)
    #expect(frame.texts.first?.hasPrefix("abc") == true)
  }
}

@Suite struct `Text that may be tightened` {
  private func layOut(_ text: String, width: Points, scale: Double = 1) throws -> TextFrame {
    try TextEngineTests.layOut(
      text, in: [TestFonts.mono],
      style: ParagraphStyle(lineLimit: 1, minimumScaleFactor: scale, allowsTightening: true),
      width: width)
  }

  @Test func `moves together by no more than it takes`() throws {
    // 60 pt to 58.2: nine gaps give 0.2 pt each, 0.02 em.
    let frame = try layOut("abcdefghij", width: 58.2)
    #expect(frame.texts == ["abcdefghij"])
    #expect(frame.glyphPlaces == [0, 5.8, 11.6, 17.4, 23.2, 29, 34.8, 40.6, 46.4, 52.2])
  }

  @Test func `says by how many em`() throws {
    // 61 letters of 8 pt, each 4.8 pt wide, in 280.8 pt: sixty gaps give 0.2 pt each, a fortieth.
    let frame = try TextEngineTests.layOut(
      String(repeating: "a", count: 61), in: [TestFonts.rectangles, TestFonts.mono],
      style: ParagraphStyle(lineLimit: 1, allowsTightening: true), width: 280.8, size: 8)
    let flag = frame.flags.first.map { "\($0)" }
    #expect(flag?.hasPrefix("tightened(line: 1, em: 0.02") == true)
  }

  @Test func `is truncated where it is more than a twentieth too wide`() throws {
    // 60 ÷ 1.05 = 57.14
    #expect(try layOut("abcdefghij", width: 57.2).texts == ["abcdefghij"])
    let frame = try layOut("abcdefghij", width: 57.1)
    #expect(frame.texts == ["abcdefgh…"])
    #expect(frame.glyphPlaces == [0, 6, 12, 18, 24, 30, 36, 42, 48])
  }

  @Test func `is tightened before it is shrunk`() throws {
    #expect(try layOut("abcdefghij", width: 58.2, scale: 0.5).lines[0].runs[0].pointSize == 10)
  }
}
