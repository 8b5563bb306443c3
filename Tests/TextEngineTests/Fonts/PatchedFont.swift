import DynamicType
import Imaging
import TextEngine

/// A font file with some bytes overwritten.
struct PatchedFont {
  private(set) var content: [UInt8]

  init(_ path: String) throws {
    content = try TestFonts.content(path)
  }

  /// Opens it under the name `patched.ttf`.
  func face(index: Int = 0) throws(FontError) -> FontFace {
    try FontFace(file: FontBytes(content), index: index, fileName: "patched.ttf")
  }

  /// Overwrites bytes from an offset into a table.
  mutating func write(_ bytes: [UInt8], at offset: Int, in table: String) {
    guard let record = record(of: table) else { return }
    overwrite(bytes, at: number(at: record + 8) + offset)
  }

  /// Says in the table directory that a table starts elsewhere.
  mutating func move(_ table: String, to offset: UInt32) {
    guard let record = record(of: table) else { return }
    overwrite([24, 16, 8, 0].map { UInt8(offset >> $0 & 0xFF) }, at: record + 8)
  }

  /// Gives a table a tag that nobody looks for.
  mutating func remove(_ table: String) {
    guard let record = record(of: table) else { return }
    overwrite(Array("zzzz".utf8), at: record)
  }

  /// Gives a table another tag.
  mutating func rename(_ table: String, to tag: String) {
    guard let record = record(of: table) else { return }
    overwrite(Array(tag.utf8), at: record)
  }

  /// Says in the table directory that a table ends sooner.
  mutating func shorten(_ table: String, to length: Int) {
    guard let record = record(of: table) else { return }
    overwrite([24, 16, 8, 0].map { UInt8(length >> $0 & 0xFF) }, at: record + 12)
  }

  mutating func overwrite(_ bytes: [UInt8], at offset: Int) {
    content.replaceSubrange(offset..<offset + bytes.count, with: bytes)
  }

  /// Where the directory's record of a table starts (OpenType, “Table Directory”).
  private func record(of table: String) -> Int? {
    let count = Int(content[4]) << 8 | Int(content[5])
    return (0..<count).map { 12 + $0 * 16 }.first {
      Array(content[$0..<$0 + 4]) == Array(table.utf8)
    }
  }

  private func number(at offset: Int) -> Int {
    content[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
