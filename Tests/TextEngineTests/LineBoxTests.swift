import DynamicType
import Testing
import TextEngine

// Rectangles at 10 pt ascends 8 pt and descends 2 pt; its “l” is ink from −5 to 5 pt, 10 pt high.
@Suite struct `The height of lines` {
  private func layOut(
    _ style: ParagraphStyle, _ text: String = "|\n|\n|", lineHeight: LineHeightRule = .face
  ) throws -> TextFrame {
    try TextEngineTests.layOut(
      text, in: [TestFonts.rectangles], style: style, lineHeight: lineHeight)
  }

  @Test func `is a multiple, with what is added above`() throws {
    // 15 pt each: the first baseline stands at 15 − 2.
    let frame = try layOut(ParagraphStyle(lineHeightMultiple: 1.5))
    #expect(frame.baselines == [13, 28, 43])
    #expect(frame.height == 45)
    #expect(frame.lines.map(\.top) == [0, 15, 30])
    #expect(frame.lines.map(\.bottom) == [15, 30, 45])
  }

  @Test func `is a multiple of the leading between baselines`() throws {
    // The first line is 1.5 × 10; the distance of the others 1.5 × 22.
    let frame = try layOut(ParagraphStyle(lineHeightMultiple: 1.5), lineHeight: .leading(22))
    #expect(frame.baselines == [13, 46, 79])
  }

  @Test func `is at least a minimum and at most a maximum`() throws {
    let style = ParagraphStyle(minimumLineHeight: 20, maximumLineHeight: 20)
    #expect(try layOut(style).baselines == [18, 38, 58])
    #expect(try layOut(style, lineHeight: .leading(30)).height == 60)
    #expect(try layOut(ParagraphStyle(minimumLineHeight: 9)).baselines == [8, 18, 28])
  }

  @Test func `takes the maximum over the minimum and the multiple`() throws {
    let style = ParagraphStyle(
      lineHeightMultiple: 3, minimumLineHeight: 20, maximumLineHeight: 12)
    #expect(try layOut(style).baselines == [10, 22, 34])
  }

  @Test func `grows and shrinks with the leading's trait, by 2 pt`() throws {
    #expect(
      try layOut(ParagraphStyle(leading: .loose), lineHeight: .leading(22)).baselines
        == [8, 32, 56])
    #expect(
      try layOut(ParagraphStyle(leading: .tight), lineHeight: .leading(22)).baselines
        == [8, 28, 48])
    #expect(try layOut(ParagraphStyle(leading: .tight)).baselines == [8, 18, 28])
  }

  @Test func `leaves line spacing between lines and not below the last`() throws {
    let frame = try layOut(ParagraphStyle(lineSpacing: 3))
    #expect(frame.baselines == [8, 21, 34])
    #expect(frame.height == 36)
    #expect(frame.lines.map(\.top) == [0, 13, 26])
  }

  @Test func `leaves paragraph spacing at the ends of paragraphs alone`() throws {
    let style = ParagraphStyle(lineSpacing: 1, paragraphSpacing: 4, paragraphSpacingBefore: 2)
    let frame = try layOut(style, "|\u{2028}|\n|")
    // 8; + 10 + 1; + 10 + 1 + 4 + 2
    #expect(frame.baselines == [8, 19, 36])
    #expect(frame.firstBaseline == 8)
    #expect(frame.lastBaseline == 36)
  }

  @Test func `is refused where it is no length`() throws {
    let error = #expect(throws: LayoutError.self) { try layOut(ParagraphStyle(lineSpacing: -1)) }
    #expect(
      error?.description
        == "Text cannot be laid out with a line spacing of -1. Choose from 0 to 100000 pt.")
    #expect(throws: LayoutError.self) { try layOut(ParagraphStyle(lineLimit: 0)) }
    #expect(throws: LayoutError.self) { try layOut(ParagraphStyle(minimumScaleFactor: 0)) }
    #expect(throws: LayoutError.self) { try layOut(ParagraphStyle(lineHeightMultiple: .nan)) }
    #expect(throws: LayoutError.self) {
      try layOut(ParagraphStyle(tabs: TabStops(interval: 0)))
    }
  }
}

@Suite struct `The ink of a line` {
  @Test func `reaches as far as its glyphs`() throws {
    // “l” spans −5 to 5 and rises 10 above the baseline at 8; “|” spans 10 to 12.5, −2.5 to 7.5.
    let frame = try layOut("l|", in: [TestFonts.rectangles], style: ParagraphStyle())
    let ink = try #require(frame.lines[0].inkBounds)
    #expect([ink.left, ink.top, ink.right, ink.bottom] == [-5, -2, 12.5, 10.5])
  }

  @Test func `is nowhere in a line of spaces`() throws {
    let frame = try layOut("  ", in: [TestFonts.rectangles], style: ParagraphStyle())
    #expect(frame.lines[0].inkBounds == nil)
  }

  @Test func `is clipped where a maximum makes the line too low`() throws {
    // Lines of 6 pt: baselines at 4 and 10, ink from 10 above them.
    let frame = try layOut(
      "l\n-", in: [TestFonts.rectangles], style: ParagraphStyle(maximumLineHeight: 6))
    #expect(frame.baselines == [4, 10])
    #expect(
      frame.flags == [
        .clipped(line: 1, range: 0..<2, above: 6, below: 0),
        .clipped(line: 2, range: 2..<3, above: 6, below: 0),
      ])
  }

  @Test func `is not clipped where its line is as high as its face asks`() throws {
    #expect(try layOut("l", in: [TestFonts.rectangles], style: ParagraphStyle()).flags.isEmpty)
  }
}

@Suite struct `What a frame flags` {
  @Test func `is a line wider than the frame`() throws {
    let frame = try layOut("ll", in: [TestFonts.rectangles], style: ParagraphStyle(), width: 4)
    #expect(
      frame.flags == [
        .overflows(line: 1, range: 0..<1, by: 6), .brokenWord(line: 1, at: 1),
        .overflows(line: 2, range: 1..<2, by: 6),
      ])
  }

  @Test func `is each missing character, where it stands`() throws {
    let frame = try layOut("l\n|é가", in: [TestFonts.rectangles], style: ParagraphStyle())
    #expect(
      frame.flags == [
        .tofu(line: 2, range: 3..<5, text: "é"), .tofu(line: 2, range: 5..<8, text: "가"),
      ])
  }
}
