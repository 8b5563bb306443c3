/// `@Entry var name: Type = value` in an extension of `EnvironmentValues`: a key with the value as
/// its default, and a variable that reads and writes the value of the key.
struct EntryMacro {
  private let isAccessor: Bool
  private let variable: Variable?

  /// Reads the compiler's message; nil if it is about another macro.
  init?(in message: String) {
    guard message.contains(#""typeName":"Entry""#),
      let declaration = message.string(of: "source", in: "declSyntax")
    else { return nil }
    isAccessor = message.contains(#""macroRole":"accessor""#)
    variable = Variable(declaration)
  }

  var expansion: String {
    guard let variable else {
      let need = "@Entry needs a variable with a type or a value: @Entry var name: Type = value"
      return isAccessor ? #"{ get { #error("\#(need)") } }"# : ""
    }
    let key = "__Key_\(variable.name)"
    guard !isAccessor else {
      return "{ get { self[\(key).self] } set { self[\(key).self] = newValue } }"
    }
    return "private enum \(key): EnvironmentKey { \(variable.defaultValue) }"
  }
}

/// The parts of a variable's declaration.
private struct Variable {
  let name: String
  private let type: String?
  private let value: String?

  init?(_ declaration: String) {
    let code = declaration.withoutLeadingComments
    guard let start = code.firstRange(of: "var ")?.upperBound else { return nil }
    let rest = code[start...]
    let assignment = rest.firstIndex(of: "=")
    let head = rest[..<(assignment ?? rest.endIndex)]
    name = String(head.prefix { $0 != ":" }).trimmed
    type = head.firstIndex(of: ":").map { String(head[head.index(after: $0)...]).trimmed }
    value = assignment.map { String(rest[rest.index(after: $0)...]).trimmed }
    guard !name.isEmpty, type != nil || value != nil else { return nil }
  }

  /// The key's default. Without a type, only a constant leaves the type to the compiler.
  var defaultValue: String {
    guard let type else { return "static let defaultValue = \(value ?? "nil")" }
    // A line of its own, since a comment may follow the value.
    return "static var defaultValue: \(type) { \(value ?? "nil")\n}"
  }
}

extension String {
  /// The text after the comments that it begins with.
  fileprivate var withoutLeadingComments: Substring {
    var rest = self[...]
    while true {
      rest = rest.drop { $0.isWhitespace }
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*"), let end = rest.firstRange(of: "*/") {
        rest = rest[end.upperBound...]
      } else {
        return rest
      }
    }
  }

  fileprivate var trimmed: String {
    let start = drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
