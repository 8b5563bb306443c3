@_spi(Reflection) import Swift
import Synchronization

/// A property that keeps its value between layouts, such as a state.
protocol StateField: SendableMetatype {
  /// The type of the object that holds the value.
  associatedtype Storage: AnyObject
  /// The storage of this property.
  var storage: Storage { get }
  /// A new storage with the initial value of this property.
  var freshStorage: Storage { get }
  /// Creates a property with a storage.
  init(_ storage: Storage)
}

extension StateField {
  /// Makes the property at an address refer to the storage that a place keeps. If the place has
  /// none yet, it gets a new one, because the same view may also be laid out at another place.
  ///
  /// - Parameters:
  ///   - field: The address of the property.
  ///   - offset: The offset of the property in the view, which distinguishes it from others.
  ///   - place: The place of the view.
  static func keep(at field: UnsafeMutableRawPointer, offset: Int, in place: ViewPlace) {
    let property = field.assumingMemoryBound(to: Self.self)
    let kept = place.states[offset] as? Storage ?? property.pointee.freshStorage
    place.states[offset] = kept
    property.pointee = Self(kept)
  }
}

/// The positions of the states in the memory of a type.
///
/// A view is a value with private properties, and one value may be laid out at several places. So
/// its states are replaced in a copy, at the offsets that the runtime knows for the type. Swift
/// has no public function for them. Only states that are properties of the view, or of its property
/// wrappers, are replaced. One in an optional or an array is not.
struct StateLayout: Sendable {
  private struct Field: Sendable {
    let type: any StateField.Type
    let offset: Int
  }

  private let fields: [Field]

  private static let known = Mutex<[ObjectIdentifier: StateLayout]>([:])

  /// Returns the positions of the states of a type, which are found once.
  static func of<Value>(_ type: Value.Type) -> StateLayout {
    if let layout = known.withLock({ $0[ObjectIdentifier(type)] }) { return layout }
    var fields: [Field] = []
    // The runtime gives the kind of a type only where it is that of a property.
    _ = _forEachField(of: Holder<Value>.self) { _, _, type, kind in
      if kind == .struct { fields = Self.fields(of: type, at: 0) }
      return true
    }
    let layout = StateLayout(fields: fields)
    known.withLock { $0[ObjectIdentifier(type)] = layout }
    return layout
  }

  private struct Holder<Value> { let value: Value }

  /// Returns the states of a struct and those inside its property wrappers.
  ///
  /// - Parameter start: The offset of the struct in the view.
  private static func fields(of type: Any.Type, at start: Int) -> [Field] {
    var fields: [Field] = []
    _ = _forEachField(of: type) { _, offset, type, kind in
      if let state = type as? any StateField.Type {
        fields.append(Field(type: state, offset: start + offset))
      } else if kind == .struct, type is any DynamicProperty.Type {
        fields += Self.fields(of: type, at: start + offset)
      }
      return true
    }
    return fields
  }

  /// Returns the value with the states that a place keeps.
  func keepingStates<Value>(of value: Value, in place: ViewPlace) -> Value {
    guard !fields.isEmpty else { return value }
    var copy = value
    withUnsafeMutablePointer(to: &copy) { pointer in
      let start = UnsafeMutableRawPointer(pointer)
      for field in fields {
        field.type.keep(at: start + field.offset, offset: field.offset, in: place)
      }
    }
    return copy
  }
}
