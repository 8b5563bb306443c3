import Imaging

/// How many changes along axes each glyph's outline has (OpenType, `gvar`).
struct GlyphVariations {
  private let table: BigEndianReader
  private let count: Int
  private let hasLongPlaces: Bool
  /// Where the changes of the first glyph begin.
  private let start: Int

  /// `nil` for a table too short to say anything.
  init?(_ table: BigEndianReader) {
    guard let count = table.uint16(at: 12), let flags = table.uint16(at: 14),
      let start = table.uint32(at: 16)
    else { return nil }
    self.table = table
    self.count = Int(count)
    self.start = Int(start)
    hasLongPlaces = flags & 1 != 0
  }

  /// How many a glyph has; 0 where the table does not reach as far.
  func changeCount(of glyph: Int) -> Int {
    guard glyph < count, let first = place(glyph), let end = place(glyph + 1), first < end,
      let changes = table.uint16(at: start + first)
    else { return 0 }
    return Int(changes & 0xFFF)
  }

  private func place(_ glyph: Int) -> Int? {
    hasLongPlaces
      ? table.uint32(at: 20 + glyph * 4).map { Int($0) }
      : table.uint16(at: 20 + glyph * 2).map { 2 * Int($0) }
  }
}
