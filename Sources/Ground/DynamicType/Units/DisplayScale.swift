import Wording

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
