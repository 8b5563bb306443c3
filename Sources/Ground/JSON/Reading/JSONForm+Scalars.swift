import Wording

extension JSONForm where Value == String {
  /// Any text.
  public static var text: JSONForm {
    JSONForm(
      "a text in quotation marks", schema: .text(JSONSchema.Text()), print: { .string($0) }
    ) { $0.string }
  }

  /// A text with at least one character.
  public static var filledText: JSONForm {
    JSONForm(
      "a text with at least one character", schema: .filledText, print: { .string($0) }
    ) { node in
      node.string.flatMap { $0.isEmpty ? nil : $0 }
    }
  }
}

extension JSONForm where Value == Bool {
  /// One of the words `true` and `false`.
  public static var truth: JSONForm {
    JSONForm("true or false", schema: .truth, print: { .bool($0) }) { node in
      if case .bool(let bool) = node.value { bool } else { nil }
    }
  }
}

extension JSONForm where Value == Int {
  /// A whole number of a range; `17.0` is one too.
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
  /// Any number.
  public static var number: JSONForm {
    JSONForm("a number", schema: .number(JSONSchema.Bounds()), print: JSONValue.shortest) {
      $0.number
    }
  }

  /// A number of a range.
  public static func number(in range: ClosedRange<Double>) -> JSONForm {
    JSONForm(
      "a number from \(shortestDecimal(range.lowerBound)) to \(shortestDecimal(range.upperBound))",
      schema: .number(JSONSchema.Bounds(least: range.lowerBound, greatest: range.upperBound)),
      print: JSONValue.shortest
    ) { node in
      node.number.flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// A number above a bound.
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
  /// A number as a reader has it: a whole one as such.
  @Sendable fileprivate static func shortest(_ number: Double) throws -> JSONValue {
    if let whole = Int(exactly: number) { return .integer(whole) }
    return try JSONValue(number)
  }
}

extension JSONForm where Value: Sendable & Equatable {
  /// One of several words; a likely misspelling is told as such.
  ///
  /// - Parameter choices: The words with their meanings, in the order to name them in.
  public static func choice(_ choices: [(String, Value)]) -> JSONForm {
    oneOf(
      words: { choices.map(\.0) }, printing: { value in choices.first { $0.1 == value }?.0 },
      reading: { word in choices.first { $0.0 == word }?.1 })
  }

  /// One of several words.
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
  /// One of the cases of a type, by its raw value.
  public static var rawValue: JSONForm {
    oneOf(
      words: { Value.allCases.map(\.rawValue) }, printing: \.rawValue,
      reading: { Value(rawValue: $0) })
  }
}

extension JSONForm where Value: Sendable {
  /// A text that an initialiser takes, such as the name of a style.
  ///
  /// - Parameters:
  ///   - expectation: What to write, for the middle of a sentence.
  ///   - schema: Which texts it takes; put together only where somebody asks for the schema.
  ///   - print: Makes the text of a value. A form without it only reads.
  ///   - make: Makes the value; its error is told in its own words behind the place.
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
