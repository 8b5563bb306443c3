/// A JSON text as a value (RFC 8259).
///
/// Literals make one: `["size": 17, "styles": ["body"]]`. A `Double` goes through `JSONNumber`,
/// since JSON has neither infinity nor “not a number”.
enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(JSONNumber)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)
}

/// A finite number, as JSON can hold it.
struct JSONNumber: Equatable, Sendable {
  /// The number; finite.
  let value: Double

  /// A number; throws for infinity and “not a number”.
  init(_ value: Double) throws(NotFinite) {
    guard value.isFinite else { throw NotFinite() }
    self.value = value
  }

  /// A number that JSON cannot hold.
  struct NotFinite: Error, Equatable, CustomStringConvertible {
    var description: String {
      "A number is infinite or undefined, which JSON cannot say. Leave out --json to see it."
    }
  }
}

extension JSONValue {
  /// A number; throws for infinity and “not a number”.
  init(_ number: Double) throws(JSONNumber.NotFinite) {
    self = .number(try JSONNumber(number))
  }

  /// A text, or null where there is none.
  init(_ text: String?) {
    self = text.map(JSONValue.string) ?? .null
  }
}

/// The members of a JSON object, in the order they were added.
struct JSONObject: Equatable, Sendable {
  /// One name with its value.
  struct Member: Equatable, Sendable {
    let name: String
    let value: JSONValue
  }

  /// The members in order; no two have the same name.
  private(set) var members: [Member] = []

  /// Adds a member behind the others. Its name must be new.
  mutating func append(_ name: String, _ value: JSONValue) {
    precondition(
      !members.contains { $0.name == name }, "a JSON object has two members called \(name)")
    members.append(Member(name: name, value: value))
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, JSONValue)...) {
    for (name, value) in elements { append(name, value) }
  }
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  init(nilLiteral: ()) { self = .null }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(integerLiteral value: Int) { self = .integer(value) }
  init(stringLiteral value: String) { self = .string(value) }
  init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSONValue)...) {
    var object = JSONObject()
    for (name, value) in elements { object.append(name, value) }
    self = .object(object)
  }
}
