/// The content of a navigation bar for a view controller.
@preconcurrency @MainActor
public final class UINavigationItem {
  /// The display mode of a large title.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// The mode of the previous controller; large for the first.
    case automatic
    /// A large title, if the bar prefers large titles.
    case always
    /// A title of normal size, inside the bar.
    case never
  }

  /// The title.
  public var title: String? { didSet { bar?.setNeedsReload() } }
  /// The display mode of the large title.
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
  /// The first of ``leftBarButtonItems``. Setting it keeps the other items.
  public var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = Self.items(leftBarButtonItems, beginningWith: newValue) }
  }
  /// The first of ``rightBarButtonItems``. Setting it keeps the other items.
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
  /// The back button that leads to this item. It is not drawn here.
  public var backBarButtonItem: UIBarButtonItem?
  /// The title of the back button that leads to this item. It is not drawn here.
  public var backButtonTitle: String?
  /// The display mode of the back button that leads to this item. It is not drawn here.
  public var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Whether the back button is hidden; it has no effect, because none is drawn here.
  public var hidesBackButton = false
  /// Whether the items at the leading edge are next to the back button; no effect here.
  public var leftItemsSupplementBackButton = false
  var search: UIViewController?
  /// Whether the search bar hides when content is scrolled; no effect here.
  public var hidesSearchBarWhenScrolling = true
  /// The appearance of a low bar. It has no effect here.
  public var compactAppearance: UINavigationBarAppearance?

  /// The display mode of the title of a back button. No back button is drawn here.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable {
    /// As much of the title as fits.
    case `default`
    /// A general word instead of the title.
    case generic
    /// No title.
    case minimal
  }

  /// Sets whether the back button is hidden; it has no effect, because none is drawn here.
  public func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// Sets the first item at the leading edge. Nothing is animated here.
  public func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }
  /// Sets the first item at the trailing edge. Nothing is animated here.
  public func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets the items at the leading edge. Nothing is animated here.
  public func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets the items at the trailing edge. Nothing is animated here.
  public func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  private static func items(
    _ items: [UIBarButtonItem]?, beginningWith first: UIBarButtonItem?
  ) -> [UIBarButtonItem] { (first.map { [$0] } ?? []) + (items ?? []).dropFirst() }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
  }
}
