import Snapshots

/// A file that holds a text to set.
enum SampleFile {
  /// The text without a byte order mark, and without one line end at its end, which editors add.
  ///
  /// - Throws: `FileError`, or `RenderCommandError.notUTF8`.
  static func text(of file: String) throws -> String {
    var bytes = try FileTree.read(file)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    do {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      let offset = error.byteOffsets.lowerBound
      throw RenderCommandError.notUTF8(file: file, offset: offset, byte: bytes[offset])
    }
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
