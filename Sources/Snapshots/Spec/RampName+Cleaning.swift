extension RampName {
  /// The most characters a name that went through `clean` has.
  static let greatestNameLength = 64

  /// The name that text goes by in a path: lower-case letters, figures and single hyphens.
  ///
  /// Letters are those of ASCII; everything else parts words. Text without any goes by the numbers of
  /// its letters, or else becomes `unnamed`.
  /// What is over 64 characters is cut off. A name that Windows keeps for a device, such as `con`,
  /// comes with `named-` before it, so that goldens can be checked out there. Cleaning what is clean
  /// changes nothing.
  public static func clean(_ text: String) -> String {
    var cleaned = ""
    var isWordOver = false
    for byte in text.utf8 {
      let character: UInt8
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        character = byte
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): character = byte | 0x20
      default:
        isWordOver = true
        continue
      }
      let hyphen = isWordOver && !cleaned.isEmpty ? "-" : ""
      guard cleaned.utf8.count + hyphen.utf8.count < greatestNameLength else { break }
      cleaned += hyphen
      cleaned.unicodeScalars.append(UnicodeScalar(character))
      isWordOver = false
    }
    if cleaned.isEmpty { return codePoints(of: text) ?? "unnamed" }
    return isDeviceName(cleaned) ? "named-" + cleaned : cleaned
  }

  /// Letters of other scripts by their numbers, so that names of them stay apart: 正文 is `u6b63-u6587`.
  private static func codePoints(of text: String) -> String? {
    let letters = text.unicodeScalars.filter {
      !$0.isASCII && ($0.properties.isAlphabetic || $0.properties.isEmoji)
    }
    // Each takes at most eight characters with its hyphen.
    let numbers = letters.prefix(greatestNameLength / 8).map { "u" + String($0.value, radix: 16) }
    return numbers.isEmpty ? nil : numbers.joined(separator: "-")
  }

  /// Whether Windows takes the name for a device's, whatever ending follows (Microsoft, “Naming
  /// Files, Paths, and Namespaces”).
  private static func isDeviceName(_ name: String) -> Bool {
    if ["con", "prn", "aux", "nul"].contains(name) { return true }
    return name.utf8.count == 4 && (name.hasPrefix("com") || name.hasPrefix("lpt"))
      && name.last?.isNumber == true
  }
}
