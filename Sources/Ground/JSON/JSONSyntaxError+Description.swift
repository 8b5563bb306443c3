extension JSONSyntaxError: CustomStringConvertible {
  /// The message with the line and column, to put after the name of the file.
  public var description: String { "\(position): \(problem)" }
}

extension JSONSyntaxError.Problem: CustomStringConvertible {
  /// The message without the position: the problem in one sentence, then the remedy in another.
  public var description: String {
    switch self {
    case .tooLarge(let bytes, let limit):
      "The text has \(bytes) bytes, and at most \(limit) are read. Split it."
    case .tooManyValues(let limit):
      "There are more than \(limit) values. Split the text."
    case .wideEncoding: "The text is not in UTF-8 but in UTF-16 or UTF-32. Save it as UTF-8."
    case .notUTF8(let byte):
      "The byte 0x\(String(byte, radix: 16, uppercase: true)) is not UTF-8. Save the file as UTF-8."
    case .empty: "There is no value. Write one, such as {}."
    case .trailingText: "There is text after the end of the value. Remove it."
    case .tooDeep(let limit):
      "Lists and objects are nested more than \(limit) levels deep. Nest them less."
    case .noValue(let found):
      "\(Self.found(found)), but a value is expected. Write a text in quotation marks, a number, "
        + "true, false, null, a list or an object."
    case .noName(let found):
      "\(Self.found(found)), but a name is expected. Write a name in quotation marks, then a colon."
    case .missingColon(let name): "“\(name)” has no colon after it. Write “:” and a value."
    case .unquoted(let word): "“\(word)” has no quotation marks. Write \"\(word)\"."
    case .wrongQuotes: "JSON has only the quotation mark \". Write that."
    case .misspelled(let word, let meant): "“\(word)” is not a word of JSON. Write \(meant)."
    case .notFinite(let word): "JSON has no “\(word)”. Write a number, or null."
    case .duplicateName(let name, let first):
      "The object already has “\(name)”, on \(first). Remove or rename one."
    case .numberOutOfRange(let number):
      "\(number) is out of range. Write a number closer to zero."
    case .comment: "Strict JSON has no comments. Remove it."
    case .unterminatedComment: "The comment does not end. Write “*/” after it."
    case .unclosed, .wrongBracket, .missingComma, .surplusComma: structure
    case .malformedNumber(let number, let fault): "“\(number)” \(fault)"
    case .unterminatedString, .controlCharacter, .unknownEscape, .malformedUnicodeEscape,
      .loneSurrogate:
      text
    }
  }

  /// The message for a problem with brackets and commas.
  private var structure: String {
    switch self {
    case .unclosed(let container, let opening):
      "The text ends inside the \(container) that begins on \(opening). Write "
        + "“\(container.close)” at its end."
    case .wrongBracket(let container, let opening):
      "The \(container) that begins on \(opening) ends with the wrong bracket. Write "
        + "“\(container.close)”."
    case .missingComma(let container):
      "A comma is missing before this \(container.element). Write “,” between \(container.element)s."
    default: "There is no value after the comma. Remove the comma, or write a value."
    }
  }

  /// The message for a problem within quotation marks.
  private var text: String {
    switch self {
    case .controlCharacter(0x0A), .controlCharacter(0x0D):
      "A text contains a line break. Write \\n for a line break, or add the missing \"."
    case .controlCharacter(0x09): "A text contains a tab. Write \\t."
    case .controlCharacter(let code):
      "A text contains a control character. Write \\u00\(code < 16 ? "0" : "")"
        + "\(String(code, radix: 16, uppercase: true)), or remove it."
    case .unknownEscape(let character?):
      "“\\\(character)” is not an escape of JSON. Write \\\\ for a backslash; escapes are "
        + "\\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four digits."
    case .malformedUnicodeEscape:
      "“\\u” needs four hexadecimal digits. Write them, as in \\u00E9."
    case .loneSurrogate(let unit):
      "\\u\(String(unit, radix: 16, uppercase: true)) is half of a surrogate pair. Write the "
        + "other half beside it, or the character itself."
    default: "The text has no closing quotation mark. Write \" after it."
    }
  }

  private static func found(_ found: String?) -> String {
    found.map { "There is “\($0)”" } ?? "The text ends"
  }
}

extension JSONSyntaxError.Container: CustomStringConvertible {
  /// The container in words, for the middle of a sentence.
  public var description: String { self == .list ? "list" : "object" }

  /// The bracket that closes it.
  var close: String { self == .list ? "]" : "}" }

  /// The name of what it contains.
  var element: String { self == .list ? "value" : "name" }
}

extension JSONSyntaxError.NumberFault: CustomStringConvertible {
  /// The problem of a number and its remedy, to put after the number.
  public var description: String {
    switch self {
    case .leadingZero: "has a zero before its first digit. Remove the zero."
    case .plusSign: "has a plus sign. Remove the sign."
    case .noDigitBeforePoint: "has no digit before its point. Write 0 there."
    case .noDigitBehindPoint: "has no digit after its point. Write 0 there, or remove the point."
    case .noDigitInExponent: "has no digit in its exponent. Write one, or remove the “e”."
    case .noDigit: "has no digit after its sign. Write a number."
    case .trailing: "is not a number of JSON. Write only digits, or put it in quotation marks."
    }
  }
}
