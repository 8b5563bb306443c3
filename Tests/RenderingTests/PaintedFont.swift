import Imaging

/// The font Layers, with a table of colours made by hand (OpenType, “COLR” of version 1).
enum PaintedFont {
  /// Paints glyph 2, the whole em, as `paint` says, whose bytes begin with its format.
  static func file(_ paint: [UInt8]) throws -> FontBytes {
    let header: [UInt8] = [0, 1] + zeros(12) + [0, 0, 0, 34] + zeros(16)
    let list: [UInt8] = [0, 0, 0, 1, 0, 2, 0, 0, 0, 10]
    let table = header + list + paint
    var content = try TestFonts.content(TestFonts.layers)
    let name = Array("COLR".utf8)
    guard
      let record = stride(from: 12, to: content.count, by: 16).first(where: {
        content[$0..<$0 + 4].elementsEqual(name)
      })
    else { return FontBytes([]) }
    content.replaceSubrange(
      record + 8..<record + 16, with: bytes(content.count) + bytes(table.count))
    return FontBytes(content + table)
  }

  static func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

  private static func bytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(number >> $0 & 0xFF) }
  }
}
