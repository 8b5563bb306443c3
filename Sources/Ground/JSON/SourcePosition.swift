/// A place in a text file, as an editor shows it.
///
/// Lines end at a line feed, a carriage return, or both together. Columns count characters as a
/// reader sees them (Unicode Standard Annex 29, extended grapheme clusters): an emoji of seven code
/// points is one, a tab is one, and a byte order mark before the text is none.
public struct SourcePosition: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The character in its line, from 1.
  public let column: Int
  /// The bytes before the place, a byte order mark included; from 0.
  public let byteOffset: Int

  /// A place known by its numbers.
  ///
  /// - Parameters:
  ///   - line: From 1.
  ///   - column: In characters, from 1.
  ///   - byteOffset: From 0.
  public init(line: Int, column: Int, byteOffset: Int) {
    self.line = line
    self.column = column
    self.byteOffset = byteOffset
  }

  /// The place of a byte in a text, in time that grows with the offset.
  ///
  /// - Parameters:
  ///   - byteOffset: The bytes before the place; what lies beyond the end is taken for the end.
  ///   - bytes: A text in UTF-8. Where it is damaged, each damaged stretch counts as one character.
  public init(byteOffset: Int, in bytes: [UInt8]) {
    var cursor = PositionCursor()
    self = cursor.position(at: byteOffset, in: bytes)
  }

  /// The beginning of every file.
  public static let start = SourcePosition(line: 1, column: 1, byteOffset: 0)
}

extension SourcePosition: Comparable {
  /// Whether the first place comes before the second in one file.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    left.byteOffset < right.byteOffset
  }
}

extension SourcePosition: CustomStringConvertible {
  /// Both numbers in words, to stand behind the name of a file: `line 12, column 7`.
  public var description: String { "line \(line), column \(column)" }
}
