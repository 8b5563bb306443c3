import Wording

extension JSONValue {
  /// The value as text: indented by two blanks per level, members in their order, always the same
  /// bytes.
  ///
  /// There is no line break at the end.
  public var text: String { text(fitting: 0) }

  /// Returns the value as text, with each inner list and object on one line if it fits. Every part
  /// of the value itself has a line of its own.
  ///
  /// - Parameter width: The last column of such a line; 0 for no such lines.
  public func text(fitting width: Int) -> String {
    var text = ""
    write(to: &text, indent: "", column: 0, trailing: 0, fitting: width)
    return text
  }

  /// - Parameters:
  ///   - column: The number of characters before the value in its line.
  ///   - trailing: The number of characters after it.
  private func write(
    to text: inout String, indent: String, column: Int, trailing: Int, fitting width: Int
  ) {
    if width > 0, !indent.isEmpty, let line = inOneLine(upTo: width - column - trailing) {
      text += line
      return
    }
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let number): text += shortestDecimal(number.value)
    case .string(let string): text += Self.quoted(string)
    case .array(let elements):
      Self.writeList(elements.map { ("", $0) }, in: ("[", "]"), to: &text, indent, width)
    case .object(let object):
      let members = object.members.map { (Self.quoted($0.name) + ": ", $0.value) }
      Self.writeList(members, in: ("{", "}"), to: &text, indent, width)
    }
  }

  private static func writeList(
    _ items: [(name: String, value: JSONValue)], in brackets: (open: String, close: String),
    to text: inout String, _ indent: String, _ width: Int
  ) {
    text += brackets.open
    let deeper = indent + "  "
    for (position, item) in items.enumerated() {
      text += (position == 0 ? "\n" : ",\n") + deeper + item.name
      item.value.write(
        to: &text, indent: deeper, column: deeper.count + item.name.count,
        trailing: position == items.count - 1 ? 0 : 1, fitting: width)
    }
    text += (items.isEmpty ? "" : "\n" + indent) + brackets.close
  }

  /// Returns the value without a line break; `nil` if that is longer than a length.
  private func inOneLine(upTo length: Int) -> String? {
    let items: [(name: String, value: JSONValue)]
    let brackets: (open: String, close: String)
    switch self {
    case .array(let elements):
      (items, brackets) = (elements.map { ("", $0) }, ("[", "]"))
    case .object(let object):
      items = object.members.map { (Self.quoted($0.name) + ": ", $0.value) }
      brackets = ("{", "}")
    case .null, .bool, .integer, .number, .string: return self.text
    }
    var line = brackets.open
    for (position, item) in items.enumerated() {
      line += (position == 0 ? "" : ", ") + item.name
      // No character has fewer bytes, and few have more than four: a long list is given up early.
      guard line.utf8.count <= 4 * length else { return nil }
      guard let value = item.value.inOneLine(upTo: length - line.count) else { return nil }
      line += value
    }
    line += brackets.close
    return line.count <= length ? line : nil
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
