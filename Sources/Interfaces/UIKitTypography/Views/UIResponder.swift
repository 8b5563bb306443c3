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

  /// Creates a responder. Views and controllers have their own initialisers.
  public init(asResponder: Void) {}

  /// The next responder; `nil` for the last.
  open var next: UIResponder? { nil }

  /// Called when fingers touch the screen, which nobody does here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when fingers move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when fingers leave the screen.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when touches are stopped.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

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

/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: UIResponder {
  /// The view below it.
  public var view: UIView? { nil }
  /// Where it is.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// Something that a person did.
@preconcurrency @MainActor
open class UIEvent {
  /// The fingers on the screen.
  public var allTouches: Set<UITouch>? { nil }
}
