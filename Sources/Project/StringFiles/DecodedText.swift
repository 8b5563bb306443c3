import JSON

/// A file's text in UTF-8, whatever it was in.
struct DecodedText {
  /// The text; a byte order mark of UTF-8 is still in it.
  let bytes: [UInt8]

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
