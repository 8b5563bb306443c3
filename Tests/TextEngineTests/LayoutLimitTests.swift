import DynamicType
import Imaging
import Testing
import TextEngine

@Suite struct `Text that cannot be laid out` {
  @Test(
    arguments: [
      (0, "0"), (-1, "-1"), (.nan, "nan"), (.infinity, "inf"), (10_000, "10000"),
    ] as [(Double, String)])
  func `has a size beyond what is drawn`(size: Double, text: String) throws {
    let error = #expect(throws: LayoutError.self) {
      try layOut("l", in: [TestFonts.rectangles], size: Points(size))
    }
    #expect(
      error?.description
        == "Text cannot be laid out at \(text) pt. Choose a size above 0 and at most 2000 pt.")
  }

  @Test(
    arguments: [
      (0, "0"), (-5, "-5"), (.nan, "nan"), (.infinity, "inf"), (100_001, "100001"),
    ] as [(Double, String)])
  func `has a width beyond what is drawn`(width: Double, text: String) throws {
    let error = #expect(throws: LayoutError.self) {
      try layOut("l", in: [TestFonts.rectangles], width: Points(width))
    }
    #expect(
      error?.description
        == "Text cannot be laid out in a width of \(text) pt. "
        + "Choose more than 0 and at most 100000 pt, or leave it unbounded.")
  }

  @Test func `has a height that is no number`() {
    let error = #expect(throws: LayoutError.self) {
      try layOut("l", in: [TestFonts.rectangles], style: ParagraphStyle(), height: Points(.nan))
    }
    #expect(
      error?.description
        == "Text cannot be laid out with a greatest height of nan. Choose a number.")
  }

  @Test func `names no font`() throws {
    let face = try TestFonts.face(TestFonts.rectangles)
    let error = #expect(throws: LayoutError.self) {
      try TextEngine().layOut(
        ResolvedText(
          spans: [TextSpan("some text", fonts: [], pointSize: 10)],
          line: LineSetting(.face, face: face, pointSize: 10)), width: nil)
    }
    #expect(error == .noFonts(text: "some text"))
    #expect(error?.description == "No font was given for “some text”. Name at least one.")
  }

  /// Each letter is one unit taken in and sixty glyphs made of it: 61 × 98,361 are six million and 21.
  @Test func `becomes more glyphs than letters ever do`() throws {
    let letters = { String(repeating: "A", count: $0) }
    let few = try layOut(letters(1000), in: [TestFonts.expansion])
    #expect(few.lines.first?.runs.flatMap(\.glyphs).count == 60_000)
    let error = #expect(throws: LayoutError.self) {
      try layOut(letters(98_361), in: [TestFonts.expansion])
    }
    #expect(
      error?.description
        == "Expansion.ttf: Shaping the text takes more than 6000000 units and glyphs, including "
        + "lines that are tried. The fonts make too many glyphs, or change too much at line "
        + "ends. Use other fonts, or less text.")
  }

  /// Sixty for each letter: of 20,001 they are 1,200,060.
  @Test func `becomes more glyphs than are worth drawing`() throws {
    #expect(throws: LayoutError.tooManyGlyphs(fonts: ["Expansion.ttf"], limit: 1_200_000)) {
      try layOut(String(repeating: "A", count: 20_001), in: [TestFonts.expansion])
    }
  }

  /// Beside others a B is one glyph, and on a line of its own sixty.
  @Test func `becomes more glyphs on lines than in one go`() throws {
    let letters = { String(repeating: "B", count: $0) }
    let few = try layOut(letters(100), in: [TestFonts.expansion], size: 1, width: 0.5)
    #expect(few.lines.count == 100)
    #expect(few.lines.flatMap { $0.runs.flatMap(\.glyphs) }.count == 6000)
    #expect(throws: LayoutError.tooManyGlyphs(fonts: ["Expansion.ttf"], limit: 1_200_000)) {
      try layOut(letters(20_001), in: [TestFonts.expansion], size: 1, width: 0.5)
    }
  }

  /// HarfBuzz gives up at 64 glyphs for each unit, or at 16,384, and leaves what it has by then.
  @Test func `becomes more glyphs than HarfBuzz takes`() throws {
    let most = try layOut("CCCCCCCC", in: [TestFonts.expansion])
    #expect(most.lines.first?.runs.flatMap(\.glyphs).count == 16_000)
    #expect(throws: LayoutError.tooMuchShaping(fonts: ["Expansion.ttf"], limit: 6_000_000)) {
      try layOut(String(repeating: "C", count: 1000), in: [TestFonts.expansion])
    }
  }

  /// Each line is tried with all of the text that is left, then with a word less, and so on.
  @Test func `changes so much at the end of a line that it is tried over and over`() throws {
    let text = { String(repeating: "a ", count: $0) + "x" }
    let few = try layOut(text(100), in: [TestFonts.narrowing], size: 10, width: 310)
    #expect(few.lines.count == 5)
    #expect(throws: LayoutError.tooMuchShaping(fonts: ["Narrowing.ttf"], limit: 6_000_000)) {
      try layOut(text(2000), in: [TestFonts.narrowing], size: 10, width: 310)
    }
  }

  @Test func `is longer than a quarter of a million units`() throws {
    let error = #expect(throws: LayoutError.self) {
      try layOut(String(repeating: "l", count: 250_001), in: [TestFonts.rectangles])
    }
    #expect(
      error?.description
        == "The text has 250001 UTF-16 units, and at most 250000 are laid out. Shorten it.")
  }

  @Test func `asks for more features than anybody needs`() throws {
    let font = try ShapingFont(try TestFonts.face(TestFonts.rectangles))
    func layOut(features: UInt32) throws {
      let features = (0..<features).map {
        FeatureSetting(OpenTypeTag(rawValue: 0x7373_0000 + $0))
      }
      _ = try TextEngine().layOut(
        ResolvedText(
          spans: [TextSpan("l", fonts: [font], pointSize: 10, features: features)],
          line: LineSetting(.face, face: font.face, pointSize: 10)), width: nil)
    }
    try layOut(features: 128)
    let error = #expect(throws: LayoutError.self) { try layOut(features: 129) }
    #expect(
      error == .setting("number of features", value: 129, allowed: "at most 128"))
  }

  @Test(arguments: [.nan, .infinity, 2001, -2001] as [Double])
  func `is raised by no distance`(offset: Double) throws {
    let font = try ShapingFont(try TestFonts.face(TestFonts.rectangles))
    let error = #expect(throws: LayoutError.self) {
      try TextEngine().layOut(
        ResolvedText(
          spans: [TextSpan("l", fonts: [font], pointSize: 10, baselineOffset: Points(offset))],
          line: LineSetting(.face, face: font.face, pointSize: 10)), width: nil)
    }
    #expect(
      error?.description
        == "Text cannot be laid out with a baseline offset of \(Points(offset)). "
        + "Choose from −2000 to 2000 pt.")
  }

  @Test(arguments: [.nan, .infinity, -1, 0, 2001] as [Double])
  func `has a leading that is no length, in all or in a span`(leading: Double) throws {
    let font = try ShapingFont(try TestFonts.face(TestFonts.rectangles))
    let plain = LineSetting(.face, face: font.face, pointSize: 10)
    let line = LineSetting(.leading(Points(leading)), face: font.face, pointSize: 10)
    for (whole, own) in [(line, nil), (plain, line)] {
      let error = #expect(throws: LayoutError.self) {
        try TextEngine().layOut(
          ResolvedText(
            spans: [TextSpan("l", fonts: [font], pointSize: 10, line: own)], line: whole),
          width: nil)
      }
      #expect(
        error?.description
          == "Text cannot be laid out with a leading of \(Points(leading)). "
          + "Choose above 0 and at most 2000 pt.")
    }
  }

  @Test(arguments: [0, -1, .nan, 2001] as [Double])
  func `has lines of a size beyond what is drawn, in all or in a span`(size: Double) throws {
    let font = try ShapingFont(try TestFonts.face(TestFonts.rectangles))
    let plain = LineSetting(.face, face: font.face, pointSize: 10)
    let line = LineSetting(.face, face: font.face, pointSize: Points(size))
    for (whole, own) in [(line, nil), (plain, line)] {
      let error = #expect(throws: LayoutError.self) {
        try TextEngine().layOut(
          ResolvedText(
            spans: [TextSpan("l", fonts: [font], pointSize: 10, line: own)], line: whole),
          width: nil)
      }
      #expect(
        error?.description.hasPrefix(
          "Text cannot be laid out at \(Points(size)) pt. "
        ) == true)
    }
  }

  @Test func `is only what lies beyond the limits, not at them`() throws {
    let frame = try layOut("l", in: [TestFonts.rectangles], size: 2000, width: 100_000)
    #expect(frame.lines.map(\.width) == [2000])
  }
}

@Suite struct `One engine for many texts` {
  @Test func `gives each the same frame whatever came before`() throws {
    let engine = try TextEngine()
    let face = try TestFonts.face(TestFonts.arabic)
    let font = try ShapingFont(face)
    func notation(_ text: String, _ language: String?) throws -> [String] {
      try engine.layOut(
        ResolvedText(
          spans: [TextSpan(text, fonts: [font], pointSize: 10)],
          line: LineSetting(.face, face: face, pointSize: 10), language: language), width: 20
      ).lines.map(\.glyphNotation)
    }
    let first = try notation("بيت لا", "ar")
    _ = try notation("12 (ab)\n\n", "th")
    _ = try notation("", nil)
    #expect(try notation("بيت لا", "ar") == first)
  }
}

@Suite struct `Text that is long in an unusual way` {
  @Test func `may have two thousand accents on a letter`() throws {
    let text = "e" + String(repeating: "\u{301}", count: 2000) + "e"
    let frame = try layOut(text, in: [TestFonts.inter], width: 100)
    #expect(frame.texts == [text])
    #expect(frame.missingCharacters.isEmpty)
  }

  @Test func `may be one emoji of a thousand joined parts`() throws {
    let text = String(repeating: "👩\u{200D}", count: 1000)
    let frame = try layOut(text, in: [TestFonts.emoji], width: 100)
    #expect(frame.texts == [text])
  }

  @Test func `may be a thousand empty paragraphs`() throws {
    let frame = try layOut(String(repeating: "\n", count: 1000), in: [TestFonts.rectangles])
    #expect(frame.lines.count == 1001)
    #expect(frame.height == 10_010)
  }
}

@Suite struct `A span that cannot be laid out` {
  private func layOut(_ change: (inout TextSpan) -> Void) throws -> TextFrame {
    let font = try ShapingFont(try TestFonts.face(TestFonts.rectangles))
    var span = TextSpan("l", fonts: [font], pointSize: 10)
    change(&span)
    return try TextEngine().layOut(
      ResolvedText(spans: [span], line: LineSetting(.face, face: font.face, pointSize: 10)),
      width: nil)
  }

  @Test(arguments: [2001, -2001, Double.nan, .infinity])
  func `is raised out of reach`(offset: Double) {
    #expect(throws: LayoutError.self) { try layOut { $0.baselineOffset = Points(offset) } }
  }

  @Test(arguments: [Double.nan, .infinity, 2001])
  func `has lines that are out of reach`(leading: Double) throws {
    let face = try TestFonts.face(TestFonts.rectangles)
    #expect(throws: LayoutError.self) {
      try layOut { $0.line = LineSetting(.leading(Points(leading)), face: face, pointSize: 10) }
    }
  }

  @Test func `has a language tag that no ICU takes`() {
    let error = #expect(throws: LayoutError.self) {
      try layOut { $0.language = String(repeating: "x", count: 101) }
    }
    #expect(error == .language(String(repeating: "x", count: 40)))
  }
}
