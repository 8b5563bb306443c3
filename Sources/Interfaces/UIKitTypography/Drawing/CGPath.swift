package import Rendering
public import Foundation

/// An immutable path of lines and curves.
public class CGPath {
  fileprivate let path: UIBezierPath

  init(_ path: UIBezierPath) {
    self.path = UIBezierPath()
    self.path.append(path)
  }

  /// Creates a rectangle, with a transform if you pass one.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(UIBezierPath(rect: rect).applied(transform?.pointee))
  }

  /// Creates an ellipse in a rectangle, with a transform if you pass one.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(UIBezierPath(ovalIn: rect).applied(transform?.pointee))
  }

  /// Creates a rounded rectangle, whose radius is the smaller of the two corner lengths.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(
      UIBezierPath(roundedRect: rect, cornerRadius: min(cornerWidth, cornerHeight))
        .applied(transform?.pointee))
  }

  /// The path as a value.
  package var shape: ShapePath { path.shape }
  /// Whether the path has no elements.
  public var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around all points and control points of the path.
  public var boundingBox: CGRect { path.bounds }
}

/// A mutable path of lines and curves.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() { super.init(UIBezierPath()) }
  /// The end of the path, where the next line begins.
  public var currentPoint: CGPoint { path.currentPoint }
  /// Begins a new contour at a point.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds straight lines from the first point through all others, as a new contour.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    path.move(to: first)
    for point in points.dropFirst() { path.addLine(to: point) }
  }
  /// Adds a quadratic curve to a point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, controlPoint: control)
  }
  /// Adds a cubic curve to a point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, controlPoint1: control1, controlPoint2: control2)
  }
  /// Adds an arc. As in Core Graphics on a screen, the direction is the reverse of `clockwise`.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { path.append(UIBezierPath(rect: rect)) }
  /// Adds the ellipse in a rectangle.
  public func addEllipse(in rect: CGRect) { path.append(UIBezierPath(ovalIn: rect)) }
  /// Adds the elements of another path.
  public func addPath(_ path: CGPath) { self.path.append(path.path) }
  /// Closes the current contour with a straight line.
  public func closeSubpath() { path.close() }
}

extension UIBezierPath {
  /// Creates a path with the elements of a Core Graphics path.
  public convenience init(cgPath: CGPath) {
    self.init()
    append(cgPath.path)
  }

  /// A copy of the path as a Core Graphics path. Setting it replaces all elements.
  public var cgPath: CGPath {
    get { CGPath(self) }
    set {
      removeAllPoints()
      append(newValue.path)
    }
  }

  fileprivate func applied(_ transform: CGAffineTransform?) -> UIBezierPath {
    if let transform { apply(transform) }
    return self
  }
}

/// The shape of a line's ends. It has no effect here.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// The line ends at its last point.
  case butt
  /// The line ends with a half circle around its last point.
  case round
  /// The line ends with half a square beyond its last point.
  case square
}

/// The shape of a line's corners. It has no effect here.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// Corners are sharp.
  case miter
  /// Corners are round.
  case round
  /// Corners are cut off.
  case bevel
}
