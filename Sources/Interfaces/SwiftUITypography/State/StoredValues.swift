public import Foundation

/// A value of an app's user defaults, like SwiftUI's `@AppStorage`.
///
/// It starts with the stored value, or else with the default in the code. Changes by a view last
/// for one picture and are not stored, so pictures do not affect each other.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let state: State<Value>

  /// Creates a reference to a value in the user defaults.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default if no value is stored.
  ///   - key: The key of the value.
  ///   - store: The user defaults to read; `nil` for the standard ones.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    let stored = (store ?? .standard).object(forKey: key) as? Value
    state = State(wrappedValue: stored ?? wrappedValue)
  }

  /// Creates a reference to a value that is stored as its raw value, such as an enum.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable {
    let raw = (store ?? .standard).object(forKey: key) as? Value.RawValue
    state = State(wrappedValue: raw.flatMap(Value.init(rawValue:)) ?? wrappedValue)
  }

  /// Creates a reference to an optional value; `nil` if no value is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral {
    self.init(wrappedValue: nil, key, store: store)
  }

  /// The current value. Setting it does not change the user defaults.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

/// A value that a window restores, like SwiftUI's `@SceneStorage`. Nothing is restored here: it
/// starts with the default in the code.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let state: State<Value>

  /// Creates a reference to a value with a default. The key has no effect here.
  public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }

  /// Creates a reference to an optional value, which starts as `nil`. The key has no effect here.
  public init(_ key: String) where Value: ExpressibleByNilLiteral {
    self.init(wrappedValue: nil, key)
  }

  /// The current value. It lasts for one picture.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

// Views are laid out by one thread at a time, and their actions run on it, as with `State`.
extension AppStorage: @unchecked Sendable where Value: Sendable {}
extension SceneStorage: @unchecked Sendable where Value: Sendable {}
