import Wording

/// A distance in points (pt), the unit Dynamic Type states its sizes in.
public struct Points: Hashable, Sendable {
  /// The number of points; finite, and negative only for offsets.
  public let value: Double

  /// A distance of so many points.
  public init(_ value: Double) {
    self.value = value
  }

  /// No distance at all.
  public static let zero = Points(0)

  /// The same distance in device pixels, unrounded so that later lines do not drift.
  ///
  /// - Parameter scale: Pixels per point, such as 3 on a 3x screen.
  public func pixels(at scale: DisplayScale) -> Pixels {
    Pixels(value * scale.pixelsPerPoint)
  }

  /// Both distances together.
  public static func + (left: Points, right: Points) -> Points {
    Points(left.value + right.value)
  }

  /// What is left of the first distance without the second.
  public static func - (left: Points, right: Points) -> Points {
    Points(left.value - right.value)
  }

  /// The distance so many times.
  public static func * (distance: Points, factor: Double) -> Points {
    Points(distance.value * factor)
  }

  /// How many times the second distance fits into the first; not finite when the second is zero.
  public static func / (left: Points, right: Points) -> Double {
    left.value / right.value
  }

  /// Adds a distance to this one.
  public static func += (left: inout Points, right: Points) {
    left = left + right
  }
}

extension Points: Comparable {
  /// Whether the first distance is shorter.
  public static func < (left: Points, right: Points) -> Bool { left.value < right.value }
}

extension Points: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// So many points, written as a literal: `16.5`.
  public init(floatLiteral value: Double) { self.init(value) }

  /// So many whole points, written as a literal: `17`.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}

extension Points: CustomStringConvertible {
  /// The number without its unit, as short as it reads back: `17`, `16.5`.
  public var description: String { shortestDecimal(value) }
}
