public import Foundation

/// The appearance of a bar.
@preconcurrency @MainActor
open class UIBarAppearance {
  /// The background colour; `nil` for the bar's own.
  open var backgroundColor: UIColor?

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
  /// The attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
