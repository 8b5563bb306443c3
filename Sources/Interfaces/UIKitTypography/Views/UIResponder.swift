public import Foundation
import Snapshots

/// The base class of views, controllers and applications.
///
/// UIKit's class is an `NSObject`. This one is not, because Foundation's objects on Linux cannot be
/// isolated to the main actor.
@preconcurrency @MainActor
open class UIResponder: Equatable, Hashable {
  /// The launch in which the responder was created.
  nonisolated let launch = InterfaceLaunch.current?.id
  /// The device on which the responder was created.
  nonisolated let device = UISimulatedDevice.current

  /// Creates a responder.
  public init() {}

  /// The next responder; `nil` for the last.
  open var next: UIResponder? { nil }

  // MARK: Accessibility

  /// The name in the paths of elements and in messages.
  open var accessibilityIdentifier: String?
  /// The label for assistive technologies; no effect here.
  open var accessibilityLabel: String?
  /// The value for assistive technologies; no effect here.
  open var accessibilityValue: String?
  /// The hint for assistive technologies; no effect here.
  open var accessibilityHint: String?
  /// Whether assistive technologies treat the object as one element; no effect here.
  open var isAccessibilityElement = false
  /// The accessibility traits; no effect here.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// The elements inside, for assistive technologies; no effect here.
  open var accessibilityElements: [Any]?
  /// Whether assistive technologies ignore the elements inside; no effect here.
  open var accessibilityElementsHidden = false
  /// Whether assistive technologies ignore the views beside this one; no effect here.
  open var accessibilityViewIsModal = false
  /// Whether assistive technologies group the elements inside; no effect here.
  open var shouldGroupAccessibilityChildren = false
  /// The rectangle on the screen, for assistive technologies; no effect here.
  open var accessibilityFrame = CGRect.zero
  /// The actions that assistive technologies offer; no effect here.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// The language for assistive technologies; no effect here.
  open var accessibilityLanguage: String?
  /// The names for control by voice; no effect here.
  open var accessibilityUserInputLabels: [String]?

  /// Called when an assistive technology activates the object; never here. Returns `false`.
  open func accessibilityActivate() -> Bool { false }
  /// Called when an assistive technology increases the value; never here.
  open func accessibilityIncrement() {}
  /// Called when an assistive technology decreases the value; never here.
  open func accessibilityDecrement() {}
  /// Called when an assistive technology closes the object; never here. Returns `false`.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Returns whether an assistive technology has its focus on the object. Always `false` here.
  open func accessibilityElementIsFocused() -> Bool { false }

  // MARK: First responder

  /// Whether the object can become the first responder; by default `false`.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the object can stop being the first responder; by default `true`.
  open var canResignFirstResponder: Bool { true }
  /// Whether the object is the first responder. Always `false` here.
  open var isFirstResponder: Bool { false }
  /// Does nothing and returns `false`, because nothing becomes the first responder here.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }
  /// Does nothing and returns `true`, because nothing is the first responder here.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }
  /// A view that replaces the keyboard. It is not drawn here.
  open var inputView: UIView? { nil }
  /// A view above the keyboard. It is not drawn here.
  open var inputAccessoryView: UIView? { nil }
  /// The key commands. Their keys are never pressed here.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// The activity that continues on other devices; no effect here.
  open var userActivity: NSUserActivity?

  // MARK: Events

  /// Called after the object was loaded from an Interface Builder file; never here.
  open func awakeFromNib() {}
  /// Called before Interface Builder shows the object; never here.
  open func prepareForInterfaceBuilder() {}

  /// Called when fingers touch the screen; never here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when fingers move on the screen; never here.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when fingers leave the screen; never here.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when touches are cancelled; never here.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when a button of the device is pressed; never here.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when a button of the device is released; never here.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  /// Returns whether the object is an instance of a class or of a derived one.
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

/// An object with traits that can change: a view or view controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The current traits.
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

/// A closure that runs when one of some traits changes.
final class TraitChangeObserver: UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: @MainActor (UITraitCollection) -> Void

  init(_ traits: [UITrait], handler: @escaping @MainActor (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }
}

/// An action that assistive technologies offer. It never runs here.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction {
  /// A closure that performs the action, and returns whether it succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool
  /// The name of the action.
  open var name: String
  /// The picture of the action; `nil` for none.
  open var image: UIImage?
  /// The closure that performs the action. It is never called here.
  open var actionHandler: Handler?

  /// Creates an action with a name.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
  }

  /// Creates an action with a name and a picture.
  public init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
  }
}
