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
  /// The bits of the property in the memory of a view: a reference that no other property has.
  var word: UInt { UInt(bitPattern: Unmanaged.passUnretained(storage).toOpaque()) }

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
/// its states are replaced in a copy. Swift has no public way to write a property found by
/// reflection, so its offset is found by the reference that it holds, once for each type. A
/// position that does not hold the expected reference, as in an optional state, is left unchanged.
struct StateLayout: Sendable {
  private struct Field: Sendable {
    let type: any StateField.Type
    /// The path of indices to the property, through the view's property wrappers.
    let property: [Int]
    let offset: Int
  }

  private let fields: [Field]

  private static let known = Mutex<[ObjectIdentifier: StateLayout]>([:])

  /// Returns the positions of the states of a value's type, as found in its first value.
  static func of<Value>(_ value: Value) -> StateLayout {
    let type = ObjectIdentifier(Value.self)
    if let layout = known.withLock({ $0[type] }) { return layout }
    let layout = StateLayout(of: value)
    known.withLock { $0[type] = layout }
    return layout
  }

  private init<Value>(of value: Value) {
    let mirror = Mirror(reflecting: value)
    // The memory of an enum depends on its case, and that of a class lies elsewhere.
    guard mirror.displayStyle == .struct else {
      fields = []
      return
    }
    let states = Self.states(in: mirror)
    let words = states.isEmpty ? [] : Self.words(of: value)
    var fields: [Field] = []
    for (property, state) in states {
      let index = words.indices.first { index in
        words[index] == state.word && !fields.contains { $0.offset == index * Self.wordSize }
      }
      guard let index else { continue }
      fields.append(
        Field(type: type(of: state), property: property, offset: index * Self.wordSize))
    }
    self.fields = fields
  }

  /// Returns the states of a view and those inside its property wrappers.
  private static func states(
    in mirror: Mirror, at path: [Int] = []
  ) -> [(property: [Int], state: any StateField)] {
    mirror.children.enumerated().flatMap {
      index, child -> [(property: [Int], state: any StateField)] in
      let path = path + [index]
      if let state = child.value as? any StateField { return [(path, state)] }
      guard child.value is any DynamicProperty else { return [] }
      let inner = Mirror(reflecting: child.value)
      return inner.displayStyle == .struct ? states(in: inner, at: path) : []
    }
  }

  /// Returns the state at a path of properties.
  private static func state(at path: [Int], in mirror: Mirror) -> (any StateField)? {
    var mirror = mirror
    for index in path.dropLast() {
      mirror = Mirror(reflecting: Array(mirror.children)[index].value)
    }
    return path.last.flatMap { Array(mirror.children)[$0].value as? any StateField }
  }

  private static let wordSize = MemoryLayout<UInt>.size

  private static func words<Value>(of value: Value) -> [UInt] {
    withUnsafeBytes(of: value) { bytes in
      stride(from: 0, through: bytes.count - wordSize, by: wordSize)
        .map { bytes.loadUnaligned(fromByteOffset: $0, as: UInt.self) }
    }
  }

  /// Returns the value with the states that a place keeps.
  func keepingStates<Value>(of value: Value, in place: ViewPlace) -> Value {
    guard !fields.isEmpty else { return value }
    let mirror = Mirror(reflecting: value)
    let words = Self.words(of: value)
    let held = fields.filter { field in
      let state = Self.state(at: field.property, in: mirror)
      return state.map { type(of: $0) == field.type } == true
        && state?.word == words[field.offset / Self.wordSize]
    }
    var copy = value
    withUnsafeMutablePointer(to: &copy) { pointer in
      let start = UnsafeMutableRawPointer(pointer)
      for field in held {
        field.type.keep(at: start + field.offset, offset: field.offset, in: place)
      }
    }
    return copy
  }
}
