public import DynamicType

/// The outline of a shape: contours of lines and cubic curves, in points, x rightwards, y downwards.
///
/// It is filled by the non-zero rule; contours that are not closed are closed by a straight line.
/// What comes after the end of a contour without a move begins where that contour began.
public struct ShapePath: Hashable, Sendable {
  /// A place in points.
  public struct Point: Hashable, Sendable {
    /// Rightwards from the left edge of the area.
    public var x: Points
    /// Downwards from its top.
    public var y: Points

    /// A place.
    public init(x: Points, y: Points) {
      self.x = x
      self.y = y
    }
  }

  /// One step of a contour.
  public enum Element: Hashable, Sendable {
    /// Starts a contour.
    case move(to: Point)
    /// A straight line.
    case line(to: Point)
    /// A cubic Bézier curve.
    case cubic(control1: Point, control2: Point, to: Point)
    /// Ends a contour with a straight line to where it began.
    case close
  }

  /// The steps, contour after contour.
  public var elements: [Element]

  /// A path of some steps.
  public init(_ elements: [Element] = []) {
    self.elements = elements
  }
}
