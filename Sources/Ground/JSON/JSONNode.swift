/// A value of a JSON text, with the place where it stands.
public struct JSONNode: Equatable, Sendable {
  /// What a value is.
  public enum Value: Equatable, Sendable {
    /// The word `null`.
    case null
    /// One of the words `true` and `false`.
    case bool(Bool)
    /// A number written without fraction or exponent that an `Int` can hold.
    case integer(Int)
    /// Any other number, as near as a `Double` comes to it.
    case number(JSONNumber)
    /// A text, its escapes read.
    case string(String)
    /// Values in order.
    case array([JSONNode])
    /// Values by name, in the order of the file; no two have the same name.
    case object([JSONMember])
  }

  /// What it is.
  public let value: Value
  /// Where it begins: the quotation mark of a string, the bracket of a list.
  public let position: SourcePosition

  /// A value at a place.
  public init(_ value: Value, at position: SourcePosition) {
    self.value = value
    self.position = position
  }
}

/// A name in a JSON object, with its value and the places of both.
public struct JSONMember: Equatable, Sendable {
  /// The name, its escapes read.
  public let name: String
  /// Where the name begins: its quotation mark.
  public let namePosition: SourcePosition
  /// What is called so.
  public let value: JSONNode

  /// A name at a place, and its value.
  public init(_ name: String, at namePosition: SourcePosition, value: JSONNode) {
    self.name = name
    self.namePosition = namePosition
    self.value = value
  }
}

extension JSONNode {
  /// The text, where the value is one.
  public var string: String? {
    if case .string(let string) = value { string } else { nil }
  }

  /// The number, whole or not, where the value is one.
  public var number: Double? {
    switch value {
    case .integer(let integer): Double(integer)
    case .number(let number): number.value
    default: nil
    }
  }

  /// The elements, where the value is a list.
  public var elements: [JSONNode]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  /// The members in order, where the value is an object.
  public var members: [JSONMember]? {
    if case .object(let members) = value { members } else { nil }
  }

  /// The value of a name, where the value is an object that has it.
  public subscript(name: String) -> JSONNode? {
    members?.first { $0.name == name }?.value
  }
}

extension JSONValue {
  /// A value that was read, without its places.
  public init(_ node: JSONNode) {
    switch node.value {
    case .null: self = .null
    case .bool(let bool): self = .bool(bool)
    case .integer(let integer): self = .integer(integer)
    case .number(let number): self = .number(number)
    case .string(let string): self = .string(string)
    case .array(let elements): self = .array(elements.map { JSONValue($0) })
    case .object(let members):
      self = .object(
        JSONObject(read: members.map { .init(name: $0.name, value: JSONValue($0.value)) }))
    }
  }
}
