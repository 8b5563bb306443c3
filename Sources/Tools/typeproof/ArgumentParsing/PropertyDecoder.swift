/// Passes finished properties to the initialiser that the compiler writes for a `Decodable` struct.
///
/// It decodes nothing: asked for a property by its name, it returns the one it has.
struct PropertyDecoder: Decoder {
  /// The filled properties, by their names without the wrapper's underscore.
  let properties: [String: any ArgumentProperty]

  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  init(properties: [String: any ArgumentProperty]) {
    self.properties = properties
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Properties<Key>(properties: properties))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw Misuse(property: "") }
  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    throw Misuse(property: "")
  }

  /// A mistake in a group's declaration, which only a programmer can make.
  struct Misuse: Error, CustomStringConvertible {
    /// The property or type that was asked for.
    let property: String
    var description: String {
      "The argument “\(property)” is declared in a way that cannot be filled. Use @Argument, "
        + "@Option, @Flag or @OptionGroup, and leave init(from:) to the compiler."
    }
  }
}

/// The container of a group. One generic method handles every kind of `decode`.
private struct Properties<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let properties: [String: any ArgumentProperty]
  let codingPath: [any CodingKey] = []

  init(properties: [String: any ArgumentProperty]) {
    self.properties = properties
  }

  var allKeys: [Key] { properties.keys.sorted().compactMap { Key(stringValue: $0) } }
  func contains(_ key: Key) -> Bool { properties[key.stringValue] != nil }
  func decodeNil(forKey key: Key) -> Bool { !contains(key) }

  func decode<Property: Decodable>(_ type: Property.Type, forKey key: Key) throws -> Property {
    guard let property = properties[key.stringValue] as? Property else {
      throw PropertyDecoder.Misuse(property: key.stringValue)
    }
    return property
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> { throw misuse(key) }
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw misuse(key)
  }
  func superDecoder() throws -> any Decoder { throw PropertyDecoder.Misuse(property: "super") }
  func superDecoder(forKey key: Key) throws -> any Decoder { throw misuse(key) }

  private func misuse(_ key: Key) -> PropertyDecoder.Misuse {
    PropertyDecoder.Misuse(property: key.stringValue)
  }
}
