/// Finds the lines and columns of ascending places in one pass over a text.
///
/// Between two places characters are counted alone, so a place must not lie within one. Where a
/// reader asks it does not: every mark of a format is ASCII, and no character extends over it.
package struct PositionCursor: Sendable {
  private var offset = 0
  private var line = 1
  private var column = 1

  /// A cursor at the beginning of a text.
  package init() {}

  /// The place of a byte; no earlier than any that was asked for before.
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
