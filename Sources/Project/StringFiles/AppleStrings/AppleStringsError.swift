public import JSON

/// The error that a `.strings` file cannot be read, with its position.
public struct AppleStringsError: Error, Equatable, Sendable {
  /// The problem.
  public let problem: Problem
  /// The position in the file. In UTF-16, the byte offset counts as if the file were UTF-8.
  public let position: SourcePosition

  /// A problem with a `.strings` file.
  public enum Problem: Equatable, Sendable {
    /// The bytes are not valid text.
    case encoding(TextEncodingProblem)
    /// The file is a property list, in XML or in its binary form.
    case propertyList(isBinary: Bool)
    /// The file is a damaged property list in XML.
    case xml(XMLProblem)
    /// A key is missing; `found` is what is in its place.
    case noKey(found: String)
    /// A key is not followed by an equals sign or semicolon.
    case missingEqualsSign(key: String)
    /// The equals sign is not followed by a text; `found` is what is there, or `nil` at the end of
    /// the file.
    case noText(key: String, found: String?)
    /// A text is not followed by a semicolon.
    case missingSemicolon(key: String)
    /// A text has no closing quotation mark.
    case unterminatedText
    /// A comment is not closed.
    case unterminatedComment
    /// A backslash is followed by something that it cannot escape.
    case unknownEscape(String)
    /// An escape is half of a surrogate pair.
    case loneSurrogate(UInt16)
    /// The file has too many texts; the position is that of the first one not read.
    case tooManyTexts
    /// A key occurs twice.
    case duplicateKey(String, first: SourcePosition)
  }
}

extension AppleStringsError: CustomStringConvertible {
  /// The place and the problem in one sentence, then the remedy in another. The file's name can
  /// precede it.
  public var description: String { "\(position): \(problem)" }
}

extension AppleStringsError.Problem: CustomStringConvertible {
  /// The problem in one sentence, then the remedy in another, without the place.
  public var description: String {
    switch self {
    case .encoding(let problem): problem.description
    case .propertyList(let isBinary):
      "The file is a property list in \(isBinary ? "its binary form" : "XML"). Convert it to the form "
        + "\"key\" = \"text\"; or to a string catalogue."
    case .xml(let problem): problem.description
    case .noKey(let found): "There is “\(found)”, but a key is expected. Write \"key\" = \"text\";."
    case .missingEqualsSign(let key): "“\(key)” has no “=” after it. Write = and its text."
    case .noText(let key, let found):
      "\(found.map { "There is “\($0)”" } ?? "The file ends"), but the text of “\(key)” is "
        + "expected. Write it in quotation marks."
    case .missingSemicolon(let key): "The text of “\(key)” has no “;” after it. Write one."
    case .unterminatedText: "The text has no closing quotation mark. Write \" after it."
    case .unterminatedComment: "The comment does not end. Write “*/” after it."
    case .unknownEscape(let escape):
      "“\(escape)” is not an escape. Write the character itself, or \\U and four hexadecimal "
        + "digits."
    case .loneSurrogate(let unit):
      "\\U\(String(unit, radix: 16, uppercase: true)) is half of a surrogate pair. Write the "
        + "character itself."
    case .tooManyTexts: StringTable.tooManyTexts()
    case .duplicateKey(let key, let first):
      "The key “\(key)” already occurs on \(first). Remove or rename one."
    }
  }
}
