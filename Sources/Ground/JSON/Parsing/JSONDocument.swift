/// A JSON text that was read, with the line and column of each value.
public struct JSONDocument: Equatable, Sendable {
  /// The one value of the text.
  public let root: JSONNode

  /// The maximum depth of nested lists and objects. Deeper nesting is treated as an attack.
  public static let deepestNesting = 512

  /// The default for the maximum number of values. A value of two bytes takes about eighty bytes in
  /// memory.
  public static let greatestValueCount = 4 << 20

  /// Reads a text in UTF-8, in time that grows with its length.
  ///
  /// A byte order mark is skipped, as RFC 8259, section 8.1, allows; editors on Windows write one.
  /// Numbers become the nearest `Double`, and numbers out of its range are refused. Two names in
  /// one object that Unicode treats as equal (é as one code point or two) are a duplicate.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  /// - dialect: The syntax to accept beyond RFC 8259.
  ///   - sizeLimit: The most bytes to read; a longer text is refused unread.
  ///   - valueLimit: The most values to read.
  /// - Throws: The first problem, with its position.
  public init(
    parsing bytes: [UInt8], dialect: JSONDialect = .strict, sizeLimit: Int = 64 << 20,
    valueLimit: Int = greatestValueCount
  ) throws(JSONSyntaxError) {
    guard bytes.count <= sizeLimit else {
      throw JSONSyntaxError(.tooLarge(bytes: bytes.count, limit: sizeLimit), at: .start)
    }
    try Self.checkEncoding(of: bytes)
    var parser = JSONParser(bytes: bytes, dialect: dialect, valueLimit: valueLimit)
    root = try parser.parseDocument()
  }

  private static func checkEncoding(of bytes: [UInt8]) throws(JSONSyntaxError) {
    // The first character of a JSON text is ASCII, so a zero beside it tells UTF-16 and UTF-32.
    let first = bytes.prefix(2)
    let isPaired = bytes.count.isMultiple(of: 2) && first.contains(0)
    if first == [0xFF, 0xFE] || first == [0xFE, 0xFF] || isPaired {
      throw JSONSyntaxError(.wideEncoding, at: .start)
    }
    guard let offset = firstDamage(inUTF8: bytes) else { return }
    throw JSONSyntaxError(
      .notUTF8(byte: bytes[offset]), at: SourcePosition(byteOffset: offset, in: bytes))
  }
}

/// The syntax that a reader of JSON accepts.
public enum JSONDialect: Equatable, Sendable {
  /// Only the syntax of RFC 8259.
  case strict
  /// RFC 8259 with what people write by hand: comments, and a comma after the last element of a
  /// list or object. Comments go from `//` to the end of the line, or from `/*` to `*/`.
  case withComments
  /// JSON5: also names without quotation marks, texts in single ones, and hexadecimal numbers, signs and
  /// points as JavaScript has them. `NaN` and `Infinity` are refused, as in the others.
  case json5
}

/// Returns the offset of the first byte that is not valid UTF-8; `nil` if all are.
package func firstDamage(inUTF8 bytes: [UInt8]) -> Int? {
  // The standard library answers quickly whether there is any, but not where.
  guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
  var offset = 0
  while offset < bytes.count {
    guard let length = lengthOfCharacter(at: offset, in: bytes) else { return offset }
    offset += length
  }
  return nil
}

/// Returns the number of bytes of a well-formed character (Unicode Standard, table 3-7), or `nil`.
private func lengthOfCharacter(at offset: Int, in bytes: [UInt8]) -> Int? {
  let length: Int
  var second: ClosedRange<UInt8> = 0x80...0xBF
  switch bytes[offset] {
  case 0x00...0x7F: return 1
  case 0xC2...0xDF: length = 2
  case 0xE0: (length, second) = (3, 0xA0...0xBF)
  case 0xED: (length, second) = (3, 0x80...0x9F)
  case 0xE1...0xEF: length = 3
  case 0xF0: (length, second) = (4, 0x90...0xBF)
  case 0xF4: (length, second) = (4, 0x80...0x8F)
  case 0xF1...0xF3: length = 4
  default: return nil
  }
  guard offset + length <= bytes.count, second.contains(bytes[offset + 1]),
    bytes[(offset + 2)..<(offset + length)].allSatisfy({ (0x80...0xBF).contains($0) })
  else { return nil }
  return length
}
