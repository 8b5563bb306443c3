import DynamicType
import Imaging
import Testing

@testable import TextEngine

@Suite struct `A setting of a paragraph at its limit` {
  private func complaint(_ style: ParagraphStyle) -> String? {
    do throws(LayoutError) {
      try style.check()
      return nil
    } catch {
      return "\(error)"
    }
  }

  private func refusal(_ name: String, _ value: String, _ allowed: String) -> String {
    "Text cannot be laid out with a \(name) of \(value). Choose \(allowed)."
  }

  @Test func `is taken`() {
    for style in [
      ParagraphStyle(lineLimit: 1), ParagraphStyle(minimumScaleFactor: 1),
      ParagraphStyle(minimumScaleFactor: 0.01), ParagraphStyle(lineHeightMultiple: 100),
      ParagraphStyle(minimumLineHeight: 100_000), ParagraphStyle(maximumLineHeight: 100_000),
      ParagraphStyle(maximumLineHeight: 0.5), ParagraphStyle(lineSpacing: 100_000),
      ParagraphStyle(paragraphSpacing: 100_000), ParagraphStyle(paragraphSpacingBefore: 100_000),
      ParagraphStyle(tabs: TabStops(interval: 1)),
      ParagraphStyle(tabs: TabStops(places: [0.5, 100_000], interval: 100_000)),
    ] {
      #expect(complaint(style) == nil)
    }
  }

  @Test func `is refused beyond it`() {
    #expect(
      complaint(ParagraphStyle(lineLimit: 0)) == refusal("line limit", "0", "at least 1"))
    #expect(
      complaint(ParagraphStyle(minimumScaleFactor: 1.01))
        == refusal("minimum scale factor", "1.01", "above 0 and at most 1"))
    #expect(
      complaint(ParagraphStyle(lineHeightMultiple: 0))
        == refusal("line height multiple", "0", "above 0 and at most 100"))
    #expect(
      complaint(ParagraphStyle(lineHeightMultiple: 100.5))
        == refusal("line height multiple", "100.5", "above 0 and at most 100"))
    #expect(
      complaint(ParagraphStyle(maximumLineHeight: 0))
        == refusal("maximum line height", "0", "above 0 and at most 100000"))
    #expect(
      complaint(ParagraphStyle(maximumLineHeight: 100_001))
        == refusal("maximum line height", "100001", "above 0 and at most 100000"))
    #expect(
      complaint(ParagraphStyle(tabs: TabStops(interval: 0.99)))
        == refusal("tab interval", "0.99", "from 1 to 100000 pt"))
    #expect(
      complaint(ParagraphStyle(tabs: TabStops(interval: 100_001)))
        == refusal("tab interval", "100001", "from 1 to 100000 pt"))
    for place in [0, -1, 100_001] as [Points] {
      #expect(
        complaint(ParagraphStyle(tabs: TabStops(places: [5, place])))
          == refusal("tab stop", "\(place)", "above 0 and at most 100000"))
    }
  }

  @Test(arguments: [-0.5, 100_001] as [Points])
  func `is refused as a length that is none`(length: Points) {
    for (name, style) in [
      ("minimum line height", ParagraphStyle(minimumLineHeight: length)),
      ("line spacing", ParagraphStyle(lineSpacing: length)),
      ("paragraph spacing", ParagraphStyle(paragraphSpacing: length)),
      ("paragraph spacing before", ParagraphStyle(paragraphSpacingBefore: length)),
    ] {
      #expect(complaint(style) == refusal(name, "\(length)", "from 0 to 100000 pt"))
    }
  }
}

@Suite struct `A text at its limits` {
  private let font: ShapingFont

  init() throws { font = try ShapingFont(try TestFonts.face(TestFonts.rectangles)) }

  private func check(_ change: (inout ResolvedText) -> Void) throws {
    var text = ResolvedText(
      spans: [TextSpan("l", fonts: [font], pointSize: 10)],
      line: LineSetting(.face, face: font.face, pointSize: 10))
    change(&text)
    try text.check()
  }

  @Test func `is taken`() {
    #expect(throws: Never.self) {
      try check { $0.spans[0].text = String(repeating: "l", count: 250_000) }
      try check { $0.language = String(repeating: "x", count: 100) }
      try check { $0.spans[0].language = String(repeating: "x", count: 100) }
      for distance in [-2000, 2000] as [Points] {
        try check { $0.spans[0].baselineOffset = distance }
        try check { $0.spans[0].tracking = .points(distance) }
        try check { $0.spans[0].tracking = .em(distance.value / 10) }
      }
      try check { $0.spans[0].pointSize = 2000 }
      try check { $0.line.pointSize = 2000 }
      try check { $0.line.rule = .leading(2000) }
      try check { $0.spans = [] }
    }
  }

  @Test func `is refused beyond them`() {
    let line = LineSetting(.leading(2001), face: font.face, pointSize: 10)
    let setting = { (name: String, allowed: String) in
      LayoutError.setting(name, value: 2001, allowed: allowed)
    }
    #expect(throws: LayoutError.tooLong(units: 250_001, limit: 250_000)) {
      // Two units for the emoji.
      try check { $0.spans[0].text = String(repeating: "l", count: 249_999) + "😀" }
    }
    #expect(throws: LayoutError.language(String(repeating: "x", count: 40))) {
      try check { $0.language = String(repeating: "x", count: 101) }
    }
    #expect(throws: setting("tracking", "from −2000 to 2000 pt")) {
      try check { $0.spans[0].tracking = .points(2001) }
    }
    #expect(throws: setting("baseline offset", "from −2000 to 2000 pt")) {
      try check { $0.spans[0].baselineOffset = 2001 }
    }
    #expect(throws: setting("leading", "above 0 and at most 2000 pt")) {
      try check { $0.spans[0].line = line }
    }
    #expect(throws: LayoutError.pointSize(2000.5)) { try check { $0.spans[0].pointSize = 2000.5 } }
  }

  @Test func `is shrunk to quarters of a point, and not below the first of them`() throws {
    let span = TextSpan(
      "l", fonts: [font], pointSize: 10, tracking: .points(2), baselineOffset: 4,
      line: LineSetting(.leading(20), face: font.face, pointSize: 12))
    var text = ResolvedText(
      spans: [span], line: LineSetting(.face, face: font.face, pointSize: 1))
    let shrunk = text.scaled(by: 0.33)
    #expect(shrunk.spans[0].pointSize == 3.25)
    #expect(shrunk.spans[0].tracking == .points(2 * 0.33))
    #expect(shrunk.spans[0].baselineOffset == 4 * 0.33)
    #expect(shrunk.spans[0].line?.rule == .leading(20 * 0.33))
    #expect(shrunk.spans[0].line?.pointSize == 4)
    #expect(shrunk.line.pointSize == 0.25)
    #expect(text.scaled(by: 0.01).spans[0].pointSize == 0.25)
    #expect(text.scaled(by: 1) == text)
    // What is smaller stays as it is.
    text.spans[0].pointSize = 0.1
    text.spans[0].tracking = .em(0.1)
    #expect(text.scaled(by: 0.5).spans[0].pointSize == 0.1)
    #expect(text.scaled(by: 0.5).spans[0].tracking == .em(0.1))
  }

  @Test func `may be tracked by a part of its size`() {
    #expect(Tracking.em(0.1).distance(at: 20) == 2)
    #expect(Tracking.points(3).distance(at: 20) == 3)
  }
}

@Suite struct `Stops for tabs` {
  @Test(
    arguments: [
      (0, 20), (19.9, 20), (20, 50), (49.9, 50), (50, 56), (55.9, 56), (56, 84), (90, 112),
      // A sum of advances may miss a stop by its last bits.
      (19.9999, 50), (55.9999, 84),
    ] as [(Double, Double)])
  func `are those given, then every 28 pt`(pen: Double, stop: Double) {
    #expect(TabStops(places: [50, 20, 50]).next(after: pen) == stop)
  }

  @Test func `are in order, each once`() {
    #expect(TabStops(places: [50, 20, 50]).places == [20, 50])
    #expect(TabStops(interval: 10).next(after: 35) == 40)
  }
}

@Suite struct `Small parts of a layout` {
  @Test func `are pictures of a thousand ems at most`() {
    #expect(
      InlineBox(width: 1001, ascent: 1001, descent: -1001)
        == InlineBox(width: 1000, ascent: 1000, descent: -1000))
    #expect(InlineBox(width: 0.5, ascent: -2, descent: 3).ascent == -2)
    #expect(InlineBox(width: 0.5, ascent: -2, descent: 3).descent == 3)
  }

  @Test func `are lines that fit but for the last bits`() {
    #expect(LineWidth.fits(10, in: 10))
    #expect(LineWidth.fits(10 + 1.0 / 4096, in: 10))
    #expect(!LineWidth.fits(10 + 1.0 / 2048, in: 10))
    #expect(LineWidth.fits(1e9, in: nil))
  }

  @Test func `are spans, found by the units they end before`() {
    let spans = ["ab", "", "c"].map { TextSpan($0, fonts: [], pointSize: 10) }
    var ends = SpanEnds(spans)
    #expect([0, 1, 2, 3, 9].map { ends.span(atAny: $0) } == [0, 0, 2, 2, 2])
    #expect([0, 1, 2].map { ends.end(atAny: $0) } == [2, 2, 3])
    var found: [Int] = []
    for unit in 0..<4 { found.append(ends.span(at: unit)) }
    #expect(found == [0, 0, 2, 2])
    #expect(SpanEnds([]).span(atAny: 0) == 0)
  }

  @Test func `are places in sorted lists`() {
    let numbers = [1, 3, 3, 5]
    #expect(
      [0, 1, 2, 3, 5, 6].map { least in numbers.partitioningIndex { $0 >= least } }
        == [0, 0, 1, 1, 3, 4])
    #expect([Int]().partitioningIndex { $0 > 0 } == 0)
  }

  @Test func `are strokes of decorations with as much between them`() {
    let heights = [1, 2].map { count in
      DecorationLine(
        kind: .underline, left: 0, right: 9, rise: -1, thickness: 2, strokeCount: count,
        color: .black
      ).height
    }
    #expect(heights == [2, 6])
  }

  @Test func `are bounds of ink around both, and of glyphs from their sizes`() {
    let one = InkBounds(left: 1, top: 2, right: 3, bottom: 9)
    let other = InkBounds(left: 0, top: 4, right: 8, bottom: 5)
    #expect(one.union(other) == InkBounds(left: 0, top: 2, right: 8, bottom: 9))
    let glyph = GlyphExtents(left: -3, top: 700, width: 10, height: -900)
    #expect([glyph.left, glyph.top, glyph.right, glyph.bottom] == [-3, 700, 7, -200])
  }

  @Test func `are steps of the leading`() {
    #expect(LeadingTrait.allCases.map(\.change) == [0, -2, 2])
  }

  @Test func `are messages with the start of a text`() {
    let text = String(repeating: "l", count: 41)
    #expect(
      LayoutError.noFonts(text: text).description
        == "No font was given for “\(text.dropLast())”. Name at least one.")
    #expect(
      LayoutError.tooManyGlyphs(fonts: ["a.ttf", "b.ttf"], limit: 9).description
        == "a.ttf, b.ttf: The fonts make more than 9 glyphs of the text. Use other fonts, or less "
        + "text.")
  }
}
