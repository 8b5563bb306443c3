import JSON

/// Reads a text in UTF-8, byte by byte, and keeps its position.
struct TextScanner {
  let bytes: [UInt8]
  /// The offset of the next byte.
  var offset = 0
  private var cursor = PositionCursor()
  /// The greatest offset that the cursor has been at.
  private var counted = 0

  /// Creates a scanner at the first character, after a byte order mark.
  init(_ text: DecodedText) {
    bytes = text.bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// The next byte; `nil` at the end.
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Returns whether these ASCII bytes are next in the text.
  func isAt(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[offset...].starts(with: $0) }
  }

  /// Skips these ASCII bytes if they are next in the text.
  mutating func skip(_ text: StaticString) -> Bool {
    guard isAt(text) else { return false }
    offset += text.utf8CodeUnitCount
    return true
  }

  /// Skips everything up to and including these ASCII bytes. If they do not occur, skips to the end
  /// and returns `nil`.
  ///
  /// - Returns: The text before them.
  mutating func skip(past text: StaticString) -> ArraySlice<UInt8>? {
    let start = offset
    while offset < bytes.count {
      if skip(text) { return bytes[start..<(offset - text.utf8CodeUnitCount)] }
      offset += 1
    }
    return nil
  }

  /// Skips ASCII blanks.
  mutating func skipBlanks() {
    while let next, Self.isBlank(next) { offset += 1 }
  }

  /// Returns whether a byte is a space, a tab, a line break or a form feed.
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// Returns the position of the next byte; calls must be in the ascending order of the text.
  mutating func position() -> SourcePosition {
    counted = max(counted, offset)
    return cursor.position(at: offset, in: bytes)
  }

  /// Returns the position of any byte.
  func position(at offset: Int) -> SourcePosition {
    guard offset >= counted else { return SourcePosition(byteOffset: offset, in: bytes) }
    // A file can have thousands of problems, so not each counts from the beginning.
    var cursor = cursor
    return cursor.position(at: offset, in: bytes)
  }

  /// The next character for a message; `nil` at the end.
  var found: String? {
    String(decoding: bytes[offset..<min(offset + 64, bytes.count)], as: UTF8.self).first
      .map(String.init)
  }
}
