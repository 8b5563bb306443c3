public import Foundation

/// A part of an app's interface that the system shows. It is always active here.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The states of a scene. It is always ``foregroundActive`` here.
  public enum ActivationState: Int, Hashable, Sendable {
    /// The scene is not connected.
    case unattached = -1
    /// The scene is in front and receives touches.
    case foregroundActive
    /// The scene is in front, but receives no touches.
    case foregroundInactive
    /// The scene is in the background.
    case background
  }

  /// The reasons for which a scene is connected. There are none here.
  @preconcurrency @MainActor
  open class ConnectionOptions {
    /// The URLs to open; always empty here.
    public var urlContexts: Set<UIOpenURLContext> { [] }
    /// The user activities to continue; always empty here.
    public var userActivities: Set<NSUserActivity> { [] }
    /// The quick action that a person chose; always `nil` here.
    public var shortcutItem: UIApplicationShortcutItem? { nil }
    /// Creates options without a reason.
    public init() {}
  }

  /// The options for activating a scene; no effect here.
  @preconcurrency @MainActor
  open class ActivationRequestOptions {
    /// The scene that asks for the activation; `nil` for none.
    open var requestingScene: UIScene?
    /// Creates options without a scene.
    public init() {}
  }

  /// The options for opening a URL; no effect here.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions {
    /// Whether to open the URL only in an app that claims it.
    open var universalLinksOnly = false
    /// Creates options for opening a URL in any app.
    public init() {}
  }

  /// The session that the scene belongs to.
  public let session: UISceneSession
  /// The delegate of the scene. Its methods are never called here.
  open weak var delegate: (any UISceneDelegate)?
  /// The state of the scene; always ``ActivationState/foregroundActive`` here.
  open var activationState: ActivationState { .foregroundActive }
  /// The title of the scene; stored, but not drawn.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""

  /// Creates a scene of a session.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// Opens a URL. Nothing is opened here, and the handler receives false.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  private nonisolated static func named(_ name: String) -> NSNotification.Name {
    NSNotification.Name("UIScene\(name)Notification")
  }
  /// Posted after a scene came to the front: never here.
  public nonisolated static let didActivateNotification = named("DidActivate")
  /// Posted before a scene leaves the front: never here.
  public nonisolated static let willDeactivateNotification = named("WillDeactivate")
  /// Posted before a scene comes from the background: never here.
  public nonisolated static let willEnterForegroundNotification = named("WillEnterForeground")
  /// Posted after a scene went to the background: never here.
  public nonisolated static let didEnterBackgroundNotification = named("DidEnterBackground")
  /// Posted before a scene is connected: never here.
  public nonisolated static let willConnectNotification = named("WillConnect")
  /// Posted after a scene was disconnected: never here.
  public nonisolated static let didDisconnectNotification = named("DidDisconnect")
}

/// A scene with the windows of an app.
open class UIWindowScene: UIScene {
  /// The only scene, which shows all windows.
  static let shown = UIWindowScene(session: UISceneSession(), connectionOptions: .init())
  /// All windows that exist, in the order of their creation.
  public var windows: [UIWindow] { UIScreen.windows.all }
  /// The window that receives what a person types: the first of ``windows``; `nil` for none.
  public var keyWindow: UIWindow? { windows.first }
  /// The screen of the current device.
  public var screen: UIScreen { .main }
  /// The orientation of the interface; always portrait here.
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// The manager of the status bar; always `nil` here, because none is drawn.
  public var statusBarManager: UIStatusBarManager? { nil }
  /// The traits of the screen.
  public var traitCollection: UITraitCollection { screen.traitCollection }
}

/// The state of the status bar. None is drawn here.
@preconcurrency @MainActor
public final class UIStatusBarManager {
  /// The rectangle of the status bar; always zero here.
  public var statusBarFrame: CGRect { .zero }
  /// Whether the status bar is hidden; always `true` here.
  public var isStatusBarHidden: Bool { true }
  /// The style of the status bar; always the default here.
  public var statusBarStyle: UIStatusBarStyle { .default }
  init() {}
}

/// The data that an app keeps of a scene, even while the scene is closed.
@preconcurrency @MainActor
open class UISceneSession: Equatable, Hashable {
  /// The role of a session.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the role.
    public let rawValue: String
    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The role of a scene with windows of the app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
  /// The scene of the session; `nil` unless the session is that of the app's only scene.
  public var scene: UIScene? { UIWindowScene.shown.session === self ? UIWindowScene.shown : nil }
  /// The role of the session; always ``Role/windowApplication`` here.
  public var role: Role { .windowApplication }
  /// The identifier of the session; always empty here.
  public var persistentIdentifier: String { "" }
  /// Values that the app adds; `nil` for none.
  open var userInfo: [String: Any]?
  /// The user activity to continue when the scene opens again; no effect here.
  open var stateRestorationActivity: NSUserActivity?
  /// Creates a session without a scene.
  public init() {}

  /// Returns whether both are the same object.
  public nonisolated static func == (left: UISceneSession, right: UISceneSession) -> Bool {
    left === right
  }
  /// Hashes the identity of the object.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// The configuration of a new scene. No scene is created from it here.
@preconcurrency @MainActor
open class UISceneConfiguration {
  /// The name of the configuration; `nil` for none.
  public let name: String?
  /// The role of the scene's session.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate; `nil` for none.
  open var delegateClass: AnyClass?
  /// The class of the scene; `nil` for none.
  open var sceneClass: AnyClass?
  /// Creates a configuration with a name and a role.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// The options for closing a scene; no effect here.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions {
  /// Creates the default options.
  public init() {}
}

/// A URL that a scene is asked to open. No scene is asked here.
@preconcurrency @MainActor
open class UIOpenURLContext: Equatable, Hashable {
  /// The URL to open.
  public let url: URL
  init(url: URL) { self.url = url }

  /// Returns whether both are the same object.
  public nonisolated static func == (left: UIOpenURLContext, right: UIOpenURLContext) -> Bool {
    left === right
  }
  /// Hashes the identity of the object.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension UIWindow {
  /// The scene of the window; unless you set it, the only scene of the app.
  public var windowScene: UIWindowScene? {
    get { scene as? UIWindowScene ?? .shown }
    set { scene = newValue }
  }

  /// Creates a window of a scene, as large as the screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }
}
