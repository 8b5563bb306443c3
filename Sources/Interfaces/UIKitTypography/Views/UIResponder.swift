import Snapshots

/// What views, controllers and applications have in common.
///
/// UIKit's is an `NSObject`; here it is not, as Foundation's objects cannot be bound to the main actor
/// without the runtime of Objective-C.
@preconcurrency @MainActor
open class UIResponder: Equatable, Hashable {
  /// The launch that it was made in.
  nonisolated let launch = InterfaceLaunch.current?.id
  /// The device that it was made on.
  nonisolated let device = UISimulatedDevice.current

  /// A responder; views and controllers have initialisers of their own.
  public init(asResponder: Void) {}

  /// The responder above; `nil` for the topmost.
  open var next: UIResponder? { nil }

  /// Whether both are the same object.
  public nonisolated static func == (left: UIResponder, right: UIResponder) -> Bool {
    left === right
  }

  /// Hashes which object it is.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// Something with traits that can change.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The traits in force.
  var traitCollection: UITraitCollection { get }

  /// Called after the traits changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A view whose text comes to another size with the setting, where it is told to.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether it asks for its fonts anew after each change. It acts on preferred and scaled fonts
  /// alone.
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
