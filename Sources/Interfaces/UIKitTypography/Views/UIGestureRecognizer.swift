public import Foundation

// What a person does to a screen. Nobody does it here.

/// A movement of fingers that a view waits for. Nobody makes one here.
///
/// Targets and selectors need the Objective-C runtime, so recognisers have none.
@preconcurrency @MainActor
open class UIGestureRecognizer {
  /// How far a movement has come.
  public enum State: Int, Hashable, Sendable {
    /// It has not begun.
    case possible
    /// It has begun.
    case began
    /// It goes on.
    case changed
    /// It has ended.
    case ended
    /// It was stopped.
    case cancelled
    /// It was another.
    case failed
  }

  /// The view that waits; `nil` for none.
  public internal(set) weak var view: UIView?
  /// How far the movement has come: not at all.
  open var state = State.possible
  /// Whether the view waits.
  open var isEnabled = true
  /// Whether views inside get no touches meanwhile.
  open var cancelsTouchesInView = true
  /// Who decides about the movement.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name for the app's use.
  open var name: String?

  /// Creates a recogniser.
  public init() {}

  /// Says that another recogniser has to fail first.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Whether touches come to the view only after the movement failed.
  open var delaysTouchesBegan = false
  /// Whether the end of touches comes to the view only after the movement failed.
  open var delaysTouchesEnded = true
  /// How many fingers touch the screen.
  open var numberOfTouches: Int { 0 }

  /// Where the movement is: at the corner.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// Decides about movements.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a movement may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether a movement gets a touch.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  /// Whether two movements may go on at once.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether another movement has to fail first.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a movement has to fail before another.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// It may.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// It does.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  /// They may not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// It has not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// It has not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

/// A tap.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps.
  open var numberOfTapsRequired = 1
  /// With how many fingers.
  open var numberOfTouchesRequired = 1
}

/// A long press.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far fingers may move meanwhile, in points.
  open var allowableMovement: CGFloat = 10
}

/// A movement of fingers over the screen.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers came.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Sets how far the fingers came.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// The least number of fingers.
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers.
  open var maximumNumberOfTouches = Int.max
  /// How fast they are.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A quick movement to a side.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The sides.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Creates sides from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }
  /// The sides that count.
  open var direction = Direction.right
}

/// A movement from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that count.
  open var edges: UIRectEdge = []
}

/// A turn of two fingers.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far they turned, in radians.
  open var rotation: CGFloat = 0
}

/// A pointer above a view.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

/// A movement of two fingers apart.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far they came apart, as a factor.
  open var scale: CGFloat = 1
  /// How fast they are.
  open var velocity: CGFloat { 0 }
}

extension UIView {
  /// Lets the view wait for a movement.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    waitsFor.append(gestureRecognizer)
  }

  /// Lets the view wait no more.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    waitsFor.removeAll { $0 === gestureRecognizer }
  }
}
