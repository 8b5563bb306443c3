/// A value that a view hands to the layout it stands in.
public protocol LayoutValueKey {
  /// What it is.
  associatedtype Value
  /// What it is of views that do not say.
  static var defaultValue: Value { get }
}

private final class LayoutValueNode: ModifierNode {
  init(_ child: LayoutNode, key: ObjectIdentifier, value: Any, in context: ViewContext) {
    super.init(child, in: context)
    layoutValues[key] = value
  }
}

extension View {
  /// Hands a value to the layout the view stands in.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    modifiedNode {
      LayoutValueNode($0, key: ObjectIdentifier(key), value: value, in: $1)
    }
  }
}
