import DynamicType
import Testing
import TextEngine

// In the font Rectangles at 10 pt an “l” and a “-” are 10 pt wide, a space 5 pt.
@Suite struct `A word that is cut` {
  /// Where words are cut, by line and byte.
  private func cuts(
    _ text: String, width: Points, in path: String = TestFonts.rectangles,
    style: ParagraphStyle = ParagraphStyle()
  ) throws -> [FrameFlag] {
    try layOut(text, in: [path], style: style, width: width).flags.filter { flag in
      if case .brokenWord = flag { true } else { false }
    }
  }

  @Test func `because it is wider than the frame is flagged at each cut`() throws {
    #expect(
      try cuts("l lllll l", width: 20)
        == [.brokenWord(line: 2, at: 4), .brokenWord(line: 3, at: 6)])
  }

  @Test func `is none where lines end between words`() throws {
    #expect(try cuts("ll ll   ll", width: 20) == [])
    #expect(try cuts("ll\nll\n\nll", width: 20) == [])
  }

  @Test func `is none where it just fits with spaces behind it`() throws {
    #expect(try cuts("ll   ", width: 20) == [])
    #expect(try cuts("llll   l", width: 20) == [.brokenWord(line: 1, at: 2)])
  }

  @Test func `after a hyphen or soft hyphen is none`() throws {
    #expect(try cuts("ll-ll", width: 30) == [])
    #expect(try cuts("ll\u{AD}ll", width: 30) == [])
    #expect(try cuts("ll\u{200B}ll", width: 20) == [])
  }

  @Test func `at a soft hyphen that finds no room is none`() throws {
    let frame = try layOut(
      "ll\u{AD}ll", in: [TestFonts.rectangles], style: ParagraphStyle(), width: 20)
    #expect(frame.texts == ["ll\u{AD}", "ll"])
    #expect(frame.flags == [])
  }

  @Test func `before its soft hyphen is one`() throws {
    #expect(try cuts("lll\u{AD}l", width: 20) == [.brokenWord(line: 1, at: 2)])
  }

  @Test func `between Korean syllables is one`() throws {
    // Three bytes a syllable; each is 9.4 pt wide, the bracket 3.63 pt, and stands at no start.
    #expect(
      try cuts("가 나다라", width: 20, in: TestFonts.korean) == [.brokenWord(line: 2, at: 10)])
    #expect(
      try cuts("가나다)라", width: 30, in: TestFonts.korean) == [.brokenWord(line: 1, at: 6)])
    #expect(try cuts("가 나다라", width: 40, in: TestFonts.korean) == [])
  }

  @Test func `in Chinese is none, where a line may end after each letter`() throws {
    #expect(try cuts("文字文字", width: 20, in: TestFonts.japanese) == [])
  }

  @Test func `is flagged on a last line that is cut, and not where an ellipsis tells of it`() throws
  {
    let cut = ParagraphStyle(lineLimit: 1, truncationMode: .cut)
    #expect(try cuts("llllll", width: 20, style: cut) == [.brokenWord(line: 1, at: 2)])
    let tail = ParagraphStyle(lineLimit: 1)
    #expect(try cuts("aaaaaaaaaa", width: 30, in: TestFonts.inter, style: tail) == [])
  }

  @Test func `keeps letters with their marks whole`() throws {
    let frame = try layOut(
      "e\u{301}e\u{301}e\u{301}", in: [TestFonts.mono], style: ParagraphStyle(), width: 7)
    #expect(frame.texts == ["e\u{301}", "e\u{301}", "e\u{301}"])
    #expect(frame.flags == [.brokenWord(line: 1, at: 3), .brokenWord(line: 2, at: 6)])
  }
}
