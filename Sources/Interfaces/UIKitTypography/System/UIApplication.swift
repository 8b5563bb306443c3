public import Foundation

/// The app whose interface is drawn. It is always active here.
@preconcurrency @MainActor
public final class UIApplication: UIResponder {
  /// The only instance of the app.
  public static let shared = UIApplication()

  /// The text size of the current device.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UISimulatedDevice.current.traits.preferredContentSizeCategory
  }

  /// The layout direction of the current device.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UISimulatedDevice.current.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The delegate of the app; `nil` unless you set it. Its methods are never called here.
  public weak var delegate: (any UIApplicationDelegate)?
  /// Whether the device stays awake; no effect here.
  public var isIdleTimerDisabled = false
  /// The state of the app; always active here.
  public var applicationState: State { .active }
  /// The scenes of the app; here the only one, which shows all windows.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.shown] }
  /// The sessions of the app's scenes; here the only one.
  public var openSessions: Set<UISceneSession> { [UIWindowScene.shown.session] }
  /// Whether the app can show several scenes; always `false` here.
  public var supportsMultipleScenes: Bool { false }
  /// All windows that exist, in the order of their creation.
  public var windows: [UIWindow] { UIScreen.windows.all }
  /// The window that receives what a person types: the first of ``windows``; `nil` for none.
  public var keyWindow: UIWindow? { windows.first }
  /// The number on the app's icon; stored, but not drawn.
  public var applicationIconBadgeNumber = 0
  /// The quick actions of the app's icon; stored, but not drawn.
  public var shortcutItems: [UIApplicationShortcutItem]?
  /// The name of the app's alternate icon; always `nil` here.
  public var alternateIconName: String? { nil }
  /// Whether the app can change its icon; always `false` here.
  public var supportsAlternateIcons: Bool { false }
  /// The rectangle of the status bar; always zero here, because none is drawn.
  public var statusBarFrame: CGRect { .zero }
  /// Whether protected files can be read; always `true` here.
  public var isProtectedDataAvailable: Bool { true }
  /// The time that is left in the background, in seconds; unlimited here.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Opens a URL. Nothing is opened here, and the handler receives false.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// Opens a URL. Nothing is opened here, and the result is false.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    false
  }

  /// Returns whether a URL can be opened; always `false` here.
  public func canOpenURL(_ url: URL) -> Bool { false }
  /// Changes the app's icon. It has no effect here, and the handler receives no error.
  public func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }
  /// Asks for remote notifications; no effect here.
  public func registerForRemoteNotifications() {}
  /// Stops remote notifications; no effect here.
  public func unregisterForRemoteNotifications() {}
  /// Asks for time in the background. It is not given here, and the result is
  /// ``UIBackgroundTaskIdentifier/invalid``.
  public func beginBackgroundTask(
    withName taskName: String? = nil,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  /// Ends a task in the background; no effect here.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// Starts to ignore touches; no effect here.
  public func beginIgnoringInteractionEvents() {}
  /// Stops ignoring touches; no effect here.
  public func endIgnoringInteractionEvents() {}
  /// Opens or activates a scene; no effect here.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {}
  /// Closes a scene; no effect here.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}

  /// The states of an app. It is always ``active`` here.
  public enum State: Int, Hashable, Sendable {
    /// The app is in front and receives touches.
    case active
    /// The app is in front, but receives no touches.
    case inactive
    /// The app is in the background.
    case background
  }

  /// A key of the launch options, which give the reason for a launch.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key of the URL that the app was launched to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The key of the remote notification that launched the app.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The key of the quick action that launched the app.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The key of the user activity that the app was launched to continue.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  }

  /// A key of the options for opening a URL in another app.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key of whether to open the URL only in an app that claims it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// A key of the options for opening a URL in this app.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key of the identifier of the app that sends the URL.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// The key of a value that the sending app adds.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// The key of whether the file can be used where it is, without a copy.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
}

extension UIApplication {
  /// The URL of the app's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The URL of the app's notification settings.
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
  /// Posted after the launch of the app: never here.
  public nonisolated static let didFinishLaunchingNotification = named("DidFinishLaunching")
  /// Posted before the app ends: never here.
  public nonisolated static let willTerminateNotification = named("WillTerminate")
  /// Posted when memory is short: never here.
  public nonisolated static let didReceiveMemoryWarningNotification = named(
    "DidReceiveMemoryWarning")
  /// Posted after a significant change of the time, such as midnight: never here.
  public nonisolated static let significantTimeChangeNotification = named("SignificantTimeChange")
  /// Posted after a person took a screenshot: never here.
  public nonisolated static let userDidTakeScreenshotNotification = named(
    "UserDidTakeScreenshot")
  /// Posted after protected files became readable: never here.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = named(
    "ProtectedDataDidBecomeAvailable")
  /// Posted before protected files become unreadable: never here.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = named(
    "ProtectedDataWillBecomeUnavailable")
}

/// The identifier of a task in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// UIKit's number of the task.
  public let rawValue: Int
  /// Creates an identifier from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The identifier of no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The result of fetching data in the background.
public enum UIBackgroundFetchResult: UInt, Hashable, Sendable {
  /// There was new data.
  case newData
  /// There was no new data.
  case noData
  /// Fetching failed.
  case failed
}
