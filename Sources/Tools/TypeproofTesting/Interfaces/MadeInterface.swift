import Snapshots
import SwiftUITypography

/// What an assertion lays out: the only thing that has to happen where the interface lives.
typealias InterfaceLayout = (InterfaceSurroundings, Typesetter) throws -> InterfaceFrame

/// An interface that was just made.
struct MadeInterface {
  /// Lays it out, in surroundings that are others each time.
  let layOut: InterfaceLayout
  /// Lays it out once all that it waits for has come; `nil` where it waits for nothing.
  private(set) var layOutAfterTasks:
    (@MainActor (InterfaceSurroundings, Typesetter) async throws -> InterfaceFrame)?
  /// The interface itself where it is an object, which stands while the text size changes; `nil` for a value.
  let object: AnyObject?
  /// The launch that it was made in; `nil` outside of all.
  let madeIn: InterfaceLaunch.ID?

  /// An interface.
  init(_ source: Any, madeIn: InterfaceLaunch.ID?, layOut: @escaping InterfaceLayout) {
    object = type(of: source) is AnyClass ? source as AnyObject : nil
    self.madeIn = madeIn
    self.layOut = layOut
  }

  /// An interface that may be laid out anywhere.
  init(_ source: some InterfaceSource) {
    self.init(source, madeIn: InterfaceLaunch.current?.id, layOut: source.interface)
  }

  /// An interface of the main actor.
  @MainActor init(onMainActor source: some MainActorInterfaceSource) {
    self.init(source, madeIn: source.madeIn) { surroundings, typesetter in
      try MainActor.assumeIsolated {
        try source.interface(in: surroundings, typesetter: typesetter)
      }
    }
  }

  /// A view in SwiftUI's words.
  ///
  /// - Parameter isolation: The actor that the caller is on; see `StandingView`.
  init(view: some View, typesetter: Typesetter, isolation: (any Actor)?) {
    let standing = StandingView(view, typesetter: typesetter)
    self.init(view, madeIn: InterfaceLaunch.current?.id) { surroundings, _ in
      try standing.interface(in: InterfaceConfiguration(surroundings), isolation: isolation)
    }
  }

  /// A view in SwiftUI's words, whose tasks are waited for.
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
  /// The same surroundings in SwiftUI's words.
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
