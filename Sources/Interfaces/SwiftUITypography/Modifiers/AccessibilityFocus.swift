/// The view that has the focus of an assistive technology, like SwiftUI's
/// `@AccessibilityFocusState`. No view has it here, and setting it has no effect.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// The state as a binding that a view is tied to.
  public struct Binding {
    let initialValue: Value
  }

  private let initialValue: Value

  /// Creates a state for one view. It is `false` here.
  public init() where Value == Bool { initialValue = false }
  /// Creates a state for one of several views. It is `nil` here.
  public init<Field: Hashable>() where Value == Field? { initialValue = nil }

  /// Whether the view has the focus, or which view has it. It is always `false` or `nil`, and
  /// setting it has no effect.
  public var wrappedValue: Value {
    get { initialValue }
    nonmutating set {}
  }

  /// The binding that a view is tied to.
  public var projectedValue: Binding { Binding(initialValue: initialValue) }
}

nonisolated extension View {
  /// Ties the accessibility focus to a state. It has no effect here.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View
  {
    self
  }
  /// Ties the accessibility focus to a value of a state. It has no effect here.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
  /// Sets another view that assistive technologies see in place of this one. It has no effect here.
  public func accessibilityRepresentation<Representation: View>(
    @ViewBuilder representation: () -> Representation
  ) -> some View { self }
  /// Sets the action for increasing or decreasing the view's value. It never runs here.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
  /// Sets whether a person can act on the view. It has no effect here.
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }

  /// Sets the view's accessibility label, by the name before iOS 14.
  public func accessibility(label: Text) -> some View { self }
  /// Sets the view's accessibility value, by the name before iOS 14.
  public func accessibility(value: Text) -> some View { self }
  /// Sets the view's accessibility hint, by the name before iOS 14.
  public func accessibility(hint: Text) -> some View { self }
  /// Sets whether assistive technologies ignore the view, by the name before iOS 14.
  public func accessibility(hidden: Bool) -> some View { self }
  /// Sets the view's name in the paths of elements, by the name before iOS 14.
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  /// Adds accessibility traits to the view, by the name before iOS 14.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
  /// Removes accessibility traits from the view, by the name before iOS 14.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }
  /// Sets the view's priority in the reading order, by the name before iOS 14. It has no effect
  /// here.
  public func accessibility(sortPriority: Double) -> some View { self }
}

/// Whether an assistive technology increases or decreases a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// The value is increased.
  case increment
  /// The value is decreased.
  case decrement
}
