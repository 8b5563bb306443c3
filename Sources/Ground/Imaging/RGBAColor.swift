/// An sRGB colour with 8 bits for each channel, not premultiplied.
public struct RGBAColor: Hashable, Sendable {
  /// The red component, from 0 to 255.
  public let red: UInt8
  /// The green component, from 0 to 255.
  public let green: UInt8
  /// The blue component, from 0 to 255.
  public let blue: UInt8
  /// The opacity, from 0 (transparent) to 255 (opaque).
  public let alpha: UInt8

  /// Creates a colour from its channels. It is opaque by default.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Opaque black, the default colour of text.
  public static let black = RGBAColor(red: 0, green: 0, blue: 0)
  /// Opaque white, the default background.
  public static let white = RGBAColor(red: 255, green: 255, blue: 255)

  /// Whether the colour is an opaque grey, which 8-bit greyscale stores without loss.
  public var isOpaqueGray: Bool { red == green && green == blue && alpha == 255 }
}

extension RGBAColor {
  /// Reads `#RRGGBB` or `#RRGGBBAA`, in upper or lower case. Returns `nil` for any other text.
  public init?(hex: String) {
    let digits = Array(hex.utf8)
    guard digits.first == UInt8(ascii: "#"), digits.count == 7 || digits.count == 9,
      digits.dropFirst().allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
      let value = UInt32(hex.dropFirst(), radix: 16)
    else { return nil }
    let rgba = digits.count == 7 ? value << 8 | 0xFF : value
    self.init(
      red: UInt8(rgba >> 24), green: UInt8(rgba >> 16 & 0xFF), blue: UInt8(rgba >> 8 & 0xFF),
      alpha: UInt8(rgba & 0xFF))
  }
}

extension RGBAColor: CustomStringConvertible {
  /// The colour as `#RRGGBB`, or as `#RRGGBBAA` if it is not opaque.
  public var description: String {
    let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return "#"
      + channels.map { channel in
        let digits = String(channel, radix: 16, uppercase: true)
        return digits.utf8.count == 1 ? "0" + digits : digits
      }.joined()
  }
}
