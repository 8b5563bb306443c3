/// The key of a value that the focused view exposes to other parts of an app.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that the focused view exposes, like SwiftUI's `FocusedValues`.
/// No view has the focus here, so there are no values.
public struct FocusedValues {
  /// The value of a key; always `nil` here. Setting it does nothing.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

/// A value that the focused view exposes, like SwiftUI's `@FocusedValue`. It is always `nil` here.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  /// Creates a reference to a value by its key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  /// Creates a reference to an object by its class.
  public init(_ objectType: Value.Type) where Value: AnyObject {}
  /// The value; always `nil` here.
  public var wrappedValue: Value? { nil }
}

/// A binding that the focused view exposes, like SwiftUI's `@FocusedBinding`.
/// Its value is always `nil` here.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  /// Creates a reference to a binding by its key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  /// The value; always `nil` here. Setting it does nothing.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  /// A binding to the value; here to a constant `nil`.
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

nonisolated extension View {
  /// Exposes a value to other parts of an app while the view has the focus. It has no effect here.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }
  /// Exposes an optional value to other parts of an app while the view has the focus.
  /// It has no effect here.
  @_disfavoredOverload
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
  /// Exposes a value to other parts of an app while the window has the focus.
  /// It has no effect here.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }
  /// Exposes an optional value to other parts of an app while the window has the focus.
  /// It has no effect here.
  @_disfavoredOverload
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
}
