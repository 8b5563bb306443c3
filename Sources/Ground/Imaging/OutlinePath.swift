/// A glyph's outline: closed contours of lines and Bézier curves, filled by the non-zero rule.
///
/// Coordinates are in font units with y up, as the font file states them.
public struct OutlinePath: Hashable, Sendable {
  /// A place in font units, y up.
  public struct Point: Hashable, Sendable {
    /// Rightwards from the glyph's origin.
    public let x: Int
    /// Upwards from the baseline.
    public let y: Int

    /// A place in font units.
    public init(x: Int, y: Int) {
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
    /// A quadratic curve (TrueType).
    case quadratic(control: Point, to: Point)
    /// A cubic curve (CFF).
    case cubic(control1: Point, control2: Point, to: Point)
    /// Closes the contour with a straight line.
    case close
  }

  /// The steps, contour after contour.
  public let elements: [Element]

  /// A path of the given steps.
  public init(elements: [Element]) {
    self.elements = elements
  }

  /// The path in the syntax of SVG's `d` attribute (SVG 2, “Path data”), absolute commands,
  /// font units, y up.
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
