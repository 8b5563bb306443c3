/// Finds the lines and columns of ascending offsets in one pass over a text.
///
/// The characters between two offsets are counted by themselves, so an offset must not be inside a
/// character. Offsets at the marks of a format never are, because every mark is ASCII.
package struct PositionCursor: Sendable {
  private var offset = 0
  private var line = 1
  private var column = 1

  /// Creates a cursor at the beginning of a text.
  package init() {}

  /// Returns the position of a byte. The offset must not be lower than in earlier calls.
  package mutating func position(at target: Int, in bytes: [UInt8]) -> SourcePosition {
    let end = min(target, bytes.count)
    if offset == 0 { skipByteOrderMark(upTo: end, in: bytes) }
    // The first byte of what is not yet counted in its line.
    var counted = offset
    var isPlain = true
    var place = offset
    while place < end {
      let byte = bytes[place]
      if byte == 0x0A || byte == 0x0D {
        let isPair = byte == 0x0D && place + 1 < bytes.count && bytes[place + 1] == 0x0A
        guard !isPair || place + 2 <= end else { break }
        place += isPair ? 2 : 1
        (line, column, counted, isPlain) = (line + 1, 1, place, true)
      } else {
        if byte >= 0x80 { isPlain = false }
        place += 1
      }
    }
    if counted < place {
      column +=
        isPlain ? place - counted : String(decoding: bytes[counted..<place], as: UTF8.self).count
    }
    offset = max(offset, place)
    return SourcePosition(line: line, column: column, byteOffset: target)
  }

  private mutating func skipByteOrderMark(upTo end: Int, in bytes: [UInt8]) {
    if end >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { offset = 3 }
  }
}
