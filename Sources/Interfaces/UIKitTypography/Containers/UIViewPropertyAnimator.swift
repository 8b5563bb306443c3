public import Foundation

/// A position within an animation.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// The end of the animation.
  case end
  /// The start of the animation.
  case start
  /// The point that the animation has reached.
  case current
}

/// The state of an animator.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// The animation has not started, or has ended.
  case inactive
  /// The animation runs or is paused.
  case active
  /// The animation was stopped before its end.
  case stopped
}

/// The course of an animation's speed. It has no effect here.
@preconcurrency @MainActor
public protocol UITimingCurveProvider {}

/// A timing curve with two control points. It has no effect here.
@preconcurrency @MainActor
open class UICubicTimingParameters: UITimingCurveProvider {
  /// Creates the system's curve.
  public init() {}
  /// Creates one of the system's curves.
  public init(animationCurve curve: UIView.AnimationCurve) {}
  /// Creates a curve with two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {}
}

/// A timing curve like a spring. It has no effect here.
@preconcurrency @MainActor
open class UISpringTimingParameters: UITimingCurveProvider {
  /// Creates the system's spring.
  public init() {}
  /// Creates a spring with a damping ratio, from 0 to 1.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {}
  /// Creates a spring with a mass, a stiffness and a damping.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {}
}

/// An animation of changes. Here they take effect at once when it starts.
@preconcurrency @MainActor
open class UIViewPropertyAnimator {
  private var changes: [() -> Void] = []
  private var ends: [(UIViewAnimatingPosition) -> Void] = []
  /// Whether the animator has started. Later changes then take effect at once.
  private var hasStarted = false
  /// The duration in seconds. It has no effect here.
  public let duration: TimeInterval
  /// The state: always ``UIViewAnimatingState/inactive`` here.
  open var state: UIViewAnimatingState { .inactive }
  /// Whether the animation runs: always false here.
  open var isRunning: Bool { false }
  /// Whether the animation runs backwards. It has no effect here.
  open var isReversed = false
  /// The finished share of the animation: 1 after the start unless you set it.
  open var fractionComplete: CGFloat = 0

  /// Creates an animator with a curve. The curve has no effect here.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    if let animations { changes = [animations] }
  }

  /// Creates an animator with a spring. The spring has no effect here.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .linear, animations: animations)
  }

  /// Creates an animator with a timing curve. The curve has no effect here.
  public convenience init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
  ) {
    self.init(duration: duration, curve: .linear)
  }

  /// Creates an animator with a curve of two control points. The curve has no effect here.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .linear, animations: animations)
  }

  /// Creates an animator and makes its changes at once, without the delay.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .linear, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  /// Adds changes. After the start they take effect at once.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if hasStarted { animation() } else { changes.append(animation) }
  }
  /// Adds changes with a delay. The delay has no effect here.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }
  /// Adds a closure that is called after the changes. After the start it is called at once.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    if hasStarted { completion(.end) } else { ends.append(completion) }
  }
  /// Makes the changes at once, then calls the completion closures.
  open func startAnimation() {
    let (changes, ends) = (changes, ends)
    (self.changes, self.ends, hasStarted) = ([], [], true)
    for change in changes { change() }
    fractionComplete = 1
    for end in ends { end(.end) }
  }
  /// Makes the changes at once, without the delay.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  /// Pauses the animation. It has no effect here.
  open func pauseAnimation() {}
  /// Stops the animation. Changes that were not made yet are dropped.
  ///
  /// - Parameter withoutFinishing: Whether the completion closures are dropped, too. If not,
  ///   ``finishAnimation(at:)`` calls them.
  open func stopAnimation(_ withoutFinishing: Bool) {
    changes = []
    if withoutFinishing { ends = [] }
  }
  /// Makes the changes at once, as ``startAnimation()`` does.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }
  /// Calls the completion closures with a position. It does not make pending changes.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    let ends = ends
    (self.ends, hasStarted) = ([], true)
    for end in ends { end(finalPosition) }
  }
}
