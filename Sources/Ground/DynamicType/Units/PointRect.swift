/// A rectangle in points. The x axis points right, the y axis down.
public struct PointRect: Hashable, Sendable {
  /// The left edge.
  public var x: Points
  /// The top edge.
  public var y: Points
  /// The width. A rectangle with a negative width is empty.
  public var width: Points
  /// The height. A rectangle with a negative height is empty.
  public var height: Points

  /// Creates a rectangle from its top left corner and its size.
  public init(x: Points, y: Points, width: Points, height: Points) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge.
  public var maxX: Points { x + width }
  /// The bottom edge.
  public var maxY: Points { y + height }
  /// Whether the rectangle has no area.
  public var isEmpty: Bool { width <= .zero || height <= .zero }

  /// Returns the rectangle, moved by a distance.
  public func offset(x: Points, y: Points) -> PointRect {
    PointRect(x: self.x + x, y: self.y + y, width: width, height: height)
  }

  /// Returns the common part of two rectangles; empty if they do not intersect.
  public func intersection(_ other: PointRect) -> PointRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PointRect(
      x: left, y: top, width: max(.zero, min(maxX, other.maxX) - left),
      height: max(.zero, min(maxY, other.maxY) - top))
  }

  /// Returns whether the rectangle contains another one, with a tolerance on each side.
  public func contains(_ other: PointRect, tolerance: Points = .zero) -> Bool {
    other.x >= x - tolerance && other.y >= y - tolerance && other.maxX <= maxX + tolerance
      && other.maxY <= maxY + tolerance
  }
}

extension PointRect: CustomStringConvertible {
  /// The size and position, such as `100 × 44 pt at (16, 8)`.
  public var description: String { "\(width) × \(height) pt at (\(x), \(y))" }
}
