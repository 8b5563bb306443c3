import DynamicType
import Testing
import TextEngine

// Inter, which is asked first, has none of these letters, and Noto Sans Arabic none of these signs
// but U+200C and U+200D. Expected glyphs: `hb-shape --utf8-clusters --no-glyph-names --language=und`
// of HarfBuzz 6.0.0 and Noto Sans Arabic alone.
@Suite struct `What shows nothing, among letters of a font that is fallen back on` {
  private func notation(_ text: String) throws -> String {
    let frame = try layOut(text, in: [TestFonts.inter, TestFonts.arabic])
    #expect(frame.missingCharacters.isEmpty)
    #expect(frame.flags.isEmpty)
    #expect(frame.lines.flatMap(\.runs).count == 1)
    return frame.glyphNotation
  }

  @Test func `is a soft hyphen that leaves them joined`() throws {
    #expect(try notation("ب\u{AD}يت") == "[1266=6+1093|1492=4+373|3=2+0|102=0+269]")
  }

  @Test func `is a word joiner that leaves them joined`() throws {
    #expect(try notation("ب\u{2060}يت") == "[1266=7+1093|1492=5+373|3=2+0|102=0+269]")
  }

  @Test func `is a joiner that joins what is joined already`() throws {
    #expect(try notation("ب\u{200D}يت") == "[1266=7+1093|1492=5+373|3=0+0|102=0+269]")
  }

  @Test func `is a joiner that joins a letter to nothing`() throws {
    #expect(try notation("ب\u{200D}") == "[3=0+0|102=0+269]")
  }

  @Test func `is a non-joiner that parts them`() throws {
    #expect(try notation("ب\u{200C}يت") == "[1266=7+1093|1490=5+299|3=2+0|100=0+993]")
  }

  @Test func `is a variation selector or grapheme joiner on its letter`() throws {
    #expect(try notation("ب\u{FE00}يت") == "[1266=7+1093|1492=5+373|3=0+0|102=0+269]")
    #expect(try notation("ب\u{34F}يت") == "[1266=6+1093|1492=4+373|3=0+0|102=0+269]")
  }

  @Test func `is at the start of a text in the font that is asked first`() throws {
    let text = "\u{2060}بيت"
    let frame = try layOut(text, in: [TestFonts.inter, TestFonts.arabic])
    #expect(frame.missingCharacters.isEmpty)
    #expect(frame.lines[0].width == 17.35)
  }

  @Test func `starts a span, and the letters on both sides stay joined`() throws {
    let fonts = FontPreferences(
      try [TestFonts.inter, TestFonts.arabic].map { try ShapingFont(try TestFonts.face($0)) })
    let frame = try TextEngine().layOut(
      ResolvedText(
        spans: [
          TextSpan("ب", fonts: fonts, pointSize: 10),
          // Of this span's fonts there is no second.
          TextSpan("\u{AD}يت", fonts: [fonts.fonts[1]], pointSize: 10),
        ], line: LineSetting(.face, face: fonts.fonts[0].face, pointSize: 10)), width: nil)
    #expect(frame.lines[0].width == 17.35)
    #expect(frame.missingCharacters.isEmpty)
  }
}
