/// A reason why a text is not JSON, with the position.
public struct JSONSyntaxError: Error, Equatable, Sendable {
  /// The problem.
  public let problem: Problem
  /// The position of the first character that has to change.
  public let position: SourcePosition

  /// Creates an error from a problem and a position.
  public init(_ problem: Problem, at position: SourcePosition) {
    self.problem = problem
    self.position = position
  }

  /// A problem of a text that should be JSON.
  public enum Problem: Equatable, Sendable {
    /// The text is longer than the caller's limit.
    case tooLarge(bytes: Int, limit: Int)
    /// There are more values than the caller's limit.
    case tooManyValues(limit: Int)
    /// The text is UTF-16 or UTF-32.
    case wideEncoding
    /// A byte begins no character of UTF-8.
    case notUTF8(byte: UInt8)
    /// There is no value, only blanks and comments.
    case empty
    /// More text follows the one value.
    case trailingText
    /// Lists and objects are nested deeper than the limit.
    case tooDeep(limit: Int)
    /// A value is missing; `found` is what is there instead, `nil` at the end of the text.
    case noValue(found: String?)
    /// A list or object is not closed when the text ends.
    case unclosed(Container, openedAt: SourcePosition)
    /// A bracket of the other kind closes a list or object.
    case wrongBracket(Container, openedAt: SourcePosition)
    /// A comma is missing between two elements.
    case missingComma(Container)
    /// A comma follows the last element, or is in a container without elements.
    case surplusComma
    /// An object's name is not followed by a colon.
    case missingColon(name: String)
    /// A name is missing; `found` is what is there instead, `nil` at the end of the text.
    case noName(found: String?)
    /// A name or text has no quotation marks.
    case unquoted(String)
    /// A text has single or typographic quotation marks.
    case wrongQuotes
    /// A word of JSON is spelled like another language's: `True`, `nil`, `None`.
    case misspelled(String, meant: String)
    /// `NaN` or `Infinity`, which JSON does not have.
    case notFinite(String)
    /// An object has a name twice.
    case duplicateName(String, first: SourcePosition)
    /// A number is not written as JSON writes numbers.
    case malformedNumber(String, NumberFault)
    /// A number is out of the range of a `Double`.
    case numberOutOfRange(String)
    /// A text has no closing quotation mark on its line.
    case unterminatedString
    /// A text contains an unescaped control character below U+0020.
    case controlCharacter(UInt8)
    /// A backslash precedes a character that it cannot escape; `nil` at the end of the text.
    case unknownEscape(String?)
    /// Less than four hexadecimal digits follow `\u`.
    case malformedUnicodeEscape
    /// An escape is half of a surrogate pair, and the other half is not beside it.
    case loneSurrogate(UInt16)
    /// A text in the strict dialect has a comment.
    case comment
    /// A comment is not closed when the text ends.
    case unterminatedComment
  }

  /// A value that contains other values.
  public enum Container: Equatable, Sendable {
    /// Elements between `[` and `]`.
    case list
    /// Members between `{` and `}`.
    case object
  }

  /// A fault of a number's spelling.
  public enum NumberFault: Equatable, Sendable {
    /// A zero before another digit.
    case leadingZero
    /// A plus sign before the number.
    case plusSign
    /// No digit before the point.
    case noDigitBeforePoint
    /// No digit after the point.
    case noDigitBehindPoint
    /// No digit in the exponent.
    case noDigitInExponent
    /// A minus sign without a digit after it.
    case noDigit
    /// Other characters directly after the number, as in `0x1F`, `1_000` and `12px`.
    case trailing
  }
}
