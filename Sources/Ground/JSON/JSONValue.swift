/// A JSON text as a value (RFC 8259).
///
/// Literals make one: `["size": 17, "styles": ["body"]]`. A `Double` goes through `JSONNumber`,
/// since JSON has neither infinity nor “not a number”.
public enum JSONValue: Equatable, Sendable {
  /// The word `null`.
  case null
  /// One of the words `true` and `false`.
  case bool(Bool)
  /// A whole number, to its last digit.
  case integer(Int)
  /// Any other number.
  case number(JSONNumber)
  /// A text.
  case string(String)
  /// Values in order.
  case array([JSONValue])
  /// Values by name, in order.
  case object(JSONObject)
}

/// A finite number, as JSON can hold it.
public struct JSONNumber: Equatable, Sendable {
  /// The number; finite.
  public let value: Double

  /// A number; throws for infinity and “not a number”.
  public init(_ value: Double) throws(NotFinite) {
    guard value.isFinite else { throw NotFinite() }
    self.value = value
  }

  /// A number that JSON cannot hold.
  public struct NotFinite: Error, Equatable, CustomStringConvertible {
    /// The problem in one sentence, then the remedy in another.
    public var description: String {
      "A number is infinite or NaN, which JSON cannot represent. Choose another output format."
    }
  }
}

extension JSONValue {
  /// A number; throws for infinity and “not a number”.
  public init(_ number: Double) throws(JSONNumber.NotFinite) {
    self = .number(try JSONNumber(number))
  }

  /// A text, or null where there is none.
  public init(_ text: String?) {
    self = text.map(JSONValue.string) ?? .null
  }
}

/// The members of a JSON object, in the order they were added.
public struct JSONObject: Equatable, Sendable {
  /// One name with its value.
  public struct Member: Equatable, Sendable {
    /// What the value is called.
    public let name: String
    /// What is called so.
    public let value: JSONValue
  }

  /// The members in order; no two have the same name.
  public private(set) var members: [Member] = []

  /// Members whose names a reader found to differ.
  init(read members: [Member]) {
    self.members = members
  }

  /// Adds a member behind the others. Its name must be new.
  public mutating func append(_ name: String, _ value: JSONValue) {
    assert(
      !members.contains { $0.name == name }, "a JSON object has two members called \(name)")
    members.append(Member(name: name, value: value))
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// Members in order; no two may have the same name.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    for (name, value) in elements { append(name, value) }
  }
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// The word `null`.
  public init(nilLiteral: ()) { self = .null }
  /// A truth value.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// A whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// A text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Values in order.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// Values by name; no two may have the same name.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    var object = JSONObject()
    for (name, value) in elements { object.append(name, value) }
    self = .object(object)
  }
}

extension JSONValue {
  /// A number to a millionth: without the last bits, in which sums of tenths show.
  public static func rounded(_ number: Double) throws(JSONNumber.NotFinite) -> JSONValue {
    try JSONValue((number * 1_000_000).rounded(.toNearestOrAwayFromZero) / 1_000_000)
  }
}
