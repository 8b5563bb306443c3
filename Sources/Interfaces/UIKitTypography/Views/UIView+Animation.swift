public import Foundation

extension UIView {
  /// Runs changes with an animation. They take effect immediately here.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs changes with a delayed animation. They take effect immediately here.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs changes with a transition. They take effect immediately here.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// The options of an animation, which have no effect here.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out during the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// It can be touched as it moves.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// It begins where what moves is now.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Again and again.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// There and back.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Slowly at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slowly at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slowly at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// As fast all the way.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }

  /// Runs changes that are not to move.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}
