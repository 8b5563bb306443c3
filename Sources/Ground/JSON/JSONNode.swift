/// A value of a JSON text, with its position in the text.
public struct JSONNode: Equatable, Sendable {
  /// The kinds of values.
  public enum Value: Equatable, Sendable {
    /// The word `null`.
    case null
    /// One of the words `true` and `false`.
    case bool(Bool)
    /// A number written without fraction or exponent that an `Int` can hold.
    case integer(Int)
    /// Any other number, as the nearest `Double`.
    case number(JSONNumber)
    /// A text, with its escapes replaced.
    case string(String)
    /// Values in order.
    case array([JSONNode])
    /// Values by name, in the order of the file; no two have the same name.
    case object([JSONMember])
  }

  /// The value.
  public let value: Value
  /// The position where it begins: the quotation mark of a string, the bracket of a list.
  public let position: SourcePosition

  /// Creates a value at a position.
  public init(_ value: Value, at position: SourcePosition) {
    self.value = value
    self.position = position
  }
}

/// A member of a JSON object: a name and a value, with the positions of both.
public struct JSONMember: Equatable, Sendable {
  /// The name, with its escapes replaced.
  public let name: String
  /// The position where the name begins: its quotation mark.
  public let namePosition: SourcePosition
  /// The value of the member.
  public let value: JSONNode

  /// Creates a member from a name at a position, and its value.
  public init(_ name: String, at namePosition: SourcePosition, value: JSONNode) {
    self.name = name
    self.namePosition = namePosition
    self.value = value
  }
}

extension JSONNode {
  /// The text; `nil` if the value is not a text.
  public var string: String? {
    if case .string(let string) = value { string } else { nil }
  }

  /// The number, whole or not; `nil` if the value is not a number.
  public var number: Double? {
    switch value {
    case .integer(let integer): Double(integer)
    case .number(let number): number.value
    default: nil
    }
  }

  /// The elements; `nil` if the value is not a list.
  public var elements: [JSONNode]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  /// The members in order; `nil` if the value is not an object.
  public var members: [JSONMember]? {
    if case .object(let members) = value { members } else { nil }
  }

  /// The value of a name; `nil` if the value is not an object, or has no such name.
  public subscript(name: String) -> JSONNode? {
    members?.first { $0.name == name }?.value
  }
}

extension JSONValue {
  /// Creates a value from one that was read, without the positions.
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
