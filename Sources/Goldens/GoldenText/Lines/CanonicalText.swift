import Wording

/// Text of which only one spelling is accepted: the printed one.
package enum CanonicalText {
  /// The lines of a text, byte by byte: a line feed ends a line even before a combining mark.
  package static func lines(of text: String) -> [Substring] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map(Substring.init)
  }

  /// The first line, from 1, that is not as it is printed; `nil` where all bytes are the same.
  package static func firstDifference(between text: String, and printed: String) -> Int? {
    guard !text.hasSameBytes(as: printed) else { return nil }
    let same = zip(lines(of: text), lines(of: printed)).prefix { $0.utf8.elementsEqual($1.utf8) }
    return same.count + 1
  }
}
