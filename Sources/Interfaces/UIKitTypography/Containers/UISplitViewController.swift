public import Foundation

/// Two controllers side by side. A phone shows one of them: that of the last column. (Modelled.)
open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public enum Style: Int, Hashable, Sendable {
    /// As in early UIKit.
    case unspecified
    /// Two.
    case doubleColumn
    /// Three.
    case tripleColumn
  }

  /// A column.
  public enum Column: Int, Hashable, Sendable {
    /// The first.
    case primary
    /// The one in the middle.
    case supplementary
    /// The last.
    case secondary
    /// The one of narrow screens.
    case compact
  }

  /// Which columns are seen.
  public enum DisplayMode: Int, Hashable, Sendable {
    /// As the system chooses.
    case automatic
    /// The last.
    case secondaryOnly
    /// The first beside the last.
    case oneBesideSecondary
    /// The first over the last.
    case oneOverSecondary
    /// Two beside the last.
    case twoBesideSecondary
    /// Two over the last.
    case twoOverSecondary
    /// Two that push the last away.
    case twoDisplaceSecondary
  }

  /// How many columns there are.
  public let style: Style
  private var columns: [Column: UIViewController] = [:]
  /// The controllers, the first column first.
  open var viewControllers: [UIViewController] = [] {
    didSet {
      replaceChildren(oldValue, by: viewControllers)
      show()
    }
  }
  /// Who decides about the columns. Nobody asks it here.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// Which columns are to be seen; no effect here.
  open var preferredDisplayMode = DisplayMode.automatic
  /// Which columns are seen.
  open var displayMode: DisplayMode { .secondaryOnly }
  /// Whether it shows one column: always here.
  open var isCollapsed: Bool { true }
  /// Whether a movement shows the first column.
  open var presentsWithGesture = true
  /// The width of the first column as a share; no effect here.
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0.4
  /// The least width of the first column; no effect here.
  open var minimumPrimaryColumnWidth: CGFloat = 0
  /// The greatest width of the first column; no effect here.
  open var maximumPrimaryColumnWidth: CGFloat = 0

  /// Creates columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates two columns.
  public override init(nibName: String?, bundle: Bundle?) {
    style = .unspecified
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates an empty controller, because Interface Builder files are not supported; see
  /// `UIViewController`.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// Sets the controller of a column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column] = vc
    viewControllers = [.primary, .supplementary, .secondary, .compact].compactMap { columns[$0] }
  }

  /// Returns the controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  /// Shows a column. It has no effect here.
  open func show(_ column: Column) {}
  /// Hides a column. It has no effect here.
  open func hide(_ column: Column) {}

  /// Creates the view.
  open override func loadView() { view = UIControllerStack(frame: UIScreen.main.bounds) }

  /// Shows the controller.
  open override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  private func show() {
    (viewIfLoaded as? UIControllerStack)?.content = viewControllers.last?.view
  }
}

/// Decides about columns. Nobody asks it here.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Whether the app joins the columns by itself.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  /// The system does.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
}
