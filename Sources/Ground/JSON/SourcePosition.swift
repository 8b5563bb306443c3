/// A position in a text file, as an editor shows it.
///
/// Lines end at a line feed, a carriage return, or both together. Columns count characters as a
/// reader sees them (Unicode Standard Annex 29, extended grapheme clusters). An emoji of seven code
/// points is one, and so is a tab. A byte order mark before the text is none.
public struct SourcePosition: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The number of the character in its line, from 1.
  public let column: Int
  /// The number of bytes before the position, with a byte order mark; from 0.
  public let byteOffset: Int

  /// Creates a position from its numbers.
  ///
  /// - Parameters:
  ///   - line: The line, from 1.
  ///   - column: The column in characters, from 1.
  ///   - byteOffset: The number of bytes before the position, from 0.
  public init(line: Int, column: Int, byteOffset: Int) {
    self.line = line
    self.column = column
    self.byteOffset = byteOffset
  }

  /// Finds the position of a byte in a text, in time that grows with the offset.
  ///
  /// - Parameters:
  ///   - byteOffset: The number of bytes before the position. A greater number than the text has
  ///     counts as its end.
  ///   - bytes: A text in UTF-8. Each damaged stretch counts as one character.
  public init(byteOffset: Int, in bytes: [UInt8]) {
    var cursor = PositionCursor()
    self = cursor.position(at: byteOffset, in: bytes)
  }

  /// The beginning of every file.
  public static let start = SourcePosition(line: 1, column: 1, byteOffset: 0)
}

extension SourcePosition: Comparable {
  /// Returns whether the first position comes before the second in one file.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    left.byteOffset < right.byteOffset
  }
}

extension SourcePosition: CustomStringConvertible {
  /// The line and column as text, to put after the name of a file: `line 12, column 7`.
  public var description: String { "line \(line), column \(column)" }
}
