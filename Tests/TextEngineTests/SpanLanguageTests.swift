import DynamicType
import Imaging
import Testing
import TextEngine

@Suite struct `The language of a span` {
  private func layOut(
    _ parts: [(String, String?)], in path: String, language: String?, width: Points? = nil
  ) throws -> TextFrame {
    let font = try ShapingFont(try TestFonts.face(path))
    return try TextEngine().layOut(
      ResolvedText(
        spans: parts.map { text, language in
          TextSpan(text, fonts: [font], pointSize: 10, language: language)
        }, line: LineSetting(.face, face: font.face, pointSize: 10), language: language),
      width: width)
  }

  // `hb-shape --language=sr` of HarfBuzz 6.0.0: Noto Serif has a б of its own for Serbian.
  @Test func `chooses its glyphs, and no others`() throws {
    func glyphs(_ parts: [(String, String?)], language: String?) throws -> [UInt32] {
      try layOut(parts, in: TestFonts.serif, language: language).lines[0].runs.flatMap(\.glyphs)
        .map(\.id)
    }
    let parts = [("б", nil), ("б", "sr"), ("б", "ru")]
    #expect(try glyphs(parts, language: nil) == [458, 2363, 458])
    #expect(try glyphs(parts, language: "sr") == [2363, 2363, 458])
  }

  // Each letter is 10 pt wide. Japanese's loose rules let a line start with the long-vowel mark, the
  // strict ones do not (CSS Text 3, “line-break”); Japanese is strict here unless told otherwise.
  private let loose = "ja-u-lb-loose"

  private func texts(_ parts: [(String, String?)], language: String? = nil) throws -> [String] {
    try layOut(parts, in: TestFonts.japanese, language: language, width: 20).texts
  }

  @Test func `ends its lines by its own rules`() throws {
    #expect(try texts([("あいー", nil)], language: loose) == ["あい", "ー"])
    #expect(try texts([("あいー", nil)], language: "ja") == ["あ", "いー"])
    #expect(try texts([("あいー", "ja")], language: loose) == ["あ", "いー"])
    #expect(try texts([("あいー", loose)], language: "ja") == ["あい", "ー"])
    #expect(try texts([("あいー", loose)], language: "en") == ["あい", "ー"])
  }

  @Test func `rules where a line may end after its letters, not before them`() throws {
    #expect(try texts([("あい", "ja"), ("ー", loose)]) == ["あ", "いー"])
    #expect(try texts([("あい", loose), ("ー", "ja")]) == ["あい", "ー"])
  }

  @Test func `leaves the line ends of other spans, and those that must be`() throws {
    let frame = try layOut(
      [("あいー\n", "ja"), ("あいー\n", loose), ("あ", "ja")], in: TestFonts.japanese,
      language: nil, width: 20)
    #expect(frame.texts == ["あ", "いー", "あい", "ー", "あ"])
    #expect(frame.lines.map(\.range) == [0..<3, 3..<10, 10..<16, 16..<20, 20..<23])
  }

  @Test(arguments: ["", "x", "not a language!", "ja_JP", "zz-zzzz-zz", "\u{0}", "日本語"])
  func `may be no language at all`(language: String) throws {
    let frame = try layOut(
      [("あいー", language), ("あ", nil)], in: TestFonts.japanese, language: language, width: 20)
    #expect(frame.texts.joined() == "あいーあ")
  }

  @Test(arguments: ["ja", "JA", "ja-JP", "ja-Jpan-JP", "ja-x-kana"])
  func `is Japanese however it is spelt out`(language: String) throws {
    let frame = try layOut(
      [("あいー", nil)], in: TestFonts.japanese, language: language, width: 20)
    #expect(frame.texts == ["あ", "いー"])
  }
}
