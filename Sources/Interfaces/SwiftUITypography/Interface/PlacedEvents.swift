/// The events of the views in the last layout.
struct PlacedEvents {
  /// The events, in the order in which they run.
  private(set) var all: [PlacedEvent] = []

  /// Takes the events of another layout. Views that are gone start anew if they come back.
  mutating func replace(by events: [PlacedEvent]) {
    let present = Set(events.map { ObjectIdentifier($0.place) })
    for event in all where !present.contains(ObjectIdentifier(event.place)) {
      event.place.event = EventHistory()
    }
    all = events
  }

  /// Returns the actions that the last layout asks for and that have not run yet.
  func newActions() -> [PendingAction] {
    all.compactMap { placed in
      var history = placed.place.event
      defer { placed.place.event = history }
      let isNew = !history.isPresent
      history.isPresent = true
      let action: (@MainActor () -> Void)?
      switch placed.event {
      case .appearance(let run): action = isNew ? run : nil
      case .change(let value, let run):
        action = run(history.value)
        history.value = value
      case .task:
        action = nil
        if isNew { history.isTaskPending = true }
      }
      return action.map {
        PendingAction(run: $0, path: placed.path, environment: placed.environment)
      }
    }
  }
}

/// An action that a view asks for after its layout.
struct PendingAction: Sendable {
  let run: @MainActor () -> Void
  let path: String
  let environment: EnvironmentValues
}
