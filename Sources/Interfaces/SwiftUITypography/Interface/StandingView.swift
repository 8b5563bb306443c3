package import Snapshots

/// A view that stands through several layouts: its states keep their values, and what waits for it to appear runs.
///
/// One is one picture, or one picture through changes of the settings. Two of one view share nothing.
package final class StandingView<Content: View> {
  private let view: Content
  private let typesetter: Typesetter
  private let root = ViewPlace()
  private var layout = 0
  private var launch: InterfaceLaunch?
  private var events = PlacedEvents()

  /// How often a view is laid out until nothing new appears.
  package static var greatestRounds: Int { 20 }

  /// A view that was not laid out yet.
  package init(_ view: Content, typesetter: Typesetter) {
    self.view = view
    self.typesetter = typesetter
  }

  /// The view laid out in a window, after all `onAppear` and `onChange` actions. Tasks do not run: see
  /// ``pathsOfWaitingTasks``.
  ///
  /// Actions run after the layout in which a view appears for the first time or a value changed, those of inner
  /// views first. Then the view is laid out anew, until there are none.
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

  /// The view laid out in a window, after all `onAppear` and `onChange` actions and all tasks.
  ///
  /// Tasks start together once nothing new appears. When all have ended the view is laid out anew, until there
  /// are no new ones. Each runs once, whatever its `id` becomes.
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

  /// The paths of the views whose tasks have not run, the first first.
  package var pathsOfWaitingTasks: [String] { waitingTasks.map(\.path) }

  private var waitingTasks: [PlacedEvent] {
    var seen: Set<ObjectIdentifier> = []
    return events.all.filter {
      guard case .task = $0.event, $0.place.event.isTaskPending else { return false }
      return seen.insert(ObjectIdentifier($0.place)).inserted
    }
  }

  /// The launch that runs where it has these settings, or else one for all layouts that have them, so that what
  /// it owns stays.
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

/// Why a standing view cannot be laid out.
package enum StandingViewError: Error, Equatable, CustomStringConvertible {
  /// A view has an action for the main actor, and the caller is elsewhere.
  case notOnMainActor(path: String)
  /// Each layout asked for actions again.
  case notSettled(path: String, layouts: Int)
  /// A task went on beyond the limit.
  case taskNotEnded(path: String, limit: Duration)

  /// What happened, then the remedy.
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
