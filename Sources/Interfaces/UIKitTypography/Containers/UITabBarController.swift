public import Foundation

/// A container that shows one of several view controllers above a tab bar.
open class UITabBarController: UIViewController {
  /// The bar.
  public let tabBar = UITabBar(frame: .zero)
  /// The view controllers.
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

  /// Sets the view controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Receives changes. Nobody tells it here.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// Creates the view.
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

/// Receives changes of a tab bar controller. Nobody tells it here.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether a person may choose a controller.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called after a person chose a controller.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// A person may.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
