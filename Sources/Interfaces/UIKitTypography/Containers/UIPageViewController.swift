public import Foundation

/// Pages. The first of those that were set is seen.
open class UIPageViewController: UIViewController {
  /// How a page becomes another.
  public enum TransitionStyle: Int, Hashable, Sendable {
    /// As that of a book.
    case pageCurl
    /// It is scrolled.
    case scroll
  }

  /// Where other pages are.
  public enum NavigationOrientation: Int, Hashable, Sendable {
    /// Beside it.
    case horizontal
    /// Below it.
    case vertical
  }

  /// Where a page comes from.
  public enum NavigationDirection: Int, Hashable, Sendable {
    /// From behind.
    case forward
    /// From before.
    case reverse
  }

  /// The key of a setting.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Where the back of a book is.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The distance between pages.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// How a page becomes another.
  public let transitionStyle: TransitionStyle
  /// Where other pages are.
  public let navigationOrientation: NavigationOrientation
  /// Who makes other pages. Nobody asks for them here.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Receives changes. Nobody tells it here.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The pages that were set.
  public private(set) var viewControllers: [UIViewController]?

  /// Creates pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates pages, because Interface Builder files are not supported; see `UIViewController`.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  /// Sets the pages.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let old = self.viewControllers ?? []
    self.viewControllers = viewControllers
    replaceChildren(old, by: viewControllers ?? [])
    show()
    completion?(true)
  }

  /// Creates the view.
  open override func loadView() { view = UIControllerStack(frame: UIScreen.main.bounds) }

  /// Shows the page.
  open override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  private func show() {
    (viewIfLoaded as? UIControllerStack)?.content = viewControllers?.first?.view
  }
}

/// Makes pages. Nobody asks for them here.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// Returns the page before another.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after another.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Receives other pages. Nobody tells it here.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  /// Called before a page becomes another.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Called after a page became another.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
