public import Foundation

/// How a bar looks.
@preconcurrency @MainActor
open class UIBarAppearance {
  /// What is behind it; `nil` for what the bar has.
  open var backgroundColor: UIColor?

  /// The usual look.
  public init() {}

  /// The usual look again.
  open func configureWithDefaultBackground() { backgroundColor = nil }

  /// Lets nothing through.
  open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }

  /// Lets everything through.
  open func configureWithTransparentBackground() { backgroundColor = .clear }
}

/// How a navigation bar looks.
open class UINavigationBarAppearance: UIBarAppearance {
  /// How its title is set.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How its large title is set.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
