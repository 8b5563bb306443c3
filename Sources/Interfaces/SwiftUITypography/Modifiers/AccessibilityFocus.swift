/// Where the focus of an assistive technology is, like SwiftUI's `@AccessibilityFocusState`. It is nowhere
/// here, and moving it has no effect on what is drawn.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// The state as a binding that a view takes.
  public struct Binding {
    let initialValue: Value
  }

  private let initialValue: Value

  /// Creates a state for the focus of one view.
  public init() where Value == Bool { initialValue = false }
  /// Creates a state for the focus among several views.
  public init<Field: Hashable>() where Value == Field? { initialValue = nil }

  /// The view with the focus: none.
  public var wrappedValue: Value {
    get { initialValue }
    nonmutating set {}
  }

  /// The state for a view.
  public var projectedValue: Binding { Binding(initialValue: initialValue) }
}

nonisolated extension View {
  /// Lets the view have the focus. It has no effect here.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View
  {
    self
  }
  /// Lets the view have the focus for a value. It has no effect here.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
  /// Sets another view that assistive technologies use. It has no effect here.
  public func accessibilityRepresentation<Representation: View>(
    @ViewBuilder representation: () -> Representation
  ) -> some View { self }
  /// Sets an action that raises or lowers the view's value. It never runs here.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
  /// Sets whether a person can act on the view. It has no effect here.
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
  /// Sets the view's accessibility label.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View { self }
  /// Sets the view's accessibility value.
  @_disfavoredOverload
  public func accessibilityValue(_ value: LocalizedStringKey) -> some View { self }
  /// Sets the view's accessibility hint.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { self }

  /// Sets properties for assistive technologies, by the names before iOS 14.
  public func accessibility(label: Text) -> some View { self }
  /// Sets the view's value for assistive technologies, by the name before iOS 14.
  public func accessibility(value: Text) -> some View { self }
  /// Sets the view's hint for assistive technologies, by the name before iOS 14.
  public func accessibility(hint: Text) -> some View { self }
  /// Sets whether assistive technologies ignore the view, by the name before iOS 14.
  public func accessibility(hidden: Bool) -> some View { self }
  /// Sets the view's name in the paths of elements, by the name before iOS 14.
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  /// Adds accessibility traits, by the name before iOS 14.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
  /// Removes accessibility traits, by the name before iOS 14.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }
  /// Sets the view's place in the order of reading. It has no effect here.
  public func accessibility(sortPriority: Double) -> some View { self }
}

/// A direction of a change of a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// A larger value.
  case increment
  /// A smaller value.
  case decrement
}
