/// A value that was read, with the place where it stands.
public struct JSONPlaced<Value> {
  /// What was read.
  public let value: Value
  /// Where it begins.
  public let position: SourcePosition

  /// A value at a place.
  public init(_ value: Value, at position: SourcePosition) {
    self.value = value
    self.position = position
  }
}

extension JSONPlaced: Equatable where Value: Equatable {}
extension JSONPlaced: Sendable where Value: Sendable {}

/// A value that was read, with the name the file gives it.
public struct JSONNamed<Value> {
  /// What the file calls it.
  public let name: String
  /// Where the name begins.
  public let namePosition: SourcePosition
  /// What was read.
  public let value: Value

  /// A value with its name at a place.
  public init(_ name: String, at namePosition: SourcePosition, value: Value) {
    self.name = name
    self.namePosition = namePosition
    self.value = value
  }
}

extension JSONNamed: Equatable where Value: Equatable {}
extension JSONNamed: Sendable where Value: Sendable {}
