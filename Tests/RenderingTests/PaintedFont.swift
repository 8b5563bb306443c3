import Imaging

/// The font Layers, with a table of colours made by hand (OpenType, “COLR” of version 1).
enum PaintedFont {
  /// Paints glyph 2, the left half of the em, as `paint` says, whose bytes begin with its format.
  ///
  /// - Parameter layers: What a paint of layers (format 1) names by their numbers.
  static func file(_ paint: [UInt8], layers: [[UInt8]] = []) throws -> FontBytes {
    let list: [UInt8] = [0, 0, 0, 1, 0, 2, 0, 0, 0, 10]
    let header: [UInt8] =
      [0, 1] + zeros(12) + bytes(34) + bytes(34 + list.count + paint.count) + zeros(12)
    var places: [UInt8] = bytes(layers.count)
    var place = 4 + 4 * layers.count
    for layer in layers {
      places += bytes(place)
      place += layer.count
    }
    let table = header + list + paint + places + layers.joined()
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

  /// A paint through the outline of a glyph, of which there are 1, the whole em, and 2.
  static func glyph(_ glyph: UInt8, _ paint: [UInt8]) -> [UInt8] {
    [10, 0, 0, 6, 0, glyph] + paint
  }

  /// A paint moved to the right.
  static func moved(right distance: UInt16, _ paint: [UInt8]) -> [UInt8] {
    [14, 0, 0, 8, UInt8(distance >> 8), UInt8(distance & 0xFF), 0, 0] + paint
  }

  /// One colour of the palette, which has red, green and blue.
  static func solid(_ color: UInt8) -> [UInt8] { [2, 0, color, 0x40, 0] }

  static func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

  private static func bytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(number >> $0 & 0xFF) }
  }
}
