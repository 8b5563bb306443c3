import Wording

/// A distance in device pixels (px), the unit of pictures.
public struct Pixels: Hashable, Sendable {
  /// The number of pixels; finite, not necessarily whole, and negative only for offsets.
  public let value: Double

  /// Creates a distance in pixels.
  public init(_ value: Double) {
    self.value = value
  }

  /// A distance of zero.
  public static let zero = Pixels(0)

  /// Returns the distance in points, without rounding.
  ///
  /// - Parameter scale: The number of pixels per point, such as 3 on a 3x screen.
  public func points(at scale: DisplayScale) -> Points {
    Points(value / scale.pixelsPerPoint)
  }

  /// Returns the sum of two distances.
  public static func + (left: Pixels, right: Pixels) -> Pixels {
    Pixels(left.value + right.value)
  }

  /// Returns the difference of two distances.
  public static func - (left: Pixels, right: Pixels) -> Pixels {
    Pixels(left.value - right.value)
  }

  /// Returns a multiple of the distance.
  public static func * (distance: Pixels, factor: Double) -> Pixels {
    Pixels(distance.value * factor)
  }
}

extension Pixels: Comparable {
  /// Returns whether the first distance is shorter.
  public static func < (left: Pixels, right: Pixels) -> Bool { left.value < right.value }
}

extension Pixels: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a distance from a literal: `49.5`.
  public init(floatLiteral value: Double) { self.init(value) }

  /// Creates a distance from a whole literal: `51`.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}

extension Pixels: CustomStringConvertible {
  /// The number without its unit, with as few digits as possible: `51`, `49.5`.
  public var description: String { shortestDecimal(value) }
}

/// The number of device pixels per point of a screen.
public struct DisplayScale: Hashable, Sendable {
  /// The number of pixels per point along each axis; finite and above zero.
  public let pixelsPerPoint: Double

  /// Creates a scale from a number of pixels per point.
  public init(pixelsPerPoint: Double) {
    self.pixelsPerPoint = pixelsPerPoint
  }

  /// One pixel per point.
  public static let x1 = DisplayScale(pixelsPerPoint: 1)
  /// Two pixels per point, as on most iPads.
  public static let x2 = DisplayScale(pixelsPerPoint: 2)
  /// Three pixels per point, as on most iPhones.
  public static let x3 = DisplayScale(pixelsPerPoint: 3)
}

extension DisplayScale: CustomStringConvertible {
  /// The scale as file names and people write it: `2x`.
  public var description: String { shortestDecimal(pixelsPerPoint) + "x" }
}
