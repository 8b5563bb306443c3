public import JSON

/// Why a text is not XML of the kind that string files use.
public enum XMLProblem: Equatable, Sendable {
  /// The text has no element.
  case noElement
  /// Something other than blanks and comments is outside the outermost element.
  case contentOutside
  /// The text has a document type declaration, which could define entities without limit.
  case documentType
  /// The declaration names another encoding than UTF-8.
  case otherEncoding(String)
  /// A comment, a processing instruction, a CDATA section or a tag has no end.
  case unterminated(Part)
  /// A tag has no name, or something in it is neither a name nor an attribute.
  case malformedTag
  /// An attribute has no quoted value.
  case attributeWithoutValue(String)
  /// An element has an attribute twice.
  case duplicateAttribute(String)
  /// A tag ends another element than the innermost.
  case mismatchedTag(found: String, expected: String)
  /// An element is not closed at the end of the text.
  case unclosedElement(String, openedAt: SourcePosition)
  /// The text has an entity that is not predefined in XML.
  case unknownEntity(String)
  /// The text has an ampersand that begins no entity.
  case loneAmpersand
  /// The text has a number of a character that XML does not allow.
  case noSuchCharacter(String)
  /// The text has a control character that XML does not allow.
  case controlCharacter(UInt8)

  /// A construct that can lack its end.
  public enum Part: String, Equatable, Sendable {
    /// A comment, from `<!--` to `-->`.
    case comment
    /// A processing instruction, from `<?` to `?>`.
    case instruction = "processing instruction"
    /// A CDATA section, from `<![CDATA[` to `]]>`.
    case characterData = "CDATA section"
    /// A tag, from `<` to `>`.
    case tag
  }
}

extension XMLProblem: CustomStringConvertible {
  /// The problem in one sentence, then the remedy in another.
  public var description: String {
    switch self {
    case .noElement: "There is no element. Write <resources></resources>."
    case .contentOutside:
      "There is text outside the outermost element. Move it inside, or remove "
        + "it."
    case .documentType: "A document type declaration is not allowed. Remove it."
    case .otherEncoding(let name): "The file declares the encoding \(name). Save it as UTF-8."
    case .unterminated(let part):
      "The \(part.rawValue) does not end. Write “\(part.end)” after it."
    case .malformedTag: "The tag is malformed. Write “&lt;” if no tag is meant."
    case .attributeWithoutValue(let name):
      "The attribute “\(name)” has no value in quotation marks. Write \(name)=\"…\"."
    case .duplicateAttribute(let name): "The element has “\(name)” twice. Remove one."
    case .mismatchedTag(let found, let expected):
      "There is </\(found)>, but </\(expected)> is expected. Write that."
    case .unclosedElement(let name, let opening):
      "The text ends inside the <\(name)> that begins on \(opening). Write </\(name)> at its end."
    case .unknownEntity(let name):
      "“&\(name);” is not an entity of XML. Write the character itself, or “&amp;” for an "
        + "ampersand."
    case .loneAmpersand: "An ampersand is not escaped. Write “&amp;”."
    case .noSuchCharacter(let reference):
      "“\(reference)” names no character. Write the character itself."
    case .controlCharacter(let code):
      "The control character U+00\(code < 16 ? "0" : "")"
        + "\(String(code, radix: 16, uppercase: true)) is not allowed. Remove it."
    }
  }
}

extension XMLProblem.Part {
  fileprivate var end: String {
    switch self {
    case .comment: "-->"
    case .instruction: "?>"
    case .characterData: "]]>"
    case .tag: ">"
    }
  }
}
