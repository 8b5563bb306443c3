import DynamicType
import Testing
import TextEngine

@Suite struct `The heights of letters` {
  // OS/2 of Noto Serif: sxHeight 536 and sCapHeight 714 of 1000 units.
  @Test func `are what the font states, at the size of the text`() throws {
    let heights = try layOut("Hamburg", in: [TestFonts.serif], size: 20).letterHeights
    let x = try #require(heights?.xHeight).value
    let cap = try #require(heights?.capHeight).value
    #expect(abs(x - 10.72) < 0.000_001)
    #expect(abs(cap - 14.28) < 0.000_001)
  }

  @Test func `are those of the font that most of the first line is set in`() throws {
    let fonts = [TestFonts.serif, TestFonts.mono]
    let mostlySerif = try layOut("Hamburg \u{25B6}", in: fonts, size: 20)
    let onlySerif = try layOut("Hamburg", in: fonts, size: 20)
    #expect(mostlySerif.letterHeights == onlySerif.letterHeights)
  }

  @Test func `are not known where nothing is set`() throws {
    #expect(try layOut("", in: [TestFonts.serif]).letterHeights == nil)
  }
}
