public import Foundation

// Movements of layers. Nothing moves here.

/// A movement of a layer.
@preconcurrency @MainActor
open class CAAnimation {
  /// How long it takes, in seconds.
  open var duration: TimeInterval = 0
  /// When it begins.
  open var beginTime: TimeInterval = 0
  /// How far its time is ahead.
  open var timeOffset: TimeInterval = 0
  /// How often it goes on.
  open var repeatCount: Float = 0
  /// How long it goes on.
  open var repeatDuration: TimeInterval = 0
  /// Whether it goes back.
  open var autoreverses = false
  /// How fast it is.
  open var speed: Float = 1
  /// What is seen before and after it.
  open var fillMode = CAMediaTimingFillMode.removed
  /// How it gets faster and slower.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether it is taken away at its end.
  open var isRemovedOnCompletion = true
  /// Receives it. Nobody tells it here.
  open var delegate: (any CAAnimationDelegate)?
  /// Creates a movement.
  public init() {}
}

/// A movement of a property.
open class CAPropertyAnimation: CAAnimation {
  /// The property.
  open var keyPath: String?
  /// Whether values add up.
  open var isAdditive = false
  /// Whether rounds add up.
  open var isCumulative = false
  /// Creates a movement of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// A movement from a value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value.
  open var fromValue: Any?
  /// The last value.
  open var toValue: Any?
  /// The difference.
  open var byValue: Any?
}

/// A movement like that of a spring.
open class CASpringAnimation: CABasicAnimation {
  /// How heavy what moves is.
  open var mass: CGFloat = 1
  /// How stiff the spring is.
  open var stiffness: CGFloat = 100
  /// How fast it comes to rest.
  open var damping: CGFloat = 10
  /// How fast it begins.
  open var initialVelocity: CGFloat = 0
  /// When it is at rest.
  open var settlingDuration: TimeInterval { duration }
}

/// A movement along several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// When they are reached, as shares.
  open var keyTimes: [NSNumber]?
  /// The path of a point.
  open var path: CGPath?
  /// How it gets faster and slower between two values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// What is between two values.
  open var calculationMode = CAAnimationCalculationMode.linear
}

/// Several movements at once.
open class CAAnimationGroup: CAAnimation {
  /// The movements.
  open var animations: [CAAnimation]?
}

/// A change of all that a layer shows.
open class CATransition: CAAnimation {
  /// The kind.
  open var type = CATransitionType.fade
  /// Where it comes from.
  open var subtype: CATransitionSubtype?
}

/// Receives a movement. Nobody tells it here.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Called when it begins.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when it ends.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// How a movement gets faster and slower.
public final class CAMediaTimingFunction: Sendable {
  /// Creates a known one.
  public init(name: CAMediaTimingFunctionName) {}
  /// Creates a curve.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

/// The name of how a movement gets faster and slower.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As fast all the way.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slowly at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slowly at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slowly at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// As the system does.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// What is seen before and after a movement.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a way.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The end after it.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The beginning before it.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Neither.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// What is between two values.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a way.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A straight line.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// A step.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// A straight line, as fast all the way.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
}

/// A kind of change.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By and by.
  public static let fade = CATransitionType(rawValue: "fade")
  /// It comes over the other.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// It moves the other away.
  public static let push = CATransitionType(rawValue: "push")
  /// The other moves away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a change comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a side.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// Changes of layers at once. They take effect immediately here.
@preconcurrency @MainActor
public enum CATransaction {
  /// What runs at the end of changes that have begun, the innermost last.
  private static var ends: [(() -> Void)?] = []

  /// Begins changes.
  public static func begin() { ends.append(nil) }
  /// Ends the changes that began last.
  public static func commit() { ends.popLast()??() }
  /// Ends changes.
  public static func flush() {}
  /// Sets whether changes do not move.
  public static func setDisableActions(_ flag: Bool) {}
  /// Sets how long changes take.
  public static func setAnimationDuration(_ dur: TimeInterval) {}
  /// Sets how changes get faster and slower.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Whether changes do not move.
  public static func disableActions() -> Bool { true }
  /// Runs an action at the end of the changes that began last, or at once if none has begun.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    if ends.isEmpty { block?() } else { ends[ends.count - 1] = block }
  }
}

/// A map of space. Layers keep one, and it has no effect on them.
public struct CATransform3D: Hashable, Sendable {
  /// The numbers, row by row.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
  /// The numbers of the second row.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0
  /// The numbers of the third row.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1, m34: CGFloat = 0
  /// The numbers of the fourth row.
  public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 1
  /// Creates the map that changes nothing.
  public init() {}
}

/// The map that changes nothing.
public let CATransform3DIdentity = CATransform3D()

/// Returns a map that scales.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var map = CATransform3D()
  (map.m11, map.m22, map.m33) = (sx, sy, sz)
  return map
}

/// Returns a map that moves.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var map = CATransform3D()
  (map.m41, map.m42, map.m43) = (tx, ty, tz)
  return map
}
