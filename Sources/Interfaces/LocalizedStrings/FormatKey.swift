/// A literal of the source as a key in strings files: its words, with a specifier such as `%lld`
/// for each value.
package struct FormatKey: Hashable, Sendable {
  /// The key. A percent sign of the literal is doubled beside values, as in the files.
  package let text: String
  /// The values, in their order.
  package let arguments: [FormatArgument]

  /// A part of a literal.
  package enum Part {
    case words(String)
    case argument(FormatArgument)
  }

  /// The key of a literal.
  ///
  /// - Parameter key: The key to use instead of the literal's words.
  package init(_ parts: [Part], as key: String? = nil) {
    var (text, arguments) = ("", [FormatArgument]())
    let hasArguments = parts.contains { if case .argument = $0 { true } else { false } }
    for part in parts {
      switch part {
      case .words(let words):
        text +=
          hasArguments
          ? words.split(separator: "%", omittingEmptySubsequences: false)
            .joined(separator: "%%") : words
      case .argument(let argument):
        text += "%" + argument.specifier
        arguments.append(argument)
      }
    }
    self.text = key ?? text
    self.arguments = arguments
  }
}

/// A value in a literal, reduced to what its key and its plural depend on.
package struct FormatArgument: Hashable, Sendable {
  /// The specifier in the key, without the percent sign: `@`, `lld`, `.2f`.
  package let specifier: String
  /// The number that selects the plural; `nil` for a value that is not counted.
  package let number: Double?

  /// Anything that is shown as a text.
  package static let object = FormatArgument(specifier: "@", number: nil)

  /// Creates a value with a format from the source, such as `%.2f`.
  package init(format: String, number: Double?) {
    specifier = format.hasPrefix("%") ? String(format.dropFirst()) : format
    self.number = number
  }

  private init(specifier: String, number: Double?) {
    self.specifier = specifier
    self.number = number
  }

  /// Creates a value from a whole number.
  package init<Number: BinaryInteger>(_ number: Number) {
    let isLong = MemoryLayout<Number>.size > 4
    specifier = (isLong ? "ll" : "") + (Number.isSigned ? "d" : "u")
    self.number = Double(number)
  }

  /// Creates a value from a number with a fraction.
  package init<Number: BinaryFloatingPoint>(_ number: Number) {
    specifier = MemoryLayout<Number>.size > 4 ? "lf" : "f"
    self.number = Double(number)
  }
}
