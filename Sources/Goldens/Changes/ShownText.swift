package import GoldenText

/// A text as its lines show it, byte by byte. Blanks at the ends of lines and cut text are unknown.
package struct ShownText {
  /// The bytes of the whole text; `nil` for unknown bytes.
  private let bytes: [UInt8?]
  /// The visible words, with `…` for cut text.
  package let words: String

  /// Creates the text from a cell's lines; its flags say where text was cut.
  package init(_ facts: CellFacts) {
    var bytes = [UInt8?](repeating: nil, count: facts.lines.map(\.range.upperBound).max() ?? 0)
    for (index, line) in facts.lines.enumerated() {
      let cut = facts.flags.first { $0.kind == .truncated && $0.line == index + 1 }?.range
      let text = Array(line.text.utf8)
      let (head, tail) = Self.ends(of: text, line.range, without: cut)
      for (offset, byte) in head.enumerated() where line.range.lowerBound + offset < bytes.count {
        bytes[line.range.lowerBound + offset] = byte
      }
      let start = line.range.upperBound - tail.count
      for (offset, byte) in tail.enumerated() where start >= 0 { bytes[start + offset] = byte }
    }
    self.bytes = bytes
    words = facts.lines.map(\.text).joined(separator: " ")
  }

  /// Creates a text that was recorded without gaps.
  package init(_ text: String) {
    bytes = Array(text.utf8)
    words = text
  }

  /// Returns whether two texts may be the same, as no byte known in both differs.
  package func canBe(_ other: ShownText) -> Bool {
    bytes.count == other.bytes.count
      && zip(bytes, other.bytes).allSatisfy { $0 == nil || $1 == nil || $0 == $1 }
  }

  /// Returns what a line shows from its start, and up to its end.
  private static func ends(
    of text: [UInt8], _ range: Range<Int>, without cut: Range<Int>?
  ) -> (head: ArraySlice<UInt8>, tail: ArraySlice<UInt8>) {
    guard let cut else { return (text[...], []) }
    let head = text.prefix(max(0, cut.lowerBound - range.lowerBound))
    // Blanks beside the sign for what is cut are left out, so that it may stand further left.
    let sign = Array("…".utf8)
    let end = head.indices.last { text[$0...].starts(with: sign) }
    let tail = text.suffix(max(0, min(text.count - head.count, range.upperBound - cut.upperBound)))
    return (end.map { head[..<$0] } ?? head, tail.starts(with: sign) ? [] : tail)
  }
}
