public import Foundation

/// A container that shows one of several view controllers above a tab bar.
open class UITabBarController: UIViewController {
  /// The bar below the content.
  public let tabBar = UITabBar(frame: .zero)
  /// The view controllers, one for each tab.
  open var viewControllers: [UIViewController]? { didSet { reload(oldValue) } }
  /// The index of the selected view controller. An index out of range has no effect.
  open var selectedIndex = 0 { didSet { show() } }

  /// Creates a container without view controllers.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates an empty controller, because Interface Builder files are not supported; see
  /// `UIViewController`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The selected view controller. Setting one outside ``viewControllers`` has no effect.
  open var selectedViewController: UIViewController? {
    get {
      guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
      return viewControllers[selectedIndex]
    }
    set {
      let index = viewControllers?.firstIndex { $0 === newValue }
      if let index { selectedIndex = index }
    }
  }

  /// Sets the view controllers at once.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// An object that learns of changes. It is never called here.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// Creates a view with places for the content and the bar.
  open override func loadView() { view = UIControllerStack(frame: UIScreen.main.bounds) }

  /// Shows the selected view controller.
  open override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  private func reload(_ old: [UIViewController]?) {
    replaceChildren(old ?? [], by: viewControllers ?? [])
    itemsOfChildrenDidChange()
  }

  override func itemsOfChildrenDidChange() {
    tabBar.items = viewControllers?.compactMap(\.tabBarItem)
    show()
  }

  private func show() {
    tabBar.selectedItem = selectedViewController?.tabBarItem
    guard let holder = viewIfLoaded as? UIControllerStack else { return }
    holder.bottom = tabBar
    holder.content = selectedViewController?.view
  }
}

/// An object that learns of changes of a tab bar controller. It is never called here.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// Returns whether a person may select a view controller.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called after a person selected a view controller: never here.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Returns true, so that each view controller may be selected.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing. It is never called here.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
