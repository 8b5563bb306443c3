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

  @Test func `fall short each of what was wished of their own font`() throws {
    let plain = try ShapingFont(try TestFonts.face(TestFonts.rectangles))
    let bold = try ShapingFont(
      plain.face, meeting: FontRequest(weight: .bold), pointSize: 100)
    let both = try ShapingFont(
      plain.face, meeting: FontRequest(weight: .bold, isItalic: true), pointSize: 100)
    let frame = try layOut(
      zip(["l", "l", "l", "l"], [plain, bold, both, plain]).map {
        TextSpan($0, fonts: [$1], pointSize: 100)
      })
    #expect(frame.lines[0].runs.map(\.shortfalls) == [[], bold.shortfalls, both.shortfalls, []])
    #expect(
      frame.flags == [
        .shortfall(line: 1, range: 1..<3, .weight(wanted: .bold, got: .regular)),
        .shortfall(line: 1, range: 2..<3, .italic),
      ])
  }

  @Test func `of another font lend none of it to the rest of a letter`() throws {
    let wishedBold = try ShapingFont(
      try TestFonts.face(TestFonts.rectangles), meeting: FontRequest(weight: .bold), pointSize: 100)
    let fonts = [wishedBold, try ShapingFont(try TestFonts.face(TestFonts.arabic))]
    // An Arabic number sign and the figure after it are one cluster (UAX 29, GB9b).
    let frame = try layOut([
      TextSpan("\u{600}", fonts: FontPreferences(fonts), pointSize: 100),
      TextSpan("1", fonts: [wishedBold], pointSize: 100),
    ])
    #expect(Set(frame.lines[0].runs.map(\.face.fileName)) == ["NotoSansArabic-Regular.ttf"])
    #expect(frame.flags == [])
  }
}
