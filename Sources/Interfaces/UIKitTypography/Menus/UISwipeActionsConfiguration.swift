/// The actions that appear when a person swipes a row. They are not drawn here.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration {
  /// The actions, in order from the edge.
  public let actions: [UIContextualAction]
  /// Whether a full swipe performs the first action; no effect here.
  open var performsFirstActionWithFullSwipe = true
  /// Creates a configuration of actions.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// An action that appears when a person swipes a row. It is not drawn here.
@preconcurrency @MainActor
open class UIContextualAction {
  /// A closure that performs an action. It is never called here.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The style of an action.
  public enum Style: Int, Hashable, Sendable {
    /// An ordinary action; its colour is grey by default.
    case normal
    /// An action that deletes something; its colour is red by default.
    case destructive
  }

  /// The style of the action.
  public let style: Style
  /// The closure that performs the action. It is never called here.
  public let handler: Handler
  /// The title of the action; `nil` for none.
  open var title: String?
  /// The colour behind the action.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor!
  /// The image of the action; `nil` for none.
  open var image: UIImage?
  /// The label of the action for assistive technologies; `nil` for none.
  open var accessibilityLabel: String?

  /// Creates an action with a style and a title.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }
}
