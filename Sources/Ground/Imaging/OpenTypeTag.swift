/// A four-character OpenType tag, such as `wght` for an axis or `liga` for a feature
/// (OpenType specification, “Data Types”).
public struct OpenTypeTag: Hashable, Sendable {
  /// The four characters, packed big-endian.
  public let rawValue: UInt32

  /// Creates a tag from its packed characters.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Creates a tag from one to four printable ASCII characters, padded with spaces. Returns `nil`
  /// for other text.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard (1...4).contains(bytes.count), bytes.allSatisfy({ (0x20...0x7E).contains($0) }) else {
      return nil
    }
    let padded = bytes + Array(repeating: 0x20, count: 4 - bytes.count)
    rawValue = padded.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The weight axis, in units of `usWeightClass`, usually 100 to 900.
  public static let weight = OpenTypeTag(rawValue: 0x7767_6874)
  /// The optical-size axis, in points.
  public static let opticalSize = OpenTypeTag(rawValue: 0x6F70_737A)
  /// The width axis, in percent of the normal width.
  public static let width = OpenTypeTag(rawValue: 0x7764_7468)
  /// The italic axis, 0 for upright and 1 for italic.
  public static let italic = OpenTypeTag(rawValue: 0x6974_616C)
  /// The slant axis, in degrees counter-clockwise. Negative values lean to the right.
  public static let slant = OpenTypeTag(rawValue: 0x736C_6E74)
  /// The feature that gives all digits the same width.
  public static let tabularFigures = OpenTypeTag(rawValue: 0x746E_756D)
}

extension OpenTypeTag: CustomStringConvertible, Comparable {
  /// The four characters, without trailing spaces.
  public var description: String {
    var text = ""
    for shift in [24, 16, 8, 0] as [UInt32] {
      let byte = UInt8(rawValue >> shift & 0xFF)
      text.unicodeScalars.append((0x20...0x7E).contains(byte) ? UnicodeScalar(byte) : "?")
    }
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }

  /// Returns whether the characters of the first tag come first.
  public static func < (left: OpenTypeTag, right: OpenTypeTag) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension OpenTypeTag: ExpressibleByStringLiteral {
  /// Creates a tag from a literal, as in `FeatureSetting("ss01")`. The literal must have one to
  /// four printable ASCII characters; any other stops the program.
  public init(stringLiteral text: String) {
    guard let tag = OpenTypeTag(text) else {
      preconditionFailure("“\(text)” is no OpenType tag: it needs one to four ASCII characters.")
    }
    self = tag
  }
}
