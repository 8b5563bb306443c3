/// A JSON text as a value (RFC 8259).
///
/// You can write one with literals: `["size": 17, "styles": ["body"]]`. A `Double` needs
/// `JSONNumber`, because JSON has neither infinity nor NaN.
public enum JSONValue: Equatable, Sendable {
  /// The word `null`.
  case null
  /// One of the words `true` and `false`.
  case bool(Bool)
  /// A whole number, with all its digits.
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

/// A finite number, as JSON requires.
public struct JSONNumber: Equatable, Sendable {
  /// The number; finite.
  public let value: Double

  /// Creates a number. Throws for infinity and NaN.
  public init(_ value: Double) throws(NotFinite) {
    guard value.isFinite else { throw NotFinite() }
    self.value = value
  }

  /// The error for a number that JSON cannot contain.
  public struct NotFinite: Error, Equatable, CustomStringConvertible {
    /// The message: the problem in one sentence, then the remedy in another.
    public var description: String {
      "A number is infinite or NaN, which JSON cannot represent. Choose another output format."
    }
  }
}

extension JSONValue {
  /// Creates a number. Throws for infinity and NaN.
  public init(_ number: Double) throws(JSONNumber.NotFinite) {
    self = .number(try JSONNumber(number))
  }

  /// Creates a text, or `null` for `nil`.
  public init(_ text: String?) {
    self = text.map(JSONValue.string) ?? .null
  }
}

/// The members of a JSON object, in the order they were added.
public struct JSONObject: Equatable, Sendable {
  /// A member: a name with its value.
  public struct Member: Equatable, Sendable {
    /// The name of the member.
    public let name: String
    /// The value of the member.
    public let value: JSONValue
  }

  /// The members in order; no two have the same name.
  public private(set) var members: [Member] = []

  /// Creates an object from members whose names were found to differ.
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
  /// Creates an object from members in order. No two may have the same name.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    for (name, value) in elements { append(name, value) }
  }
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// Creates the value `null`.
  public init(nilLiteral: ()) { self = .null }
  /// Creates the value `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Creates a whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// Creates a text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Creates a list of values.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// Creates an object. No two members may have the same name.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    var object = JSONObject()
    for (name, value) in elements { object.append(name, value) }
    self = .object(object)
  }
}

extension JSONValue {
  /// Returns a number rounded to a millionth, which hides the rounding errors of sums.
  public static func rounded(_ number: Double) throws(JSONNumber.NotFinite) -> JSONValue {
    try JSONValue((number * 1_000_000).rounded(.toNearestOrAwayFromZero) / 1_000_000)
  }
}
