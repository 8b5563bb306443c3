/// Reads big-endian numbers from a table of a font; none lies beyond its end.
struct TableBytes {
  let bytes: [UInt8]
  /// What the table is called in messages.
  let name: String

  func uint8(at offset: Int) throws(RenderError) -> Int { try number(at: offset, length: 1) }
  func uint16(at offset: Int) throws(RenderError) -> Int { try number(at: offset, length: 2) }
  func uint24(at offset: Int) throws(RenderError) -> Int { try number(at: offset, length: 3) }
  func uint32(at offset: Int) throws(RenderError) -> Int { try number(at: offset, length: 4) }

  func int16(at offset: Int) throws(RenderError) -> Double {
    Double(Int16(truncatingIfNeeded: try uint16(at: offset)))
  }

  /// A number with 14 bits behind the point (F2DOT14).
  func fraction(at offset: Int) throws(RenderError) -> Double { try int16(at: offset) / 16384 }

  /// A number with 16 bits behind the point (Fixed).
  func fixed(at offset: Int) throws(RenderError) -> Double {
    Double(Int32(truncatingIfNeeded: try uint32(at: offset))) / 65536
  }

  private func number(at offset: Int, length: Int) throws(RenderError) -> Int {
    guard offset >= 0, offset <= bytes.count - length else {
      throw .unreadableFont(detail: "its table “\(name)” ends too early")
    }
    return bytes[offset..<offset + length].reduce(0) { $0 << 8 | Int($1) }
  }
}
