public import JSON

/// Why a `.strings` file could not be read, and where.
public struct AppleStringsError: Error, Equatable, Sendable {
  /// What is wrong.
  public let problem: Problem
  /// Where. In a file of UTF-16 the byte offset counts as if it were UTF-8.
  public let position: SourcePosition

  /// What can be wrong with a `.strings` file.
  public enum Problem: Equatable, Sendable {
    /// The bytes are no text.
    case encoding(TextEncodingProblem)
    /// The file is a property list, in XML or in its binary form.
    case propertyList(isBinary: Bool)
    /// The file is a property list in XML, and that is damaged.
    case xml(XMLProblem)
    /// No key stands where one has to; `found` is what does.
    case noKey(found: String)
    /// Behind a key stands neither an equals sign nor a semicolon.
    case missingEqualsSign(key: String)
    /// No text stands behind the equals sign; `found` is what does, `nil` at the end of the file.
    case noText(key: String, found: String?)
    /// No semicolon stands behind a text.
    case missingSemicolon(key: String)
    /// A text has no closing quotation mark.
    case unterminatedText
    /// A comment is not closed.
    case unterminatedComment
    /// A backslash stands before something that it does not escape.
    case unknownEscape(String)
    /// An escape is half of a pair of surrogates.
    case loneSurrogate(UInt16)
    /// The file has more texts than are read; here is the first that is not.
    case tooManyTexts
    /// A key stands twice.
    case duplicateKey(String, first: SourcePosition)
  }
}

extension AppleStringsError: CustomStringConvertible {
  /// The place and the problem in one sentence, then the remedy in another; to stand behind the name
  /// of the file.
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
    case .tooManyTexts: StringTable.tooManyTexts
    case .duplicateKey(let key, let first):
      "The key “\(key)” already occurs on \(first). Remove or rename one."
    }
  }
}
