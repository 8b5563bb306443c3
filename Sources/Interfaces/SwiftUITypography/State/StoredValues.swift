public import Foundation

/// A value of an app's settings, like SwiftUI's `@AppStorage`.
///
/// It begins with what the settings hold, or else with the value in the code. What a view sets lasts for one picture
/// and is not written, so no picture depends on another.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let state: State<Value>

  /// Creates a reference to a setting.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if the settings have none.
  ///   - key: The name of the setting.
  ///   - store: The settings; `nil` for those of the app.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    let stored = (store ?? .standard).object(forKey: key) as? Value
    state = State(wrappedValue: stored ?? wrappedValue)
  }

  /// Creates a reference to a setting that is stored as a number or a text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable {
    let raw = (store ?? .standard).object(forKey: key) as? Value.RawValue
    state = State(wrappedValue: raw.flatMap(Value.init(rawValue:)) ?? wrappedValue)
  }

  /// Creates a reference to a setting that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral {
    self.init(wrappedValue: nil, key, store: store)
  }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

/// A value of a window, like SwiftUI's `@SceneStorage`. It begins with the value in the code.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let state: State<Value>

  /// Creates a reference to a value.
  public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }

  /// Creates a reference to a value that may be missing.
  public init(_ key: String) where Value: ExpressibleByNilLiteral {
    self.init(wrappedValue: nil, key)
  }

  /// The value.
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
