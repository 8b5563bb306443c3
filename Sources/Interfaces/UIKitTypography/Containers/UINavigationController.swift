public import Foundation

/// A stack of view controllers, below a bar with the title of the top controller.
open class UINavigationController: UIViewController {
  /// The bar above the content.
  public let navigationBar = UINavigationBar(frame: .zero)
  private var stack: [UIViewController] = []

  /// Creates a navigation controller with a root controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Creates a navigation controller without view controllers.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates an empty controller, because Interface Builder files are not supported; see
  /// `UIViewController`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The view controllers of the stack, the root first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set {
      let old = stack
      stack = newValue
      replaceChildren(old, by: newValue)
      show()
    }
  }

  /// The last view controller of the stack; `nil` for an empty stack.
  open var topViewController: UIViewController? { stack.last }

  /// Pushes a view controller and shows it at once.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers = stack + [viewController]
  }

  /// Pops the top view controller and returns it. The root stays, and the call then returns `nil`.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    viewControllers = stack.dropLast()
    return top
  }

  /// Pops all view controllers above the root and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Pops all above a view controller and returns them; `nil` if it is not in the stack.
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

  /// The view controller whose view is shown: the top one.
  open var visibleViewController: UIViewController? { topViewController }
  /// An object that learns of changes. It is never called here.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The gesture that goes back. It is `nil` here.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  /// The toolbar at the bottom edge. It is not drawn here.
  public private(set) lazy var toolbar = UIToolbar(frame: .zero)
  /// Whether the toolbar is hidden. It is never drawn here.
  open var isToolbarHidden = true
  /// Whether the navigation bar hides when content is scrolled. It has no effect here.
  open var hidesBarsOnSwipe = false
  /// Sets whether the toolbar is hidden. The toolbar is never drawn here.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Creates a view with places for the bar and the content.
  open override func loadView() { view = UIControllerStack(frame: UIScreen.main.bounds) }

  /// Shows the top view controller.
  open override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  /// Whether the navigation bar is hidden. A hidden bar takes no space.
  open var isNavigationBarHidden = false { didSet { show() } }

  /// Hides or shows the navigation bar at once.
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

/// An object that learns of changes of a navigation controller. It is never called here.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  /// Called before a view controller is shown: never here.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Called after a view controller was shown: never here.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  /// Returns an object that animates a change, or `nil` for the system's animation.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UINavigationControllerDelegate {
  /// Does nothing. It is never called here.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing. It is never called here.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Returns `nil`, which stands for the system's animation.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

extension UINavigationController {
  /// A change of the stack.
  public enum Operation: Int, Hashable, Sendable {
    /// No change.
    case none
    /// A view controller is pushed.
    case push
    /// A view controller is popped.
    case pop
  }
}
