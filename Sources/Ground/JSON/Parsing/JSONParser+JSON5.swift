/// What JSON5 has beyond JSON with comments (JSON5 specification 1.0.0).
extension JSONParser {
  /// The name of a member: in quotation marks, or in JSON5 a word (section 3).
  mutating func parseName() throws(JSONSyntaxError) -> String {
    if next == UInt8(ascii: "\"") { return try parseString() }
    guard dialect == .json5, let byte = next else { throw noName() }
    if byte == UInt8(ascii: "'") { return try parseString(endingAt: byte) }
    guard Self.isPartOfWord(byte), !Self.isDigit(byte) else { throw noName() }
    let start = offset
    while let byte = next, Self.isPartOfWord(byte) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Whether a byte begins a number (section 6).
  static func beginsLooseNumber(_ byte: UInt8) -> Bool {
    isDigit(byte) || [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(byte)
  }

  /// Reads a number with a sign, in hexadecimal digits, or with its point before or after all
  /// digits.
  mutating func parseLooseNumber() throws(JSONSyntaxError) -> JSONNode.Value {
    let start = offset
    var end = offset
    while end < bytes.count,
      Self.isPartOfWord(bytes[end]) || Self.beginsLooseNumber(bytes[end])
    {
      end += 1
    }
    var digits = String(decoding: bytes[start..<end], as: UTF8.self)
    let isNegative = digits.hasPrefix("-")
    if isNegative || digits.hasPrefix("+") { digits.removeFirst() }
    let hexadecimal = digits.dropFirst(2)
    // `Int` also accepts a sign after the prefix.
    if digits.lowercased().hasPrefix("0x"), hexadecimal.allSatisfy(\.isHexDigit),
      let number = Int(hexadecimal, radix: 16)
    {
      offset = end
      return .integer(isNegative ? -number : number)
    }
    if digits.hasPrefix("."), digits.count > 1 { digits = "0" + digits }
    if digits.hasSuffix("."), digits.count > 1 { digits.removeLast() }
    // What is no number now is none in JSON either, which says what is wrong with it.
    guard digits.utf8.allSatisfy({ Self.isDigit($0) || "+-.eE".utf8.contains($0) }),
      let first = digits.utf8.first, Self.isDigit(first), let number = Double(digits),
      let finite = try? JSONNumber(isNegative ? -number : number)
    else { return try parseNumber() }
    offset = end
    if let integer = Int((isNegative ? "-" : "") + digits) { return .integer(integer) }
    return .number(finite)
  }

  /// Reads what follows a backslash in a text, if JSON has no such escape (section 5.1).
  mutating func parseLooseEscape(
    _ letter: UInt8, from start: Int, into text: inout [UInt8]
  ) throws(JSONSyntaxError) {
    switch letter {
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "0"): text.append(0)
    case UInt8(ascii: "x"):
      let digits = bytes[offset...].prefix(2)
      guard digits.count == 2, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      else { throw error(.unknownEscape("x"), at: start) }
      text += Array(String(Unicode.Scalar(value)).utf8)
      offset += 2
    case 0x0D:
      if next == 0x0A { offset += 1 }
    case 0x0A: break
    case 0x31...0x39: throw error(.unknownEscape(String(Unicode.Scalar(letter))), at: start)
    default: text.append(letter)
    }
  }
}
