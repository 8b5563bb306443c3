public import Foundation

/// The device that an app runs on: a phone of Typeproof's.
@preconcurrency @MainActor
public final class UIDevice {
  /// The device.
  public static let current = UIDevice()

  private init() {}

  /// Its kind.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// Its name.
  public var name: String { "iPhone" }
  /// Its model.
  public var model: String { "iPhone" }
  /// The name of its system.
  public var systemName: String { "iOS" }
  /// The version of its system.
  public var systemVersion: String { "\(UISimulatedDevice.current.system.major).0" }
}

/// Something of an app that the system shows.
@preconcurrency @MainActor
open class UIScene: UIResponder {}

/// The windows of an app.
public final class UIWindowScene: UIScene {
  /// The windows.
  public var windows: [UIWindow] { UIScreen.windows.all }
  /// The screen.
  public var screen: UIScreen { .main }
}

extension UIApplication {
  /// The app's scenes: none, as no system shows it.
  public var connectedScenes: Set<UIScene> { [] }
  /// Opens an address. Nothing is opened here.
  public func open(_ url: URL) {}
  /// Whether an address can be opened: never here.
  public func canOpenURL(_ url: URL) -> Bool { false }
}

/// What a person copied.
@preconcurrency @MainActor
public final class UIPasteboard {
  /// What a person copied last. It is kept for the process alone.
  public static let general = UIPasteboard()

  private init() {}

  /// The text; `nil` for none.
  public var string: String?
}

// An effect is made with all it has, and nothing of it can be changed, so each of the three may be sent. A class that
// others may derive from can only say so unchecked.
/// The effect of a view that lets what is behind it shine through.
open class UIVisualEffect: @unchecked Sendable {
  init() {}
}

/// A blur.
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// How much shines through.
  public enum Style: Int, Hashable, Sendable {
    /// Light, in early UIKit.
    case extraLight
    /// Light.
    case light
    /// Dark.
    case dark
    /// As the appearance.
    case regular = 4
    /// As the appearance, and clearer.
    case prominent
    /// Much.
    case systemUltraThinMaterial
    /// Less.
    case systemThinMaterial
    /// The usual.
    case systemMaterial
    /// Little.
    case systemThickMaterial
    /// As bars.
    case systemChromeMaterial
  }

  let style: Style

  /// Creates a blur.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// The effect of what is on a blur.
public final class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  /// Creates the effect.
  public init(blurEffect: UIBlurEffect) { super.init() }
}

/// A view that lets what is behind it shine through. Nothing is blurred here: it is the window's background, with some
/// of what is behind. (Modelled.)
open class UIVisualEffectView: UIView {
  /// The effect; `nil` for none.
  open var effect: UIVisualEffect?
  /// Where views belong that are on it.
  public let contentView = UIView()

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  /// Creates an empty view, because Interface Builder files are not supported; see `UIView`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.accessibilityIdentifier = "contentView"
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  override func contents(_ drawing: inout ElementDrawing) throws {
    guard let blur = effect as? UIBlurEffect else { return }
    let ground: UIColor =
      switch blur.style {
      case .extraLight, .light: .white
      case .dark: .black
      default: .systemBackground
      }
    drawing.fill(bounds, radius: 0, ground.withAlphaComponent(0.8), named: "blur")
  }
}

/// What a menu or a bar can offer.
@preconcurrency @MainActor
open class UIMenuElement {
  /// The title.
  public let title: String
  init(titled title: String) { self.title = title }
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
  }

  /// What it offers.
  public let children: [Any]

  /// Creates a menu.
  public init(
    title: String = "", image: UIImage? = nil, options: Options = [], children: [Any] = []
  ) {
    self.children = children
    super.init(titled: title)
  }
}

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

  /// Creates a button. Nobody presses it here.
  public init(
    title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
  }
}

/// The accessibility settings.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// Whether Bold Text is on, on the current device.
  public static var isBoldTextEnabled: Bool {
    UISimulatedDevice.current.traits.legibilityWeight == .bold
  }
  /// Whether Reduce Motion is on; always `false` here.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether VoiceOver is running; always `false` here.
  public static var isVoiceOverRunning: Bool { false }
  /// Posted after a change of Bold Text.
  public nonisolated static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")

  /// A notification for assistive technologies.
  public enum Notification: Hashable, Sendable {
    /// A part of the screen changed.
    case layoutChanged
    /// The screen changed.
    case screenChanged
    /// An announcement.
    case announcement
  }

  /// Posts a notification, which has no effect here.
  public static func post(notification: Notification, argument: Any?) {}
}
