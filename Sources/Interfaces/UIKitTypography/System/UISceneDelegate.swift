/// The delegate of a scene. Its methods are never called here.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
  /// Called when a scene is connected; never here.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called after a scene was disconnected; never here.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called after a scene came to the front; never here.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before a scene leaves the front; never here.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before a scene comes from the background; never here.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called after a scene went to the background; never here.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called to open URLs; never here.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Called to continue a user activity; never here.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Does nothing by default when a scene is connected.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing by default after a scene was disconnected.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing by default after a scene came to the front.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing by default before a scene leaves the front.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing by default before a scene comes from the background.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing by default after a scene went to the background.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing by default when URLs are to be opened.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Does nothing by default when a user activity is to be continued.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// The delegate of a scene with windows. Its methods are never called here.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The main window of the scene; `nil` for none.
  var window: UIWindow? { get set }
  /// Called after a person chose a quick action of the app's icon; never here.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// Returns `nil` by default. Setting it has no effect.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Does nothing by default when a quick action is chosen.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
}
