import Testing

@testable import TextEngine

/// Dictionaries of CFF and CFF2 (Adobe Technical Note 5176, “DICT Data”).
@Suite struct `A dictionary of outlines` {
  private func places(
    _ bytes: [UInt8], isSecond: Bool = false, range: Range<Int>? = nil
  ) throws -> [String] {
    try bytes.withUnsafeBytes { bytes in
      try CompactFontDictionary(
        table: BigEndianReader(bytes), range: range ?? 0..<bytes.count, isSecond: isSecond
      ).places().map { "\($0.of.rawValue) \($0.numbers)" }
    }
  }

  @Test(
    arguments: [
      ([139], 0), ([140], 1), ([246], 107), ([247, 0], 108), ([247, 255], 363), ([250, 255], 1131),
      ([28, 0, 7], 7), ([28, 0x7F, 0xFF], 32_767), ([29, 0, 1, 0, 0], 65_536),
    ] as [([UInt8], Int)])
  func `has offsets in one to five bytes`(bytes: [UInt8], number: Int) throws {
    #expect(try places(bytes + [19]) == ["19 [\(number)]"])
    #expect(try places(bytes + [19], isSecond: true) == ["19 [\(number)]"])
  }

  @Test(
    arguments: [
      [32], [138], [251, 0], [254, 255], [28, 0xFF, 0xFF], [29, 0xFF, 0, 0, 0], [30, 0x1F], [],
      [139, 139],
    ] as [[UInt8]])
  func `has no offset of another kind`(bytes: [UInt8]) {
    #expect(throws: CompactFontDefect.noPlace(operation: 19)) { try places(bytes + [19]) }
  }

  @Test func `has one number for an operator, and two for a private dictionary`() throws {
    #expect(try places([140, 141, 18]) == ["18 [1, 2]"])
    #expect(try places([140, 24], isSecond: true) == ["24 [1]"])
    #expect(try places([140, 12, 36]) == ["\(0xC24) [1]"])
    for numbers in [[140], [140, 141, 142]] as [[UInt8]] {
      #expect(throws: CompactFontDefect.noPlace(operation: 18)) { try places(numbers + [18]) }
    }
    #expect(throws: CompactFontDefect.noPlace(operation: 0xC24)) {
      try places([140, 141, 12, 36])
    }
  }

  @Test func `passes over what tells of no place`() throws {
    // An operator of one byte, and one of two.
    #expect(try places([139, 6, 140, 19]) == ["19 [1]"])
    #expect(try places([139, 12, 7, 140, 19, 141, 19]) == ["19 [1]", "19 [2]"])
    // Fractions, which end with a figure of 15: in the second half of a byte, or in the first.
    #expect(try places([30, 0x1F, 6, 140, 19]) == ["19 [1]"])
    #expect(try places([30, 0x12, 0x3F, 6, 140, 19]) == ["19 [1]"])
    #expect(try places([30, 0x12, 0xF0, 6, 140, 19]) == ["19 [1]"])
    #expect(try places([30, 0xFF, 6, 140, 19]) == ["19 [1]"])
    // Numbers that are blended, in the second version.
    #expect(try places([139, 23, 6, 140, 19], isSecond: true) == ["19 [1]"])
    #expect(try places([]) == [])
    #expect(try places([139, 12]) == [])
  }

  @Test func `has no byte that means nothing`() {
    for byte in [22, 23, 24, 25, 26, 27, 31, 255] as [UInt8] {
      #expect(throws: CompactFontDefect.meansNothing(byte: byte, place: 1)) {
        try places([139, byte, 6])
      }
    }
    for byte in [25, 26, 27, 31, 255] as [UInt8] {
      #expect(throws: CompactFontDefect.meansNothing(byte: byte, place: 2)) {
        try places([139, 140, byte, 6], isSecond: true)
      }
    }
    #expect(throws: Never.self) { try places([139, 22, 6], isSecond: true) }
  }

  @Test func `lies in its table`() throws {
    let bytes: [UInt8] = [6, 140, 19, 6]
    #expect(try places(bytes, range: 1..<3) == ["19 [1]"])
    #expect(try places(bytes, range: 0..<4) == ["19 [1]"])
    #expect(try places(bytes, range: 1..<2) == [])
    for range in [0..<5, -1..<3, 5..<6] {
      #expect(throws: CompactFontDefect.leavesTable(what: "a dictionary")) {
        try places(bytes, range: range)
      }
    }
  }

  @Test func `says what is wrong with it`() {
    #expect(
      CompactFontDefect.leavesTable(what: "a list").detail == "a list is outside the table")
    #expect(
      CompactFontDefect.meansNothing(byte: 31, place: 7).detail
        == "byte 31 at 7 of a dictionary is neither a number nor an operator")
    for (operation, name) in [(18, "18"), (0xFF, "255"), (0x100, "12 0"), (0xC24, "12 36")] {
      #expect(
        CompactFontDefect.noPlace(operation: operation).detail
          == "the operand of operator \(name) of a dictionary is not an offset")
    }
    #expect(CompactFontDefect.outOfOrder.detail == "the items of a list are not in order")
  }
}
