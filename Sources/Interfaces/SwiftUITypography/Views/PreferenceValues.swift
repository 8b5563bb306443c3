/// The key of a value that views pass to the views around them, like SwiftUI's `PreferenceKey`.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value if no view sets one.
  static var defaultValue: Value { get }
  /// Combines the value so far with that of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// The default value, `nil`.
  public static var defaultValue: Value { nil }
}

/// The values that views set while they are placed, combined in the order of placing.
final class PreferenceValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var additions: [(PreferenceValues) -> Void] = []

  func value<Key: PreferenceKey>(of key: Key.Type) -> Key.Value {
    values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
  }

  /// Combines a value with those of the views placed before.
  func add<Key: PreferenceKey>(_ value: Key.Value, of key: Key.Type) {
    guard var combined = values[ObjectIdentifier(key)] as? Key.Value else {
      return set(value, of: key)
    }
    Key.reduce(value: &combined) { value }
    values[ObjectIdentifier(key)] = combined
  }

  /// Replaces the value.
  func set<Key: PreferenceKey>(_ value: Key.Value, of key: Key.Type) {
    if values.updateValue(value, forKey: ObjectIdentifier(key)) == nil {
      additions.append { [unowned self] in $0.add(self.value(of: key), of: key) }
    }
  }

  /// Adds all values to those of the surrounding views.
  func add(to outer: PreferenceValues) {
    for addition in additions { addition(outer) }
  }
}
