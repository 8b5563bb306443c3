public import DynamicType

/// The outline of a shape: contours of lines and cubic curves, in points. x points right, y down.
///
/// It is filled by the non-zero rule. Open contours are closed by a straight line. A step without a
/// move after the end of a contour begins at the start of that contour.
public struct ShapePath: Hashable, Sendable {
  /// A position in points.
  public struct Point: Hashable, Sendable {
    /// The distance from the left edge of the area.
    public var x: Points
    /// The distance from the top edge of the area.
    public var y: Points

    /// Creates a position.
    public init(x: Points, y: Points) {
      self.x = x
      self.y = y
    }
  }

  /// A step of a contour.
  public enum Element: Hashable, Sendable {
    /// Starts a contour.
    case move(to: Point)
    /// A straight line.
    case line(to: Point)
    /// A cubic Bézier curve.
    case cubic(control1: Point, control2: Point, to: Point)
    /// Closes the contour with a straight line.
    case close
  }

  /// The steps, contour after contour.
  public var elements: [Element]

  /// Creates a path from its steps.
  public init(_ elements: [Element] = []) {
    self.elements = elements
  }
}
