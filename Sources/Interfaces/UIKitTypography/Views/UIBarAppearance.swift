public import Foundation

/// The appearance of a bar.
@preconcurrency @MainActor
open class UIBarAppearance {
  /// The background colour; `nil` for the bar's own.
  open var backgroundColor: UIColor?

  /// The colour of the line at its edge. It is not drawn here.
  open var shadowColor: UIColor?
  /// The picture of that line. It is not drawn here.
  open var shadowImage: UIImage?
  /// The picture behind it. It is not drawn here.
  open var backgroundImage: UIImage?
  /// What shines through it. It has no effect here.
  open var backgroundEffect: UIBlurEffect?

  /// Creates the default appearance.
  public init() {}

  /// Sets the default appearance.
  open func configureWithDefaultBackground() { backgroundColor = nil }

  /// Sets an opaque background.
  open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }

  /// Sets a transparent background.
  open func configureWithTransparentBackground() { backgroundColor = .clear }
}

/// The appearance of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Where the title is beside its usual place; no effect here.
  open var titlePositionAdjustment = UIOffset.zero
  /// The picture of the button that goes back. It is not drawn here.
  open var backIndicatorImage: UIImage? { nil }
  /// Sets the picture of the button that goes back. It is not drawn here.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {}
  /// The attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The appearance of a tab bar.
///
/// Tabs are stacked here: a picture above its title. The layouts for a row of a picture and a title have no
/// effect.
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of stacked tabs.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of tabs in a row. It has no effect here.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of tabs in a low row. It has no effect here.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The appearance of the items of a tab bar.
@preconcurrency @MainActor
open class UITabBarItemAppearance {
  /// The appearance of items that are not selected.
  public let normal = UITabBarItemStateAppearance()
  /// The appearance of the selected item.
  public let selected = UITabBarItemStateAppearance()

  /// Creates the default appearance.
  public init() {}
}

/// The appearance of the items of a tab bar in one state.
@preconcurrency @MainActor
public final class UITabBarItemStateAppearance {
  /// The attributes of the title.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of the picture; `nil` for the bar's own.
  public var iconColor: UIColor?

  init() {}
}

/// The room that a bar has.
public enum UIBarMetrics: Int, Hashable, Sendable {
  /// As usual.
  case `default`
  /// A low one.
  case compact
  /// As usual, with a prompt.
  case defaultPrompt = 101
  /// A low one with a prompt.
  case compactPrompt
}
