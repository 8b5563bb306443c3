/// A property wrapper that provides bindings to the properties of an observable object, like
/// SwiftUI's `@Bindable`.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value>: DynamicProperty {
  /// The observable object.
  public var wrappedValue: Value

  /// Creates a source of bindings to the properties of an object.
  public init(wrappedValue: Value) where Value: AnyObject { self.wrappedValue = wrappedValue }

  /// Creates a source of bindings to the properties of an object.
  public init(_ wrappedValue: Value) where Value: AnyObject { self.wrappedValue = wrappedValue }

  /// The source of bindings itself.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property of the object.
  public subscript<Property>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Property>
  ) -> Binding<Property> where Value: AnyObject {
    let object = wrappedValue
    return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}

// Views are laid out by one thread at a time, and their actions run on it, so the object need not be `Sendable`.
extension Bindable: @unchecked Sendable {}
