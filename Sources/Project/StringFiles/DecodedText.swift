import JSON

/// A file's text, converted to UTF-8.
struct DecodedText {
  /// The text; a byte order mark of UTF-8 is still in it.
  let bytes: [UInt8]

  /// Creates a text from bytes that are UTF-8.
  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// A problem with the bytes, and where.
  struct Failure: Error {
    let problem: TextEncodingProblem
    let position: SourcePosition
  }

  /// Decodes UTF-8, with a byte order mark or without, and UTF-16 with one where it is allowed.
  init(_ bytes: [UInt8], sizeLimit: Int, allowsUTF16: Bool) throws(Failure) {
    guard bytes.count <= sizeLimit else {
      throw Failure(problem: .tooLarge(bytes: bytes.count, limit: sizeLimit), position: .start)
    }
    let first = bytes.prefix(2)
    if first == [0xFF, 0xFE] || first == [0xFE, 0xFF] {
      guard allowsUTF16 else { throw Failure(problem: .otherEncoding, position: .start) }
      self.bytes = try Self.transcoded(bytes, isBigEndian: first == [0xFE, 0xFF])
    } else if first.contains(0) {
      throw Failure(problem: .otherEncoding, position: .start)
    } else if let offset = firstDamage(inUTF8: bytes) {
      throw Failure(
        problem: .notUTF8(byte: bytes[offset]),
        position: SourcePosition(byteOffset: offset, in: bytes))
    } else {
      self.bytes = bytes
    }
  }

  private static func transcoded(
    _ bytes: [UInt8], isBigEndian: Bool
  ) throws(Failure) -> [UInt8] {
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { offset in
      let pair = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
      return isBigEndian ? pair.0 << 8 | pair.1 : pair.1 << 8 | pair.0
    }
    if bytes.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self) {
      return Array(text.utf8)
    }
    // Up to the damage, or the half unit at the end.
    var sound: [UInt8] = []
    var decoder = UTF16()
    var iterator = units.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      sound += Array(String(scalar).utf8)
    }
    throw Failure(
      problem: .damagedUTF16, position: SourcePosition(byteOffset: sound.count, in: sound))
  }
}

/// Why the bytes of a file are not valid text.
public enum TextEncodingProblem: Equatable, Sendable {
  /// The file is larger than the limit.
  case tooLarge(bytes: Int, limit: Int)
  /// A byte begins no character of UTF-8.
  case notUTF8(byte: UInt8)
  /// The file is UTF-16 by its byte order mark, but has half a character or half a byte pair.
  case damagedUTF16
  /// The file seems to be UTF-16 or UTF-32 in an unsupported form.
  case otherEncoding
}

extension TextEncodingProblem: CustomStringConvertible {
  /// The problem in one sentence, then the remedy in another.
  public var description: String {
    switch self {
    case .tooLarge(let bytes, let limit):
      "The file has \(bytes) bytes, and at most \(limit) are read. Split it."
    case .notUTF8(let byte):
      "The byte 0x\(String(byte, radix: 16, uppercase: true)) is not UTF-8. Save the file as UTF-8."
    case .damagedUTF16: "The file's UTF-16 is damaged here. Save it as UTF-8."
    case .otherEncoding: "The file is not in UTF-8. Save it as UTF-8."
    }
  }
}
