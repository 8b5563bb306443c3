import DynamicType
import Imaging
import Testing
import TextEngine

// In the font Rectangles at 10 pt an “l” is 10 pt wide, a space 5 pt, “|” 2.5 pt.
@Suite struct `Lines of a text` {
  @Test func `end at the last space that fits`() throws {
    let frame = try layOut("ll ll ll", in: [TestFonts.rectangles], width: 46)
    #expect(frame.texts == ["ll ll", "ll"])
    #expect(frame.lines.map(\.width) == [45, 20])
    #expect(frame.lines.map(\.range) == [0..<6, 6..<8])
  }

  @Test func `hold what fits exactly`() throws {
    #expect(try layOut("ll ll", in: [TestFonts.rectangles], width: 45).texts == ["ll ll"])
    #expect(try layOut("ll ll", in: [TestFonts.rectangles], width: 44.9).texts == ["ll", "ll"])
  }

  @Test func `let the spaces at their end hang`() throws {
    let frame = try layOut("ll    ll", in: [TestFonts.rectangles], width: 20)
    #expect(frame.texts == ["ll", "ll"])
    #expect(frame.lines.map(\.width) == [20, 20])
    #expect(frame.lines.map(\.left) == [0, 0])
    #expect(frame.lines[0].range == 0..<6)
  }

  @Test func `keep the spaces at their start`() throws {
    let frame = try layOut("  l", in: [TestFonts.rectangles], width: 100)
    #expect(frame.texts == ["  l"])
    #expect(frame.lines.map(\.width) == [20])
  }

  @Test func `of spaces alone are one empty line`() throws {
    let frame = try layOut("     ", in: [TestFonts.rectangles], width: 10)
    #expect(frame.texts == [""])
    #expect(frame.lines.map(\.width) == [0])
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func `end where the text says so`(lineEnd: String) throws {
    let frame = try layOut("l\(lineEnd)ll", in: [TestFonts.rectangles], width: 100)
    #expect(frame.texts == ["l", "ll"])
    #expect(frame.lines.map(\.width) == [10, 20])
    #expect(frame.missingCharacters.isEmpty)
  }

  @Test func `may be empty`() throws {
    #expect(try layOut("l\n\nl", in: [TestFonts.rectangles], width: 100).texts == ["l", "", "l"])
  }

  @Test func `include an empty one after a line end`() throws {
    let frame = try layOut("l\n", in: [TestFonts.rectangles], width: 100)
    #expect(frame.texts == ["l", ""])
    #expect(frame.lines.map(\.range) == [0..<2, 2..<2])
    #expect(frame.height == 20)
  }

  @Test func `are one where there is no text`() throws {
    let frame = try layOut("", in: [TestFonts.rectangles], width: 100)
    #expect(frame.texts == [""])
    #expect(frame.height == 10)
    #expect(frame.width == 100)
  }

  @Test func `go on without a bound, and the frame is as wide as the widest`() throws {
    let frame = try layOut("ll ll ll\nl", in: [TestFonts.rectangles])
    #expect(frame.texts == ["ll ll ll", "l"])
    #expect(frame.width == 70)
  }

  @Test func `cut a word that is too long for any`() throws {
    let frame = try layOut("l lllll l", in: [TestFonts.rectangles], width: 25)
    #expect(frame.texts == ["l", "ll", "ll", "l l"])
  }

  @Test func `hold at least one character`() throws {
    let frame = try layOut("ll", in: [TestFonts.rectangles], width: 1)
    #expect(frame.texts == ["l", "l"])
    #expect(frame.lines.map(\.width) == [10, 10])
  }

  @Test func `never cut a letter from its accent`() throws {
    let frame = try layOut("l\u{301}l\u{301}l\u{301}", in: [TestFonts.rectangles], width: 1)
    #expect(frame.texts == ["l\u{301}", "l\u{301}", "l\u{301}"])
  }

  @Test func `never cut a family of joined emoji`() throws {
    // Neither glyph is in the font, so each person is 10 pt wide; WORD JOINER forbids a break.
    let family = "👩‍👩‍👧"
    let frame = try layOut("\(family)\u{2060}\(family)", in: [TestFonts.rectangles], width: 35)
    #expect(frame.texts == [family + "\u{2060}", family])
  }

  @Test func `do not end at a no-break space`() throws {
    let frame = try layOut("l l\u{A0}l", in: [TestFonts.rectangles, TestFonts.inter], width: 30)
    #expect(frame.texts == ["l", "l\u{A0}l"])
  }

  @Test func `end after a hyphen`() throws {
    #expect(try layOut("ll-ll", in: [TestFonts.rectangles], width: 35).texts == ["ll-", "ll"])
  }

  @Test func `end between Thai words, which a dictionary knows`() throws {
    #expect(try layOut("ภาษาไทย", in: [TestFonts.thai], width: 30).texts == ["ภาษา", "ไทย"])
  }

  @Test func `do not start with a full stop in Japanese`() throws {
    // Each character is 10 pt wide.
    let frame = try layOut("文字。", in: [TestFonts.japanese], width: 20, language: "ja")
    #expect(frame.texts == ["文", "字。"])
  }

  @Test func `keep Korean words whole`() throws {
    let text = "가나다 라마"
    #expect(
      try layOut(text, in: [TestFonts.korean], width: 42, language: "ko").texts == ["가나다", "라마"])
    #expect(try layOut(text, in: [TestFonts.korean], width: 42).texts == ["가나다", "라마"])
  }

  @Test func `keep brackets and figures with the Korean word they touch`() throws {
    #expect(
      try layOut("가 나(12다)", in: [TestFonts.korean], width: 44).texts == ["가", "나(12다)"])
  }

  @Test func `do not start with small kana or a long-vowel mark in Japanese`() throws {
    #expect(
      try layOut("ああっ", in: [TestFonts.japanese], width: 20, language: "ja").texts
        == ["あ", "あっ"])
    #expect(
      try layOut("ああー", in: [TestFonts.japanese], width: 20, language: "ja").texts
        == ["あ", "あー"])
  }

  @Test func `follow the rules that a language tag names`() throws {
    #expect(
      try layOut("ああっ", in: [TestFonts.japanese], width: 20, language: "ja-u-lb-loose").texts
        == ["ああ", "っ"])
  }

  @Test func `cut a Korean word that is too long for any`() throws {
    #expect(
      try layOut("가나다라", in: [TestFonts.korean], width: 20, language: "ko").texts
        == ["가나", "다라"])
  }
}

// Expected glyphs: `hb-shape --utf8-clusters --no-glyph-names --language=und`, HarfBuzz 6.0.0,
// with the text on the other side of the cut as `--text-before` or `--text-after`.
@Suite struct `Glyphs at a cut` {
  @Test func `stand as if nothing followed where a pair is divided`() throws {
    // “AV” is kerned to 1273 + 1413 units; alone, both letters have 1413.
    let frame = try layOut("AV", in: [TestFonts.inter], width: 7)
    #expect(frame.lines.map(\.glyphNotation) == ["[2=0+1413]", "[456=1+1413]"])
  }

  @Test func `are single letters where a ligature is divided`() throws {
    let frame = try layOut("ffl", in: [TestFonts.serif], width: 8)
    #expect(frame.texts == ["ff", "l"])
  }

  @Test func `keep joining within an Arabic word`() throws {
    let frame = try layOut("بيتبيت", in: [TestFonts.arabic], width: 15)
    #expect(frame.texts == ["بيتب", "يت"])
    #expect(
      frame.lines.map(\.glyphNotation) == [
        "[104=6+343|1269=4+373|1492=2+373|102=0+269]", "[1266=10+1093|1492=8+373]",
      ])
  }

  @Test func `do not change where the text is cut at a space`() throws {
    let frame = try layOut("AV AV", in: [TestFonts.inter], width: 14)
    #expect(
      frame.lines.map(\.glyphNotation) == [
        "[2=0+1273|456=1+1413|1777=2+576]", "[2=3+1273|456=4+1413]",
      ])
  }
}
