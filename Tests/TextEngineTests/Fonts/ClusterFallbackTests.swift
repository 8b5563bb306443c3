import DynamicType
import Testing

@testable import TextEngine

@Suite struct `A letter with marks that no font has whole` {
  @Test func `is set in the font that has the letter, and the mark is missing`() throws {
    // Noto Sans Hebrew has shin and no diaeresis, Inter the diaeresis and no shin.
    for fonts in [[TestFonts.hebrew, TestFonts.inter], [TestFonts.inter, TestFonts.hebrew]] {
      let frame = try layOut("\u{5E9}\u{308}", in: fonts)
      #expect(frame.missingCharacters == ["\u{308}"])
      #expect(frame.lines[0].runs.map(\.face.names.family) == ["Noto Sans Hebrew"])
    }
  }

  @Test func `is not missing where the font composes it`() throws {
    // 글 as three letters; the font has only the syllable.
    let frame = try layOut("\u{1100}\u{1173}\u{11AF}", in: [TestFonts.inter, TestFonts.korean])
    #expect(frame.missingCharacters == [])
    #expect(frame.lines[0].runs.flatMap(\.glyphs).count == 1)
  }
}

@Suite struct `A Korean word that is too wide for a line` {
  @Test func `is cut where Unicode allows, and starts no line with a bracket`() throws {
    // Unicode allows a line end after the figures, and none before the closing bracket. There is
    // room for 다, which would leave the bracket alone.
    let frame = try layOut("가나(12다)", in: [TestFonts.korean], width: 45)
    #expect(frame.lines.map(\.text) == ["가나(12", "다)"])
  }
}
