import Wording

/// A distance in device pixels (px), the unit pictures are drawn in.
public struct Pixels: Hashable, Sendable {
  /// The number of pixels; finite, not necessarily whole, and negative only for offsets.
  public let value: Double

  /// A distance of so many pixels.
  public init(_ value: Double) {
    self.value = value
  }

  /// No distance at all.
  public static let zero = Pixels(0)

  /// The same distance in points, unrounded.
  ///
  /// - Parameter scale: Pixels per point, such as 3 on a 3x screen.
  public func points(at scale: DisplayScale) -> Points {
    Points(value / scale.pixelsPerPoint)
  }

  /// Both distances together.
  public static func + (left: Pixels, right: Pixels) -> Pixels {
    Pixels(left.value + right.value)
  }

  /// What is left of the first distance without the second.
  public static func - (left: Pixels, right: Pixels) -> Pixels {
    Pixels(left.value - right.value)
  }

  /// The distance so many times.
  public static func * (distance: Pixels, factor: Double) -> Pixels {
    Pixels(distance.value * factor)
  }
}

extension Pixels: Comparable {
  /// Whether the first distance is shorter.
  public static func < (left: Pixels, right: Pixels) -> Bool { left.value < right.value }
}

extension Pixels: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// So many pixels, written as a literal: `49.5`.
  public init(floatLiteral value: Double) { self.init(value) }

  /// So many whole pixels, written as a literal: `51`.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}

extension Pixels: CustomStringConvertible {
  /// The number without its unit, as short as it reads back: `51`, `49.5`.
  public var description: String { shortestDecimal(value) }
}

/// How many device pixels one point covers on a screen.
public struct DisplayScale: Hashable, Sendable {
  /// Pixels per point along each axis; finite and above zero.
  public let pixelsPerPoint: Double

  /// A screen of so many pixels per point.
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
