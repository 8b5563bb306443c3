import Testing

@testable import TextEngine

@Suite struct `The units of a text` {
  private let text = TextUnits("aé😀b")

  @Test func `know their bytes`() {
    #expect(text.utf8Offsets == [0, 1, 3, 3, 7, 8])
    #expect(text.units(atUTF8: [-1, 0, 1, 2, 3, 5, 7, 8, 9]) == [0, 1, 2, 4, 5])
    #expect(text.utf8Range(1..<4) == 1..<7)
    #expect(text.string(1..<4) == "é😀")
  }

  @Test(
    arguments: [
      ([0xD83D, 0xDE00], 0x1F600, 2), ([0xD800, 0xDC00], 0x10000, 2),
      ([0xDBFF, 0xDFFF], 0x10FFFF, 2), ([0xD83D], 0xD83D, 1), ([0x61, 0x62], 0x61, 1),
      ([0xFFFD], 0xFFFD, 1),
    ] as [([UInt16], UInt32, Int)])
  func `are a character, or half of one`(units: [UInt16], value: UInt32, length: Int) {
    // What comes before is not looked at, and what comes after the slice neither.
    let padded = [0xD83D] + units + [0xDE00]
    let found = TextUnits.character(in: padded[1..<1 + units.count], at: 1)
    #expect(found.value == value)
    #expect(found.length == length)
  }

  private func holds(_ isSo: (TextUnits) -> Bool, for values: [UInt32]) -> [UInt32] {
    values.filter { value in
      Unicode.Scalar(value).map { isSo(TextUnits(String(Character($0)))) } ?? false
    }
  }

  @Test func `end lines and paragraphs where Unicode says so`() {
    let values: [UInt32] = [
      0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x0E, 0x20, 0x84, 0x85, 0x86, 0x2027, 0x2028, 0x2029, 0x202A,
    ]
    #expect(
      holds({ $0.isLineEnd(at: 0) }, for: values)
        == [0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029])
    #expect(holds({ $0.isParagraphEnd(at: 0) }, for: values) == [0x0A, 0x0D, 0x85, 0x2029])
  }

  @Test func `are spaces between words, tabs and other white space`() {
    let values: [UInt32] = [0x08, 0x09, 0x1F, 0x20, 0x21, 0x9F, 0xA0, 0xA1, 0x2003, 0x200B]
    #expect(holds({ $0.isWordSpace(at: 0) }, for: values) == [0x20, 0xA0])
    #expect(holds({ $0.isTab(at: 0) }, for: values) == [0x09])
    #expect(holds({ $0.isWhiteSpace(at: 0) }, for: values) == [0x09, 0x20, 0xA0, 0x2003])
    #expect(TextUnits("a\tb").shapedUnits == [0x61, 0x20, 0x62])
  }

  @Test func `are trimmed of the white space behind them alone`() {
    let text = TextUnits(" a b \n")
    #expect(text.trimmed(0..<6) == 0..<4)
    #expect(text.trimmed(0..<3) == 0..<2)
    #expect(text.trimmed(2..<3) == 2..<2)
    #expect(text.trimmed(4..<6) == 4..<4)
    #expect(text.trimmed(0..<0) == 0..<0)
  }

  @Test func `are parted from line ends behind them alone`() {
    let text = TextUnits("\na \r\n")
    #expect(text.withoutLineEnds(0..<5) == 0..<3)
    #expect(text.withoutLineEnds(3..<5) == 3..<3)
    #expect(text.withoutLineEnds(0..<1) == 0..<0)
    #expect(text.withoutLineEnds(0..<2) == 0..<2)
  }
}

@Suite struct `The rules for line ends of a language` {
  @Test(
    arguments: [
      (nil, ""), ("en", "en"), ("ja", "ja-u-lb-strict"), ("JA-jp", "ja-jp-u-lb-strict"),
      ("ja-u-lb-loose", "ja-u-lb-loose"), ("ja-x-mine", "ja-u-lb-strict-x-mine"),
      ("ja-x-u", "ja-u-lb-strict-x-u"), ("x-ja", "x-ja"), ("jam", "jam"), ("en-ja", "en-ja"),
    ] as [(String?, String)])
  func `are strict in Japanese, unless it is said otherwise`(language: String?, locale: String) {
    #expect(Kinsoku.locale(for: language) == locale)
  }
}

@Suite struct `A Korean word` {
  /// Returns where a text may be cut between words and between syllables, if it may be at offsets.
  private func divided(
    _ text: String, at offsets: [Int], mandatory: Set<Int> = []
  ) -> (words: [Int], syllables: [Int]) {
    let text = TextUnits(text)
    let divided = HangulWordPriority.divided(
      offsets.map { BreakIterator.Boundary(offset: $0, isMandatory: mandatory.contains($0)) },
      in: text)
    return (divided.words.map(\.offset), divided.syllables)
  }

  @Test(
    arguments: [
      "!", "-", "/", "?", "\u{AD}", "\u{200B}", "\u{2010}", "\u{2012}", "\u{2013}", "\u{2014}",
      "\u{FF01}", "\u{FF1F}",
    ])
  func `may end after a mark that ends a part of it`(mark: String) {
    let divided = divided("가\(mark)나", at: [2, 3])
    #expect(divided.words == [2, 3])
    #expect(divided.syllables == [])
  }

  @Test(
    arguments: [
      "\"", ",", ".", "0", "@", "a", "\u{AC}", "\u{200C}", "\u{2011}", "\u{2015}", "\u{FF02}",
      "\u{FF20}",
    ])
  func `may be cut after anything else if it must`(mark: String) {
    let divided = divided("가\(mark)나", at: [2, 3])
    #expect(divided.words == [3])
    #expect(divided.syllables == [2])
  }

  @Test(
    arguments: [0x1100, 0x11FF, 0x3131, 0x318E, 0xA960, 0xA97C, 0xAC00, 0xD7FB] as [UInt32])
  func `is of letters and syllables`(value: UInt32) throws {
    let letter = String(Character(try #require(Unicode.Scalar(value))))
    #expect(divided(letter + letter, at: [1, 2]).syllables == [1])
  }

  @Test(
    arguments: [0x10FF, 0x1200, 0x3130, 0x318F, 0xA95F, 0xA97D, 0xABFF, 0xD7FC] as [UInt32])
  func `is of no other letters`(value: UInt32) throws {
    let letter = String(Character(try #require(Unicode.Scalar(value))))
    #expect(divided(letter + letter, at: [1, 2]).words == [1, 2])
  }

  @Test func `reaches from white space to white space`() {
    // Before a space there is one word, and behind it another without Korean.
    let divided = divided("ab가 cd", at: [1, 2, 4, 5, 6])
    #expect(divided.words == [4, 5, 6])
    #expect(divided.syllables == [1, 2])
  }

  @Test func `ends where a line must`() {
    let divided = divided("가나다", at: [1, 2, 3], mandatory: [2])
    #expect(divided.words == [2, 3])
    #expect(divided.syllables == [1])
  }
}

@Suite struct `Runs in their visual order` {
  @Test(
    arguments: [
      ([0, 1, 2, 1, 0], [0, 3, 2, 1, 4]), ([1, 1], [1, 0]), ([2, 1, 2], [2, 1, 0]),
      ([0, 2, 2, 0], [0, 1, 2, 3]), ([1, 2, 2, 1], [3, 1, 2, 0]), ([3, 2, 1], [2, 0, 1]),
      ([1, 0, 1], [0, 1, 2]), ([0, 1], [0, 1]), ([], []),
    ] as [([UInt8], [Int])])
  func `are turned over level by level, from the highest to the lowest odd one`(
    levels: [UInt8], order: [Int]
  ) {
    let runs = levels.enumerated().map { place, level in
      BidiParagraphs.VisualRun(range: place..<place + 1, level: level)
    }
    #expect(BidiParagraphs.reordered(runs).map(\.range.lowerBound) == order)
  }

  @Test(
    arguments: [
      (0x0A, true), (0x0D, true), (0x1C, true), (0x1D, true), (0x1E, true), (0x85, true),
      (0x2029, true), (0x0B, false), (0x1B, false), (0x1F, false), (0x2028, false),
    ] as [(UInt16, Bool)])
  func `have the direction of their paragraph`(separator: UInt16, divides: Bool) throws {
    // A Hebrew letter, then a Latin one.
    let bidi = try BidiParagraphs([0x5D0, separator, 0x61], direction: .natural)
    #expect(bidi.isParagraphRightToLeft(at: 0))
    #expect(bidi.isParagraphRightToLeft(at: 1))
    #expect(bidi.isParagraphRightToLeft(at: 2) == !divides)
  }

  @Test func `have one paragraph end of a return and a line feed`() throws {
    let bidi = try BidiParagraphs([0x5D0, 0x0D, 0x0A, 0x61, 0x0D], direction: .natural)
    #expect(
      (0..<5).map(bidi.isParagraphRightToLeft(at:)) == [true, true, true, false, false])
  }
}

@Suite struct `Marks that come in pairs` {
  @Test(
    arguments: [
      (0x28, 0x29), (0x5B, 0x5D), (0x201C, 0x201D), (0xAB, 0xBB), (0x2039, 0x203A),
      (0x3008, 0x3009), (0x2329, 0x3009),
    ] as [(UInt32, UInt32)])
  func `open with one and close with the other`(opening: UInt32, closing: UInt32) throws {
    #expect(try #require(PairedMark(opening)).closing == closing)
    #expect(try #require(PairedMark(closing)).closes == closing)
  }

  @Test func `may be brackets of two kinds that mean the same`() throws {
    #expect(try #require(PairedMark(0x232A)).closes == 0x3009)
  }

  @Test func `may open the other way round, as in German`() throws {
    #expect(try #require(PairedMark(0xBB)).closing == 0xAB)
    #expect(try #require(PairedMark(0xAB)).closes == 0xAB)
    #expect(try #require(PairedMark(0x203A)).closing == 0x2039)
    #expect(try #require(PairedMark(0x2039)).closes == 0x2039)
  }

  @Test(arguments: [0x22, 0x27, 0x61, 0x2018, 0x201E] as [UInt32])
  func `are no other characters`(character: UInt32) {
    #expect(PairedMark(character) == nil)
  }
}

@Suite struct `The scripts of letters` {
  @Test func `come with the most letters first, and else by their names`() {
    let found = scripts(of: Array("гγaб1 ".unicodeScalars))
    #expect(found.map(\.name) == ["Cyrillic", "Greek", "Latin"])
    #expect(found.map(\.count) == [2, 1, 1])
    #expect(scripts(of: Array("γab".unicodeScalars)).map(\.name) == ["Latin", "Greek"])
    #expect(scripts(of: Array("1 \u{301}".unicodeScalars)).isEmpty)
  }

  @Test func `are counted by their codes`() {
    #expect(letterCounts(of: "aбb1 \u{301}".unicodeScalars) == ["Latn": 2, "Cyrl": 1])
    #expect(scriptCodes(in: "aбb1 ") == ["Latn", "Cyrl"])
  }
}
