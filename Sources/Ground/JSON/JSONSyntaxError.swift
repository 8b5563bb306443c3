/// Why a text is not JSON, and where.
public struct JSONSyntaxError: Error, Equatable, Sendable {
  /// What is wrong.
  public let problem: Problem
  /// Where: the first character that cannot stay as it is.
  public let position: SourcePosition

  /// A problem at a place.
  public init(_ problem: Problem, at position: SourcePosition) {
    self.problem = problem
    self.position = position
  }

  /// What can be wrong with a text that should be JSON.
  public enum Problem: Equatable, Sendable {
    /// The text is longer than the caller reads.
    case tooLarge(bytes: Int, limit: Int)
    /// There are more values than the caller reads.
    case tooManyValues(limit: Int)
    /// The text is UTF-16 or UTF-32.
    case wideEncoding
    /// A byte begins no character of UTF-8.
    case notUTF8(byte: UInt8)
    /// There is no value: nothing but blanks and comments.
    case empty
    /// More follows behind the one value of the text.
    case trailingText
    /// Lists and objects stand deeper in one another than the limit.
    case tooDeep(limit: Int)
    /// No value stands where one has to; `found` is what does, `nil` at the end of the text.
    case noValue(found: String?)
    /// A list or object is not closed when the text ends.
    case unclosed(Container, openedAt: SourcePosition)
    /// A bracket of the other kind closes a list or object.
    case wrongBracket(Container, openedAt: SourcePosition)
    /// No comma stands between two elements.
    case missingComma(Container)
    /// A comma stands behind the last element, or where there is no element at all.
    case surplusComma
    /// An object's name is not followed by a colon.
    case missingColon(name: String)
    /// What stands where a name has to is none; `found` is what does, `nil` at the end of the text.
    case noName(found: String?)
    /// A name or a text stands without quotation marks.
    case unquoted(String)
    /// A text stands in single or typographic quotation marks.
    case wrongQuotes
    /// A word of JSON is spelled like another language's: `True`, `nil`, `None`.
    case misspelled(String, meant: String)
    /// `NaN` or `Infinity`, which JSON cannot say.
    case notFinite(String)
    /// An object has a name twice.
    case duplicateName(String, first: SourcePosition)
    /// A number is not written as JSON writes numbers.
    case malformedNumber(String, NumberFault)
    /// A number is beyond what a `Double` holds.
    case numberOutOfRange(String)
    /// A text has no closing quotation mark on its line.
    case unterminatedString
    /// A text holds a control character below U+0020 that is not escaped.
    case controlCharacter(UInt8)
    /// A backslash stands before a character that it does not escape; `nil` at the end of the text.
    case unknownEscape(String?)
    /// Less than four hexadecimal digits follow `\u`.
    case malformedUnicodeEscape
    /// An escape is half of a pair of surrogates, and its other half is not beside it.
    case loneSurrogate(UInt16)
    /// A comment stands in a text of the strict dialect.
    case comment
    /// A comment is not closed when the text ends.
    case unterminatedComment
  }

  /// What holds elements.
  public enum Container: Equatable, Sendable {
    /// Elements between `[` and `]`.
    case list
    /// Members between `{` and `}`.
    case object
  }

  /// What JSON does not take in a number.
  public enum NumberFault: Equatable, Sendable {
    /// A zero before another digit.
    case leadingZero
    /// A plus sign before it.
    case plusSign
    /// No digit before the point.
    case noDigitBeforePoint
    /// No digit behind the point.
    case noDigitBehindPoint
    /// No digit in the exponent.
    case noDigitInExponent
    /// A minus with no digit behind it.
    case noDigit
    /// Something else right behind it, as in `0x1F`, `1_000` and `12px`.
    case trailing
  }
}
