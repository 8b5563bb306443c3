/// Lists the properties of a group with the code that the compiler writes for an `Encodable`
/// struct.
///
/// It encodes nothing: each property adds itself. A mirror would find the same, but more slowly.
final class PropertyCollector: Encoder {
  /// The properties in the order of their declaration, with their names without the wrapper's
  /// underscore.
  private(set) var properties: [(label: String, property: any ArgumentProperty)] = []
  /// The name of the property that is being asked.
  private var label = ""

  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  /// Adds the property that is being asked.
  func take(_ property: any ArgumentProperty) { properties.append((label, property)) }

  fileprivate func ask(_ value: some Encodable, called label: String) throws {
    self.label = label
    try value.encode(to: self)
    guard properties.last?.label == label else { misuse() }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Properties<Key>(collector: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { misuse() }
  func singleValueContainer() -> any SingleValueEncodingContainer { misuse() }

  private func misuse() -> Never {
    preconditionFailure("“\(label)” lacks @Argument, @Option, @Flag or @OptionGroup")
  }
}

/// The container of a group. One generic method handles every kind of `encode`.
private struct Properties<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let collector: PropertyCollector
  let codingPath: [any CodingKey] = []

  func encode<Property: Encodable>(_ property: Property, forKey key: Key) throws {
    try collector.ask(property, called: key.stringValue)
  }

  func encodeNil(forKey key: Key) throws { throw misuse(key) }
  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> { collector.container(keyedBy: type) }
  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    collector.unkeyedContainer()
  }
  func superEncoder() -> any Encoder { collector }
  func superEncoder(forKey key: Key) -> any Encoder { collector }

  private func misuse(_ key: Key) -> PropertyDecoder.Misuse {
    PropertyDecoder.Misuse(property: key.stringValue)
  }
}
