import Wording

extension JSONValue {
  /// The value as text: two blanks for each level, members in their order, always the same bytes.
  ///
  /// There is no line break at the end.
  public var text: String {
    var text = ""
    write(to: &text, indent: "")
    return text
  }

  private func write(to text: inout String, indent: String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let number): text += shortestDecimal(number.value)
    case .string(let string): text += Self.quoted(string)
    case .array(let elements):
      Self.writeList(elements, between: "[", and: "]", to: &text, indent: indent) {
        element, text, indent in
        element.write(to: &text, indent: indent)
      }
    case .object(let object):
      Self.writeList(object.members, between: "{", and: "}", to: &text, indent: indent) {
        member, text, indent in
        text += Self.quoted(member.name) + ": "
        member.value.write(to: &text, indent: indent)
      }
    }
  }

  private static func writeList<Item>(
    _ items: [Item], between open: String, and close: String, to text: inout String,
    indent: String, write: (Item, inout String, String) -> Void
  ) {
    text += open
    let deeper = indent + "  "
    for (position, item) in items.enumerated() {
      text += (position == 0 ? "\n" : ",\n") + deeper
      write(item, &text, deeper)
    }
    text += (items.isEmpty ? "" : "\n" + indent) + close
  }

  /// A string in quotation marks.
  ///
  /// Escaped are the quotation mark, the backslash and the controls below U+0020, as JSON demands,
  /// and all else a terminal would act on, since JSON is often read in one.
  private static func quoted(_ string: String) -> String {
    var quoted = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar.actsOnTerminals:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
