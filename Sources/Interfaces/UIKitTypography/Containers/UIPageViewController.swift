public import Foundation

/// A container of pages. Only the first page that was set is drawn.
open class UIPageViewController: UIViewController {
  /// How the pages are turned. It has no effect here.
  public enum TransitionStyle: Int, Hashable, Sendable {
    /// Pages turn like those of a book.
    case pageCurl
    /// Pages scroll.
    case scroll
  }

  /// The direction in which the pages follow each other. It has no effect here.
  public enum NavigationOrientation: Int, Hashable, Sendable {
    /// Pages are side by side.
    case horizontal
    /// Pages are below each other.
    case vertical
  }

  /// The direction in which the pages are turned. It has no effect here.
  public enum NavigationDirection: Int, Hashable, Sendable {
    /// The next page comes.
    case forward
    /// The previous page comes back.
    case reverse
  }

  /// A key for the options of a page container. Options are ignored here.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name that UIKit gives the key.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Where the spine of the book is.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The distance between two pages, in points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// How the pages are turned. It has no effect here.
  public let transitionStyle: TransitionStyle
  /// The direction in which the pages follow each other. It has no effect here.
  public let navigationOrientation: NavigationOrientation
  /// An object that supplies the other pages. It is never called here.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// An object that learns of page turns. It is never called here.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The pages that were set; the first one is drawn.
  public private(set) var viewControllers: [UIViewController]?

  /// Creates a container without pages. The options are ignored.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates an empty container, because Interface Builder files are not supported; see
  /// `UIViewController`.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  /// Sets the pages, shows the first one at once, and calls the completion handler with true.
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

  /// Creates a view with a place for the page.
  open override func loadView() { view = UIControllerStack(frame: UIScreen.main.bounds) }

  /// Shows the first page.
  open override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  private func show() {
    (viewIfLoaded as? UIControllerStack)?.content = viewControllers?.first?.view
  }
}

/// An object that supplies pages. It is never called here.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// Returns the page before another; `nil` for none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after another; `nil` for none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// An object that learns of page turns. It is never called here.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  /// Called before a person turns to other pages: never here.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Called after a person turned to other pages: never here.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing. It is never called here.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing. It is never called here.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
