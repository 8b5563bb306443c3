import Imaging
import Testing

@testable import TextEngine

/// A table “CFF ” or “CFF2” whose fonts all have one private dictionary, and so the same pieces of outlines.
private struct CompactFontTable {
  let isSecond: Bool
  let fontCount: Int
  let pieceCount: Int
  /// How the place of the fonts is told.
  var isTold: (Int) -> [UInt8] = { CompactFontTable.number($0) }

  private static func big(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(number >> ($0 * 8) & 0xFF) }
  }

  static func number(_ number: Int) -> [UInt8] { [29] + big(number, 4) }

  /// Items one after the other (Adobe Technical Note 5176, “INDEX Data”).
  private func list(_ items: [[UInt8]]) -> [UInt8] {
    var ends = [1]
    for item in items { ends.append(ends[ends.count - 1] + item.count) }
    return Self.big(items.count, isSecond ? 4 : 2) + [4] + ends.flatMap { Self.big($0, 4) }
      + items.joined()
  }

  private var nothing: [UInt8] { Self.big(0, isSecond ? 4 : 2) }

  var bytes: [UInt8] {
    func table(fonts: Int, privateDictionary: Int) -> (start: [UInt8], fonts: [UInt8]) {
      let top = isTold(fonts) + [12, 36]
      let start: [UInt8] =
        isSecond
        ? [2, 0, 5] + Self.big(top.count, 2) + top + nothing
        : [1, 0, 4, 1] + list([[65]]) + list([top]) + nothing + nothing
      let font = Self.number(6) + Self.number(privateDictionary) + [18]
      return (start, list(Array(repeating: font, count: fontCount)))
    }
    // Numbers are of one length, whatever they are.
    let lengths = table(fonts: 100_000, privateDictionary: 0)
    let fonts = lengths.start.count
    let (start, fontList) = table(
      fonts: fonts, privateDictionary: fonts + lengths.fonts.count)
    let offsets = [UInt8](repeating: 1, count: pieceCount + 1)
    return start + fontList + Self.number(6) + [19]
      + Self.big(pieceCount, isSecond ? 4 : 2) + [1] + offsets
  }

  func check() throws {
    let content = bytes
    let tag: OpenTypeTag = isSecond ? "CFF2" : "CFF "
    let table = SFNTContainer.Table(tag: tag, range: 0..<content.count, checksum: 0)
    try FontTableReader(file: FontBytes(content), name: "a.otf", tables: [table])
      .checkOutlinePieces()
  }
}

@Suite struct `The pieces of outlines that fonts of a table share` {
  /// 256 × 4,000 and what is looked at to find them are below 2^20, and 256 × 4,096 are 2^20.
  @Test(arguments: [false, true])
  func `are counted for each of them`(isSecond: Bool) {
    #expect(throws: Never.self) {
      try CompactFontTable(isSecond: isSecond, fontCount: 256, pieceCount: 4000).check()
    }
    #expect(
      throws: FontError.excessiveTable(
        file: "a.otf", table: isSecond ? "CFF2" : "CFF",
        detail: "its outlines have more than 1048576 pieces in all")
    ) { try CompactFontTable(isSecond: isSecond, fontCount: 256, pieceCount: 4096).check() }
  }

  @Test func `are found where their place is a fraction`() {
    var table = CompactFontTable(isSecond: true, fontCount: 256, pieceCount: 4096)
    // Two figures a byte, then “.” and the end: 01,234. as 0x01 0x23 0x4A 0xFF.
    table.isTold = { place in
      let figures = String(repeating: "0", count: 7 - min(7, "\(place)".count)) + "\(place)"
      let nibbles =
        figures.suffix(7).map { UInt8($0.wholeNumberValue ?? 0) } + [0xA, 0xF, 0xF, 0xF]
      return [30]
        + stride(from: 0, to: 10, by: 2).map { nibbles[$0] << 4 | nibbles[$0 + 1] }
    }
    #expect(throws: FontError.self) { try table.check() }
  }

  @Test func `are few in the fonts of other tests`() throws {
    for font in [TestFonts.cff, TestFonts.cff2] {
      #expect(throws: Never.self) { try TestFonts.face(font) }
    }
  }

  @Test func `are nothing in a table that ends before it says`() throws {
    for isSecond in [false, true] {
      let content = CompactFontTable(isSecond: isSecond, fontCount: 3, pieceCount: 5).bytes
      for count in content.indices {
        let file = FontBytes(Array(content[..<count]))
        #expect(
          !CompactFontCheck(BigEndianReader(file.bytes), isSecond: isSecond, limit: 99)
            .isExcessive())
      }
    }
  }
}
