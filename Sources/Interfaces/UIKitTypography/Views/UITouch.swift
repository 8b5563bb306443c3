public import Foundation

/// A touch of a finger on the screen. No touch occurs here.
@preconcurrency @MainActor
open class UITouch: UIResponder {
  /// The phase of a touch.
  public enum Phase: Int, Hashable, Sendable {
    /// The finger touched the screen.
    case began
    /// The finger moved.
    case moved
    /// The finger did not move.
    case stationary
    /// The finger left the screen.
    case ended
    /// The touch was cancelled.
    case cancelled
  }

  /// The view that was touched. Always `nil` here.
  public var view: UIView? { nil }
  /// The phase of the touch. Always `began` here.
  public var phase: Phase { .began }
  /// The number of taps that the touch belongs to. Always 1 here.
  public var tapCount: Int { 1 }
  /// The time of the last change, in seconds. Always 0 here.
  public var timestamp: TimeInterval { 0 }
  /// Returns the location in a view. Always zero here.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Returns the previous location in a view. Always zero here.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// An event with touches or presses. No event occurs here.
@preconcurrency @MainActor
open class UIEvent {
  /// The touches of the event. Always `nil` here.
  public var allTouches: Set<UITouch>? { nil }
}

/// A press of a button of the device. No press occurs here.
@preconcurrency @MainActor
open class UIPress: UIResponder {}

/// An event with presses of buttons. No event occurs here.
open class UIPressesEvent: UIEvent {}
