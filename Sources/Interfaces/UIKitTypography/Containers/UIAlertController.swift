public import Foundation

/// A message with buttons. It is not drawn here.
open class UIAlertController: UIViewController {
  /// Where an alert is shown on the screen.
  public enum Style: Int, Hashable, Sendable {
    /// At the bottom edge.
    case actionSheet
    /// In the centre.
    case alert
  }

  /// The text below the title.
  open var message: String?
  /// The buttons, in the order in which they were added.
  public private(set) var actions: [UIAlertAction] = []
  /// The button that the return key presses. It has no effect here.
  open var preferredAction: UIAlertAction?
  /// The text fields, in the order in which they were added; `nil` for none.
  public private(set) var textFields: [UITextField]?
  /// Where the alert is shown on the screen.
  public let preferredStyle: Style

  /// Creates an alert without buttons.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
  }

  /// Creates an empty alert in the centre, because Interface Builder files are not supported.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  /// Adds a button after the others.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a text field and passes it to the handler.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }
}

/// A button of an alert.
@preconcurrency @MainActor
public final class UIAlertAction {
  /// The role of a button.
  public enum Style: Int, Hashable, Sendable {
    /// A button without a special role.
    case `default`
    /// A button that closes the alert and changes nothing.
    case cancel
    /// A button that deletes something.
    case destructive
  }
  /// The title of the button.
  public let title: String?
  /// The role of the button.
  public let style: Style
  /// Whether the button can be pressed.
  public var isEnabled = true
  /// The name of the button for tests and element paths. It has no effect here.
  public var accessibilityIdentifier: String?

  /// Creates a button. The handler is never called here.
  public init(
    title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
  }
}
