public import Publishing

/// An observable object that other code owns, like SwiftUI's `@ObservedObject`.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The observed object.
  public var wrappedValue: ObjectType

  /// Creates a reference to an observable object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Creates a reference to an observable object.
  public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

  /// A source of bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// A source of bindings to the properties of an object.
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

/// An observable object that a view owns, like SwiftUI's `@StateObject`.
/// It is created once for each picture.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  final class Storage {
    let make: () -> ObjectType
    lazy var object = make()

    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }

  let storage: Storage

  init(_ storage: Storage) { self.storage = storage }

  /// Creates a reference to an object, which is created when the view first reads it.
  public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) {
    self.init(Storage(make))
  }

  /// The owned object. It is created when it is first read.
  public var wrappedValue: ObjectType { storage.object }

  /// A source of bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: StateField {
  var freshStorage: Storage { Storage(storage.make) }
}

/// An object from the environment, like SwiftUI's `@EnvironmentObject`. Reading it ends the test,
/// as it ends an app, if `environmentObject(_:)` did not set one.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Creates a reference to the object of the class.
  public init() {}

  /// The object from the environment.
  public var wrappedValue: ObjectType { EnvironmentValues.current.object(of: ObjectType.self) }

  /// A source of bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

nonisolated extension View {
  /// Adds an object to the environment of the view. Views inside find it by its class.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    changingEnvironment { $0.objects[ObjectIdentifier(Object.self)] = object }
  }
}

// Views are laid out by one thread at a time, and their actions run on it, so objects need not be able to be sent.
extension ObservedObject: @unchecked Sendable {}
extension StateObject: @unchecked Sendable {}
extension EnvironmentObject: Sendable {}
