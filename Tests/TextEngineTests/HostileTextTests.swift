import DynamicType
import Imaging
import Testing
import TextEngine

/// Each of these took minutes, or would, where a step costs as the square of what it is given.
@Suite(.timeLimit(.minutes(20))) struct `Text made to be slow` {
  private func layOut(_ text: String, width: Points? = 343, limit: Int? = nil) throws -> TextFrame {
    let faces = try [TestFonts.inter, TestFonts.arabic, TestFonts.hebrew].map {
      try TestFonts.face($0)
    }
    let fonts = try faces.map { try ShapingFont($0) }
    return try TextEngine().layOut(
      ResolvedText(
        spans: [TextSpan(text, fonts: FontPreferences(fonts), pointSize: 17)],
        line: LineSetting(.face, face: faces[0], pointSize: 17),
        paragraph: ParagraphStyle(lineLimit: limit)), width: width)
  }

  private func shows(_ text: String, in frame: TextFrame) -> Bool {
    frame.lines.last?.range.upperBound == text.utf8.count
  }

  @Test func `with ten thousand marks on one letter is laid out`() throws {
    let text = "e" + String(repeating: "\u{301}", count: 10_000) + " end"
    let frame = try layOut(text)
    #expect(shows(text, in: frame))
    #expect(frame.lines.last?.text.hasSuffix("end") == true)
  }

  @Test(arguments: [
    "\u{202B}", "\u{202A}", "\u{202E}", "\u{2067}", "\u{2068}", "\u{202C}", "\u{2069}",
  ])
  func `with controls of direction that are never closed, or never opened, is laid out`(
    control: String
  ) throws {
    let text = String(repeating: "a\(control)א ", count: 20_000)
    #expect(shows(text, in: try layOut(text)))
  }

  @Test func `with 200 levels of isolates and embeddings is laid out`() throws {
    for (open, close) in [("\u{2067}", "\u{2069}"), ("\u{202B}", "\u{202C}")] {
      let text =
        String(repeating: "a\(open)א", count: 200) + String(repeating: "\(close)b", count: 200)
      #expect(shows(text, in: try layOut(text)))
    }
  }

  @Test func `of brackets that open and never close is laid out`() throws {
    let text = String(repeating: "([{«“", count: 20_000)
    #expect(shows(text, in: try layOut(text)))
  }

  @Test func `of tabs alone is laid out, also where no width bounds it`() throws {
    let text = String(repeating: "a\t", count: 50_000)
    #expect(shows(text, in: try layOut(text, width: nil)))
    #expect(shows(text, in: try layOut(text)))
  }

  @Test func `of one word is cut, and truncated`() throws {
    let text = String(repeating: "a", count: 200_000)
    #expect(shows(text, in: try layOut(text)))
    let frame = try layOut(text, limit: 2)
    #expect(frame.lines.count == 2)
  }

  @Test func `of a span for each letter is laid out`() throws {
    let face = try TestFonts.face(TestFonts.inter)
    let font = try ShapingFont(face)
    let spans = (0..<50_000).map { (index: Int) -> TextSpan in
      TextSpan(
        index.isMultiple(of: 6) ? " " : "a", fonts: [font], pointSize: 17,
        color: RGBAColor(red: UInt8(index % 256), green: 0, blue: 0),
        underline: index.isMultiple(of: 2) ? TextDecoration() : nil)
    }
    let frame = try TextEngine().layOut(
      ResolvedText(spans: spans, line: LineSetting(.face, face: face, pointSize: 17)), width: 343)
    #expect(frame.lines.last?.range.upperBound == 50_000)
    #expect(frame.lines[0].runs.count > 20)
  }
}
