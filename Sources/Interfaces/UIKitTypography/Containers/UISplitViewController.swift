public import Foundation

/// A container of columns. As on a phone, only the last column is drawn. (Modelled.)
open class UISplitViewController: UIViewController {
  /// The number of columns.
  public enum Style: Int, Hashable, Sendable {
    /// The columns are set through ``viewControllers``, as in early versions of UIKit.
    case unspecified
    /// Two columns.
    case doubleColumn
    /// Three columns.
    case tripleColumn
  }

  /// A column of the container.
  public enum Column: Int, Hashable, Sendable {
    /// The first column.
    case primary
    /// The middle column of three.
    case supplementary
    /// The last column.
    case secondary
    /// The only column of narrow screens.
    case compact
  }

  /// The visible columns. The mode has no effect here.
  public enum DisplayMode: Int, Hashable, Sendable {
    /// The system chooses the mode.
    case automatic
    /// Only the last column.
    case secondaryOnly
    /// One column beside the last.
    case oneBesideSecondary
    /// One column over the last.
    case oneOverSecondary
    /// Two columns beside the last.
    case twoBesideSecondary
    /// Two columns over the last.
    case twoOverSecondary
    /// Two columns that push the last aside.
    case twoDisplaceSecondary
  }

  /// The number of columns.
  public let style: Style
  private var columns: [Column: UIViewController] = [:]
  /// The controllers of the columns, the first column first. The last one is drawn.
  open var viewControllers: [UIViewController] = [] {
    didSet {
      replaceChildren(oldValue, by: viewControllers)
      show()
    }
  }
  /// An object that decides about the columns. It is never called here.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The preferred visible columns. They have no effect here.
  open var preferredDisplayMode = DisplayMode.automatic
  /// The visible columns: always ``DisplayMode/secondaryOnly`` here.
  open var displayMode: DisplayMode { .secondaryOnly }
  /// Whether the container shows a single column: always true here.
  open var isCollapsed: Bool { true }
  /// Whether a gesture shows the first column. It has no effect here.
  open var presentsWithGesture = true
  /// A width that leaves the choice to the system.
  public static let automaticDimension = -CGFloat(Float.greatestFiniteMagnitude)
  /// The width of the first column as a share of the whole width. It has no effect here.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
  /// The least width of the first column, in points. It has no effect here.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
  /// The greatest width of the first column, in points. It has no effect here.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension

  /// Creates a container without controllers.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a container without controllers, whose style is ``Style/unspecified``.
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

  /// Sets the controller of a column; `nil` removes it.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column] = vc
    viewControllers = [.primary, .supplementary, .secondary, .compact].compactMap { columns[$0] }
  }

  /// Returns the controller of a column that was set with ``setViewController(_:for:)``.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  /// Does nothing, because the container always shows the last column here.
  open func show(_ column: Column) {}
  /// Does nothing, because the container always shows the last column here.
  open func hide(_ column: Column) {}

  /// Creates a view with a place for the column.
  open override func loadView() { view = UIControllerStack(frame: UIScreen.main.bounds) }

  /// Shows the controller of the last column.
  open override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  private func show() {
    (viewIfLoaded as? UIControllerStack)?.content = viewControllers.last?.view
  }
}

/// An object that decides about columns. It is never called here.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Returns whether the app has joined the columns itself.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  /// Returns false, which leaves the columns to the system.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
}
