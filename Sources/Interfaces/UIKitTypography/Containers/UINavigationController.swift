public import Foundation

/// Controllers one on top of the other, below a bar with the title of the uppermost.
open class UINavigationController: UIViewController {
  /// The bar.
  public let navigationBar = UINavigationBar(frame: .zero)
  private var stack: [UIViewController] = []

  /// A controller that begins with another one.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// A controller without others.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// A controller of Interface Builder; see `UIViewController`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Its controllers, the lowest first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set {
      let old = stack
      stack = newValue
      replaceChildren(old, by: newValue)
      show()
    }
  }

  /// The uppermost.
  open var topViewController: UIViewController? { stack.last }

  /// Puts a controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers = stack + [viewController]
  }

  /// Takes the uppermost away, unless it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    viewControllers = stack.dropLast()
    return top
  }

  /// Makes its view.
  open override func loadView() { view = UIControllerStack(frame: UIScreen.main.bounds) }

  /// Shows the uppermost controller.
  open override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  /// Whether the bar does not show, and takes no room.
  open var isNavigationBarHidden = false { didSet { show() } }

  /// Hides the bar, or shows it.
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
  /// The navigation controller around it; `nil` for none.
  public var navigationController: UINavigationController? { ancestor() }

  /// The tab bar controller around it; `nil` for none.
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
