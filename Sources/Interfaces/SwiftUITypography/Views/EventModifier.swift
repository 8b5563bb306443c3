import Foundation

/// An event for which a view sets an action.
enum ViewEvent {
  /// The view appears.
  case appearance(@MainActor () -> Void)
  /// A value may have changed. The closure gets the value of the previous layout and returns the
  /// action to run; `nil` for none.
  case change(value: Any, action: (_ old: Any?) -> (@MainActor () -> Void)?)
  /// The view is shown, and a task runs meanwhile.
  case task(TaskPriority, @MainActor () async -> Void)

  /// Creates an event for a change of a value.
  static func change<Value: Equatable>(
    of value: Value, initial: Bool, _ action: @escaping @MainActor (Value, Value) -> Void
  ) -> ViewEvent {
    .change(value: value) { (old: Any?) -> (@MainActor () -> Void)? in
      // Whether there is an old value is asked first, as nothing can be cast to a value that may be nil.
      guard let old else {
        guard initial else { return nil }
        let values = Values(old: value, new: value)
        return { action(values.old, values.new) }
      }
      guard let old = old as? Value, old != value else { return nil }
      let values = Values(old: old, new: value)
      return { action(values.old, values.new) }
    }
  }

  // Unchecked, as a value that `onChange` watches need not be `Sendable`. It never leaves its thread: the one that
  // lays out makes it, and actions run there alone, on the main actor (`StandingView` throws anywhere else).
  private struct Values<Value>: @unchecked Sendable {
    let old: Value
    let new: Value
  }
}

/// The state of an event from earlier layouts.
struct EventHistory {
  /// Whether the view was present in the last layout.
  var isPresent = false
  /// The value in the last layout, for an event that watches one.
  var value: Any?
  /// Whether a task has not run yet.
  var isTaskPending = false
}

/// An event of a view that was placed.
struct PlacedEvent {
  let event: ViewEvent
  let place: ViewPlace
  /// The path of the view, as in the layout text.
  let path: String
  let environment: EnvironmentValues
}

/// A view with an action for an event. It is drawn like the view alone.
struct EventModifier<Content: View>: PrimitiveView {
  let content: Content
  let event: ViewEvent?

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let nodes = content.layoutNodes(in: context)
    guard let event, let place = context.entering(.view(Self.self)).scope?.place else {
      return nodes
    }
    return nodes.map { $0.modified { EventNode($0, event, at: place, in: context) } }
  }
}

private final class EventNode: ModifierNode {
  private let event: ViewEvent
  private let place: ViewPlace

  init(_ child: LayoutNode, _ event: ViewEvent, at place: ViewPlace, in context: ViewContext) {
    self.event = event
    self.place = place
    super.init(child, in: context)
  }

  // Only what is placed appears: of views that might fit, one does.
  override func place(in rect: CGRect, proposal: ProposedViewSize, on canvas: InterfaceCanvas) {
    super.place(in: rect, proposal: proposal, on: canvas)
    context.session.report(
      PlacedEvent(event: event, place: place, path: canvas.path, environment: environment))
  }
}
