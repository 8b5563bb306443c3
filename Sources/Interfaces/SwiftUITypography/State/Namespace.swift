/// A name space for views that move into each other, like SwiftUI's `@Namespace`. Nothing moves here.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// The identity of a name space. All are equal here.
  public struct ID: Hashable, Sendable {}

  /// Creates a name space.
  public init() {}

  /// The identity of the name space.
  public var wrappedValue: ID { ID() }
}

nonisolated extension View {
  /// Connects views that move into each other. Nothing moves here.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }
}

/// What views that move into each other share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The properties as bits.
  public let rawValue: UInt32
  /// Creates properties from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The position.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Position and size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
