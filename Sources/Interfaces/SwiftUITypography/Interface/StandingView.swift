package import Snapshots

/// A view that is laid out several times. Its states keep their values, and its events run.
///
/// Use one object for each picture, or for each series of pictures with different settings. Two
/// objects for the same view share nothing.
package final class StandingView<Content: View> {
  private let view: Content
  private let typesetter: Typesetter
  private let root = ViewPlace()
  private var layout = 0
  private var launch: InterfaceLaunch?
  private var events = PlacedEvents()

  /// The number of layouts after which a view counts as one that never settles.
  package static var greatestRounds: Int { 20 }

  /// Creates an object for a view that is not laid out yet.
  package init(_ view: Content, typesetter: Typesetter) {
    self.view = view
    self.typesetter = typesetter
  }

  /// Lays the view out in a window, and runs all `onAppear` and `onChange` actions. Tasks do not
  /// run: see ``pathsOfWaitingTasks``.
  ///
  /// Actions run after the layout in which a view appears for the first time or a value changes.
  /// Those of inner views run first. Then the view is laid out again, until there are no new
  /// actions.
  ///
  /// - Parameter isolation: The actor that the caller is on. Actions run on the main actor alone.
  /// - Throws: What `View.interface(in:typesetter:)` throws; `StandingViewError`.
  package func interface(
    in configuration: InterfaceConfiguration, isolation: (any Actor)? = #isolation
  ) throws -> InterfaceFrame {
    try launch(for: configuration).run {
      try settle(in: configuration, isOnMainActor: isolation === MainActor.shared)
    }
  }

  /// Lays the view out in a window, and runs all `onAppear` and `onChange` actions and all tasks.
  ///
  /// Tasks start together when there are no more new actions. When all have ended, the view is laid
  /// out again, until there are no new tasks. Each task runs once, whatever its `id` becomes.
  ///
  /// - Parameter limit: How long tasks may run. Those that have not ended then are cancelled.
  /// - Throws: What `View.interface(in:typesetter:)` throws; `StandingViewError`.
  @MainActor package func interfaceAfterTasks(
    in configuration: InterfaceConfiguration, limit: Duration = .seconds(60)
  ) async throws -> InterfaceFrame {
    try await launch(for: configuration).run {
      var last = ""
      for _ in 0..<Self.greatestRounds {
        let frame = try settle(in: configuration, isOnMainActor: true)
        let waiting = waitingTasks
        guard let first = waiting.first else { return frame }
        last = first.path
        let tasks = RunningTasks()
        for event in waiting {
          event.place.event.isTaskPending = false
          tasks.start(event)
        }
        if let path = await tasks.firstNotEnded(within: limit) {
          throw StandingViewError.taskNotEnded(path: path, limit: limit)
        }
      }
      throw StandingViewError.notSettled(path: last, layouts: Self.greatestRounds)
    }
  }

  /// The paths of the views whose tasks have not run, in the order of the layout.
  package var pathsOfWaitingTasks: [String] { waitingTasks.map(\.path) }

  private var waitingTasks: [PlacedEvent] {
    var seen: Set<ObjectIdentifier> = []
    return events.all.filter {
      guard case .task = $0.event, $0.place.event.isTaskPending else { return false }
      return seen.insert(ObjectIdentifier($0.place)).inserted
    }
  }

  /// Returns the current launch if it has these settings. Otherwise, returns one that is kept for
  /// all layouts with them, together with what the launch owns.
  private func launch(for configuration: InterfaceConfiguration) -> InterfaceLaunch {
    if let current = InterfaceLaunch.current, configuration.isSet(as: current) { return current }
    if let launch, configuration.isSet(as: launch) { return launch }
    let launch = configuration.launch(with: typesetter.fonts)
    self.launch = launch
    return launch
  }

  private func settle(
    in configuration: InterfaceConfiguration, isOnMainActor: Bool
  ) throws -> InterfaceFrame {
    var last = ""
    for _ in 0..<Self.greatestRounds {
      let frame = try layOut(in: configuration)
      let actions = events.newActions()
      guard let first = actions.first else { return frame }
      guard isOnMainActor else { throw StandingViewError.notOnMainActor(path: first.path) }
      MainActor.assumeIsolated {
        for action in actions { action.environment.whileCurrent { action.run() } }
      }
      last = first.path
    }
    throw StandingViewError.notSettled(path: last, layouts: Self.greatestRounds)
  }

  private func layOut(in configuration: InterfaceConfiguration) throws -> InterfaceFrame {
    layout += 1
    let session = LayoutSession(typesetter)
    let frame = try view.frame(
      in: configuration, session: session, scope: ViewScope(root, layout: layout))
    root.forget(before: layout)
    events.replace(by: session.events)
    return frame
  }
}

/// A reason why a view cannot be laid out with its events.
package enum StandingViewError: Error, Equatable, CustomStringConvertible {
  /// A view has an action for the main actor, but the test runs on another actor.
  case notOnMainActor(path: String)
  /// Every layout asked for new actions or tasks.
  case notSettled(path: String, layouts: Int)
  /// A task did not end within the time limit.
  case taskNotEnded(path: String, limit: Duration)

  /// What happened, and what to do.
  package var description: String {
    switch self {
    case .notOnMainActor(let path):
      "\(name(path)) has an onAppear or onChange action, which runs on the main actor, but the test runs "
        + "elsewhere. Mark the test @MainActor."
    case .notSettled(let path, let layouts):
      "\(name(path)) still had new actions or tasks after \(layouts) layouts. Its onAppear, "
        + "onChange or task sets something that makes a view appear or a value change each time. "
        + "Change that."
    case .taskNotEnded(let path, let limit):
      "The task of \(name(path)) did not end within \(limit) and was cancelled. End the stream it reads, or "
        + "give the view finished data in the test."
    }
  }

  private func name(_ path: String) -> String { path.isEmpty ? "The view" : path }
}
