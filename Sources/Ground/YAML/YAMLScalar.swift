import JSON

/// The meaning of single words of YAML.
enum YAMLScalar {
  /// The prefix of the tags of YAML's own types.
  static let tagPrefix = "tag:yaml.org,2002:"

  /// Returns the value of a word.
  ///
  /// - Parameters:
  ///   - text: The word, with its escapes replaced.
  ///   - tag: The word's tag, if it has one.
  ///   - isPlain: Whether the word has no quotation marks.
  ///   - position: The position of the word.
  static func value(
    of text: String, tag: String?, isPlain: Bool, at position: SourcePosition
  ) throws(YAMLSyntaxError) -> JSONNode.Value {
    guard let tag else { return isPlain ? plainValue(of: text) : .string(text) }
    switch tag {
    case "!", tagPrefix + "str": return .string(text)
    case tagPrefix + "int", tagPrefix + "float", tagPrefix + "bool", tagPrefix + "null":
      let value = plainValue(of: text)
      if case .string = value { throw YAMLSyntaxError(.unknownTag(tag), at: position) }
      return value
    default: throw YAMLSyntaxError(.unknownTag(tag), at: position)
    }
  }

  /// The value of a word without quotation marks and tag.
  static func plainValue(of text: String) -> JSONNode.Value {
    switch text {
    case "", "~", "null", "Null", "NULL": .null
    case "true", "True", "TRUE": .bool(true)
    case "false", "False", "FALSE": .bool(false)
    default: number(text) ?? .string(text)
    }
  }

  /// The number that a word is; `nil` for other words, `.inf` and `.nan` among them.
  private static func number(_ text: String) -> JSONNode.Value? {
    guard let last = text.utf8.last, isDigit(last) || last == UInt8(ascii: ".") || isHex(text)
    else { return nil }
    let isNegative = text.hasPrefix("-")
    let unsigned = isNegative || text.hasPrefix("+") ? text.dropFirst() : text[...]
    // These have no sign in the core schema.
    if text.hasPrefix("0x"), let digits = digits(of: text.dropFirst(2)) {
      return Int(digits, radix: 16).map { .integer($0) }
    }
    if text.hasPrefix("0o"), let digits = digits(of: text.dropFirst(2)) {
      return Int(digits, radix: 8).map { .integer($0) }
    }
    guard let digits = digits(of: unsigned), isDecimal(digits) else { return nil }
    if let whole = Int((isNegative ? "-" : "") + digits) { return .integer(whole) }
    guard let number = Double(digits.hasSuffix(".") ? digits + "0" : digits),
      let finite = try? JSONNumber(isNegative ? -number : number)
    else { return nil }
    return .number(finite)
  }

  private static func isHex(_ text: String) -> Bool { text.contains("0x") }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Returns a word without the underscores between its digits; `nil` if it has others.
  private static func digits(of text: Substring) -> String? {
    guard !text.hasPrefix("_"), !text.hasSuffix("_"), !text.contains("__") else { return nil }
    // `Int` also accepts a sign after “0x” or “0o”.
    guard !text.hasPrefix("-"), !text.hasPrefix("+") else { return nil }
    return String(text.filter { $0 != "_" })
  }

  /// Whether a word is digits, with a point and an exponent at most.
  private static func isDecimal(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    func digits() -> Int {
      let count = rest.prefix(while: isDigit).count
      rest = rest.dropFirst(count)
      return count
    }
    var count = digits()
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      count += digits()
    }
    guard count > 0 else { return false }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") {
        rest = rest.dropFirst()
      }
      guard digits() > 0 else { return false }
    }
    return rest.isEmpty
  }
}
