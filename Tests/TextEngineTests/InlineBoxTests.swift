import DynamicType
import Testing
import TextEngine

// Rectangles ascends 0.8 em and descends 0.2 em, so letters of 10 pt reach 8 pt above their baseline and 2 pt below.
@Suite struct `The room of a picture in a text` {
  private let font: ShapingFont

  init() throws { font = try ShapingFont(try TestFonts.face(TestFonts.rectangles)) }

  private func frame(
    _ box: InlineBox, _ rule: LineHeightRule = .face, raisedBy offset: Points = 0
  ) throws -> TextFrame {
    let letter = TextSpan("l", fonts: [font], pointSize: 10)
    return try TextEngine().layOut(
      ResolvedText(
        spans: [
          TextSpan("l\nl", fonts: [font], pointSize: 10),
          TextSpan("\u{FFFC}", fonts: [font], pointSize: 10, baselineOffset: offset, box: box),
          TextSpan("l\n", fonts: [font], pointSize: 10), letter,
        ], line: LineSetting(rule, face: font.face, pointSize: 10)), width: nil)
  }

  @Test func `makes its line higher only as far as letters do not reach`() throws {
    #expect(try frame(InlineBox(width: 1, ascent: 0.8, descent: 0.2)).baselines == [8, 18, 28])
    #expect(try frame(InlineBox(width: 1, ascent: 2)).baselines == [8, 30, 40])
    #expect(try frame(InlineBox(width: 1, ascent: 0, descent: 0.5)).baselines == [8, 18, 31])
  }

  @Test func `is added to a style's leading`() throws {
    #expect(
      try frame(InlineBox(width: 1, ascent: 2, descent: 0.5), .leading(13)).baselines
        == [8, 33, 49])
  }

  @Test func `rises with the baseline of its text`() throws {
    #expect(try frame(InlineBox(width: 1, ascent: 2), raisedBy: 3).baselines == [8, 33, 43])
  }

  @Test func `has limits, and nothing without end counts`() throws {
    let box = InlineBox(width: 2000, ascent: -.infinity, descent: .nan)
    #expect(box == InlineBox(width: 1000))
    #expect(InlineBox(width: -1).width == 0)
    #expect(try frame(InlineBox(width: .infinity)).lines[1].boxes.map(\.width) == [0])
  }
}
