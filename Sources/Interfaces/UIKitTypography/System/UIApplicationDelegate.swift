public import Foundation

/// The delegate of an app. Its methods are never called here.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// The main window of the app; `nil` for none.
  var window: UIWindow? { get set }
  /// Called before the end of the launch; never here.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called at the end of the launch; never here.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called to open a URL; never here. Returns whether it was opened.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Called after the app came to the front; never here.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the app leaves the front; never here.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called after the app went to the background; never here.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the app comes from the background; never here.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the app ends; never here.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called when memory is short; never here.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Starts the app; no effect here.
  public static func main() {}
  /// Returns `nil` by default. Setting it has no effect.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Returns true by default.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Returns true by default.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Returns false by default: the URL was not opened.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// Does nothing by default after the app came to the front.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing by default before the app leaves the front.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing by default after the app went to the background.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing by default before the app comes from the background.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing by default before the app ends.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing by default when memory is short.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}

/// A quick action of an app's icon. It is not drawn here.
@preconcurrency @MainActor
open class UIApplicationShortcutItem {
  /// The type of the action, as the app calls it.
  public let type: String
  /// The title of the action.
  public let localizedTitle: String
  /// The subtitle of the action; `nil` for none.
  public let localizedSubtitle: String?
  /// The icon of the action; `nil` for none.
  public let icon: UIApplicationShortcutIcon?
  /// Values that the app adds; `nil` for none.
  public let userInfo: [String: any NSSecureCoding]?

  /// Creates a quick action from its parts.
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

  /// Creates a quick action with only a type and a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// The icon of a quick action. It is not drawn here.
@preconcurrency @MainActor
public final class UIApplicationShortcutIcon {
  /// Creates an icon from the name of an image, which is ignored here.
  public init(templateImageName: String) {}
  /// Creates an icon from the name of a symbol, which is ignored here.
  public init(systemImageName: String) {}
}
