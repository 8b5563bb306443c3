public import Publishing

/// An object that somebody else keeps, like SwiftUI's `@ObservedObject`.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: ObjectType

  /// Creates a reference to an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Creates a reference to an object.
  public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

  /// The object, as a source of bindings.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// An object as a source of bindings to its properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<Property>(
      dynamicMember path: ReferenceWritableKeyPath<ObjectType, Property>
    ) -> Binding<Property> {
      Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
    }
  }
}

/// An object that a view keeps, like SwiftUI's `@StateObject`. It is made once for each picture.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  final class Storage {
    let make: () -> ObjectType
    lazy var object = make()

    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }

  let storage: Storage

  init(_ storage: Storage) { self.storage = storage }

  /// Creates an object when the view first asks for it.
  public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) {
    self.init(Storage(make))
  }

  /// The object.
  public var wrappedValue: ObjectType { storage.object }

  /// The object, as a source of bindings.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: StateField {
  var freshStorage: Storage { Storage(storage.make) }
}

/// An object that a view further out handed down, like SwiftUI's `@EnvironmentObject`. The test ends if there is
/// none, as an app does.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Creates a reference to the object of the class.
  public init() {}

  /// The object.
  public var wrappedValue: ObjectType { EnvironmentValues.current.object(of: ObjectType.self) }

  /// The object, as a source of bindings.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

nonisolated extension View {
  /// Hands an object down to the views inside, which find it by its class.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    changingEnvironment { $0.objects[ObjectIdentifier(Object.self)] = object }
  }
}

// Views are laid out by one thread at a time, and their actions run on it, so objects need not be able to be sent.
extension ObservedObject: @unchecked Sendable {}
extension StateObject: @unchecked Sendable {}
extension EnvironmentObject: Sendable {}
