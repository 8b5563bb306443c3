public import Foundation

/// Controllers beside each other, one of which shows above a bar.
open class UITabBarController: UIViewController {
  /// The bar.
  public let tabBar = UITabBar(frame: .zero)
  /// Its controllers.
  open var viewControllers: [UIViewController]? { didSet { reload(oldValue) } }
  /// The place of the one that shows; beyond the ends it counts for nothing.
  open var selectedIndex = 0 { didSet { show() } }

  /// A controller without others.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// A controller of Interface Builder; see `UIViewController`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The one that shows; setting one that is none of ``viewControllers`` counts for nothing.
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

  /// Sets its controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Makes its view.
  open override func loadView() { view = UIControllerStack(frame: UIScreen.main.bounds) }

  /// Shows the chosen controller.
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
