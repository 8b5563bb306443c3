/// A key of a value that the focused view hands to other parts of an app.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// What the focused view hands to other parts of an app, like SwiftUI's `FocusedValues`. No view has the focus here, so
/// there are no values.
public struct FocusedValues {
  /// The value of a key: `nil` here.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

/// A value of the focused view, like SwiftUI's `@FocusedValue`. There is none here.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  /// Creates a reference to a value by its key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  /// Creates a reference to an object by its class.
  public init(_ objectType: Value.Type) where Value: AnyObject {}
  /// The value: `nil` here.
  public var wrappedValue: Value? { nil }
}

/// A binding of the focused view, like SwiftUI's `@FocusedBinding`. There is none here.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  /// Creates a reference to a binding by its key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  /// The value: `nil` here.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  /// A binding to the value: to `nil` here.
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

nonisolated extension View {
  /// Hands a value to other parts of an app while the view has the focus. It has no effect here.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }
  /// Hands a value or none to other parts of an app while the view has the focus. It has no effect here.
  @_disfavoredOverload
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
  /// Hands a value to other parts of an app while the window has the focus. It has no effect here.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }
  /// Hands a value or none to other parts of an app while the window has the focus. It has no effect here.
  @_disfavoredOverload
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
}
