import Wording

extension JSONForm where Value == String {
  /// A form for any text.
  public static var text: JSONForm {
    JSONForm(
      "a text in quotation marks", schema: .text(JSONSchema.Text()), print: { .string($0) }
    ) { $0.string }
  }

  /// A form for a text with at least one character.
  public static var filledText: JSONForm {
    JSONForm(
      "a text with at least one character", schema: .filledText, print: { .string($0) }
    ) { node in
      node.string.flatMap { $0.isEmpty ? nil : $0 }
    }
  }
}

extension JSONForm where Value == Bool {
  /// A form for one of the words `true` and `false`.
  public static var truth: JSONForm {
    JSONForm("true or false", schema: .truth, print: { .bool($0) }) { node in
      if case .bool(let bool) = node.value { bool } else { nil }
    }
  }
}

extension JSONForm where Value == Int {
  /// Returns a form for a whole number in a range. `17.0` is one too.
  public static func integer(in range: ClosedRange<Int>) -> JSONForm {
    JSONForm(
      range.count == 1
        ? "\(range.lowerBound)" : "a whole number from \(range.lowerBound) to \(range.upperBound)",
      schema: .integer(range), print: { .integer($0) }
    ) { node in
      let integer: Int?
      switch node.value {
      case .integer(let exact): integer = exact
      case .number(let number): integer = Int(exactly: number.value)
      default: integer = nil
      }
      return integer.flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension JSONForm where Value == Double {
  /// A form for any number.
  public static var number: JSONForm {
    JSONForm("a number", schema: .number(JSONSchema.Bounds()), print: JSONValue.shortest) {
      $0.number
    }
  }

  /// Returns a form for a number in a range.
  public static func number(in range: ClosedRange<Double>) -> JSONForm {
    JSONForm(
      "a number from \(shortestDecimal(range.lowerBound)) to \(shortestDecimal(range.upperBound))",
      schema: .number(JSONSchema.Bounds(least: range.lowerBound, greatest: range.upperBound)),
      print: JSONValue.shortest
    ) { node in
      node.number.flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// Returns a form for a number above a bound.
  public static func number(above bound: Double) -> JSONForm {
    JSONForm(
      "a number above \(shortestDecimal(bound))",
      schema: .number(JSONSchema.Bounds(above: bound)), print: JSONValue.shortest
    ) { node in
      node.number.flatMap { $0 > bound ? $0 : nil }
    }
  }
}

extension JSONValue {
  /// Returns a number in its shortest form: a whole one as an integer.
  @Sendable fileprivate static func shortest(_ number: Double) throws -> JSONValue {
    if let whole = Int(exactly: number) { return .integer(whole) }
    return try JSONValue(number)
  }
}

extension JSONForm where Value: Sendable & Equatable {
  /// Returns a form for one of several words. A likely misspelling is reported as such.
  ///
  /// - Parameter choices: The words with their meanings, in the order for messages.
  public static func choice(_ choices: [(String, Value)]) -> JSONForm {
    oneOf(
      words: { choices.map(\.0) }, printing: { value in choices.first { $0.1 == value }?.0 },
      reading: { word in choices.first { $0.0 == word }?.1 })
  }

  /// Returns a form for one of several words.
  fileprivate static func oneOf(
    words: @escaping @Sendable () -> [String],
    printing word: @escaping @Sendable (Value) -> String?,
    reading value: @escaping @Sendable (String) -> Value?
  ) -> JSONForm {
    let expect: @Sendable () -> String = {
      let quoted = words().map { "“\($0)”" }
      return (quoted.count == 1 ? "" : "one of ") + quoted.joined(separator: ", ")
    }
    return JSONForm(
      expecting: expect(), describing: { .words(words()) },
      printing: { word($0).map(JSONValue.string) }
    ) { node, context in
      if let value = node.string.flatMap(value) { return value }
      context.reportWrongForm(
        of: node,
        expected: node.string.flatMap { nearestSpelling(to: $0, in: words()) }.map { "“\($0)”" }
          ?? expect())
      return nil
    }
  }
}

extension JSONForm
where Value: CaseIterable & RawRepresentable & Sendable & Equatable, Value.RawValue == String {
  /// A form for one of the cases of a type, by its raw value.
  public static var rawValue: JSONForm {
    oneOf(
      words: { Value.allCases.map(\.rawValue) }, printing: \.rawValue,
      reading: { Value(rawValue: $0) })
  }
}

extension JSONForm where Value: Sendable {
  /// Returns a form for a text that an initialiser accepts, such as the name of a style.
  ///
  /// - Parameters:
  ///   - expectation: The expectation, for the middle of a sentence.
  ///   - schema: The accepted texts; made only if the schema is asked for.
  ///   - print: Makes the text of a value. A form without it only reads.
  ///   - make: Makes the value. Its error is reported in its own words after the position.
  public static func text(
    _ expectation: String,
    schema: @autoclosure @escaping @Sendable () -> JSONSchema = .text(JSONSchema.Text()),
    print: @escaping @Sendable (Value) -> String? = { _ in nil },
    _ make: @escaping @Sendable (String) throws -> Value
  ) -> JSONForm {
    JSONForm(
      expecting: expectation, describing: schema, printing: { print($0).map(JSONValue.string) }
    ) { node, context in
      guard let text = node.string else {
        context.reportWrongForm(of: node, expected: expectation)
        return nil
      }
      do {
        return try make(text)
      } catch {
        let subject = context.subject
        context.problems.report(at: node.position, .told("\(subject): \(error)"))
        return nil
      }
    }
  }
}
