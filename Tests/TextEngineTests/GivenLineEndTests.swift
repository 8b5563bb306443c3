import DynamicType
import Testing
import TextEngine

// In the font Rectangles at 10 pt an “l” is 10 pt wide and a space 5 pt.
@Suite struct `Line ends that are given` {
  private func layOut(
    _ text: String, _ lineEnds: [Int], width: Points? = 100,
    style: ParagraphStyle = ParagraphStyle(), in path: String = TestFonts.rectangles
  ) throws -> TextFrame {
    let font = try ShapingFont(try TestFonts.face(path))
    return try TextEngine().layOut(
      ResolvedText(
        spans: [TextSpan(text, fonts: [font], pointSize: 10)],
        line: LineSetting(.face, face: font.face, pointSize: 10), paragraph: style),
      width: width, lineEnds: lineEnds)
  }

  @Test func `are those of the first lines, and the rest is divided as ever`() throws {
    #expect(try layOut("ll ll ll", []).texts == ["ll ll ll"])
    #expect(try layOut("ll ll ll", [3]).texts == ["ll", "ll ll"])
    #expect(try layOut("ll ll ll", [3, 6]).texts == ["ll", "ll", "ll"])
    #expect(try layOut("ll ll ll ll", [3], width: 50).texts == ["ll", "ll ll", "ll"])
    #expect(try layOut("ll ll ll", [3, 6]).lines.map(\.range) == [0..<3, 3..<6, 6..<8])
  }

  @Test func `count in bytes of UTF-8`() throws {
    // é takes two bytes, 日 three, 😀 four.
    #expect(
      try layOut("é日😀l", [2, 5, 9], in: TestFonts.inter).texts == ["é", "日", "😀", "l"])
  }

  @Test func `make lines wider than the frame, which are flagged`() throws {
    let frame = try layOut("ll ll", [5], width: 30)
    #expect(frame.texts == ["ll ll"])
    #expect(frame.flags == [.overflows(line: 1, range: 0..<5, by: 15)])
  }

  @Test func `cut words without a flag, as nobody knows whether they may`() throws {
    let frame = try layOut("llll", [1])
    #expect(frame.texts == ["l", "lll"])
    #expect(frame.flags == [])
  }

  @Test(
    arguments: [[0], [-1], [9], [.max], [.min], [1], [8], [0, 0, 0]] as [[Int]])
  func `count for nothing outside the text, inside a character, and at its ends`(
    lineEnds: [Int]
  ) throws {
    #expect(try layOut("é llll", lineEnds, in: TestFonts.inter).texts == ["é llll"])
  }

  @Test func `count for nothing where they go back`() throws {
    #expect(try layOut("ll ll ll", [6, 3]).texts == ["ll ll", "ll"])
    #expect(try layOut("ll ll ll", [3, 3, 1, 6]).texts == ["ll", "ll", "ll"])
  }

  @Test func `keep the empty line after a last line end`() throws {
    #expect(try layOut("ll\n", [3]).texts == ["ll", ""])
    #expect(try layOut("ll\n", [2]).texts == ["ll", "", ""])
    #expect(try layOut("", [0, 1]).texts == [""])
  }

  @Test func `lose nothing where the text has line ends of its own`() throws {
    #expect(try layOut("ll\nll\nll", [1]).texts == ["l", "l", "ll", "ll"])
    let across = try layOut("ll\nll\nll", [6])
    #expect(across.lines.map(\.range) == [0..<6, 6..<8])
    #expect(across.lines[0].runs.flatMap(\.glyphs).count == 4)
    #expect(try layOut("l\r\nl", [2]).lines.map(\.range) == [0..<2, 2..<3, 3..<4])
  }

  @Test func `show the hyphen of a soft one`() throws {
    #expect(try layOut("ll\u{AD}ll", [4]).texts == ["ll-", "ll"])
  }

  @Test func `take no more lines than there may be`() throws {
    let inter = TestFonts.inter
    let one = try layOut(
      "aa aa aa", [3, 6], width: 40, style: ParagraphStyle(lineLimit: 1), in: inter)
    #expect(one.texts == ["aa aa\u{2026}"])
    #expect(one.flags == [.truncated(line: 1, hidden: 5..<8)])
    let two = try layOut(
      "aa aa aa", [3], width: 20, style: ParagraphStyle(lineLimit: 2), in: inter)
    #expect(two.texts == ["aa", "aa\u{2026}"])
    // Those that count for nothing are no lines.
    let odd = try layOut(
      "aa aa aa", [0, 0, 3], width: 30, style: ParagraphStyle(lineLimit: 2), in: inter)
    #expect(odd.texts == ["aa", "aa aa"])
  }

  @Test func `part joined letters, which stay joined`() throws {
    // Beh at the start of a word, then teh at its end, each alone on a line.
    let frame = try layOut("بت", [2], in: TestFonts.arabic)
    #expect(frame.lines.map(\.glyphNotation) == ["[102=0+269]", "[1266=2+1093]"])
  }
}
