import Imaging

/// A picture drawn in characters: `.` is the ground, `#` is text, and the digits 1 to 9 are so many
/// tenths of the way from ground to text.
enum Drawing {
  static func picture(_ drawing: String, ground: UInt8 = 255, text: UInt8 = 0) -> Bitmap {
    let rows = drawing.split(separator: "\n").map { Array($0.utf8) }
    let levels = rows.joined().map { level(of: $0, from: Int(ground), to: Int(text)) }
    return Bitmap(width: rows[0].count, height: rows.count, format: .gray8, bytes: levels)
  }

  /// The same in two colours, opaque.
  static func picture(_ drawing: String, ground: RGBAColor, text: RGBAColor) -> Bitmap {
    let rows = drawing.split(separator: "\n").map { Array($0.utf8) }
    let bytes = rows.joined().flatMap { mark in
      [
        level(of: mark, from: Int(ground.red), to: Int(text.red)),
        level(of: mark, from: Int(ground.green), to: Int(text.green)),
        level(of: mark, from: Int(ground.blue), to: Int(text.blue)),
        level(of: mark, from: Int(ground.alpha), to: Int(text.alpha)),
      ]
    }
    return Bitmap(width: rows[0].count, height: rows.count, format: .rgba8, bytes: bytes)
  }

  private static func level(of mark: UInt8, from ground: Int, to text: Int) -> UInt8 {
    let tenths =
      switch mark {
      case UInt8(ascii: "#"): 10
      case UInt8(ascii: "1")...UInt8(ascii: "9"): Int(mark - UInt8(ascii: "0"))
      default: 0
      }
    return UInt8(ground + (text - ground) * tenths / 10)
  }
}
