/// A rectangle in points: x counts rightwards and y downwards.
public struct PointRect: Hashable, Sendable {
  /// The left edge.
  public var x: Points
  /// The top edge.
  public var y: Points
  /// The distance from the left edge to the right one; below zero it holds nothing.
  public var width: Points
  /// The distance from the top edge to the bottom one; below zero it holds nothing.
  public var height: Points

  /// A rectangle by its top left corner and its size.
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
  /// Whether it holds no area.
  public var isEmpty: Bool { width <= .zero || height <= .zero }

  /// The same rectangle elsewhere.
  public func offset(x: Points, y: Points) -> PointRect {
    PointRect(x: self.x + x, y: self.y + y, width: width, height: height)
  }

  /// The part that both hold; empty where they do not meet.
  public func intersection(_ other: PointRect) -> PointRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PointRect(
      x: left, y: top, width: max(.zero, min(maxX, other.maxX) - left),
      height: max(.zero, min(maxY, other.maxY) - top))
  }

  /// Whether it holds all of another rectangle, but for a tolerance on each side.
  public func contains(_ other: PointRect, tolerance: Points = .zero) -> Bool {
    other.x >= x - tolerance && other.y >= y - tolerance && other.maxX <= maxX + tolerance
      && other.maxY <= maxY + tolerance
  }
}

extension PointRect: CustomStringConvertible {
  /// Size and place, such as `100 × 44 pt at (16, 8)`.
  public var description: String { "\(width) × \(height) pt at (\(x), \(y))" }
}
