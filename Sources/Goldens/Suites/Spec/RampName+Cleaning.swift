import ImageDiff

extension RampName {
  /// The most characters a name that went through `clean` has.
  package static let greatestNameLength = 64
  /// The characters of a digest in a name, with the hyphen before them.
  private static let digestLength = 9

  /// The name that text goes by in a path: lower-case letters, figures and single hyphens.
  ///
  /// Letters are those of ASCII; everything else parts words. Text without any goes by the numbers of
  /// its letters, or else becomes `unnamed`. What is over 64 characters is cut off. Where a letter, a digit,
  /// an emoji or a leading sign was dropped, or the name was cut, a digest of the text follows, so that two
  /// texts never share a name by what was lost: “Größe” is `gr-e-` and eight figures. Case, blanks and other
  /// separators alone do not count. A name that Windows keeps for a device, such as `con`,
  /// comes with `named-` before it, so that goldens can be checked out there. Cleaning what is clean
  /// changes nothing.
  public static func clean(_ text: String) -> String {
    let (name, isCut) = cleaned(text)
    guard isCut || loses(text) else { return name }
    var start = name.prefix(greatestNameLength - digestLength)
    while start.last == "-" { start.removeLast() }
    return "\(start)-\(SecureDigest(of: Array(text.utf8)).description.prefix(digestLength - 1))"
  }

  /// The name that earlier versions gave to what is called so, which told less; `nil` where it is the same.
  package static func former(of name: String) -> String? {
    let digest = name.suffix(digestLength)
    guard digest.first == "-", digest.dropFirst().count == digestLength - 1,
      digest.dropFirst().allSatisfy({ $0.isHexDigit && !$0.isUppercase })
    else { return nil }
    return String(name.dropLast(digestLength))
  }

  /// Whether cleaning drops something that tells a text from another.
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

  /// The name without a digest, and whether something was cut off.
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

  /// Letters of other scripts by their numbers, so that names of them stay apart: 正文 is `u6b63-u6587`.
  private static func codePoints(of text: String) -> (name: String, isCut: Bool)? {
    let letters = text.unicodeScalars.filter {
      !$0.isASCII && ($0.properties.isAlphabetic || $0.properties.isEmoji)
    }
    // Each takes at most eight characters with its hyphen.
    let numbers = letters.prefix(greatestNameLength / 8).map { "u" + String($0.value, radix: 16) }
    return numbers.isEmpty
      ? nil : (numbers.joined(separator: "-"), letters.count > numbers.count)
  }

  /// Whether Windows takes the name for a device's, whatever ending follows (Microsoft, “Naming
  /// Files, Paths, and Namespaces”).
  private static func isDeviceName(_ name: String) -> Bool {
    if ["con", "prn", "aux", "nul"].contains(name) { return true }
    return name.utf8.count == 4 && (name.hasPrefix("com") || name.hasPrefix("lpt"))
      && name.last?.isNumber == true
  }
}
