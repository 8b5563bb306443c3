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

  /// Pops all but the root.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Pops all above a view controller.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(stack[(index + 1)...])
    if !popped.isEmpty { viewControllers = Array(stack[...index]) }
    return popped
  }

  /// Sets the view controllers, the root first.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// The view controller that is seen: the top one.
  open var visibleViewController: UIViewController? { topViewController }
  /// Receives changes. Nobody tells it here.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The movement that goes back. Nobody makes it here.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  /// The bar at the bottom. It is not drawn here.
  public private(set) lazy var toolbar = UIToolbar(frame: .zero)
  /// Whether the bar at the bottom is hidden: always here.
  open var isToolbarHidden = true
  /// Whether the bar hides when content is scrolled; no effect here.
  open var hidesBarsOnSwipe = false
  /// Sets whether the bar at the bottom is hidden. It is not drawn here.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

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
}

/// Receives changes of a navigation controller. Nobody tells it here.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  /// Called before a controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Called after a controller was shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  /// Returns what moves the views.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// The system's.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

extension UINavigationController {
  /// A change of the stack.
  public enum Operation: Int, Hashable, Sendable {
    /// None.
    case none
    /// One comes.
    case push
    /// One goes.
    case pop
  }
}
