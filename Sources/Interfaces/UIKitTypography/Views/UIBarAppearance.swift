public import Foundation

/// The colours and title attributes of a bar.
@preconcurrency @MainActor
open class UIBarAppearance {
  /// The background colour; `nil` for the bar's own.
  open var backgroundColor: UIColor?

  /// The colour of the line at the bar's edge. It is not drawn here.
  open var shadowColor: UIColor?
  /// The image of the line at the bar's edge. It is not drawn here.
  open var shadowImage: UIImage?
  /// The image behind the bar. It is not drawn here.
  open var backgroundImage: UIImage?
  /// The blur behind the bar. It has no effect here.
  open var backgroundEffect: UIBlurEffect?

  /// Creates the default appearance.
  public init() {}

  /// Sets the default background: the bar's own.
  open func configureWithDefaultBackground() { backgroundColor = nil }

  /// Sets an opaque background in the system background colour.
  open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }

  /// Sets a transparent background.
  open func configureWithTransparentBackground() { backgroundColor = .clear }
}

/// The appearance of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title; no effect here.
  open var titlePositionAdjustment = UIOffset.zero
  /// The image of the back button: always `nil`. No back button is drawn here.
  open var backIndicatorImage: UIImage? { nil }
  /// Sets the image of the back button. It has no effect here.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {}
  /// The attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The appearance of a tab bar.
///
/// Tabs are always stacked here: a picture above its title. The appearances for tabs with both in a
/// row have no effect.
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of tabs with the picture above the title.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of tabs with picture and title in a row. It has no effect here.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of tabs in a low bar, with picture and title in a row. It has no effect here.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The appearance of the items of a tab bar.
@preconcurrency @MainActor
open class UITabBarItemAppearance {
  /// The appearance of items that are not selected.
  public let normal = UITabBarItemStateAppearance()
  /// The appearance of the selected item.
  public let selected = UITabBarItemStateAppearance()

  /// Creates the default appearance for both states.
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

/// The height of a bar, and whether it has a prompt. It has no effect here.
public enum UIBarMetrics: Int, Hashable, Sendable {
  /// A bar of normal height.
  case `default`
  /// A low bar.
  case compact
  /// A bar of normal height with a prompt.
  case defaultPrompt = 101
  /// A low bar with a prompt.
  case compactPrompt
}
