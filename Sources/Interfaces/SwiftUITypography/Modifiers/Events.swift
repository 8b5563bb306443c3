import Foundation

// What happens to views. They appear, and nobody presses anything. Pictures run what waits for views to appear;
// `View.interface(in:typesetter:)` by itself runs nothing.

extension View {
  /// Something to do when the view is pressed, which nobody does. It has to be large enough for a finger, as a
  /// button.
  public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void)
    -> some View
  {
    modifiedNode { TapNode($0, in: $1) }
  }

  /// Something to do when the view is held, which nobody does; it does not make a target of it.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping @MainActor () -> Void
  ) -> some View { self }

  /// Something to do when the view appears: after it is first laid out, and before it is drawn.
  ///
  /// Actions of inner views run before those of outer ones. (The order is modelled: Apple publishes none.) On a
  /// group of views the action runs once. All of a scroll view's content appears.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    EventModifier(content: self, event: action.map { .appearance($0) })
  }

  /// Something to do when the view goes away; never run here.
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View { self }

  /// Something to do when a value changes.
  ///
  /// - Parameter initial: Whether to run the action when the view appears, too.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    EventModifier(content: self, event: .change(of: value, initial: initial) { _, _ in action() })
  }

  /// Something to do when a value changes, from what to what.
  ///
  /// - Parameter initial: Whether to run the action when the view appears, too; then both values are the same.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor (Value, Value) -> Void
  ) -> some View {
    EventModifier(content: self, event: .change(of: value, initial: initial, action))
  }

  /// Something to do when a value changes, with what it is then.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping @MainActor (Value) -> Void
  ) -> some View {
    EventModifier(content: self, event: .change(of: value, initial: false) { action($1) })
  }

  /// Something to do while the view is there. Pictures that can wait run it once and wait for its end.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    EventModifier(content: self, event: .task(priority, action))
  }

  /// Something to do while the view is there. Pictures that can wait run it once and wait for its end; it is not
  /// run anew when the value changes.
  public func task<Value: Equatable>(
    id value: Value, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    EventModifier(content: self, event: .task(priority, action))
  }

  /// What of the view can be pressed; its box here.
  public func contentShape<Outline: Shape>(_ shape: Outline) -> some View { self }

  /// How the view goes on to the edges of a screen, of which there are none here.
  public func ignoresSafeArea(edges: Edge.Set = .all) -> some View { self }
}

/// A view that can be pressed, and looks as it does.
private final class TapNode: ModifierNode {
  override func place(in rect: CGRect, proposal: ProposedViewSize, on canvas: InterfaceCanvas) {
    canvas.control(in: rect) { super.place(in: rect, proposal: proposal, on: canvas) }
  }
}
