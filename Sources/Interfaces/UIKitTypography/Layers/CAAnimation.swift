public import Foundation

// Movements of layers. Nothing moves here.

/// An animation of a layer. Animations have no effect here.
@preconcurrency @MainActor
open class CAAnimation {
  /// The duration in seconds.
  open var duration: TimeInterval = 0
  /// The time at which the animation begins, in seconds.
  open var beginTime: TimeInterval = 0
  /// The time within the animation at which it starts, in seconds.
  open var timeOffset: TimeInterval = 0
  /// How often the animation repeats.
  open var repeatCount: Float = 0
  /// How long the animation repeats, in seconds.
  open var repeatDuration: TimeInterval = 0
  /// Whether the animation runs backwards after it ran forwards.
  open var autoreverses = false
  /// The speed of the animation; 1 is normal.
  open var speed: Float = 1
  /// What is shown before and after the animation.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The course of the animation's speed; `nil` for a constant speed.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether the animation is removed at its end.
  open var isRemovedOnCompletion = true
  /// An object that learns of the start and the end. It is never called here.
  open var delegate: (any CAAnimationDelegate)?
  /// Creates an animation.
  public init() {}
}

/// An animation of a property. It has no effect here.
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the property.
  open var keyPath: String?
  /// Whether the values are added to the current value.
  open var isAdditive = false
  /// Whether each repetition starts with the value of the previous one.
  open var isCumulative = false
  /// Creates an animation of the property with a key path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation from one value to another. It has no effect here.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// The difference between the values at the start and the end.
  open var byValue: Any?
}

/// An animation like the movement of a spring. It has no effect here.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The friction that brings the spring to rest.
  open var damping: CGFloat = 10
  /// The speed at the start.
  open var initialVelocity: CGFloat = 0
  /// The time until the spring is at rest: always ``CAAnimation/duration`` here.
  open var settlingDuration: TimeInterval { duration }
}

/// An animation through several values. It has no effect here.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, in the order in which they are reached.
  open var values: [Any]?
  /// When each value is reached, as a share of the duration.
  open var keyTimes: [NSNumber]?
  /// The path along which a point moves.
  open var path: CGPath?
  /// The course of the speed between each two values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values are interpolated.
  open var calculationMode = CAAnimationCalculationMode.linear
}

/// A group of animations that run together. It has no effect here.
open class CAAnimationGroup: CAAnimation {
  /// The animations of the group.
  open var animations: [CAAnimation]?
}

/// A transition of a layer's whole content. It has no effect here.
open class CATransition: CAAnimation {
  /// The kind of transition.
  open var type = CATransitionType.fade
  /// The side from which the transition comes; `nil` for the system's choice.
  open var subtype: CATransitionSubtype?
}

/// An object that learns of an animation's start and end. It is never called here.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Called after an animation started: never here.
  func animationDidStart(_ anim: CAAnimation)
  /// Called after an animation ended: never here.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing. It is never called here.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing. It is never called here.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The course of an animation's speed. It has no effect here.
public final class CAMediaTimingFunction: Sendable {
  /// Creates a function with a known name.
  public init(name: CAMediaTimingFunctionName) {}
  /// Creates a function from the two control points of a curve.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

/// The name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name as a string.
  public let rawValue: String
  /// Creates a name from a string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// A slow start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// A slow end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// A slow start and a slow end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The system's default course.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// What is shown before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// After the animation, its last value stays.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Before the animation, its first value is shown.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first value is shown before the animation, and the last one after it.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The animation is shown only while it runs.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// How an animation interpolates its values.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Values change linearly.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Values change in steps.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Values change linearly, at a constant speed through all of them.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Values follow a smooth curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
}

/// A kind of transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String
  /// Creates a kind with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new content fades in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content moves over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content moves away from the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side from which a transition comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name of the side.
  public let rawValue: String
  /// Creates a side with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The right side.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The left side.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A group of changes to layers. Changes take effect immediately here.
@preconcurrency @MainActor
public enum CATransaction {
  /// The completion blocks of the groups that have begun, that of the innermost group last.
  private static var ends: [(() -> Void)?] = []

  /// Begins a group of changes.
  public static func begin() { ends.append(nil) }
  /// Ends the innermost group, and calls its completion block.
  public static func commit() { ends.popLast()??() }
  /// Does nothing, because all changes have taken effect already.
  public static func flush() {}
  /// Sets whether changes are made without animations. It has no effect here.
  public static func setDisableActions(_ flag: Bool) {}
  /// Sets the duration of animations in seconds. It has no effect here.
  public static func setAnimationDuration(_ dur: TimeInterval) {}
  /// Sets the course of the animations' speed. It has no effect here.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Returns true, because changes are never animated here.
  public static func disableActions() -> Bool { true }
  /// Sets a block that ``commit()`` calls for the innermost group; without a group, calls it now.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    if ends.isEmpty { block?() } else { ends[ends.count - 1] = block }
  }
}

/// A transform in three dimensions. A layer stores one, but it has no effect here.
public struct CATransform3D: Hashable, Sendable {
  /// The numbers of the first row.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
  /// The numbers of the second row.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0
  /// The numbers of the third row.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1, m34: CGFloat = 0
  /// The numbers of the fourth row.
  public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 1
  /// Creates the identity transform.
  public init() {}
}

/// The identity transform, which changes nothing.
public let CATransform3DIdentity = CATransform3D()

/// Returns a transform that scales by three factors.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var map = CATransform3D()
  (map.m11, map.m22, map.m33) = (sx, sy, sz)
  return map
}

/// Returns a transform that moves by three distances.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var map = CATransform3D()
  (map.m41, map.m42, map.m43) = (tx, ty, tz)
  return map
}
