extension RampName {
  /// The most characters a name that went through `clean` has.
  static let greatestNameLength = 64

  /// The name that text goes by in a path: lower-case letters, figures and single hyphens.
  ///
  /// Letters are those of ASCII; everything else parts words. Text without any becomes `unnamed`.
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
    if cleaned.isEmpty { return "unnamed" }
    return isDeviceName(cleaned) ? "named-" + cleaned : cleaned
  }

  /// Whether Windows takes the name for a device's, whatever ending follows (Microsoft, “Naming
  /// Files, Paths, and Namespaces”).
  private static func isDeviceName(_ name: String) -> Bool {
    if ["con", "prn", "aux", "nul"].contains(name) { return true }
    return name.utf8.count == 4 && (name.hasPrefix("com") || name.hasPrefix("lpt"))
      && name.last?.isNumber == true
  }
}
