/// The form of a JSON value: what a reader expects, and how to convert it to a value and back.
///
/// Forms are made from other forms: `.list(of: .integer(in: 1...1000))`. Reading does not stop at
/// the first problem, so that a person sees all problems of a file at once, up to a hundred.
public struct JSONForm<Value>: Sendable {
  /// The expectation for the middle of a sentence: `a number from 1 to 1000`.
  public var expectation: String { expect() }
  /// Makes the expectation. It is made when asked for, as forms are made far more often than missed.
  let expect: @Sendable () -> String
  /// Makes the schema. It is made when asked for, so that a reader that asks for none pays nothing.
  let describe: @Sendable () -> JSONSchema
  /// Makes the value of a node, or reports why it cannot.
  let read: @Sendable (JSONNode, inout JSONReadingContext) -> Value?
  /// Makes the JSON of a value, which reads back as that value; `nil` if the form cannot express
  /// it.
  let print: @Sendable (Value) throws -> JSONValue?

  /// Creates a form of your own.
  ///
  /// - Parameters:
  ///   - expectation: The expectation, for the middle of a sentence.
  ///   - schema: The expectation for machines. It may accept more than `read`, never less.
  ///   - print: Makes the JSON of a value. A form without it only reads.
  ///   - read: Makes the value; returns `nil` if the node is not of this form.
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

  /// The expectation for machines.
  ///
  /// It is made from the parts of this form, so it describes what is read. It accepts what no
  /// schema can refuse, such as two equal names.
  public var schema: JSONSchema { describe() }

  /// Returns the form with another schema.
  ///
  /// - Parameter change: Makes the schema from the form's own, for a check that only you know.
  public func described(_ change: @escaping @Sendable (JSONSchema) -> JSONSchema) -> JSONForm {
    JSONForm(
      expecting: expectation, describing: { change(describe()) }, printing: print, reading: read)
  }

  /// Returns the form with another way to print a value.
  public func printed(
    _ print: @escaping @Sendable (Value) throws -> JSONValue?
  ) -> JSONForm {
    JSONForm(expecting: expectation, describing: describe, printing: print, reading: read)
  }

  /// Returns a value as JSON; `nil` if the form cannot express the value.
  ///
  /// - Throws: `JSONNumber.NotFinite`, or ``JSONRepeatedName``.
  public func json(of value: Value) throws -> JSONValue? { try print(value) }

  /// Returns the form with a named schema, which a document contains once, however often it is
  /// used.
  public func defined(as name: String) -> JSONForm { described { .defined(name, $0) } }
}

extension JSONValue {
  /// Creates the JSON of a value that its form can express.
  ///
  /// - Throws: `JSONNumber.NotFinite`, ``JSONRepeatedName``, or ``JSONInexpressible``.
  public init<Value>(_ value: Value, as form: JSONForm<Value>) throws {
    guard let printed = try form.json(of: value) else {
      throw JSONInexpressible(expectation: form.expectation)
    }
    self = printed
  }
}

/// The error for a value that its form cannot express.
public struct JSONInexpressible: Error, Equatable, CustomStringConvertible {
  /// The expectation of the form, for the middle of a sentence.
  public let expectation: String

  /// The message: the problem in one sentence, then the remedy in another.
  public var description: String {
    "A value cannot be written as \(expectation). This is a bug in Typeproof. Please report it."
  }
}

/// The name of the current value, and the problems so far.
struct JSONReadingContext {
  /// The current value, for the beginning of a sentence: `“weight”`.
  var subject: String
  /// The problems so far.
  var problems: JSONReadingProblems

  /// - Parameter room: The maximum number of problems to keep.
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
  ///   - form: The expected form.
  ///   - subject: The name of the value in messages, for the beginning of a sentence.
  /// - Throws: All problems in the order of the file, or the first hundred that were found.
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
