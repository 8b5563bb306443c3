extension AppleStringsReader {
  /// A problem with an escape. It has an offset and no position, because counting lines for each
  /// wrong escape of a long text takes too much time.
  struct WrongEscape: Error {
    let problem: AppleStringsError.Problem
    /// The offset of the backslash.
    let offset: Int

    init(_ problem: AppleStringsError.Problem, at offset: Int) {
      self.problem = problem
      self.offset = offset
    }
  }

  /// Reads the escape after a backslash.
  mutating func readEscape(into text: inout [UInt8]) throws(WrongEscape) {
    let start = scanner.offset - 1
    guard let letter = scanner.next else { throw WrongEscape(.unterminatedText, at: start) }
    scanner.offset += 1
    switch letter {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "a"): text.append(0x07)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"), 0x0A, 0x0D: text.append(letter)
    case UInt8(ascii: "U"): text += Array(String(try readUnicodeEscape(from: start)).utf8)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      scanner.offset -= 1
      text.append(try readOctalEscape(from: start))
    // Foundation takes the sign itself. With a letter, something else was meant.
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: text.append(letter)
    default: throw WrongEscape(.unknownEscape("\\" + character(from: start + 1)), at: start)
    }
  }

  /// Reads the character of `\U` and its digits, or of two such escapes that are a surrogate pair.
  private mutating func readUnicodeEscape(
    from start: Int
  ) throws(WrongEscape) -> Unicode.Scalar {
    let unit = try readUnit(from: start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let second = scanner.offset
    guard UTF16.isLeadSurrogate(unit), scanner.skip("\\U") else {
      throw WrongEscape(.loneSurrogate(unit), at: start)
    }
    let trail = try readUnit(from: second)
    guard UTF16.isTrailSurrogate(trail) else { throw WrongEscape(.loneSurrogate(unit), at: start) }
    return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
  }

  private mutating func readUnit(from start: Int) throws(WrongEscape) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = scanner.next.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue })
      else { throw WrongEscape(.unknownEscape("\\U"), at: start) }
      unit = unit << 4 | UInt16(digit)
      scanner.offset += 1
    }
    return unit
  }

  /// Reads up to three octal digits. Values beyond ASCII are in NeXTSTEP's encoding, which is not
  /// in use.
  private mutating func readOctalEscape(from start: Int) throws(WrongEscape) -> UInt8 {
    var code = 0
    for _ in 0..<3 {
      guard let next = scanner.next, (0x30...0x37).contains(next) else { break }
      code = code * 8 + Int(next - 0x30)
      scanner.offset += 1
    }
    guard code < 0x80 else {
      throw WrongEscape(.unknownEscape("\\" + String(code, radix: 8)), at: start)
    }
    return UInt8(code)
  }

  private func character(from offset: Int) -> String {
    let rest = scanner.bytes[offset..<min(offset + 64, scanner.bytes.count)]
    return String(decoding: rest, as: UTF8.self).first.map(String.init) ?? ""
  }
}
