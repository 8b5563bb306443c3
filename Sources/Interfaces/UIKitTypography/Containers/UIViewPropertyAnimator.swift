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

/// Runs changes by and by. They take effect when it starts, all at once.
@preconcurrency @MainActor
open class UIViewPropertyAnimator {
  private var changes: [() -> Void] = []
  private var ends: [(UIViewAnimatingPosition) -> Void] = []
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
  open func addAnimations(_ animation: @escaping () -> Void) { changes.append(animation) }
  /// Adds what runs after the changes.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    ends.append(completion)
  }
  /// Runs the changes, and what runs after them.
  open func startAnimation() {
    let (changes, ends) = (changes, ends)
    (self.changes, self.ends) = ([], [])
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
  /// Ends the changes; no effect here.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
