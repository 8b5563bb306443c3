/// A value that was read, with its position.
public struct JSONPlaced<Value> {
  /// The value.
  public let value: Value
  /// The position where the value begins.
  public let position: SourcePosition

  /// Creates a value at a position.
  public init(_ value: Value, at position: SourcePosition) {
    self.value = value
    self.position = position
  }
}

extension JSONPlaced: Equatable where Value: Equatable {}
extension JSONPlaced: Sendable where Value: Sendable {}

/// A value that was read, with its name in the file.
public struct JSONNamed<Value> {
  /// The name in the file.
  public let name: String
  /// The position where the name begins.
  public let namePosition: SourcePosition
  /// The value.
  public let value: Value

  /// Creates a value with its name at a position.
  public init(_ name: String, at namePosition: SourcePosition = .start, value: Value) {
    self.name = name
    self.namePosition = namePosition
    self.value = value
  }
}

extension JSONNamed: Equatable where Value: Equatable {}
extension JSONNamed: Sendable where Value: Sendable {}

/// The error for values that cannot be printed, because two have the same name.
public struct JSONRepeatedName: Error, Equatable {
  /// The name that both have.
  public let name: String
  /// The member that contains them; `nil` if no object does.
  public let member: String?

  init(_ name: String, in member: String? = nil) {
    self.name = name
    self.member = member
  }
}
