/// What a reader expects of a value, and how the value becomes what the reader wants.
///
/// Forms are put together from forms: `.list(of: .integer(in: 1...1000))`. Reading one does not stop
/// at the first problem, so a person who wrote a file sees them at once, up to a hundred.
public struct JSONForm<Value>: Sendable {
  /// What to write, for the middle of a sentence: `a number from 1 to 1000`.
  public var expectation: String { expect() }
  /// Makes the expectation. It is made when asked for, as forms are made far more often than missed.
  let expect: @Sendable () -> String
  /// Makes the schema. It is made when asked for, so that a reader that asks for none pays nothing.
  let describe: @Sendable () -> JSONSchema
  /// Makes the value of a node, or tells why it cannot.
  let read: @Sendable (JSONNode, inout JSONReadingContext) -> Value?
  /// Makes the JSON of a value, which reads back as that value; `nil` where the form has none for it.
  let print: @Sendable (Value) throws -> JSONValue?

  /// A form of the caller's own.
  ///
  /// - Parameters:
  ///   - expectation: What to write, for the middle of a sentence.
  ///   - schema: The same for machines; it may let pass what `read` refuses, and nothing else.
  ///   - print: Makes the JSON of a value. A form without it only reads.
  ///   - read: Makes the value; `nil` where the node is not of this form.
  public init(
    _ expectation: @autoclosure @escaping @Sendable () -> String,
    schema: @autoclosure @escaping @Sendable () -> JSONSchema = .anything,
    print: @escaping @Sendable (Value) throws -> JSONValue? = { _ in nil },
    read: @escaping @Sendable (JSONNode) -> Value?
  ) {
    expect = expectation
    describe = schema
    self.print = print
    self.read = { node, context in
      if let value = read(node) { return value }
      context.reportWrongForm(of: node, expected: expectation())
      return nil
    }
  }

  init(
    expecting expectation: @autoclosure @escaping @Sendable () -> String,
    describing describe: @escaping @Sendable () -> JSONSchema,
    printing print: @escaping @Sendable (Value) throws -> JSONValue? = { _ in nil },
    reading read: @escaping @Sendable (JSONNode, inout JSONReadingContext) -> Value?
  ) {
    expect = expectation
    self.describe = describe
    self.print = print
    self.read = read
  }

  /// What a value of this form may be, for machines.
  ///
  /// It is made of the forms that this one is made of, so it says what is read. What no schema can
  /// say, such as that two names differ, it lets pass.
  public var schema: JSONSchema { describe() }

  /// The same form with another schema.
  ///
  /// - Parameter change: Makes it of the form's own, for a check that only its writer knows.
  public func described(_ change: @escaping @Sendable (JSONSchema) -> JSONSchema) -> JSONForm {
    JSONForm(
      expecting: expectation, describing: { change(describe()) }, printing: print, reading: read)
  }

  /// The same form, printed in another way.
  public func printed(
    _ print: @escaping @Sendable (Value) throws -> JSONValue?
  ) -> JSONForm {
    JSONForm(expecting: expectation, describing: describe, printing: print, reading: read)
  }

  /// A value as the form prints it; `nil` where the form cannot express the value.
  ///
  /// - Throws: `JSONNumber.NotFinite`, or ``JSONRepeatedName``.
  public func json(of value: Value) throws -> JSONValue? { try print(value) }

  /// The same form, its schema with a name, under which it is written once however often it is used.
  public func defined(as name: String) -> JSONForm { described { .defined(name, $0) } }
}

extension JSONValue {
  /// The JSON of a value that its form can express.
  ///
  /// - Throws: `JSONNumber.NotFinite`, ``JSONRepeatedName``, or ``JSONInexpressible``.
  public init<Value>(_ value: Value, as form: JSONForm<Value>) throws {
    guard let printed = try form.json(of: value) else {
      throw JSONInexpressible(expectation: form.expectation)
    }
    self = printed
  }
}

/// A value that its form cannot express.
public struct JSONInexpressible: Error, Equatable, CustomStringConvertible {
  /// What the form is, for the middle of a sentence.
  public let expectation: String

  /// The problem in one sentence, then the remedy in another.
  public var description: String {
    "A value cannot be written as \(expectation). This is a bug in Typeproof. Please report it."
  }
}

/// What the value at hand is called, and the problems found so far.
struct JSONReadingContext {
  /// The value at hand, for the beginning of a sentence: `“weight”`.
  var subject: String
  /// What was found wrong so far.
  var problems: JSONReadingProblems

  /// - Parameter room: How many problems are kept.
  init(subject: String, room: Int) {
    self.subject = subject
    problems = JSONReadingProblems(room: room)
  }

  mutating func reportWrongForm(of node: JSONNode, expected: @autoclosure () -> String) {
    problems.report(
      at: node.position,
      .wrongForm(subject: subject, found: node.shortDescription, expected: expected()))
  }
}

extension JSONNode {
  /// Reads the value by a form.
  ///
  /// - Parameters:
  ///   - form: What is expected.
  ///   - subject: What the value is called in messages, for the beginning of a sentence.
  /// - Throws: What is wrong with it, in the order of the file: everything, or the hundred mistakes that
  ///   were met first.
  public func read<Value>(
    _ form: JSONForm<Value>, called subject: String = "The file"
  ) throws(JSONReadingError) -> Value {
    var context = JSONReadingContext(subject: subject, room: JSONReadingProblems.greatestCount)
    let value = form.read(self, &context)
    guard context.problems.isEmpty, let value else {
      // A form that gives no value and no reason is a mistake of whoever wrote it, but still tells
      // where it gave up.
      if context.problems.isEmpty { context.reportWrongForm(of: self, expected: form.expectation) }
      throw JSONReadingError(context.problems.told)
    }
    return value
  }

  /// The value in a few words, for the middle of a sentence.
  public var shortDescription: String {
    switch value {
    case .null: "null"
    case .bool(let bool): bool ? "true" : "false"
    case .integer(let integer): String(integer)
    case .number: JSONValue(self).text
    case .string(let string): "“\(string.count > 40 ? string.prefix(39) + "…" : string)”"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
