import Wording

/// A distance in points (pt), the unit of Dynamic Type's sizes.
public struct Points: Hashable, Sendable {
  /// The number of points; finite, and negative only for offsets.
  public let value: Double

  /// Creates a distance in points.
  public init(_ value: Double) {
    self.value = value
  }

  /// A distance of zero.
  public static let zero = Points(0)

  /// Returns the distance in device pixels, without rounding, so that lines do not drift.
  ///
  /// - Parameter scale: The number of pixels per point, such as 3 on a 3x screen.
  public func pixels(at scale: DisplayScale) -> Pixels {
    Pixels(value * scale.pixelsPerPoint)
  }

  /// Returns the sum of two distances.
  public static func + (left: Points, right: Points) -> Points {
    Points(left.value + right.value)
  }

  /// Returns the difference of two distances.
  public static func - (left: Points, right: Points) -> Points {
    Points(left.value - right.value)
  }

  /// Returns a multiple of the distance.
  public static func * (distance: Points, factor: Double) -> Points {
    Points(distance.value * factor)
  }

  /// Returns the ratio of two distances; not finite if the second is zero.
  public static func / (left: Points, right: Points) -> Double {
    left.value / right.value
  }

  /// Adds a distance to this one.
  public static func += (left: inout Points, right: Points) {
    left = left + right
  }
}

extension Points: Comparable {
  /// Returns whether the first distance is shorter.
  public static func < (left: Points, right: Points) -> Bool { left.value < right.value }
}

extension Points: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a distance from a literal: `16.5`.
  public init(floatLiteral value: Double) { self.init(value) }

  /// Creates a distance from a whole literal: `17`.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}

extension Points: CustomStringConvertible {
  /// The number without its unit, with as few digits as possible: `17`, `16.5`.
  public var description: String { shortestDecimal(value) }
}
