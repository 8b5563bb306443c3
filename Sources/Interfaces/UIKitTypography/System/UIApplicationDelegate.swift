public import Foundation

/// Receives an app's life. Nobody tells it here.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// The window.
  var window: UIWindow? { get set }
  /// Called before the end of the launch.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called at the end of the launch.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called to open an address.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Called after the app came to the front.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the app leaves the front.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called after the app went to the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the app comes from the background.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the end.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called when memory is short.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Starts the app. Nothing is started here.
  public static func main() {}
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// The launch goes on.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// The launch goes on.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// It is not opened.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}

/// What an app's icon offers. Nobody chooses it here.
@preconcurrency @MainActor
open class UIApplicationShortcutItem {
  /// What it does, as the app calls it.
  public let type: String
  /// The title.
  public let localizedTitle: String
  /// The second line.
  public let localizedSubtitle: String?
  /// The picture.
  public let icon: UIApplicationShortcutIcon?
  /// What the app adds.
  public let userInfo: [String: any NSSecureCoding]?

  /// Creates an offer.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
  }

  /// Creates an offer without a picture.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// The picture of what an app's icon offers. It is not drawn.
@preconcurrency @MainActor
public final class UIApplicationShortcutIcon {
  /// Creates a picture of an asset catalogue.
  public init(templateImageName: String) {}
  /// Creates a symbol.
  public init(systemImageName: String) {}
}
