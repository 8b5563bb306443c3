import JSON

/// Goes through a text in UTF-8, byte by byte, and knows its place.
struct TextScanner {
  let bytes: [UInt8]
  /// The next byte to read.
  var offset = 0
  private var cursor = PositionCursor()

  /// A scanner before the first character, behind a byte order mark.
  init(_ text: DecodedText) {
    bytes = text.bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// The next byte; `nil` at the end.
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Whether the text goes on with these bytes of ASCII.
  func isAt(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[offset...].starts(with: $0) }
  }

  /// Moves over bytes of ASCII if the text goes on with them.
  mutating func skip(_ text: StaticString) -> Bool {
    guard isAt(text) else { return false }
    offset += text.utf8CodeUnitCount
    return true
  }

  /// Moves to bytes of ASCII and over them; `nil`, and to the end, where they do not come.
  ///
  /// - Returns: What stands before them.
  mutating func skip(past text: StaticString) -> ArraySlice<UInt8>? {
    let start = offset
    while offset < bytes.count {
      if skip(text) { return bytes[start..<(offset - text.utf8CodeUnitCount)] }
      offset += 1
    }
    return nil
  }

  /// Moves over blanks of ASCII.
  mutating func skipBlanks() {
    while let next, Self.isBlank(next) { offset += 1 }
  }

  /// Whether a byte is a space, a tab, a line break or a form feed.
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// The place of the next byte, in the ascending order of the text.
  mutating func position() -> SourcePosition { cursor.position(at: offset, in: bytes) }

  /// The place of any byte.
  func position(at offset: Int) -> SourcePosition {
    SourcePosition(byteOffset: offset, in: bytes)
  }

  /// The next character for a message; `nil` at the end.
  var found: String? {
    String(decoding: bytes[offset..<min(offset + 64, bytes.count)], as: UTF8.self).first
      .map(String.init)
  }
}
