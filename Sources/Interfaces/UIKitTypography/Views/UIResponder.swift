public import Foundation
import Snapshots

/// The base class of views, controllers and applications.
///
/// UIKit's class is an `NSObject`. This one is not, because Foundation's objects on Linux cannot be
/// isolated to the main actor.
@preconcurrency @MainActor
open class UIResponder: Equatable, Hashable {
  /// The launch that it was made in.
  nonisolated let launch = InterfaceLaunch.current?.id
  /// The device that it was made on.
  nonisolated let device = UISimulatedDevice.current

  /// Creates a responder.
  public init() {}

  /// The next responder; `nil` for the last.
  open var next: UIResponder? { nil }

  // MARK: Accessibility

  /// The name in the paths of elements and in messages.
  open var accessibilityIdentifier: String?
  /// The accessibility label.
  open var accessibilityLabel: String?
  /// The value, for assistive technologies.
  open var accessibilityValue: String?
  /// What it does, for assistive technologies.
  open var accessibilityHint: String?
  /// Whether it is an accessibility element.
  open var isAccessibilityElement = false
  /// The accessibility traits; no effect here.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// The elements in it, for assistive technologies; `nil` for the views.
  open var accessibilityElements: [Any]?
  /// Whether assistive technologies ignore what is in it.
  open var accessibilityElementsHidden = false
  /// Whether assistive technologies ignore what is beside it.
  open var accessibilityViewIsModal = false
  /// Whether assistive technologies group what is in it.
  open var shouldGroupAccessibilityChildren = false
  /// Where it is on the screen, for assistive technologies.
  open var accessibilityFrame = CGRect.zero
  /// Actions that assistive technologies offer.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// The language of its texts, for assistive technologies.
  open var accessibilityLanguage: String?
  /// What people may call it by voice.
  open var accessibilityUserInputLabels: [String]?

  /// Does what it does, for assistive technologies. Nobody asks for it here.
  open func accessibilityActivate() -> Bool { false }
  /// Makes its value larger.
  open func accessibilityIncrement() {}
  /// Makes its value smaller.
  open func accessibilityDecrement() {}
  /// Leaves what it shows.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Whether an assistive technology is at it: never here.
  open func accessibilityElementIsFocused() -> Bool { false }

  // MARK: First responder

  /// Whether it can receive what a person types.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it may stop to receive what a person types.
  open var canResignFirstResponder: Bool { true }
  /// Whether it receives what a person types: never here.
  open var isFirstResponder: Bool { false }
  /// Asks for what a person types. Nobody types here, so it has no effect.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }
  /// Stops to receive what a person types.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }
  /// A view in place of the keyboard. It is not drawn here.
  open var inputView: UIView? { nil }
  /// A view above the keyboard. It is not drawn here.
  open var inputAccessoryView: UIView? { nil }
  /// The keys that do something. Nobody presses them here.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// What a person is doing, for other devices.
  open var userActivity: NSUserActivity?

  // MARK: Events

  /// Called after it was read from a file of Interface Builder: never here.
  open func awakeFromNib() {}
  /// Called before Interface Builder shows it: never here.
  open func prepareForInterfaceBuilder() {}

  /// Called when fingers touch the screen, which nobody does here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when fingers move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when fingers leave the screen.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when touches are stopped.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when a button of the device is pressed, which nobody does here.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when a button of the device is released.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  /// Whether it is of a class or of one derived from it.
  public func isKind(of aClass: AnyClass) -> Bool {
    sequence(first: type(of: self) as AnyClass) { _getSuperclass($0) }.contains { $0 == aClass }
  }

  /// Returns whether both are the same object.
  public nonisolated static func == (left: UIResponder, right: UIResponder) -> Bool {
    left === right
  }

  /// Hashes the identity of the object.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// Something with traits that can change.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The traits.
  var traitCollection: UITraitCollection { get }

  /// Called after the traits changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A view whose text can follow the text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether the fonts follow changes of the text size. It affects preferred and scaled fonts only.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

/// Who asked to be told of changed traits.
final class TraitChangeObserver: UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: @MainActor (UITraitCollection) -> Void

  init(_ traits: [UITrait], handler: @escaping @MainActor (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }
}

/// What assistive technologies offer to do. Nobody does it here.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction {
  /// Does it.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool
  /// The name.
  open var name: String
  /// The picture.
  open var image: UIImage?
  /// Does it.
  open var actionHandler: Handler?

  /// Creates an offer.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
  }

  /// Creates an offer with a picture.
  public init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
  }
}
