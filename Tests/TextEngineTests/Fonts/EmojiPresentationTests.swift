import DynamicType
import Imaging
import Testing
import TextEngine

// Unicode Technical Standard #51, sections 4.1 and 1.4.6. Inter has ❤, ☀ and ©, and not ☎; the
// shipped emoji have all of them, and the figures too.
@Suite struct `A character that can be a picture or a letter` {
  private static let inter = "Inter Variable"
  private static let emoji = "Noto Color Emoji"

  private func fonts(_ paths: [String]) throws -> FontPreferences {
    FontPreferences(try paths.map { try ShapingFont(try TestFonts.face($0)) })
  }

  /// The families that a text is set in, with Inter first and with the pictures first.
  private func families(_ text: String) throws -> [[String]] {
    let order = [TestFonts.inter, TestFonts.emoji]
    return try [order, order.reversed()].map { paths in
      let frame = try layOut(text, in: try fonts(paths))
      #expect(frame.missingCharacters.isEmpty)
      #expect(frame.flags.isEmpty)
      return frame.lines.flatMap(\.runs).map(\.face.names.family)
    }
  }

  @Test(arguments: ["❤", "☀", "©", "™", "1", "#"])
  func `is set by the first font that has it, where it asks for neither`(text: String) throws {
    #expect(try families(text) == [[Self.inter], [Self.emoji]])
  }

  @Test(arguments: ["❤\u{FE0F}", "☀\u{FE0F}", "©\u{FE0F}", "™\u{FE0F}"])
  func `is a picture with U+FE0F`(text: String) throws {
    #expect(try families(text) == [[Self.emoji], [Self.emoji]])
  }

  @Test(arguments: ["❤\u{FE0E}", "☀\u{FE0E}", "©\u{FE0E}", "1\u{FE0E}"])
  func `is a letter with U+FE0E`(text: String) throws {
    #expect(try families(text) == [[Self.inter], [Self.inter]])
  }

  @Test func `is a picture with U+FE0E too, where there is no letter of it`() throws {
    #expect(try families("☎\u{FE0E}") == [[Self.emoji], [Self.emoji]])
  }

  @Test func `is a letter with U+FE0F, where there is no picture of it`() throws {
    // ★ is no emoji.
    #expect(try families("★\u{FE0F}") == [[Self.inter], [Self.inter]])
  }

  @Test func `is none where Unicode knows no emoji of it, whatever follows`() throws {
    let frame = try layOut("A\u{FE0F}", in: [TestFonts.inter, TestFonts.layers])
    #expect(frame.fontStretches(of: "A\u{FE0F}") == ["\(Self.inter): A\u{FE0F}"])
    let reversed = try layOut("A\u{FE0E}", in: [TestFonts.layers, TestFonts.inter])
    #expect(reversed.fontStretches(of: "A\u{FE0E}") == ["Typeproof Layers: A\u{FE0E}"])
  }

  @Test(arguments: ["⭐", "☝🏽", "☝\u{FE0F}"])
  func `is a picture by default or with a skin tone, although a font of letters has it whole`(
    text: String
  ) throws {
    let frame = try layOut(text, in: [TestFonts.axes, TestFonts.emoji])
    #expect(frame.fontStretches(of: text) == ["\(Self.emoji): \(text)"])
  }

  @Test(arguments: ["☝", "☝\u{FE0E}", "⭐\u{FE0E}"])
  func `is a letter by default or with U+FE0E, although a font of pictures has it`(
    text: String
  ) throws {
    let frame = try layOut(text, in: [TestFonts.axes, TestFonts.emoji])
    #expect(frame.fontStretches(of: text) == ["Typeproof Axes: \(text)"])
  }

  @Test func `keeps its own way beside others`() throws {
    let text = "❤\u{FE0F}❤\u{FE0E}❤"
    #expect(
      try layOut(text, in: try fonts([TestFonts.inter, TestFonts.emoji])).fontStretches(of: text)
        == ["\(Self.emoji): ❤\u{FE0F}", "\(Self.inter): ❤\u{FE0E}❤"])
  }
}

@Suite struct `A sequence that is one emoji` {
  private static let sequences = [
    "1\u{FE0F}\u{20E3}", "#\u{20E3}", "☝🏽", "☝\u{FE0F}", "👩🏽\u{200D}🚀", "🇩🇪", "🏳️\u{200D}🌈",
    "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "❤\u{200D}🔥",
  ]

  @Test(arguments: sequences)
  func `is set whole in the font of pictures`(text: String) throws {
    for paths in [[TestFonts.inter, TestFonts.emoji], [TestFonts.emoji, TestFonts.inter]] {
      let frame = try layOut("a\(text)b", in: paths)
      #expect(frame.fontStretches(of: "a\(text)b").contains("Noto Color Emoji: \(text)"))
      let clusters = frame.lines.flatMap(\.runs).filter { $0.face.isColored }.flatMap(\.glyphs)
        .map(\.cluster)
      #expect(clusters.allSatisfy { $0 == 1 })
      #expect(frame.missingCharacters.isEmpty)
      #expect(frame.flags.isEmpty)
    }
  }

  // `hb-shape --utf8-clusters --no-glyph-names` of HarfBuzz 6.0.0.
  @Test(arguments: [
    ("1\u{FE0F}\u{20E3}", "[141=0+2550]"), ("👩🏽\u{200D}🚀", "[168=0+2550]"),
    ("🇩🇪", "[146=0+2550]"),
    ("\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "[153=0+2550]"),
  ])
  func `is one picture`(text: String, glyphs: String) throws {
    #expect(try layOut(text, in: [TestFonts.inter, TestFonts.emoji]).glyphNotation == glyphs)
  }

  @Test func `is no part of a flag where a regional indicator is alone`() throws {
    let text = "a🇩🇪🇯b"
    let frame = try layOut(text, in: [TestFonts.inter, TestFonts.emoji])
    #expect(
      frame.fontStretches(of: text)
        == ["Inter Variable: a", "Noto Color Emoji: 🇩🇪🇯", "Inter Variable: b"])
    #expect(frame.lines[0].runs[1].glyphs.map(\.cluster) == [1, 9])
    #expect(frame.missingCharacters.isEmpty)
  }

  @Test func `is not cut where a line is too narrow for it`() throws {
    // A picture is 2550 of 2048 units wide: 12.5 pt.
    let frame = try layOut(
      "👩🏽\u{200D}🚀🇩🇪1\u{FE0F}\u{20E3}", in: [TestFonts.inter, TestFonts.emoji], width: 13)
    #expect(frame.texts == ["👩🏽\u{200D}🚀", "🇩🇪", "1\u{FE0F}\u{20E3}"])
  }

  @Test func `is missing whole where no font has its base`() throws {
    let frame = try layOut("✊\u{FE0E}", in: [TestFonts.inter, TestFonts.emoji])
    #expect(frame.missingCharacters == ["✊"])
    #expect(frame.flags == [.tofu(line: 1, range: 0..<6, text: "✊\u{FE0E}")])
  }
}
