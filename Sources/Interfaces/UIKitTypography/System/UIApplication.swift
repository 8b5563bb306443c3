public import Foundation

/// The app that interface code belongs to.
@preconcurrency @MainActor
public final class UIApplication: UIResponder {
  /// The app.
  public static let shared = UIApplication()

  /// The text size of the current device.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UISimulatedDevice.current.traits.preferredContentSizeCategory
  }

  /// The layout direction of the device.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UISimulatedDevice.current.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Receives the app's life. Nobody tells it here, and it is `nil` unless the test sets it.
  public weak var delegate: (any UIApplicationDelegate)?
  /// Whether the device stays awake; no effect here.
  public var isIdleTimerDisabled = false
  /// Whether the app is in front: always here.
  public var applicationState: State { .active }
  /// The app's scenes: the one that shows its windows.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.shown] }
  /// The sessions of the app's scenes: one.
  public var openSessions: Set<UISceneSession> { [UIWindowScene.shown.session] }
  /// Whether the app may show several scenes.
  public var supportsMultipleScenes: Bool { false }
  /// The windows.
  public var windows: [UIWindow] { UIScreen.windows.all }
  /// The window that a person types in: the first.
  public var keyWindow: UIWindow? { windows.first }
  /// The number at the app's icon.
  public var applicationIconBadgeNumber = 0
  /// What the app's icon offers.
  public var shortcutItems: [UIApplicationShortcutItem]?
  /// The name of the app's other icon.
  public var alternateIconName: String? { nil }
  /// Whether the app may have another icon: never here.
  public var supportsAlternateIcons: Bool { false }
  /// The size of the status bar: none is drawn.
  public var statusBarFrame: CGRect { .zero }
  /// Whether what is protected can be read.
  public var isProtectedDataAvailable: Bool { true }
  /// How long the app may run in the background.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Opens an address. Nothing is opened here.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// Opens an address. Nothing is opened here.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    false
  }

  /// Whether an address can be opened: never here.
  public func canOpenURL(_ url: URL) -> Bool { false }
  /// Sets the app's icon. It has no effect here.
  public func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }
  /// Asks for messages from a server. None comes here.
  public func registerForRemoteNotifications() {}
  /// Asks for no more messages.
  public func unregisterForRemoteNotifications() {}
  /// Asks for time in the background.
  public func beginBackgroundTask(
    withName taskName: String? = nil,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  /// Gives the time back.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// Lets touches have no effect.
  public func beginIgnoringInteractionEvents() {}
  /// Lets touches have an effect again.
  public func endIgnoringInteractionEvents() {}
  /// Shows a scene. None is shown here.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {}
  /// Ends a scene.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}

  /// Whether an app is in front.
  public enum State: Int, Hashable, Sendable {
    /// It is.
    case active
    /// It is, and gets no touches.
    case inactive
    /// It is not.
    case background
  }

  /// How the app is launched: the key of a reason.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An address.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// A message from a server.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// A choice at the app's icon.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// What a person was doing.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  }

  /// How an address is opened by another app.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Only in an app that belongs to the address.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// How an address is opened by this app.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app that it is from.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// What the other app adds.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether it has to be copied.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
}

extension UIApplication {
  /// The address of the app's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The address of the app's settings for messages.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

  private nonisolated static func named(_ name: String) -> NSNotification.Name {
    NSNotification.Name("UIApplication\(name)Notification")
  }
  /// Posted after the app came to the front: never here.
  public nonisolated static let didBecomeActiveNotification = named("DidBecomeActive")
  /// Posted before the app leaves the front: never here.
  public nonisolated static let willResignActiveNotification = named("WillResignActive")
  /// Posted after the app went to the background: never here.
  public nonisolated static let didEnterBackgroundNotification = named("DidEnterBackground")
  /// Posted before the app comes from the background: never here.
  public nonisolated static let willEnterForegroundNotification = named("WillEnterForeground")
  /// Posted after the launch: never here.
  public nonisolated static let didFinishLaunchingNotification = named("DidFinishLaunching")
  /// Posted before the end: never here.
  public nonisolated static let willTerminateNotification = named("WillTerminate")
  /// Posted when memory is short: never here.
  public nonisolated static let didReceiveMemoryWarningNotification = named(
    "DidReceiveMemoryWarning")
  /// Posted when the clock is another: never here.
  public nonisolated static let significantTimeChangeNotification = named("SignificantTimeChange")
  /// Posted after a picture of the screen was taken: never here.
  public nonisolated static let userDidTakeScreenshotNotification = named(
    "UserDidTakeScreenshot")
  /// Posted after what is protected can be read: never here.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = named(
    "ProtectedDataDidBecomeAvailable")
  /// Posted before what is protected cannot be read: never here.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = named(
    "ProtectedDataWillBecomeUnavailable")
}

/// The time that an app asked for in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// UIKit's number.
  public let rawValue: Int
  /// Creates one from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No time.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The result of asking a server in the background.
public enum UIBackgroundFetchResult: UInt, Hashable, Sendable {
  /// Something new.
  case newData
  /// Nothing new.
  case noData
  /// An error.
  case failed
}
