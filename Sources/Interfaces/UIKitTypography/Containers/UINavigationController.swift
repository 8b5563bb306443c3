public import Foundation

/// A stack of view controllers, below a bar with the title of the top controller.
open class UINavigationController: UIViewController {
  /// The bar.
  public let navigationBar = UINavigationBar(frame: .zero)
  private var stack: [UIViewController] = []

  /// Creates a navigation controller with a root controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Creates a container without view controllers.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates an empty controller, because Interface Builder files are not supported; see
  /// `UIViewController`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The view controllers, the root first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set {
      let old = stack
      stack = newValue
      replaceChildren(old, by: newValue)
      show()
    }
  }

  /// The top view controller.
  open var topViewController: UIViewController? { stack.last }

  /// Pushes a view controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers = stack + [viewController]
  }

  /// Pops the top view controller, unless it is the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    viewControllers = stack.dropLast()
    return top
  }

  /// Creates the view.
  open override func loadView() { view = UIControllerStack(frame: UIScreen.main.bounds) }

  /// Shows the top view controller.
  open override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  /// Whether the bar is hidden. A hidden bar takes no space.
  open var isNavigationBarHidden = false { didSet { show() } }

  /// Hides or shows the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  private func show() {
    guard let holder = viewIfLoaded as? UIControllerStack else { return }
    holder.top = isNavigationBarHidden ? nil : navigationBar
    navigationBar.items = stack.map(\.navigationItem)
    holder.content = topViewController?.view
    guard !navigationBar.isSet(\UIView.backgroundColor) else { return }
    navigationBar.byItself { $0.backgroundColor = holder.content?.backgroundColor }
  }
}

extension UIViewController {
  /// The navigation controller that contains this one; `nil` for none.
  public var navigationController: UINavigationController? { ancestor() }

  /// The tab bar controller that contains this one; `nil` for none.
  public var tabBarController: UITabBarController? { ancestor() }

  private func ancestor<Controller: UIViewController>() -> Controller? {
    var current = parent
    while let controller = current {
      if let found = controller as? Controller { return found }
      current = controller.parent
    }
    return nil
  }
}
