/// What a navigation bar shows of a controller.
@preconcurrency @MainActor
public final class UINavigationItem {
  /// Whether a title is large where the bar lets titles be so.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// As the controller below has it; large for the first.
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
  /// What stands in place of the title in the bar; a large title stays below it.
  public var titleView: UIView? { didSet { bar?.setNeedsReload() } }
  /// What stands where reading begins, the outermost first.
  public var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.setNeedsReload() } }
  /// What stands where reading ends, the outermost first.
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
  /// How the bar looks while it shows this; `nil` for as usual.
  public var standardAppearance: UINavigationBarAppearance? { didSet { bar?.setNeedsReload() } }
  /// How the bar looks while it shows this above content at its top; `nil` for as usual.
  public var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { bar?.setNeedsReload() } }
  weak var bar: UINavigationBar?

  private static func items(
    _ items: [UIBarButtonItem]?, beginningWith first: UIBarButtonItem?
  ) -> [UIBarButtonItem] { (first.map { [$0] } ?? []) + (items ?? []).dropFirst() }

  /// An item with a title.
  public init(title: String) {
    self.title = title
  }
}
