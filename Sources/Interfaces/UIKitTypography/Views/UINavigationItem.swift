/// The content of a navigation bar for a view controller.
@preconcurrency @MainActor
public final class UINavigationItem {
  /// The display mode of a large title.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// The mode of the previous controller; large for the first.
    case automatic
    /// Large.
    case always
    /// In the bar.
    case never
  }

  /// The title.
  public var title: String? { didSet { bar?.setNeedsReload() } }
  /// Whether it is large.
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { bar?.setNeedsReload() }
  }
  /// A line of text above the title. The bar is 30 pt higher with one. (Modelled.)
  public var prompt: String? { didSet { bar?.setNeedsReload() } }
  /// The view that replaces the title in the bar. A large title stays below it.
  public var titleView: UIView? { didSet { bar?.setNeedsReload() } }
  /// The items at the leading edge, the outermost first.
  public var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.setNeedsReload() } }
  /// The items at the trailing edge, the outermost first.
  public var rightBarButtonItems: [UIBarButtonItem]? { didSet { bar?.setNeedsReload() } }
  /// The first of ``leftBarButtonItems``; setting it leaves the others.
  public var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = Self.items(leftBarButtonItems, beginningWith: newValue) }
  }
  /// The first of ``rightBarButtonItems``; setting it leaves the others.
  public var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = Self.items(rightBarButtonItems, beginningWith: newValue) }
  }
  /// The appearance of the bar while it shows this item; `nil` for the bar's own.
  public var standardAppearance: UINavigationBarAppearance? { didSet { bar?.setNeedsReload() } }
  /// The appearance of the bar while it shows this item above content at its top; `nil` for the
  /// bar's own.
  public var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { bar?.setNeedsReload() } }
  weak var bar: UINavigationBar?

  private static func items(
    _ items: [UIBarButtonItem]?, beginningWith first: UIBarButtonItem?
  ) -> [UIBarButtonItem] { (first.map { [$0] } ?? []) + (items ?? []).dropFirst() }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
  }
}
