extension JSONParser {
  /// The number that begins at the next byte (RFC 8259, section 6).
  mutating func parseNumber() throws(JSONSyntaxError) -> JSONNode.Value {
    let start = offset
    var isWhole = true
    if next == UInt8(ascii: "-") { offset += 1 }
    let firstDigit = offset
    guard skipDigits() > 0 else { throw missingDigit(from: start) }
    if bytes[firstDigit] == UInt8(ascii: "0"), offset > firstDigit + 1 {
      throw malformed(.leadingZero, from: start)
    }
    if next == UInt8(ascii: ".") {
      isWhole = false
      offset += 1
      guard skipDigits() > 0 else { throw malformed(.noDigitBehindPoint, from: start) }
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      isWhole = false
      offset += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { offset += 1 }
      guard skipDigits() > 0 else { throw malformed(.noDigitInExponent, from: start) }
    }
    if let next, Self.isPartOfWord(next) { throw malformed(.trailing, from: start) }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    if isWhole, let integer = Int(text) { return .integer(integer) }
    guard let number = Double(text), let finite = try? JSONNumber(number) else {
      throw error(.numberOutOfRange(Self.excerpt(text)), at: start)
    }
    return .number(finite)
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while let byte = next, Self.isDigit(byte) { offset += 1 }
    return offset - start
  }

  /// Whether a byte is one of the ten digits.
  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Returns the error for a missing digit after a minus sign or at the start.
  private func missingDigit(from start: Int) -> JSONSyntaxError {
    if next == UInt8(ascii: ".") { return malformed(.noDigitBeforePoint, from: start) }
    let word = word(from: start)
    if word == "-Infinity" || word == "-NaN" { return error(.notFinite(word), at: start) }
    return malformed(.noDigit, from: start)
  }

  /// Returns the error for a fault of the number that begins at a byte.
  func malformed(
    _ fault: JSONSyntaxError.NumberFault, from start: Int
  ) -> JSONSyntaxError {
    error(.malformedNumber(word(from: start), fault), at: start)
  }
}
