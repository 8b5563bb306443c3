import DynamicType
import Imaging
import Testing
import TextEngine

@Suite struct `Text that runs from right to left` {
  /// Hebrew letters (א is 632 units wide, ב 572, of 1000 an em), and Latin letters, figures and brackets from Inter.
  private let fonts = [TestFonts.hebrew, TestFonts.inter]

  private func clusters(_ line: TextLine) -> [Int] {
    line.runs.flatMap(\.glyphs).map(\.cluster)
  }

  @Test func `starts at the right edge`() throws {
    let line = try #require(try layOut("אב", in: fonts, size: 1000, width: 2000).lines.first)
    #expect(line.width == 1204)
    #expect(line.left == 796)
    #expect(line.glyphNotation == "[12=2+572|3=0+632]")
  }

  @Test func `is aligned with the widest line where it has no bound`() throws {
    let frame = try layOut("אב\nא", in: fonts, size: 1000)
    #expect(frame.width == 1204)
    #expect(frame.lines.map(\.left) == [0, 572])
  }

  @Test func `lets trailing spaces hang on the left`() throws {
    let frame = try layOut("אב  אב", in: fonts, size: 1000, width: 1300)
    let line = try #require(frame.lines.first)
    #expect(frame.texts == ["אב", "אב"])
    #expect(line.left == 96)
    #expect(clusters(line) == [5, 4, 2, 0])
    let first = try #require(line.runs.first?.glyphs.first)
    #expect(first.x < 0)
  }

  @Test func `keeps numbers from left to right`() throws {
    let line = try #require(try layOut("אב 12 גד", in: fonts, width: 100).lines.first)
    #expect(clusters(line) == [10, 8, 7, 5, 6, 4, 2, 0])
  }

  @Test func `keeps a decimal point inside its number`() throws {
    let line = try #require(try layOut("א 1.5", in: fonts, width: 100).lines.first)
    #expect(clusters(line) == [3, 4, 5, 2, 0])
  }

  @Test func `mirrors brackets`() throws {
    // In Inter “(” is glyph 1437 and “)” 1438: on the left now stands what closes the bracket.
    let line = try #require(try layOut("א(ב)", in: fonts, width: 100).lines.first)
    #expect(clusters(line) == [5, 3, 2, 0])
    #expect(line.runs.flatMap(\.glyphs).map(\.id) == [1437, 12, 1438, 3])
  }

  @Test func `is turned within a line that runs the other way`() throws {
    let line = try #require(try layOut("ab אב cd", in: fonts, width: 100).lines.first)
    #expect(line.left == 0)
    #expect(clusters(line) == [0, 1, 2, 5, 3, 7, 8, 9])
  }

  @Test func `holds Latin words in their own order`() throws {
    let line = try #require(try layOut("א ab ב", in: fonts, width: 100).lines.first)
    #expect(clusters(line) == [6, 5, 3, 4, 2, 0])
  }

  @Test func `is turned line by line`() throws {
    let frame = try layOut("אב גד", in: fonts, width: 13)
    #expect(frame.lines.map(clusters) == [[4, 2, 0], [7, 5]])
  }

  @Test func `is told by the first strong letter of each paragraph`() throws {
    let frame = try layOut("a\nא\n12", in: fonts, width: 100)
    #expect(frame.lines[0].left == 0)
    #expect(frame.lines[1].left == 100 - 6.32)
    #expect(frame.lines[2].left == 0)
  }

  @Test func `can be asked for whatever the letters are`() throws {
    let right = try layOut("l", in: [TestFonts.rectangles], width: 100, direction: .rightToLeft)
    #expect(right.lines[0].left == 90)
    let left = try layOut("אב", in: fonts, width: 100, direction: .leftToRight)
    #expect(left.lines[0].left == 0)
  }

  @Test func `puts a final full stop at the left`() throws {
    let line = try #require(try layOut("אב.", in: fonts, width: 100).lines.first)
    #expect(clusters(line) == [4, 2, 0])
  }

  @Test func `has trailing spaces on the right in a line that runs the other way`() throws {
    let line = try #require(try layOut("ab אב ", in: fonts, width: 100).lines.first)
    #expect(clusters(line) == [0, 1, 2, 5, 3, 7])
  }

  @Test func `has spaces at a line's end where the paragraph ends`() throws {
    // The space after ב stands right of the Hebrew word once the line ends with it (rule L1).
    let frame = try layOut("a אב גד", in: fonts, width: 24)
    #expect(frame.lines.map(clusters) == [[0, 1, 4, 2, 6], [9, 7]])
  }

  @Test func `may be divided by a control character that ends a paragraph but no line`() throws {
    // U+001C is a paragraph separator of the bidi algorithm, but no line break.
    let frame = try layOut("א\u{1C}ב", in: fonts, width: 100)
    #expect(frame.lines.count == 1)
    #expect(frame.missingCharacters == ["\u{1C}"])
  }

  @Test func `follows isolates`() throws {
    // First strong isolate around Hebrew, in a Latin line; the isolates show nothing.
    let line = try #require(
      try layOut("a\u{2068}אב\u{2069}b", in: fonts, width: 100).lines.first)
    let shown = line.runs.flatMap(\.glyphs).filter { $0.advanceUnits > 0 }.map(\.cluster)
    #expect(shown == [0, 6, 4, 11])
  }

  @Test func `keeps a mark on a bracket`() throws {
    let line = try #require(
      try layOut("אב(ג)\u{331}", in: fonts, width: 100, direction: .leftToRight).lines.first)
    #expect(clusters(line) == [7, 7, 5, 4, 2, 0])
  }

  @Test func `keeps a joiner with its letter at a line's end`() throws {
    // Glyph 183 is the half form of क, which the joiner asks for. Expected as ShapingTests says.
    let frame = try layOut("क्\u{200D}", in: [TestFonts.devanagari], direction: .rightToLeft)
    #expect(frame.glyphNotation == "[183=0+603|3=0+0]")
  }

  @Test func `of a text is that of its first paragraph`() {
    let natural = WritingDirection.natural
    // Hebrew, Arabic, Adlam beyond the first plane, and Hebrew after digits, which are not strong.
    for text in ["שלום", "مرحبا", "𞤀𞤣", "12 שלום", "\u{200F}Hello", "א\nHello"] {
      #expect(natural.runsRightToLeft(text), "\(text)")
    }
    // The second one has no strong character, the last one its Hebrew in an isolate (rule P2).
    for text in ["12 Hello שלום", "12 – 34", "", "12\nשלום", "\u{2068}שלום\u{2069} Hello"] {
      #expect(!natural.runsRightToLeft(text), "\(text)")
    }
    #expect(WritingDirection.rightToLeft.runsRightToLeft("Hello"))
    #expect(!WritingDirection.leftToRight.runsRightToLeft("שלום"))
  }
}
