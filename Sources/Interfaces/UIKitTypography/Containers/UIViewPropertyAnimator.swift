public import Foundation

/// Where a movement is at its end.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// At the end.
  case end
  /// At the start.
  case start
  /// Between.
  case current
}

/// Whether something moves.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// Not yet, or no more.
  case inactive
  /// It does.
  case active
  /// It was stopped.
  case stopped
}

/// How a movement gets faster and slower. It has no effect here.
@preconcurrency @MainActor
public protocol UITimingCurveProvider {}

/// A movement along a curve.
@preconcurrency @MainActor
open class UICubicTimingParameters: UITimingCurveProvider {
  /// Creates the system's curve.
  public init() {}
  /// Creates a curve of the system's.
  public init(animationCurve curve: UIView.AnimationCurve) {}
  /// Creates a curve with two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {}
}

/// A movement like that of a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: UITimingCurveProvider {
  /// Creates the system's spring.
  public init() {}
  /// Creates a spring by how much it swings.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {}
  /// Creates a spring by its physics.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {}
}

/// Runs changes by and by. They take effect when it starts, all at once.
@preconcurrency @MainActor
open class UIViewPropertyAnimator {
  private var changes: [() -> Void] = []
  private var ends: [(UIViewAnimatingPosition) -> Void] = []
  /// Whether it has started, so that what comes later takes effect at once.
  private var hasStarted = false
  /// How long it takes.
  public let duration: TimeInterval
  /// Whether it moves: never here.
  open var state: UIViewAnimatingState { .inactive }
  /// Whether it moves: never here.
  open var isRunning: Bool { false }
  /// Whether it goes back; no effect here.
  open var isReversed = false
  /// How far it has come, as a share.
  open var fractionComplete: CGFloat = 0

  /// Creates changes along a curve.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    if let animations { changes = [animations] }
  }

  /// Creates changes as a spring does.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .linear, animations: animations)
  }

  /// Creates changes by how they get faster and slower.
  public convenience init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
  ) {
    self.init(duration: duration, curve: .linear)
  }

  /// Creates changes along a curve with two control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .linear, animations: animations)
  }

  /// Creates changes and runs them.
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

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if hasStarted { animation() } else { changes.append(animation) }
  }
  /// Adds changes that begin later. They take effect with the others.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }
  /// Adds what runs after the changes.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    if hasStarted { completion(.end) } else { ends.append(completion) }
  }
  /// Runs the changes, and what runs after them.
  open func startAnimation() {
    let (changes, ends) = (changes, ends)
    (self.changes, self.ends, hasStarted) = ([], [], true)
    for change in changes { change() }
    fractionComplete = 1
    for end in ends { end(.end) }
  }
  /// Runs the changes.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  /// Holds the changes; no effect here.
  open func pauseAnimation() {}
  /// Stops the changes; those that have not begun are not made.
  open func stopAnimation(_ withoutFinishing: Bool) { changes = [] }
  /// Continues the changes, as if they started.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }
  /// Ends the changes: what runs after them runs.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    let ends = ends
    (self.ends, hasStarted) = ([], true)
    for end in ends { end(finalPosition) }
  }
}
