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
  public init(_ name: String, at namePosition: SourcePosition = .start, value: Value) {
    self.name = name
    self.namePosition = namePosition
    self.value = value
  }
}

extension JSONNamed: Equatable where Value: Equatable {}
extension JSONNamed: Sendable where Value: Sendable {}

/// Why values with names cannot be printed: two have the same name.
public struct JSONRepeatedName: Error, Equatable {
  /// The name of both.
  public let name: String
  /// The member that holds them; `nil` where no object holds them.
  public let member: String?

  init(_ name: String, in member: String? = nil) {
    self.name = name
    self.member = member
  }
}
