import DynamicType
import Imaging
import Testing
import TextEngine

@Suite struct `Spans that differ only in what is painted` {
  private static let red = RGBAColor(red: 255, green: 0, blue: 0)

  private func layOut(_ spans: [TextSpan]) throws -> TextFrame {
    let font = try #require(spans.first?.fonts.fonts.first)
    return try TextEngine().layOut(
      ResolvedText(spans: spans, line: LineSetting(.face, face: font.face, pointSize: 100)),
      width: nil)
  }

  private func spans(
    _ texts: [String], in path: String, change: (inout TextSpan) -> Void
  ) throws -> [TextSpan] {
    let font = try ShapingFont(try TestFonts.face(path))
    return texts.enumerated().map { index, text in
      var span = TextSpan(text, fonts: [font], pointSize: 100)
      if index == 1 { change(&span) }
      return span
    }
  }

  @Test func `are kerned as one`() throws {
    let plain = try layOut(try spans(["AVA"], in: TestFonts.inter) { _ in })
    let colored = try layOut(
      try spans(["A", "V", "A"], in: TestFonts.inter) { $0.color = Self.red })
    #expect(colored.width == plain.width)
    #expect(colored.lines[0].runs.map(\.color) == [.black, Self.red, .black])
    #expect(colored.lines[0].runs.map(\.span) == [0, 1, 2])
  }

  @Test func `make a ligature, which takes the look of its first letter`() throws {
    // Lam and alef are one glyph, 704 in Noto Sans Arabic.
    let plain = try layOut(try spans(["لا"], in: TestFonts.arabic) { _ in })
    let colored = try layOut(try spans(["ل", "ا"], in: TestFonts.arabic) { $0.color = Self.red })
    #expect(colored.glyphNotation == plain.glyphNotation)
    #expect(colored.lines[0].runs.map(\.color) == [.black])
  }

  @Test func `are shaped apart where they are raised`() throws {
    let raised = try layOut(
      try spans(["A", "V", "A"], in: TestFonts.inter) { $0.baselineOffset = 5 })
    let plain = try layOut(try spans(["AVA"], in: TestFonts.inter) { _ in })
    #expect(raised.width > plain.width)
  }

  @Test func `underline each their own part`() throws {
    let frame = try layOut(
      try spans(["ll", "l", "l"], in: TestFonts.rectangles) { $0.underline = TextDecoration() })
    // A letter of the face of rectangles is as wide as it is high.
    #expect(frame.lines[0].decorations.map(\.left) == [200])
    #expect(frame.lines[0].decorations.map(\.right) == [300])
  }

  @Test func `make a frame of no width where tracking takes more than the letters have`() throws {
    let frame = try layOut(
      try spans(["", "ll"], in: TestFonts.rectangles) { $0.tracking = .points(-300) })
    #expect(frame.width == 0)
  }

  @Test func `leave an ellipsis the look of what stands before it`() throws {
    var spans = try spans(["llll", "llll"], in: TestFonts.inter) { $0.color = Self.red }
    spans[0].pointSize = 100
    let font = try #require(spans[0].fonts.fonts.first)
    let frame = try TextEngine().layOut(
      ResolvedText(
        spans: spans, line: LineSetting(.face, face: font.face, pointSize: 100),
        paragraph: ParagraphStyle(lineLimit: 1)), width: 130)
    #expect(frame.lines[0].runs.map(\.isMark) == [false, true])
    #expect(frame.lines[0].runs.map(\.color) == [.black, .black])
  }
}
