import Foundation

// What happens to views. They appear, and nobody presses anything. Pictures run what waits for views to appear;
// `View.interface(in:typesetter:)` by itself runs nothing.

nonisolated extension View {
  /// Sets the action of a tap, which never runs here. The audit checks that the view is large
  /// enough to tap, like a button.
  public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void)
    -> some View
  {
    modifiedNode { TapNode($0, in: $1) }
  }

  /// Sets the action of a long press, which never runs here. It does not make the view a tap
  /// target.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping @MainActor () -> Void
  ) -> some View { self }

  /// Sets an action that runs when the view appears: after its first layout and before it is drawn.
  ///
  /// Actions of inner views run before those of outer ones. (The order is modelled: Apple does not
  /// publish one.) On a group of views, the action runs once. The entire content of a scroll view
  /// appears.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    EventModifier(content: self, event: action.map { .appearance($0) })
  }

  /// Sets an action that runs when the view disappears, which never happens here.
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View { self }

  /// Sets an action that runs when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value to observe.
  ///   - initial: Whether the action also runs when the view appears.
  ///   - action: The action.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    EventModifier(content: self, event: .change(of: value, initial: initial) { _, _ in action() })
  }

  /// Sets an action that runs with the old and the new value when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value to observe.
  ///   - initial: Whether the action also runs when the view appears, with the same value twice.
  ///   - action: The action.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor (Value, Value) -> Void
  ) -> some View {
    EventModifier(content: self, event: .change(of: value, initial: initial, action))
  }

  /// Sets an action that runs with the new value when a value changes.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping @MainActor (Value) -> Void
  ) -> some View {
    EventModifier(content: self, event: .change(of: value, initial: false) { action($1) })
  }

  /// Sets an asynchronous action for the lifetime of the view. The asynchronous assertions run it
  /// once and wait for its end.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    EventModifier(content: self, event: .task(priority, action))
  }

  /// Sets an asynchronous action for the lifetime of the view. The asynchronous assertions run it
  /// once and wait for its end. It does not run again when the value changes.
  public func task<Value: Equatable>(
    id value: Value, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    EventModifier(content: self, event: .task(priority, action))
  }

  /// Sets the shape of the tap target. It is always the view's frame here.
  public func contentShape<Outline: Shape>(_ shape: Outline) -> some View { self }

  /// Extends the view into the safe area. The window has none, so it has no effect.
  public func ignoresSafeArea(edges: Edge.Set = .all) -> some View { self }
}

/// The layout node of a view with a tap gesture, which does not change how it looks.
private final class TapNode: ModifierNode {
  override func place(in rect: CGRect, proposal: ProposedViewSize, on canvas: InterfaceCanvas) {
    canvas.control(in: rect) { super.place(in: rect, proposal: proposal, on: canvas) }
  }
}
