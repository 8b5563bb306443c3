import Foundation

nonisolated extension View {
  /// Sets a preference, which the views around this one can read. It replaces the values of the
  /// views inside.
  public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value)
    -> some View
  {
    transformPreference(Key.self) { $0 = value }
  }

  /// Changes the preference that the views inside set.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    modifiedNode { PreferenceNode<Key>($0, change: callback, in: $1) }
  }

  /// Sets an action that runs with the combined preference of the views inside: when the view
  /// appears, and when the preference changes. The picture shows the result of the actions.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping @MainActor (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    PreferenceReader<Self, Key>(content: self, action: action)
  }
}

private final class PreferenceNode<Key: PreferenceKey>: ModifierNode {
  private let change: (inout Key.Value) -> Void

  init(_ child: LayoutNode, change: @escaping (inout Key.Value) -> Void, in context: ViewContext) {
    self.change = change
    super.init(child, in: context)
  }

  override func place(in rect: CGRect, proposal: ProposedViewSize, on canvas: InterfaceCanvas) {
    context.session.collectingPreferences {
      super.place(in: rect, proposal: proposal, on: canvas)
    } then: { values in
      var value = values.value(of: Key.self)
      change(&value)
      values.set(value, of: Key.self)
    }
  }
}

/// A view with an action for a preference of the views inside.
private struct PreferenceReader<Content: View, Key: PreferenceKey>: PrimitiveView
where Key.Value: Equatable {
  let content: Content
  let action: @MainActor (Key.Value) -> Void

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let nodes = content.layoutNodes(in: context)
    guard let place = context.entering(.view(Self.self)).scope?.place else { return nodes }
    // Several views of a group count as one.
    let group = PreferenceGroup(count: nodes.count)
    return nodes.map {
      PreferenceReaderNode<Key>($0, of: group, action: action, at: place, in: context)
    }
  }
}

/// The preferences of several views that belong to one action.
private final class PreferenceGroup {
  let values = PreferenceValues()
  private var left: Int

  init(count: Int) { left = count }

  /// Counts one placed view. Returns whether it is the last one.
  func placeOne() -> Bool {
    left -= 1
    return left == 0
  }
}

private final class PreferenceReaderNode<Key: PreferenceKey>: ModifierNode
where Key.Value: Equatable {
  private let group: PreferenceGroup
  private let action: @MainActor (Key.Value) -> Void
  private let place: ViewPlace

  init(
    _ child: LayoutNode, of group: PreferenceGroup,
    action: @escaping @MainActor (Key.Value) -> Void,
    at place: ViewPlace, in context: ViewContext
  ) {
    self.group = group
    self.action = action
    self.place = place
    super.init(child, in: context)
  }

  override func place(in rect: CGRect, proposal: ProposedViewSize, on canvas: InterfaceCanvas) {
    context.session.collectingPreferences {
      super.place(in: rect, proposal: proposal, on: canvas)
    } then: { values in
      values.add(to: group.values)
    }
    guard group.placeOne() else { return }
    let action = action
    context.session.report(
      PlacedEvent(
        event: .change(of: group.values.value(of: Key.self), initial: true) { _, new in action(new)
        },
        place: place, path: canvas.path, environment: environment))
  }
}
