import DynamicType
import Testing
import TextEngine

// Rectangles ascends 0.8 em and descends 0.2 em; Noto Nastaliq Urdu 1.904 em and 0.596 em. Sizes and
// leadings are those of Apple's styles at Large: caption2 11/13, body 17/22, title1 28/34,
// largeTitle 34/41.
@Suite struct `Lines of several styles` {
  private let font: ShapingFont

  init() throws {
    font = try ShapingFont(try TestFonts.face(TestFonts.rectangles))
  }

  private func span(
    _ text: String, _ size: Points, _ rule: LineHeightRule, baselineOffset: Points = 0
  ) -> TextSpan {
    TextSpan(
      text, fonts: [font], pointSize: size, baselineOffset: baselineOffset,
      line: LineSetting(rule, face: font.face, pointSize: size))
  }

  private func caption2(_ text: String, raisedBy offset: Points = 0) -> TextSpan {
    span(text, 11, .leading(13), baselineOffset: offset)
  }
  private func body(_ text: String) -> TextSpan { span(text, 17, .leading(22)) }
  private func title1(_ text: String) -> TextSpan { span(text, 28, .leading(34)) }
  private func largeTitle(_ text: String) -> TextSpan { span(text, 34, .leading(41)) }

  /// The first baseline, then the distances of the others, to a thousandth of a point.
  private func distances(
    _ spans: TextSpan..., style: ParagraphStyle = ParagraphStyle()
  ) throws -> [Double] {
    let frame = try TextEngine().layOut(
      ResolvedText(
        spans: spans, line: LineSetting(.leading(22), face: font.face, pointSize: 17),
        paragraph: style), width: nil)
    return zip(frame.baselines, [0] + frame.baselines).map {
      (($0 - $1) * 1000).rounded() / 1000
    }
  }

  @Test func `stand as far apart as the largest leading on them`() throws {
    // 0.8 × 28 = 22.4.
    #expect(
      try distances(body("l"), title1("l\n"), body("l"), title1("l\n"), title1("l"), body("l"))
        == [22.4, 34, 34])
  }

  @Test func `stand as far apart as the lower one asks`() throws {
    #expect(try distances(body("l\n"), title1("l")) == [13.6, 34])
  }

  @Test func `make room for what a taller line above reaches down further`() throws {
    // 0.2 × (28 − 17) = 2.2; 0.2 × (34 − 28) = 1.2.
    #expect(try distances(title1("l\n"), body("l\n"), body("l")) == [22.4, 24.2, 22])
    #expect(try distances(largeTitle("l\n"), body("l"), title1("l")) == [27.2, 35.2])
  }

  @Test func `are no further apart for a smaller word of a tall face`() throws {
    let urdu = try ShapingFont(try TestFonts.face(TestFonts.urdu))
    func span(_ text: String, _ size: Points, _ leading: Points) -> TextSpan {
      TextSpan(
        text, fonts: [urdu], pointSize: size,
        line: LineSetting(.leading(leading), face: urdu.face, pointSize: size))
    }
    // 1.904 × 17 = 32.368. By caption2 alone it would be 13 + 1.904 × 6 = 24.424.
    #expect(try distances(span("ب\nب", 17, 22)) == [32.368, 22])
    #expect(try distances(span("ب\nب", 17, 22), span("ب", 11, 13)) == [32.368, 22])
  }

  @Test func `are empty in the style of their line end`() throws {
    #expect(
      try distances(title1("l\n"), body("\n"), body("l")) == [22.4, 24.2, 22])
    #expect(try distances(title1("l\n\n"), body("l")) == [22.4, 34, 24.2])
    #expect(try distances(body("l"), title1("l\n")) == [22.4, 34])
    #expect(
      try distances(body("l\n"), title1("\n"), body("\n"), title1("")) == [13.6, 34, 24.2, 34])
  }

  @Test func `are told apart although a span between them says nothing`() throws {
    #expect(
      try distances(title1("l\n"), caption2(""), body("\n"), caption2(""), body("l"))
        == [22.4, 24.2, 22])
  }

  @Test func `of a face's own height and of a leading take what is more`() throws {
    // A face of 30 pt: 6 + 24. Beside it, 17/22 adds what the face is taller by: 22 + 2.6 + 10.4.
    #expect(try distances(span("l\nl", 30, .face)) == [24, 30])
    #expect(try distances(span("l\nl", 30, .face), body("l")) == [24, 35])
    // 5 pt are nothing beside 22.
    #expect(try distances(span("l\nl", 5, .face), body("l")) == [4, 22])
    // 17/5 adds as much: 5 + 2.6 + 10.4, which is less than the 30 of the face.
    #expect(try distances(span("l\nl", 30, .face), span("l", 17, .leading(5))) == [24, 30])
  }

  @Test func `of spans without a style stand as the whole text does`() throws {
    let plain = TextSpan("l\nl", fonts: [font], pointSize: 17)
    #expect(try distances(plain) == [13.6, 22])
    #expect(try distances(plain, title1("l\n"), plain) == [13.6, 34, 24.2, 22])
    #expect(try distances(title1("l\n"), plain) == [22.4, 24.2, 22])
  }

  @Test func `are tighter and looser by the leading's trait`() throws {
    #expect(
      try distances(body("l\n"), title1("l\n"), body("l"), style: ParagraphStyle(leading: .tight))
        == [13.6, 32, 22.2])
  }
}

@Suite struct `Letters off the baseline` {
  private let font: ShapingFont

  init() throws {
    font = try ShapingFont(try TestFonts.face(TestFonts.rectangles))
  }

  private func layOut(
    _ parts: [(String, Points)], rule: LineHeightRule = .face, isOwn: Bool = false
  ) throws -> TextFrame {
    let line = LineSetting(rule, face: font.face, pointSize: 10)
    return try TextEngine().layOut(
      ResolvedText(
        spans: parts.map { text, offset in
          TextSpan(
            text, fonts: [font], pointSize: 10, baselineOffset: offset, line: isOwn ? line : nil)
        }, line: line), width: nil)
  }

  @Test func `are raised and lowered, and keep their places along the line`() throws {
    let frame = try layOut([("l", 0), ("l", 3), ("l", -4)])
    #expect(frame.lines[0].runs.flatMap(\.glyphs).map(\.rise) == [0, 3, -4])
    #expect(frame.glyphPlaces == [0, 10, 20])
  }

  @Test func `make their line reach further on their side`() throws {
    let raised = try layOut([("l", 0), ("l", 3)])
    #expect(raised.lines.map(\.ascent) == [11])
    #expect(raised.lines.map(\.descent) == [2])
    #expect(raised.baselines == [11])
    #expect(raised.height == 13)
    let lowered = try layOut([("l", 0), ("l", -4)])
    #expect(lowered.lines.map(\.ascent) == [8])
    #expect(lowered.lines.map(\.descent) == [6])
    #expect(lowered.height == 14)
  }

  @Test func `push the line above away where they are raised, the one below where lowered`() throws
  {
    let raised = try layOut([("l\nl", 0), ("l", 3), ("\nl", 0)], rule: .leading(15))
    #expect(raised.baselines == [8, 26, 41])
    let lowered = try layOut([("l\nl", 0), ("l", -4), ("\nl", 0)], rule: .leading(15))
    #expect(lowered.baselines == [8, 23, 42])
  }

  @Test func `do the same in a style of their own`() throws {
    let raised = try layOut([("l\nl", 0), ("l", 3), ("\nl", 0)], rule: .leading(15), isOwn: true)
    #expect(raised.baselines == [8, 26, 41])
    let lowered = try layOut([("l\nl", 0), ("l", -4), ("\nl", 0)], rule: .leading(15), isOwn: true)
    #expect(lowered.baselines == [8, 23, 42])
  }

  @Test func `do the same where they are all there is`() throws {
    for isOwn in [false, true] {
      let frame = try layOut([("l\nl", 3)], rule: .leading(15), isOwn: isOwn)
      #expect(frame.baselines == [11, 29])
      #expect(frame.height == 31)
    }
  }

  @Test func `move no line above for being small and lowered`() throws {
    // H₂O: 11/13 lowered by 6 pt beside 17/22.
    func span(_ text: String, _ size: Points, _ leading: Points, _ offset: Points) -> TextSpan {
      TextSpan(
        text, fonts: [font], pointSize: size, baselineOffset: offset,
        line: LineSetting(.leading(leading), face: font.face, pointSize: size))
    }
    let frame = try TextEngine().layOut(
      ResolvedText(
        spans: [span("l\nl", 17, 22, 0), span("l", 11, 13, -6), span("l", 17, 22, 0)],
        line: LineSetting(.leading(22), face: font.face, pointSize: 17)), width: nil)
    #expect(frame.baselines == [13.6, 35.6])
    // 0.2 × 11 + 6 below the last baseline.
    #expect(frame.lines.map { ($0.descent.value * 1000).rounded() / 1000 } == [3.4, 8.2])
  }
}
