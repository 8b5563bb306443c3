public import Foundation

/// A message with buttons. It is not drawn, as nobody asks for it here.
open class UIAlertController: UIViewController {
  /// Where a message is shown.
  public enum Style: Int, Hashable, Sendable {
    /// At the bottom.
    case actionSheet
    /// In the middle.
    case alert
  }

  /// The message.
  open var message: String?
  /// The buttons.
  public private(set) var actions: [UIAlertAction] = []
  /// The button that the return key presses.
  open var preferredAction: UIAlertAction?
  /// The fields; `nil` for none.
  public private(set) var textFields: [UITextField]?
  /// Where it is shown.
  public let preferredStyle: Style

  /// Creates a message.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
  }

  /// Creates a message in the middle, because Interface Builder files are not supported.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }
}

/// A button of a message.
@preconcurrency @MainActor
public final class UIAlertAction {
  /// What a button does.
  public enum Style: Int, Hashable, Sendable {
    /// Something.
    case `default`
    /// Nothing.
    case cancel
    /// Something that deletes.
    case destructive
  }
  /// The title.
  public let title: String?
  /// What it does.
  public let style: Style
  /// Whether it can be pressed.
  public var isEnabled = true
  /// The name in the paths of elements.
  public var accessibilityIdentifier: String?

  /// Creates a button. Nobody presses it here.
  public init(
    title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
  }
}
