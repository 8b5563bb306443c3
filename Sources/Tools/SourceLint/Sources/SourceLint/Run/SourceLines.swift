/// The lines of a file as compilers and editors count them: physical lines, without regard to
/// `#sourceLocation`.
struct SourceLines {
  private let bytes: [UInt8]
  /// The offset of each line's first byte.
  private let starts: [Int]

  /// A position in a file. Lines and columns begin at 1.
  struct Position: Equatable {
    let line: Int
    /// The column in bytes of UTF-8, as the Swift compiler and Xcode count.
    let column: Int
    /// The column in code units of UTF-16, as SARIF and most editors count.
    let utf16Column: Int
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let isEnd = byte == 10 || (byte == 13 && (index + 1 == bytes.count || bytes[index + 1] != 10))
      if isEnd { starts.append(index + 1) }
    }
    self.starts = starts
  }

  func position(at offset: Int) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    var start = starts[low]
    // A byte order mark is no column.
    if low == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]), offset >= 3 { start = 3 }
    let before = String(decoding: bytes[start..<offset], as: UTF8.self)
    return Position(
      line: low + 1, column: offset - start + 1, utf16Column: before.utf16.count + 1)
  }

  /// Returns the text of a line without surrounding blanks.
  func text(ofLine line: Int) -> String {
    guard starts.indices.contains(line - 1) else { return "" }
    let end = line < starts.count ? starts[line] : bytes.count
    let blanks: Set<UInt8> = [32, 9, 10, 13]
    var slice = bytes[starts[line - 1]..<end]
    while let last = slice.last, blanks.contains(last) { slice = slice.dropLast() }
    while let first = slice.first, blanks.contains(first) { slice = slice.dropFirst() }
    return String(decoding: slice, as: UTF8.self)
  }

  var count: Int { starts.count }
}
