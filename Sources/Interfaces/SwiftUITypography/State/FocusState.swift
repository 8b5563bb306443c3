/// Whether a view has the focus, or which one has it, like SwiftUI's `@FocusState`.
///
/// No view has the focus unless code of the view sets it. The focus has no effect on what is drawn.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let state: State<Value>

  /// Creates the state of one view, which does not have the focus.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// Creates the state of several views, without a focus at first.
  public init<ID: Hashable>() where Value == ID? { state = State(wrappedValue: nil) }

  /// Whether the view has the focus, or the value of the view that has it.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the state.
  public var projectedValue: Binding { Binding(state: state) }

  /// A reference to a focus state that another view owns.
  @propertyWrapper
  public struct Binding {
    let state: State<Value>

    /// Whether the view has the focus, or the value of the view that has it.
    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

nonisolated extension View {
  /// Binds a state to whether the view has the focus. It has no effect on what is drawn.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }

  /// Binds a value of a state to the focus of the view. It has no effect on what is drawn.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { self }

  /// Sets whether the view can have the focus. It has no effect on what is drawn.
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
}

// Views are laid out by one thread at a time, and their actions run on it, as with `State`.
extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}
