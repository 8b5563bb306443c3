import Wording

/// An expression of Swift, to be written so that a person can read it.
indirect enum SwiftExpression {
  /// A word or number as it stands.
  case plain(String)
  /// A call with its arguments, labels empty where there are none.
  case call(String, [(label: String, value: SwiftExpression)])
  /// Values in brackets.
  case list([SwiftExpression])
  /// Values by keys in brackets; at least one.
  case map([(key: SwiftExpression, value: SwiftExpression)])

  /// A text in quotation marks.
  ///
  /// Escaped is whatever Swift takes for something else, and whatever a terminal would act on.
  static func text(_ string: String) -> SwiftExpression {
    var quoted = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar.actsOnTerminals:
        quoted += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return .plain(quoted + "\"")
  }

  /// A number, as short as it reads back.
  static func number(_ number: Double) -> SwiftExpression { .plain(shortestDecimal(number)) }

  /// Texts in a list.
  static func texts(_ texts: [String]) -> SwiftExpression { .list(texts.map { .text($0) }) }

  /// The expression, in one line where that ends before column 100, else each part in lines of its own.
  ///
  /// - Parameters:
  ///   - column: How many characters stand before it in its line.
  ///   - indent: The blanks that its line begins with.
  ///   - trailing: How many characters stand behind it.
  func source(after column: Int, indent: String, before trailing: Int) -> String {
    let line = inOneLine
    if column + line.count + trailing <= 100 { return line }
    switch self {
    case .plain: return line
    case .call(let name, let arguments):
      // A list alone in a call needs no lines for the call.
      if arguments.count == 1, arguments[0].label.isEmpty, arguments[0].value.isLiteral {
        let list = arguments[0].value
        return "\(name)(\(list.source(after: column, indent: indent, before: trailing)))"
      }
      let parts = arguments.map { (Self.label($0.label), $0.value) }
      return name + "(\n" + Self.lines(parts, indent: indent, last: "") + indent + ")"
    case .list(let values):
      return "[\n" + Self.lines(values.map { ("", $0) }, indent: indent, last: ",") + indent + "]"
    case .map(let pairs):
      let parts = pairs.map { ($0.key.inOneLine + ": ", $0.value) }
      return "[\n" + Self.lines(parts, indent: indent, last: ",") + indent + "]"
    }
  }

  /// Parts in lines of their own.
  ///
  /// - Parameter last: What stands behind the last one.
  private static func lines(
    _ parts: [(prefix: String, value: SwiftExpression)], indent: String, last: String
  ) -> String {
    let deeper = indent + "  "
    var text = ""
    for (index, part) in parts.enumerated() {
      let start = deeper + part.prefix
      text += start + part.value.source(after: start.count, indent: deeper, before: 1)
      text += (index == parts.count - 1 ? last : ",") + "\n"
    }
    return text
  }

  private var isLiteral: Bool {
    switch self {
    case .list, .map: true
    case .plain, .call: false
    }
  }

  private var inOneLine: String {
    switch self {
    case .plain(let text): text
    case .call(let name, let arguments):
      name + "("
        + arguments.map { Self.label($0.label) + $0.value.inOneLine }.joined(separator: ", ") + ")"
    case .list(let values): "[" + values.map(\.inOneLine).joined(separator: ", ") + "]"
    case .map(let pairs):
      "["
        + pairs.map { $0.key.inOneLine + ": " + $0.value.inOneLine }.joined(separator: ", ") + "]"
    }
  }

  private static func label(_ label: String) -> String { label.isEmpty ? "" : label + ": " }
}

/// A call in the making: arguments in order, those that say nothing new left out.
struct SwiftCall {
  private let name: String
  private var arguments: [(label: String, value: SwiftExpression)] = []

  /// A call of a type or function.
  init(_ name: String) { self.name = name }

  /// The call with the arguments added so far.
  var expression: SwiftExpression { .call(name, arguments) }
  /// Whether nothing was added.
  var isEmpty: Bool { arguments.isEmpty }

  /// Adds an argument, where there is one.
  mutating func add(_ label: String, _ value: SwiftExpression?) {
    if let value { arguments.append((label, value)) }
  }

  /// Adds an argument, unless it is the usual one.
  mutating func add<Value: Equatable>(
    _ label: String, _ value: Value, unless usual: Value, _ expression: (Value) -> SwiftExpression
  ) {
    if value != usual { add(label, expression(value)) }
  }

  /// Adds another call, unless it has no arguments.
  mutating func add(_ label: String, unlessEmpty call: SwiftCall) {
    if !call.isEmpty { add(label, call.expression) }
  }
}
