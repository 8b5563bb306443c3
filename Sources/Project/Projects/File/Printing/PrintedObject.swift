import DynamicType
import JSON

/// An object as a project's file has it: what says nothing new is left out.
struct PrintedObject {
  private var object = JSONObject()

  /// The object with the members added so far.
  var json: JSONValue { .object(object) }
  /// Whether nothing was added.
  var isEmpty: Bool { object.members.isEmpty }

  /// Adds a member; its name must be new.
  mutating func add(_ name: String, _ value: JSONValue) { object.append(name, value) }

  /// Adds a text, where there is one.
  mutating func add(_ name: String, _ text: String?) {
    if let text { add(name, JSONValue.string(text)) }
  }

  /// Adds a number, where there is one.
  mutating func add(_ name: String, _ number: Double?) throws {
    if let number { add(name, try JSONValue.read(number)) }
  }

  /// Adds a size or length in points, where there is one.
  mutating func add(_ name: String, _ points: Points?) throws { try add(name, points?.value) }

  /// Adds texts, where there are any.
  mutating func add(_ name: String, _ texts: [String]?) {
    if let texts { add(name, .array(texts.map { .string($0) })) }
  }

  /// Adds a value, unless it is the usual one.
  mutating func add<Value: Equatable>(
    _ name: String, _ value: Value, unless usual: Value, _ json: (Value) throws -> JSONValue
  ) rethrows {
    if value != usual { add(name, try json(value)) }
  }

  /// Adds an object, unless it has no members.
  mutating func add(_ name: String, unlessEmpty object: PrintedObject) {
    if !object.isEmpty { add(name, object.json) }
  }

  /// Values by names; throws where two names are the same.
  static func named(
    _ values: some Sequence<(String, JSONValue)>, in part: String
  ) throws -> PrintedObject {
    var printed = PrintedObject()
    var seen = Set<String>()
    for (name, value) in values {
      guard seen.insert(name).inserted else {
        throw ProjectPrintingError.sameName(name, part: part)
      }
      printed.add(name, value)
    }
    return printed
  }
}

extension JSONValue {
  /// A number as a reader has it: a whole one as such.
  static func read(_ number: Double) throws -> JSONValue {
    if let whole = Int(exactly: number) { return .integer(whole) }
    return try JSONValue(number)
  }
}
