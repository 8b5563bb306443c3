import Snapshots
import SwiftUITypography

/// A function that lays an interface out. Only this has to happen on the interface's actor.
typealias InterfaceLayout = (InterfaceSurroundings, Typesetter) throws -> InterfaceFrame

/// An interface that an assertion has just created.
struct MadeInterface {
  /// Lays the interface out in some surroundings.
  let layOut: InterfaceLayout
  /// Lays the interface out after its tasks have finished; `nil` if it has none to wait for.
  private(set) var layOutAfterTasks:
    (@MainActor (InterfaceSurroundings, Typesetter) async throws -> InterfaceFrame)?
  /// The interface itself if it is an object, which continues to exist while the text size changes;
  /// `nil` for a value.
  let object: AnyObject?
  /// The launch in which it was created; `nil` if it was created outside of any.
  let madeIn: InterfaceLaunch.ID?

  /// Creates an interface with a function that lays it out.
  init(_ source: Any, madeIn: InterfaceLaunch.ID?, layOut: @escaping InterfaceLayout) {
    object = type(of: source) is AnyClass ? source as AnyObject : nil
    self.madeIn = madeIn
    self.layOut = layOut
  }

  /// Creates an interface that can be laid out anywhere.
  init(_ source: some InterfaceSource) {
    self.init(source, madeIn: InterfaceLaunch.current?.id, layOut: source.interface)
  }

  /// Creates an interface that can only be laid out on the main actor.
  @MainActor init(onMainActor source: some MainActorInterfaceSource) {
    self.init(source, madeIn: source.madeIn) { surroundings, typesetter in
      try MainActor.assumeIsolated {
        try source.interface(in: surroundings, typesetter: typesetter)
      }
    }
  }

  /// Creates an interface from a SwiftUI view.
  ///
  /// - Parameter isolation: The actor that the caller runs on; see `StandingView`.
  init(view: some View, typesetter: Typesetter, isolation: (any Actor)?) {
    let standing = StandingView(view, typesetter: typesetter)
    self.init(view, madeIn: InterfaceLaunch.current?.id) { surroundings, _ in
      try standing.interface(in: InterfaceConfiguration(surroundings), isolation: isolation)
    }
  }

  /// Creates an interface from a SwiftUI view whose tasks are waited for.
  @MainActor init(afterTasksOf view: some View, typesetter: Typesetter) {
    let standing = StandingView(view, typesetter: typesetter)
    self.init(view, madeIn: InterfaceLaunch.current?.id) { surroundings, _ in
      try standing.interface(in: InterfaceConfiguration(surroundings))
    }
    layOutAfterTasks = { surroundings, _ in
      try await standing.interfaceAfterTasks(in: InterfaceConfiguration(surroundings))
    }
  }
}

extension InterfaceConfiguration {
  /// Converts surroundings to those of SwiftUI views.
  fileprivate init(_ surroundings: InterfaceSurroundings) {
    self.init(
      width: surroundings.width.map { CGFloat($0.value) },
      height: surroundings.height.map { CGFloat($0.value) },
      category: surroundings.traits.preferredContentSizeCategory ?? .large,
      legibilityWeight: surroundings.traits.legibilityWeight ?? .regular,
      colorScheme: surroundings.appearance == .dark ? .dark : .light,
      layoutDirection: surroundings.traits.layoutDirection ?? .leftToRight,
      locale: Locale(identifier: surroundings.locale),
      displayScale: CGFloat(surroundings.traits.displayScale?.pixelsPerPoint ?? 2),
      pressed: surroundings.pressed)
  }
}
