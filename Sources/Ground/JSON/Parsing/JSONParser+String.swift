extension JSONParser {
  /// Reads the text between the next quotation mark and the closing one.
  mutating func parseString(
    endingAt quote: UInt8 = UInt8(ascii: "\"")
  ) throws(JSONSyntaxError) -> String {
    let opening = offset
    offset += 1
    let start = offset
    skipPlainBytes(before: quote)
    if next == quote {
      offset += 1
      return String(decoding: bytes[start..<(offset - 1)], as: UTF8.self)
    }
    var text = Array(bytes[start..<offset])
    while let byte = next {
      switch byte {
      case quote:
        offset += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try parseEscape(into: &text)
      case ..<0x20: throw error(.controlCharacter(byte))
      default:
        let plain = offset
        skipPlainBytes(before: quote)
        text += bytes[plain..<offset]
      }
    }
    throw error(.unterminatedString, at: opening)
  }

  /// Moves to the next quotation mark, backslash or control character.
  private mutating func skipPlainBytes(before quote: UInt8) {
    while let byte = next, byte >= 0x20, byte != quote, byte != UInt8(ascii: "\\") {
      offset += 1
    }
  }

  private mutating func parseEscape(into text: inout [UInt8]) throws(JSONSyntaxError) {
    let start = offset
    offset += 1
    guard let letter = next else { throw error(.unknownEscape(nil), at: start) }
    offset += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      text += Array(String(try parseUnicodeEscape(from: start)).utf8)
    case _ where dialect == .json5: try parseLooseEscape(letter, from: start, into: &text)
    default: throw error(.unknownEscape(word(from: start + 1).first.map(String.init)), at: start)
    }
  }

  /// Reads the character of `\u` and its digits, or of two such escapes that form a surrogate pair.
  private mutating func parseUnicodeEscape(
    from start: Int
  ) throws(JSONSyntaxError) -> Unicode.Scalar {
    let unit = try parseHexadecimalDigits(from: start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let second = offset
    guard UTF16.isLeadSurrogate(unit), bytes[offset...].starts(with: "\\u".utf8) else {
      throw error(.loneSurrogate(unit), at: start)
    }
    offset += 2
    let trail = try parseHexadecimalDigits(from: second)
    guard UTF16.isTrailSurrogate(trail) else { throw error(.loneSurrogate(unit), at: start) }
    return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
  }

  private mutating func parseHexadecimalDigits(from start: Int) throws(JSONSyntaxError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = next.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
        throw error(.malformedUnicodeEscape, at: start)
      }
      unit = unit << 4 | UInt16(digit)
      offset += 1
    }
    return unit
  }
}
