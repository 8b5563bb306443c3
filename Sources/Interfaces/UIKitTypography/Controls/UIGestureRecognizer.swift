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

  /// Where the movement is: at the corner.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// Decides about movements.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {}

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
}

/// A movement of fingers over the screen.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers came.
  open func translation(in view: UIView?) -> CGPoint { .zero }
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

/// A movement of two fingers apart.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far they came apart, as a factor.
  open var scale: CGFloat = 1
}

extension UIView {
  /// Lets the view wait for a movement.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = self
  }

  /// Lets the view wait no more.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    if gestureRecognizer.view === self { gestureRecognizer.view = nil }
  }
}

/// Shakes the device. Nobody feels it here.
@preconcurrency @MainActor
open class UIFeedbackGenerator {
  /// Creates a generator.
  public init() {}
  /// Gets ready.
  open func prepare() {}
}

/// Shakes the device as if things met. Nobody feels it here.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard they are.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// Light.
    case light
    /// Of some weight.
    case medium
    /// Heavy.
    case heavy
    /// Soft.
    case soft
    /// Rigid.
    case rigid
  }
  /// Creates a generator.
  public init(style: FeedbackStyle = .medium) { super.init() }
  /// Shakes.
  public func impactOccurred() {}
  /// Shakes by a share.
  public func impactOccurred(intensity: CGFloat) {}
}

/// Shakes the device when a selection changes. Nobody feels it here.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Creates a generator.
  public override init() { super.init() }
  /// Shakes.
  public func selectionChanged() {}
}

/// Shakes the device when a task ends. Nobody feels it here.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How the task ended.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// Well.
    case success
    /// With a warning.
    case warning
    /// With an error.
    case error
  }
  /// Creates a generator.
  public override init() { super.init() }
  /// Shakes.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}
