public import Foundation

/// A finger on the screen. No finger touches it here.
@preconcurrency @MainActor
open class UITouch: UIResponder {
  /// How far a touch has come.
  public enum Phase: Int, Hashable, Sendable {
    /// It begins.
    case began
    /// It moves.
    case moved
    /// It rests.
    case stationary
    /// It ends.
    case ended
    /// It was stopped.
    case cancelled
  }

  /// The view below it.
  public var view: UIView? { nil }
  /// How far it has come.
  public var phase: Phase { .began }
  /// How many taps it is part of.
  public var tapCount: Int { 1 }
  /// When it changed last, in seconds.
  public var timestamp: TimeInterval { 0 }
  /// Where it is.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Where it was before.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// Something that a person did.
@preconcurrency @MainActor
open class UIEvent {
  /// The fingers on the screen.
  public var allTouches: Set<UITouch>? { nil }
}

/// Something that a person does with a button of the device.
@preconcurrency @MainActor
open class UIPress: UIResponder {}

/// Something that a person does with a button of the device.
open class UIPressesEvent: UIEvent {}
