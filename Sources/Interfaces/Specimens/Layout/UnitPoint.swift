public import Foundation

/// A point of a rectangle by parts of its width and height.
public struct UnitPoint: Hashable, Sendable {
  /// From the edge where the interface begins, 0 to 1.
  public var x: CGFloat
  /// From the top, 0 to 1.
  public var y: CGFloat

  /// A point.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The corner where reading begins.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The corner where reading begins.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The corner where reading ends.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
  /// The upper corner across from where the interface begins.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower corner where the interface begins.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The middle of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The middle of the edge where the interface begins.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the edge across from it.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
}
