/// The outline of a glyph: closed contours of lines and Bézier curves, filled by the non-zero rule.
///
/// Coordinates are in font units. The y axis points up.
public struct OutlinePath: Hashable, Sendable {
  /// A point in font units. The y axis points up.
  public struct Point: Hashable, Sendable {
    /// The distance to the right of the glyph's origin.
    public let x: Int
    /// The distance above the baseline.
    public let y: Int

    /// Creates a point.
    public init(x: Int, y: Int) {
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
    /// A quadratic curve (TrueType).
    case quadratic(control: Point, to: Point)
    /// A cubic curve (CFF).
    case cubic(control1: Point, control2: Point, to: Point)
    /// Closes the contour with a straight line.
    case close
  }

  /// The steps, contour after contour.
  public let elements: [Element]

  /// Creates a path from its steps.
  public init(elements: [Element]) {
    self.elements = elements
  }

  /// The path as SVG's `d` attribute (SVG 2, “Path data”), with absolute commands, in font units
  /// and with the y axis up.
  public var svgPathData: String {
    elements.map { element in
      switch element {
      case .move(let end): "M\(end.x) \(end.y)"
      case .line(let end): "L\(end.x) \(end.y)"
      case .quadratic(let control, let end): "Q\(control.x) \(control.y) \(end.x) \(end.y)"
      case .cubic(let first, let second, let end):
        "C\(first.x) \(first.y) \(second.x) \(second.y) \(end.x) \(end.y)"
      case .close: "Z"
      }
    }.joined()
  }
}
