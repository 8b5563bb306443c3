import Synchronization

/// A property that keeps its value between layouts, whatever the value is.
protocol StateField: SendableMetatype {
  /// What holds the value.
  associatedtype Storage: AnyObject
  /// The storage of this property.
  var storage: Storage { get }
  /// A new storage, as this property is declared.
  var freshStorage: Storage { get }
  /// Creates a property with a storage.
  init(_ storage: Storage)
}

extension StateField {
  /// The bits of the property in the memory of a view: a reference that no other property has.
  var word: UInt { UInt(bitPattern: Unmanaged.passUnretained(storage).toOpaque()) }

  /// Makes the property at an address refer to the storage that a place keeps. If the place keeps none yet, it gets a
  /// new one: the same view may be laid out at another place, too.
  ///
  /// - Parameters:
  ///   - field: Where the property lies in memory.
  ///   - offset: Its offset in the view, which distinguishes it from others.
  ///   - place: The view's place.
  static func keep(at field: UnsafeMutableRawPointer, offset: Int, in place: ViewPlace) {
    let property = field.assumingMemoryBound(to: Self.self)
    let kept = place.states[offset] as? Storage ?? property.pointee.freshStorage
    place.states[offset] = kept
    property.pointee = Self(kept)
  }
}

/// Where the states of a type lie in its memory.
///
/// A view is a value with private properties, and one value may be laid out at several places. So its states
/// are replaced in a copy. Swift has no public way to write a property found by reflection: its offset is
/// found by the reference it holds, once for each type. A place that does not hold the reference of a state of the
/// value at hand, as that of an optional state may, is left alone.
struct StateLayout: Sendable {
  private struct Field: Sendable {
    let type: any StateField.Type
    /// Which of the view's properties it is, or of the properties of one.
    let property: [Int]
    let offset: Int
  }

  private let fields: [Field]

  private static let known = Mutex<[ObjectIdentifier: StateLayout]>([:])

  /// Where the states of a value's type lie, as its first value had them.
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

  /// The states of a view, and those inside its own property wrappers.
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

  /// What lies at a path of properties.
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

  /// The value with its states as they are kept at a place.
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
