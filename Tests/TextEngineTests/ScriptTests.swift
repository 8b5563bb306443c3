import Testing
import TextEngine

@Suite struct `Scripts of a text` {
  /// The stretches of a text that are set in one script, each after the script's code.
  private func stretches(_ text: String) throws -> [String] {
    let glyphs = try layOut(text, in: [TestFonts.inter]).lines.flatMap(\.runs)
      .flatMap { run in run.glyphs.map { (start: $0.cluster, script: run.script) } }
      .sorted { $0.start < $1.start }
    var starts: [(start: Int, script: String)] = []
    for glyph in glyphs where glyph.script != starts.last?.script { starts.append(glyph) }
    let utf8 = Array(text.utf8)
    return starts.indices.map { index in
      let end = index + 1 < starts.count ? starts[index + 1].start : utf8.count
      let stretch = String(decoding: utf8[starts[index].start..<end], as: UTF8.self)
      return "\(starts[index].script) \(stretch)"
    }
  }

  @Test func `what belongs to none goes with what stands before`() throws {
    #expect(try stretches("ab 12. бв") == ["Latn ab 12. ", "Cyrl бв"])
  }

  @Test func `what belongs to none goes with what stands after, at the start`() throws {
    #expect(try stretches("1. бв") == ["Cyrl 1. бв"])
    #expect(try stretches("«😀»: あ") == ["Hira «😀»: あ"])
  }

  @Test func `nothing but figures has no script`() throws {
    #expect(try stretches("12:30 (3)") == ["Zyyy 12:30 (3)"])
  }

  @Test func `each paragraph starts anew`() throws {
    #expect(
      try stretches("ab\n1 бв\r\n2\u{2029}3 а") == [
        "Latn ab\n", "Cyrl 1 бв\r\n", "Zyyy 2\u{2029}", "Cyrl 3 а",
      ])
  }

  @Test func `a line separator starts no paragraph`() throws {
    #expect(try stretches("ab\u{2028}1 бв") == ["Latn ab\u{2028}1 ", "Cyrl бв"])
  }

  @Test func `a closing bracket goes with the one that opens it`() throws {
    #expect(try stretches("ab (бв) 1") == ["Latn ab (", "Cyrl бв", "Latn ) 1"])
  }

  @Test func `brackets within brackets find their own`() throws {
    #expect(
      try stretches("ab (бв [γδ]) 1")
        == ["Latn ab (", "Cyrl бв [", "Grek γδ", "Cyrl ]", "Latn ) 1"])
  }

  @Test func `a bracket at the start goes with what it holds, and so does its end`() throws {
    #expect(try stretches("(ab) 1 бв") == ["Latn (ab) 1 ", "Cyrl бв"])
    #expect(try stretches("(ab бв) 1") == ["Latn (ab ", "Cyrl бв", "Latn ) 1"])
  }

  @Test func `a bracket that nothing opens goes with what stands before`() throws {
    #expect(try stretches("ab [бв)] 1") == ["Latn ab [", "Cyrl бв)", "Latn ] 1"])
    #expect(try stretches("ab (\nбв) 1") == ["Latn ab (\n", "Cyrl бв) 1"])
  }

  @Test func `both forms of an angle bracket close it`() throws {
    #expect(
      try stretches("ab \u{2329}бв\u{3009} 1") == [
        "Latn ab \u{2329}", "Cyrl бв", "Latn \u{3009} 1",
      ])
  }

  @Test func `a closing quotation mark goes with the one that opens it`() throws {
    #expect(try stretches("ab “бв”. 1") == ["Latn ab “", "Cyrl бв", "Latn ”. 1"])
  }

  @Test func `guillemets are pairs either way round`() throws {
    #expect(try stretches("ab «бв», 1") == ["Latn ab «", "Cyrl бв", "Latn », 1"])
    #expect(
      try stretches("ab »бв«, ›γδ‹.") == [
        "Latn ab »", "Cyrl бв", "Latn «, ›", "Grek γδ", "Latn ‹.",
      ])
  }

  @Test func `an apostrophe closes no quotation`() throws {
    #expect(try stretches("бв ‘it’s") == ["Cyrl бв ‘", "Latn it’s"])
  }

  @Test func `the innermost 63 open brackets are remembered`() throws {
    let many = String(repeating: "[", count: 62)
    #expect(try stretches("a(\(many)б)") == ["Latn a(\(many)", "Cyrl б", "Latn )"])
    #expect(try stretches("a([\(many)б)") == ["Latn a([\(many)", "Cyrl б)"])
  }

  @Test func `what several scripts use stays with the one before, if it is among them`() throws {
    // U+30FC is used in Hiragana and Katakana, U+0964 in most scripts of India.
    #expect(try stretches("らーラー") == ["Hira らー", "Kana ラー"])
    #expect(try stretches("क।ক।") == ["Deva क।", "Beng ক।"])
  }

  @Test func `what several scripts use goes with the one after, if that alone is among them`()
    throws
  {
    #expect(try stretches("ab「漢」 1") == ["Latn ab", "Hani 「漢」 1"])
    #expect(try stretches("، سلام") == ["Arab ، سلام"])
  }

  @Test func `what several scripts use goes with the latest in the paragraph among them`() throws {
    #expect(try stretches("ক क ab।") == ["Beng ক ", "Deva क ", "Latn ab", "Deva ।"])
  }

  @Test func `what several scripts use goes with any where none of them is near`() throws {
    // U+202F is said to be used in Latin and Mongolian, and stands in every Russian number.
    #expect(try stretches("бв 1\u{202F}000") == ["Cyrl бв 1\u{202F}000"])
  }

  @Test func `figures of one script stay in another that uses them`() throws {
    // Thaana and Arabic share U+0661; Latin has no use for it.
    #expect(try stretches("ހ ١") == ["Thaa ހ ١"])
    #expect(try stretches("ab ١") == ["Latn ab ", "Arab ١"])
  }

  @Test func `a mark goes with its base`() throws {
    // U+0483 is a Cyrillic mark, U+064E an Arabic one.
    #expect(try stretches("a\u{483}b") == ["Latn a\u{483}b"])
    #expect(try stretches("б\u{301}") == ["Cyrl б\u{301}"])
    #expect(try stretches("ab\u{64E}") == ["Latn ab\u{64E}"])
  }

  @Test func `a mark shown alone tells the script of its dotted circle`() throws {
    #expect(try stretches("ab ◌ि") == ["Latn ab ", "Deva ◌ि"])
  }

  @Test func `an emoji sequence goes whole with what stands before`() throws {
    #expect(try stretches("б👩🏽‍🚀🇺🇦1️⃣ a") == ["Cyrl б👩🏽‍🚀🇺🇦1️⃣ ", "Latn a"])
  }
}
