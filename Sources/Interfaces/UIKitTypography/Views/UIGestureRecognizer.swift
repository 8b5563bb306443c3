public import Foundation

// What a person does to a screen. Nobody does it here.

/// A gesture that a view recognises. No gesture occurs here.
///
/// Targets and selectors need the Objective-C runtime, so recognisers have none.
@preconcurrency @MainActor
open class UIGestureRecognizer {
  /// The stage of a gesture.
  public enum State: Int, Hashable, Sendable {
    /// The gesture has not begun.
    case possible
    /// The gesture has begun.
    case began
    /// The gesture continues.
    case changed
    /// The gesture has ended.
    case ended
    /// The gesture was cancelled.
    case cancelled
    /// The touches made no such gesture.
    case failed
  }

  /// The view that the recogniser was added to; `nil` for none.
  public internal(set) weak var view: UIView?
  /// The stage of the gesture. It only changes when your code sets it.
  open var state = State.possible
  /// Whether the recogniser is enabled; no effect here.
  open var isEnabled = true
  /// Whether a recognised gesture cancels touches in the view; no effect here.
  open var cancelsTouchesInView = true
  /// The delegate. It is never called here.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name for the app's use.
  open var name: String?

  /// Creates a recogniser that belongs to no view.
  public init() {}

  /// Makes the recogniser wait until another one fails; no effect here.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Whether the view receives the start of touches only after the gesture failed; no effect here.
  open var delaysTouchesBegan = false
  /// Whether the view receives the end of touches only after the gesture failed; no effect here.
  open var delaysTouchesEnded = true
  /// The number of fingers on the screen. Always 0 here.
  open var numberOfTouches: Int { 0 }

  /// Returns the location of the gesture. Always zero here.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// Decides which gestures are recognised. It is never called here.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Returns whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Returns whether a recogniser receives a touch.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  /// Returns whether two gestures may be recognised at the same time.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether another recogniser must fail before this one can begin.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether this recogniser must fail before another one can begin.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns `true`, as UIKit does when a delegate has no such method.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// Returns `true`, as UIKit does when a delegate has no such method.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  /// Returns `false`, as UIKit does when a delegate has no such method.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns `false`, as UIKit does when a delegate has no such method.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns `false`, as UIKit does when a delegate has no such method.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

/// A gesture of one or more taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  open var numberOfTapsRequired = 1
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
}

/// A gesture of pressing for some time.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration of the press, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance that the fingers may move during the press, in points.
  open var allowableMovement: CGFloat = 10
}

/// A gesture of dragging with one or more fingers.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Returns the distance of the drag. Always zero here.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Sets the distance of the drag; no effect here.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// The minimum number of fingers.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers.
  open var maximumNumberOfTouches = Int.max
  /// Returns the speed of the drag. Always zero here.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A gesture of swiping in one direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The directions as UIKit's bits.
    public let rawValue: UInt
    /// Creates a set of directions from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A swipe to the right.
    public static let right = Direction(rawValue: 1)
    /// A swipe to the left.
    public static let left = Direction(rawValue: 2)
    /// A swipe upwards.
    public static let up = Direction(rawValue: 4)
    /// A swipe downwards.
    public static let down = Direction(rawValue: 8)
  }
  /// The directions that are recognised.
  open var direction = Direction.right
}

/// A gesture of dragging from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that are recognised.
  open var edges: UIRectEdge = []
}

/// A gesture of turning two fingers.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle of the turn, in radians.
  open var rotation: CGFloat = 0
}

/// A gesture of moving a pointer over a view.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

/// A gesture of pinching with two fingers.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale of the pinch: 1 is the distance of the fingers at its start.
  open var scale: CGFloat = 1
  /// The speed of the pinch. Always 0 here.
  open var velocity: CGFloat { 0 }
}

extension UIView {
  /// Adds a gesture recogniser to the view, and removes it from its previous view.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    waitsFor.append(gestureRecognizer)
  }

  /// Removes a gesture recogniser from the view.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    waitsFor.removeAll { $0 === gestureRecognizer }
  }
}
