/// What a menu or a bar can offer. Nobody opens a menu here.
@preconcurrency @MainActor
open class UIMenuElement {
  /// How an offer is shown.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Creates attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// It deletes.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays open.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// Whether an offer is chosen already.
  public enum State: Int, Hashable, Sendable {
    /// It is not.
    case off
    /// It is.
    case on
    /// Some of it is.
    case mixed
  }

  /// The title.
  public var title: String
  /// The second line.
  open var subtitle: String?
  /// The picture.
  public var image: UIImage?

  init(titled title: String, subtitle: String? = nil, image: UIImage? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

/// A menu. Nobody opens it here.
public final class UIMenu: UIMenuElement {
  /// How a menu is shown in another.
  public struct Options: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// In the other menu itself.
    public static let displayInline = Options(rawValue: 1)
    /// As something that deletes.
    public static let destructive = Options(rawValue: 2)
    /// One offer at most is chosen.
    public static let singleSelection = Options(rawValue: 32)
    /// In a row.
    public static let displayAsPalette = Options(rawValue: 128)
  }

  /// The name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The menu of all others.
    public static let root = Identifier("com.apple.menu.root")
  }

  /// How large offers are.
  public enum ElementSize: Int, Hashable, Sendable {
    /// Small.
    case small
    /// Of middle size.
    case medium
    /// Large.
    case large
    /// As the menu needs.
    case automatic = -1
  }

  /// The name.
  public let identifier: Identifier
  /// How it is shown in another.
  public let options: Options
  /// What it offers.
  public let children: [UIMenuElement]
  /// How large offers are.
  public var preferredElementSize: ElementSize

  /// Creates a menu.
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

  /// Returns the same menu with other offers.
  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }
}

/// What an action does.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// An action with a title.
public final class UIAction: UIMenuElement {
  /// The name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The name.
  public let identifier: Identifier
  /// What a person reads who looks for it.
  public var discoverabilityTitle: String?
  /// How it is shown in a menu.
  public var attributes: UIMenuElement.Attributes
  /// Whether it is chosen already.
  public var state: UIMenuElement.State
  /// The control that triggered the action, while the action runs.
  public internal(set) var sender: Any?
  /// What it does.
  let handler: UIActionHandler

  /// Creates an action.
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

/// Offers that are made when the menu opens: never here.
public final class UIDeferredMenuElement: UIMenuElement {
  /// Creates offers.
  public init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) { super.init(titled: "") }

  /// Offers that are made again each time.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}

/// A key that does something. Nobody presses it here. Selectors need the Objective-C runtime, so an app makes none.
open class UIKeyCommand: UIMenuElement {
  /// The escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The arrow upwards.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow downwards.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The key.
  public var input: String? { nil }
  /// Whether it comes before the system's own keys.
  open var wantsPriorityOverSystemBehavior = false
}

/// Keys that are held.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: Int
  /// Creates keys from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// For capitals.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}
