import DynamicType

/// A property wrapper of your own that contains others, like SwiftUI's `DynamicProperty`.
///
/// States inside it keep their values like states of the view. Typeproof never calls `update()`, so
/// compute what you need in `wrappedValue`.
public protocol DynamicProperty {
  /// Prepares the property before `body` is evaluated. Typeproof never calls it.
  mutating func update()
}

extension DynamicProperty {
  /// The default, which does nothing.
  public mutating func update() {}
}

extension State: DynamicProperty {}
extension Binding: DynamicProperty {}
extension Environment: DynamicProperty {}
extension ScaledMetric: DynamicProperty {}
