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
  /// What stands where reading begins.
  public var leftBarButtonItem: UIBarButtonItem? { didSet { bar?.setNeedsReload() } }
  /// What stands where reading ends.
  public var rightBarButtonItem: UIBarButtonItem? { didSet { bar?.setNeedsReload() } }
  /// How the bar looks while it shows this; `nil` for as usual.
  public var standardAppearance: UINavigationBarAppearance? { didSet { bar?.setNeedsReload() } }
  /// How the bar looks while it shows this above content at its top; `nil` for as usual.
  public var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { bar?.setNeedsReload() } }
  weak var bar: UINavigationBar?

  /// An item with a title.
  public init(title: String) {
    self.title = title
  }
}
