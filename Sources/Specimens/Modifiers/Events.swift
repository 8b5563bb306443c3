import Foundation

// What happens to views. Nothing happens to them here, so that none of these is ever called.

extension View {
  /// Something to do when the view is pressed. It has to be large enough for a finger, as a button.
  public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void)
    -> some View
  {
    modifiedNode { TapNode($0, in: $1) }
  }

  /// Something to do when the view is held; it does not make a target of it.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping @MainActor () -> Void
  ) -> some View { self }

  /// Something to do when the view comes up.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View { self }

  /// Something to do when the view goes away.
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View { self }

  /// Something to do when a value changes.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View { self }

  /// Something to do when a value changes, from what to what.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor (Value, Value) -> Void
  ) -> some View { self }

  /// Something to do when a value changes, with what it is then.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping @MainActor (Value) -> Void
  ) -> some View { self }

  /// Something to do while the view is there.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View { self }

  /// Something to do while the view is there, and anew when a value changes.
  public func task<Value: Equatable>(
    id value: Value, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View { self }

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
