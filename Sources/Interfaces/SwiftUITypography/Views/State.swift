/// A value that a view owns, like SwiftUI's `@State`.
///
/// Only code of the view changes the value, for example in `onAppear`. It lasts for the layouts of
/// one picture; each picture starts with the initial value.
@propertyWrapper
public struct State<Value> {
  final class Storage {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  let storage: Storage

  init(_ storage: Storage) { self.storage = storage }

  /// Creates a state with an initial value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// Creates a state with an initial value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The current value.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}

extension State: StateField {
  var freshStorage: Storage { Storage(wrappedValue) }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state with the initial value `nil`.
  public init() { self.init(wrappedValue: nil) }
}

/// A reference to a value that is stored elsewhere, like SwiftUI's `@Binding`.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Creates a binding from closures that read and write the value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// Returns a binding to a constant. Setting its value does nothing.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The current value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Creates a binding from another one, unchanged.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a property of the value.
  public subscript<Property>(
    dynamicMember path: WritableKeyPath<Value, Property>
  ) -> Binding<Property> {
    Binding<Property>(
      get: { get()[keyPath: path] },
      set: { property in
        var value = get()
        value[keyPath: path] = property
        set(value)
      })
  }

  /// Creates a binding to an optional from a binding to a value. Setting it to `nil` does nothing.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue },
      set: { value in if let value { base.wrappedValue = value } })
  }

  /// Creates a binding to a value from a binding to an optional; `nil` if there is no value now.
  public init?(_ base: Binding<Value?>) {
    guard let present = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? present }, set: { base.wrappedValue = $0 })
  }
}

// Views are laid out by one thread at a time, and their actions run on it between layouts. So what a main
// actor's closure in a body captures may say that it can be sent, as code on Apple's platforms need not say it.
extension State: @unchecked Sendable where Value: Sendable {}
extension Binding: @unchecked Sendable where Value: Sendable {}
