/// The base class of menus and actions. Menus are never opened or drawn here.
@preconcurrency @MainActor
open class UIMenuElement {
  /// The look and behaviour of an element in a menu. They have no effect here.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The attributes as UIKit's bits.
    public let rawValue: UInt
    /// Creates a set of attributes from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The element cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// The element deletes something.
    public static let destructive = Attributes(rawValue: 2)
    /// The element is hidden.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays open when the element is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The mark of an element in a menu. It has no effect here.
  public enum State: Int, Hashable, Sendable {
    /// The element has no mark.
    case off
    /// The element is marked as selected.
    case on
    /// The element is marked as partly selected.
    case mixed
  }

  /// The title.
  public var title: String
  /// The text below the title; `nil` for none.
  open var subtitle: String?
  /// The picture; `nil` for none.
  public var image: UIImage?

  init(titled title: String, subtitle: String? = nil, image: UIImage? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

/// A menu. It is never opened or drawn here.
public final class UIMenu: UIMenuElement {
  /// The look of a menu inside another one. It has no effect here.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The options as UIKit's bits.
    public let rawValue: UInt
    /// Creates a set of options from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The elements are shown in the other menu itself.
    public static let displayInline = Options(rawValue: 1)
    /// The menu is shown as deleting something.
    public static let destructive = Options(rawValue: 2)
    /// Only one element of the menu can be selected.
    public static let singleSelection = Options(rawValue: 32)
    /// The elements are shown in a row.
    public static let displayAsPalette = Options(rawValue: 128)
  }

  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as a string.
    public let rawValue: String
    /// Creates an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The identifier of the menu that contains all others.
    public static let root = Identifier("com.apple.menu.root")
  }

  /// The size of the elements of a menu. It has no effect here.
  public enum ElementSize: Int, Hashable, Sendable {
    /// Small elements.
    case small
    /// Elements of medium size.
    case medium
    /// Large elements.
    case large
    /// Elements of a size that the menu chooses.
    case automatic = -1
  }

  /// The identifier; empty unless one was given.
  public let identifier: Identifier
  /// The look of the menu inside another one; no effect here.
  public let options: Options
  /// The elements of the menu.
  public let children: [UIMenuElement]
  /// The size of the elements; no effect here.
  public var preferredElementSize: ElementSize

  /// Creates a menu from its elements.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("")
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(titled: title, subtitle: subtitle, image: image)
  }

  /// Returns the same menu with other elements.
  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }
}

/// A closure that an action runs.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// An action with a title, for controls, bar items and menus.
public final class UIAction: UIMenuElement {
  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as a string.
    public let rawValue: String
    /// Creates an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The identifier; empty unless one was given.
  public let identifier: Identifier
  /// A title that explains the action; no effect here.
  public var discoverabilityTitle: String?
  /// The look of the action in a menu; no effect here.
  public var attributes: UIMenuElement.Attributes
  /// The mark of the action in a menu; no effect here.
  public var state: UIMenuElement.State
  /// The control that triggered the action, while the action runs.
  public internal(set) var sender: Any?
  /// The closure that the action runs.
  let handler: UIActionHandler

  /// Creates an action from a closure.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(titled: title, subtitle: subtitle, image: image)
  }
}

/// A menu element that is created when the menu opens, which never happens here.
public final class UIDeferredMenuElement: UIMenuElement {
  /// Creates the element. The closure is never called here.
  public init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) { super.init(titled: "") }

  /// Returns an element that is created each time. The closure is never called here.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}

/// A key that runs an action. It is never pressed here. Selectors need the Objective-C runtime, so
/// an app cannot create one.
open class UIKeyCommand: UIMenuElement {
  /// The input of the escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The input of the up arrow key.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The input of the down arrow key.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The input of the left arrow key.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The input of the right arrow key.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The input of the key. Always `nil` here.
  public var input: String? { nil }
  /// Whether the command comes before the system's own keys; no effect here.
  open var wantsPriorityOverSystemBehavior = false
}

/// Modifier keys that are held down.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The keys as UIKit's bits.
  public let rawValue: Int
  /// Creates a set of keys from UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The Shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The Control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The Option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The Command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}
