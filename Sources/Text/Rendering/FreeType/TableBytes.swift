import CFreeType
import Imaging

/// Reads big-endian numbers from a table of a font, and throws beyond its end.
struct TableBytes {
  private let file: FontBytes
  private let range: Range<Int>
  /// The name of the table in messages.
  private let name: String

  /// Creates a reader for a table of a face; `nil` if there is no such table, or it cannot be read.
  init?(_ tag: OpenTypeTag, of face: FT_Face, in file: FontBytes) {
    guard let range = FreeTypeLibrary.range(of: tag, in: face), range.upperBound <= file.bytes.count
    else { return nil }
    self.file = file
    self.range = range
    name = tag.description
  }

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
    guard offset >= 0, offset <= range.count - length else {
      throw .unreadableFont(detail: "its table “\(name)” ends too early")
    }
    let start = range.lowerBound + offset
    return file.bytes[start..<start + length].reduce(0) { $0 << 8 | Int($1) }
  }
}
