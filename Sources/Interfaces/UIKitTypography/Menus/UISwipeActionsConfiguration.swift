/// What a row offers when a finger moves it to a side. Nobody moves it here.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration {
  /// What it offers.
  public let actions: [UIContextualAction]
  /// Whether a long movement chooses the first offer.
  open var performsFirstActionWithFullSwipe = true
  /// Creates offers.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// An offer of a row. It is not drawn.
@preconcurrency @MainActor
open class UIContextualAction {
  /// Does what it offers.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What an offer does.
  public enum Style: Int, Hashable, Sendable {
    /// Something.
    case normal
    /// Something that deletes.
    case destructive
  }

  /// What it does.
  public let style: Style
  /// Does it.
  public let handler: Handler
  /// The title.
  open var title: String?
  /// The colour behind it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor!
  /// The picture.
  open var image: UIImage?
  /// What it says to assistive technologies.
  open var accessibilityLabel: String?

  /// Creates an offer.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }
}
