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
  /// What the private dictionary says before it tells of the pieces.
  var prelude: [UInt8] = []

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
      let font = Self.number(prelude.count + 6) + Self.number(privateDictionary) + [18]
      return (start, list(Array(repeating: font, count: fontCount)))
    }
    // Numbers are of one length, whatever they are.
    let lengths = table(fonts: 100_000, privateDictionary: 0)
    let fonts = lengths.start.count
    let (start, fontList) = table(
      fonts: fonts, privateDictionary: fonts + lengths.fonts.count)
    let offsets = [UInt8](repeating: 1, count: pieceCount + 1)
    return start + fontList + prelude + Self.number(prelude.count + 6) + [19]
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
        detail: "its outlines have more than 1048576 segments in total")
    ) { try CompactFontTable(isSecond: isSecond, fontCount: 256, pieceCount: 4096).check() }
  }

  @Test(arguments: [false, true])
  func `are counted with the bytes that lead to them`(isSecond: Bool) {
    // The number 0 and the operator 6, 2,060 times: 256 × 4,120 bytes are more than 2^20.
    let prelude = (0..<2060).flatMap { _ in [139, 6] as [UInt8] }
    let table = CompactFontTable(
      isSecond: isSecond, fontCount: 256, pieceCount: 1, prelude: prelude)
    #expect(
      throws: FontError.excessiveTable(
        file: "a.otf", table: isSecond ? "CFF2" : "CFF",
        detail: "its outlines have more than 1048576 segments in total")
    ) { try table.check() }
  }

  /// Ways to tell a place that FreeType or another reader takes for one.
  static let falsePlaces: [@Sendable (Int) -> [UInt8]] = [
    { CompactFontTable.number($0) + CompactFontTable.number(0) },
    { CompactFontTable.number(0) + CompactFontTable.number($0) },
    { CompactFontTable.number(-$0) },
    // Negative in two bytes.
    { _ in [251, 0] },
    { _ in [] },
    // Two figures a byte, then the end: 0x1E 0x01 0x23 0xFF.
    { place in
      let figures = "\(place)".count % 2 == 0 ? "\(place)" : "0\(place)"
      let bytes = figures.utf8.map { $0 - 48 }
      return [30] + stride(from: 0, to: bytes.count, by: 2).map { bytes[$0] << 4 | bytes[$0 + 1] }
        + [0xFF]
    },
    // A fraction of 70 zeros.
    { _ in [30] + [UInt8](repeating: 0, count: 35) + [0x1F] },
  ]

  @Test(arguments: falsePlaces.indices)
  func `are not looked for at what is no place`(index: Int) {
    for isSecond in [false, true] {
      var table = CompactFontTable(isSecond: isSecond, fontCount: 256, pieceCount: 4096)
      table.isTold = Self.falsePlaces[index]
      #expect(
        throws: FontError.damagedTable(
          file: "a.otf", table: isSecond ? "CFF2" : "CFF",
          detail: "the operand of operator 12 36 of a dictionary is not an offset")
      ) { try table.check() }
    }
  }

  @Test(arguments: [22, 23, 24, 25, 26, 27, 31, 255] as [UInt8])
  func `are not looked for behind a byte that means nothing`(byte: UInt8) {
    for isSecond in [false, true] where !isSecond || !(22...24).contains(byte) {
      var table = CompactFontTable(isSecond: isSecond, fontCount: 256, pieceCount: 4096)
      table.isTold = { CompactFontTable.number($0) + [byte] }
      let error = #expect(throws: FontError.self) { try table.check() }
      #expect("\(error as Any)".contains("byte \(byte) at "))
    }
  }

  /// FreeType reads on where a table ends: what lies there may be another.
  @Test func `are looked for in their table alone`() {
    for isSecond in [false, true] {
      let content = CompactFontTable(isSecond: isSecond, fontCount: 3, pieceCount: 5).bytes
      for count in content.indices {
        let file = FontBytes(Array(content[..<count]))
        var check = CompactFontCheck(
          BigEndianReader(file.bytes), isSecond: isSecond, limit: 1_000_000)
        #expect(throws: CompactFontDefect.self, "\(count)") { try check.isExcessive() }
      }
    }
  }

  @Test func `are few in the fonts of other tests`() throws {
    for font in [TestFonts.cff, TestFonts.cff2] {
      #expect(throws: Never.self) { try TestFonts.face(font) }
    }
  }
}
