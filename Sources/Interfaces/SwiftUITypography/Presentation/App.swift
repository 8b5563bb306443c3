// The beginning of an app. Tests make views themselves, so nothing here is drawn.

/// An app, like SwiftUI's `App`. Nothing starts it here.
@preconcurrency @MainActor
public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene
  /// The app's scenes.
  @SceneBuilder var body: Body { get }
  /// Creates the app.
  init()
}

extension App {
  /// Does nothing.
  public static func main() {}
}

/// A part of an app that the system shows, like SwiftUI's `Scene`. Nothing shows it here.
@preconcurrency @MainActor
public protocol Scene {
  /// The type of the scene's body.
  associatedtype Body: Scene
  /// What the scene is made of.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// Windows with the same content.
public struct WindowGroup<Content: View>: Scene {
  /// Creates windows.
  public init(@ViewBuilder content: () -> Content) {}
  /// Creates windows with a title.
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {}
  /// The windows have no body.
  public var body: Never { preconditionFailure("A window has no body.") }
}

/// The settings of an app on a computer.
public struct Settings<Content: View>: Scene {
  /// Creates settings.
  public init(@ViewBuilder content: () -> Content) {}
  /// The settings have no body.
  public var body: Never { preconditionFailure("Settings have no body.") }
}

/// Several scenes.
public struct SceneGroup: Scene {
  /// The scenes have no body.
  public var body: Never { preconditionFailure("A group of scenes has no body.") }
}

/// Builds the scenes of an app.
@resultBuilder @preconcurrency @MainActor
public enum SceneBuilder {
  /// One scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Several scenes.
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> SceneGroup {
    SceneGroup()
  }
}

extension Scene {
  /// Sets an action for a change of a value, which never runs here.
  public func onChange<Value: Equatable>(
    of value: Value, _ action: @escaping () -> Void
  ) -> some Scene { self }
  /// Sets an environment value. It has no effect here.
  public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene { self }
}
