import ImageDiff

extension RampName {
  /// The greatest number of characters in a cleaned name.
  package static let greatestNameLength = 64
  /// The number of a digest's characters in a name, with the hyphen before them.
  private static let digestLength = 9

  /// Returns the name of a text in a path: lower-case letters, figures and single hyphens.
  ///
  /// Letters are those of ASCII; everything else separates words. Text without any becomes the code
  /// points of its letters, or else `unnamed`. A name is cut after 64 characters.
  ///
  /// If a letter, a digit, an emoji or a leading sign was dropped, or the name was cut, a digest of
  /// the text follows. So two texts never share a name because of what was lost: “Größe” is `gr-e-`
  /// and eight figures. Differences in case, blanks and other separators alone are ignored.
  ///
  /// A name that Windows reserves for a device, such as `con`, gets the prefix `named-`, so that
  /// goldens can be checked out there. Cleaning a clean name changes nothing.
  public static func clean(_ text: String) -> String {
    let (name, isCut) = cleaned(text)
    guard isCut || loses(text) else { return name }
    var start = name.prefix(greatestNameLength - digestLength)
    while start.last == "-" { start.removeLast() }
    return "\(start)-\(SecureDigest(of: Array(text.utf8)).description.prefix(digestLength - 1))"
  }

  /// Returns the name that earlier versions gave, which kept less of the text; `nil` where it is
  /// the same.
  package static func former(of name: String) -> String? {
    let digest = name.suffix(digestLength)
    guard digest.first == "-", digest.dropFirst().count == digestLength - 1,
      digest.dropFirst().allSatisfy({ $0.isHexDigit && !$0.isUppercase })
    else { return nil }
    return String(name.dropLast(digestLength))
  }

  /// Returns whether cleaning drops something that distinguishes a text from another.
  private static func loses(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    let first = scalars.first { !$0.properties.isWhitespace }
    let hasSign = first.map { $0 == "-" || $0.properties.generalCategory == .mathSymbol } ?? false
    let hasASCII = scalars.contains { $0.isASCII && ($0.properties.isAlphabetic || isDigit($0)) }
    // Text without ASCII letters goes by the numbers of its letters.
    let dropsLetters =
      hasASCII
      && scalars.contains {
        !$0.isASCII
          && ($0.properties.isAlphabetic || $0.properties.numericType != nil
            || $0.properties.isEmoji || $0.properties.generalCategory == .nonspacingMark)
      }
    return dropsLetters || hasSign && hasASCII
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar)
  }

  /// Returns the name without a digest, and whether something was cut off.
  private static func cleaned(_ text: String) -> (name: String, isCut: Bool) {
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
      guard cleaned.utf8.count + hyphen.utf8.count < greatestNameLength else {
        return (cleaned, true)
      }
      cleaned += hyphen
      cleaned.unicodeScalars.append(UnicodeScalar(character))
      isWordOver = false
    }
    if cleaned.isEmpty { return codePoints(of: text) ?? ("unnamed", false) }
    return (isDeviceName(cleaned) ? "named-" + cleaned : cleaned, false)
  }

  /// Returns the code points of letters of other scripts, so that their names stay distinct: 正文 is
  /// `u6b63-u6587`.
  private static func codePoints(of text: String) -> (name: String, isCut: Bool)? {
    let letters = text.unicodeScalars.filter {
      !$0.isASCII && ($0.properties.isAlphabetic || $0.properties.isEmoji)
    }
    // Each takes at most eight characters with its hyphen.
    let numbers = letters.prefix(greatestNameLength / 8).map { "u" + String($0.value, radix: 16) }
    return numbers.isEmpty
      ? nil : (numbers.joined(separator: "-"), letters.count > numbers.count)
  }

  /// Returns whether Windows takes the name for a device's, whatever extension follows (Microsoft,
  /// “Naming Files, Paths, and Namespaces”).
  private static func isDeviceName(_ name: String) -> Bool {
    if ["con", "prn", "aux", "nul"].contains(name) { return true }
    return name.utf8.count == 4 && (name.hasPrefix("com") || name.hasPrefix("lpt"))
      && name.last?.isNumber == true
  }
}
