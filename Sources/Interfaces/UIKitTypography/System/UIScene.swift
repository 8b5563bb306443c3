public import Foundation

/// Something of an app that the system shows. No system shows it here.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Whether a scene is in front.
  public enum ActivationState: Int, Hashable, Sendable {
    /// It is not connected.
    case unattached = -1
    /// It is in front.
    case foregroundActive
    /// It is in front, and gets no touches.
    case foregroundInactive
    /// It is in the background.
    case background
  }

  /// How a scene is connected.
  @preconcurrency @MainActor
  open class ConnectionOptions {
    /// The addresses to open.
    public var urlContexts: Set<UIOpenURLContext> { [] }
    /// What a person was doing.
    public var userActivities: Set<NSUserActivity> { [] }
    /// What a person chose at the app's icon.
    public var shortcutItem: UIApplicationShortcutItem? { nil }
    /// Creates the options of a launch by a tap at the icon.
    public init() {}
  }

  /// How a scene is asked for.
  @preconcurrency @MainActor
  open class ActivationRequestOptions {
    /// The scene that asks.
    open var requestingScene: UIScene?
    /// Creates the usual way.
    public init() {}
  }

  /// How addresses are opened.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions {
    /// Whether only an app that belongs to the address opens it.
    open var universalLinksOnly = false
    /// Creates the usual way.
    public init() {}
  }

  /// The session that the scene belongs to.
  public let session: UISceneSession
  /// Receives the scene's life. Nobody tells it here.
  open weak var delegate: (any UISceneDelegate)?
  /// Whether it is in front: always here.
  open var activationState: ActivationState { .foregroundActive }
  /// The title.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""

  /// Creates a scene of a session.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// Opens an address. Nothing is opened here.
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

/// The windows of an app.
open class UIWindowScene: UIScene {
  /// The scene of all windows.
  static let shown = UIWindowScene(session: UISceneSession(), connectionOptions: .init())
  /// The windows.
  public var windows: [UIWindow] { UIScreen.windows.all }
  /// The window that a person types in: the first.
  public var keyWindow: UIWindow? { windows.first }
  /// The screen.
  public var screen: UIScreen { .main }
  /// How the device is held: upright.
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// The status bar: none is drawn.
  public var statusBarManager: UIStatusBarManager? { nil }
  /// The traits.
  public var traitCollection: UITraitCollection { screen.traitCollection }
}

/// The status bar. None is drawn.
@preconcurrency @MainActor
public final class UIStatusBarManager {
  /// The rectangle.
  public var statusBarFrame: CGRect { .zero }
  /// Whether it is hidden.
  public var isStatusBarHidden: Bool { true }
  /// The style.
  public var statusBarStyle: UIStatusBarStyle { .default }
  init() {}
}

/// What an app keeps of a scene.
@preconcurrency @MainActor
open class UISceneSession: Equatable, Hashable {
  /// The kind of a session.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Windows of the app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
  /// The scene.
  public var scene: UIScene? { UIWindowScene.shown.session === self ? UIWindowScene.shown : nil }
  /// The kind.
  public var role: Role { .windowApplication }
  /// The name.
  public var persistentIdentifier: String { "" }
  /// What the app adds.
  open var userInfo: [String: Any]?
  /// What a person was doing.
  open var stateRestorationActivity: NSUserActivity?
  /// Creates a session without a scene.
  public init() {}

  /// Whether both are the same object.
  public nonisolated static func == (left: UISceneSession, right: UISceneSession) -> Bool {
    left === right
  }
  /// Hashes the identity of the object.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// What a scene is made of.
@preconcurrency @MainActor
open class UISceneConfiguration {
  /// The name.
  public let name: String?
  /// The kind of the session.
  public let role: UISceneSession.Role
  /// The class of the delegate.
  open var delegateClass: AnyClass?
  /// The class of the scene.
  open var sceneClass: AnyClass?
  /// Creates one by its name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// How a scene ends.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions {
  /// Creates the usual way.
  public init() {}
}

/// An address that a scene is asked to open.
@preconcurrency @MainActor
open class UIOpenURLContext: Equatable, Hashable {
  /// The address.
  public let url: URL
  init(url: URL) { self.url = url }

  /// Whether both are the same object.
  public nonisolated static func == (left: UIOpenURLContext, right: UIOpenURLContext) -> Bool {
    left === right
  }
  /// Hashes the identity of the object.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension UIWindow {
  /// The scene that it belongs to.
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
