import Imaging

/// A picture as sixel graphics: six rows at a time, one colour after another (VT330/VT340 Programmer
/// Reference Manual, chapter 14).
struct SixelPicture {
  private let width: Int
  private let height: Int
  /// The index of each pixel's colour in the palette, row by row.
  private let places: [Int]
  /// The colours, as red, green and blue.
  private let palette: [[UInt8]]

  /// Creates a picture. It is reduced by a whole number if it is wider than the available space.
  ///
  /// Terminals show 256 colours in a picture. If there are more, colours that differ only in their
  /// last bits become one.
  init(_ bitmap: Bitmap, fitting room: Int) {
    let factor = max(1, (bitmap.width + max(room, 1) - 1) / max(room, 1))
    let small = Self.opaque(bitmap, dividedBy: factor)
    (width, height) = (small.width, small.height)
    var mask: UInt8 = 0xFF
    var indexed = Self.indexed(small.pixels, mask: mask)
    // Two bits of each channel are 64 colours, so this ends.
    while indexed.palette.count > 256 {
      mask <<= 1
      indexed = Self.indexed(small.pixels, mask: mask)
    }
    (places, palette) = indexed
  }

  /// The control sequence for the terminal.
  var text: String {
    var text = "\u{1B}P0;1;0q\"1;1;\(width);\(height)"
    for (place, color) in palette.enumerated() {
      // Terminals take shares of a hundred.
      let shares = color.map { String((Int($0) * 100 + 127) / 255) }.joined(separator: ";")
      text += "#\(place);2;\(shares)"
    }
    for top in stride(from: 0, to: height, by: 6) {
      if top > 0 { text += "-" }
      text += band(at: top)
    }
    return text + "\u{1B}\\"
  }

  /// Returns six rows: a line over the whole width for each of their colours.
  private func band(at top: Int) -> String {
    let rows = top..<min(top + 6, height)
    var bits: [Int: [UInt8]] = [:]
    for row in rows {
      for column in 0..<width {
        let place = places[row * width + column]
        bits[place, default: [UInt8](repeating: 0, count: width)][column] |= 1 << (row - top)
      }
    }
    return bits.sorted { $0.key < $1.key }.map { place, sixels in
      "#\(place)" + Self.runs(of: sixels)
    }.joined(separator: "$")
  }

  /// Returns sixels as letters from `?`. Runs of four or more are written with their count.
  private static func runs(of sixels: [UInt8]) -> String {
    var text = ""
    var start = 0
    while start < sixels.count {
      let end = sixels[start...].firstIndex { $0 != sixels[start] } ?? sixels.count
      let letter = Character(UnicodeScalar(sixels[start] + 63))
      let count = end - start
      text += count > 3 ? "!\(count)\(letter)" : String(repeating: letter, count: count)
      start = end
    }
    return text
  }

  /// Returns the pixels on white, each averaged from a square of the picture.
  private static func opaque(
    _ bitmap: Bitmap, dividedBy factor: Int
  ) -> (width: Int, height: Int, pixels: [[UInt8]]) {
    let source = bitmap.expandedToRGBA()
    let width = (source.width + factor - 1) / factor
    let height = (source.height + factor - 1) / factor
    var pixels: [[UInt8]] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      let rows = row * factor..<min((row + 1) * factor, source.height)
      for column in 0..<width {
        let columns = column * factor..<min((column + 1) * factor, source.width)
        var sums = [0, 0, 0]
        for y in rows {
          for x in columns {
            let offset = (y * source.width + x) * 4
            let alpha = Int(source.bytes[offset + 3])
            for channel in 0..<3 {
              sums[channel] +=
                (Int(source.bytes[offset + channel]) * alpha + 255 * (255 - alpha)) / 255
            }
          }
        }
        let count = rows.count * columns.count
        pixels.append(sums.map { UInt8($0 / count) })
      }
    }
    return (width, height, pixels)
  }

  /// Returns the colours in the order of their first pixels, distinguished by the bits of a mask.
  private static func indexed(
    _ pixels: [[UInt8]], mask: UInt8
  ) -> (places: [Int], palette: [[UInt8]]) {
    var known: [[UInt8]: Int] = [:]
    var palette: [[UInt8]] = []
    let places = pixels.map { pixel in
      let color = pixel.map { $0 & mask }
      if let place = known[color] { return place }
      known[color] = palette.count
      palette.append(pixel)
      return palette.count - 1
    }
    return (places, palette)
  }
}
