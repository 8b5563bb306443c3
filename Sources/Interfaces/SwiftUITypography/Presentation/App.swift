// The beginning of an app. Tests make views themselves, so nothing here is drawn.

/// An app, like SwiftUI's `App`. It compiles, but Typeproof never starts it.
@preconcurrency @MainActor
public protocol App {
  /// The type of the app's body, a scene.
  associatedtype Body: Scene
  /// The app's scenes.
  @SceneBuilder var body: Body { get }
  /// Creates the app. Typeproof never calls it.
  init()
}

extension App {
  /// The entry point of the app. It does nothing here.
  public static func main() {}
}

/// A part of an app that the system shows, like SwiftUI's `Scene`. Typeproof never shows one.
@preconcurrency @MainActor
public protocol Scene {
  /// The type of the scene's body.
  associatedtype Body: Scene
  /// The scenes that this scene consists of.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// A scene of identical windows, like SwiftUI's `WindowGroup`. It is never shown here.
public struct WindowGroup<Content: View>: Scene {
  /// Creates a group of windows. The content is neither created nor drawn.
  public init(@ViewBuilder content: () -> Content) {}
  /// Creates a group of windows with a localised title. The content is neither created nor drawn.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// Creates a group of windows with a title. The content is neither created nor drawn.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {}
  /// A body that is never evaluated.
  public var body: Never { preconditionFailure("A window has no body.") }
}

/// The settings window of a Mac app, like SwiftUI's `Settings`. It is never shown here.
public struct Settings<Content: View>: Scene {
  /// Creates a settings window. The content is neither created nor drawn.
  public init(@ViewBuilder content: () -> Content) {}
  /// A body that is never evaluated.
  public var body: Never { preconditionFailure("Settings have no body.") }
}

/// Several scenes as one, built by ``SceneBuilder``.
public struct SceneGroup: Scene {
  /// A body that is never evaluated.
  public var body: Never { preconditionFailure("A group of scenes has no body.") }
}

/// Builds the scenes of an app from a closure, like SwiftUI's `SceneBuilder`.
@resultBuilder @preconcurrency @MainActor
public enum SceneBuilder {
  /// Builds a closure with one scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Builds a closure with several scenes. They are dropped, because no scene is shown.
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> SceneGroup {
    SceneGroup()
  }
}

extension Scene {
  /// Sets an action to run when a value changes. It never runs here.
  public func onChange<Value: Equatable>(
    of value: Value, _ action: @escaping () -> Void
  ) -> some Scene { self }
  /// Sets an environment value of a scene. It has no effect, because no scene is shown.
  public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene { self }
}
