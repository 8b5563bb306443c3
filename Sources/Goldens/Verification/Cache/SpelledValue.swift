import ImageDiff

/// A value as bytes, from all that it contains; the same in every process.
///
/// The value is inspected by reflection, so a new property is included without being listed. A
/// value that cannot be inspected has no bytes, nor has anything that contains it.
struct SpelledValue {
  /// The bytes; different for any two different values of one type.
  let bytes: [UInt8]

  /// Creates the bytes of a value; `nil` where it contains an object, a function or a pointer.
  init?(_ value: Any) {
    var speller = Speller()
    guard speller.add(value) else { return nil }
    bytes = speller.bytes
  }
}

private struct Speller {
  var bytes: [UInt8] = []

  /// Adds the bytes of a value; returns whether all of it has bytes.
  mutating func add(_ value: Any) -> Bool {
    switch value {
    case let text as String: add(text: text)
    case let number as Double: add(text: "\(number.bitPattern)")
    case let number as Float: add(text: "\(number.bitPattern)")
    case let truth as Bool: add(text: "\(truth)")
    case let number as any FixedWidthInteger: add(text: "\(number)")
    case let scalar as Unicode.Scalar: add(text: "\(scalar.value)")
    default: return add(composed: value)
    }
    return true
  }

  /// Adds a text with its length, so that two texts in a row differ from any others.
  private mutating func add(text: String) {
    bytes += "\(text.utf8.count):".utf8
    bytes += text.utf8
  }

  private mutating func add(composed value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    guard let style = mirror.displayStyle else { return false }
    switch style {
    case .collection, .optional, .tuple: return add(Array(mirror.children))
    case .struct, .enum:
      // Of a value that shows what it wants of itself nothing is known.
      if value is any CustomReflectable { return false }
      add(text: "\(type(of: value))")
      if style == .enum, mirror.children.isEmpty { return add(case: value) }
      return add(Array(mirror.children))
    case .set, .dictionary: return add(unordered: mirror.children)
    default: return false
    }
  }

  /// Adds a case without associated values: its byte if it has only one, otherwise its name.
  /// Returns false where a description of its own hides the name.
  private mutating func add<Case>(case value: Case) -> Bool {
    if MemoryLayout<Case>.size <= 1 {
      withUnsafeBytes(of: value) { bytes += $0 }
      return true
    }
    if value is any CustomStringConvertible || value is any CustomDebugStringConvertible {
      return false
    }
    add(text: "\(value)")
    return true
  }

  private mutating func add(_ children: [Mirror.Child]) -> Bool {
    bytes += "\(children.count)(".utf8
    for child in children {
      add(text: child.label ?? "")
      guard add(child.value) else { return false }
    }
    return true
  }

  private mutating func add(unordered children: Mirror.Children) -> Bool {
    var spelled: [[UInt8]] = []
    for child in children {
      var speller = Speller()
      guard speller.add(child.value) else { return false }
      spelled.append(speller.bytes)
    }
    bytes += "\(spelled.count){".utf8
    for item in spelled.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      bytes += "\(item.count):".utf8
      bytes += item
    }
    return true
  }
}
