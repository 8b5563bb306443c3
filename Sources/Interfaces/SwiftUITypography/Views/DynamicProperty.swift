import DynamicType

/// A property wrapper of your own that is made of others, like SwiftUI's `DynamicProperty`.
///
/// States inside it keep their values as states of the view do. Typeproof calls no `update()`, so work out what
/// you need in `wrappedValue`.
public protocol DynamicProperty {
  /// Called by SwiftUI before `body`. Typeproof does not call it.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

extension State: DynamicProperty {}
extension Binding: DynamicProperty {}
extension Environment: DynamicProperty {}
extension ScaledMetric: DynamicProperty {}
