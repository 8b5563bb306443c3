package import Rendering
public import Foundation

/// A path of lines and curves that does not change.
public class CGPath {
  fileprivate let path: UIBezierPath

  init(_ path: UIBezierPath) {
    self.path = UIBezierPath()
    self.path.append(path)
  }

  /// Creates a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(UIBezierPath(rect: rect).applied(transform?.pointee))
  }

  /// Creates an ellipse in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(UIBezierPath(ovalIn: rect).applied(transform?.pointee))
  }

  /// Creates a rectangle with round corners.
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
  /// Whether it is empty.
  public var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around its points and those that its curves aim at.
  public var boundingBox: CGRect { path.bounds }
}

/// A path of lines and curves that changes.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() { super.init(UIBezierPath()) }
  /// Where it ends.
  public var currentPoint: CGPoint { path.currentPoint }
  /// Begins a line.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// A straight line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Straight lines.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    path.move(to: first)
    for point in points.dropFirst() { path.addLine(to: point) }
  }
  /// A quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, controlPoint: control)
  }
  /// A cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, controlPoint1: control1, controlPoint2: control2)
  }
  /// An arc. As in Core Graphics on a screen, `clockwise` is the reverse.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }
  /// A rectangle.
  public func addRect(_ rect: CGRect) { path.append(UIBezierPath(rect: rect)) }
  /// An ellipse in a rectangle.
  public func addEllipse(in rect: CGRect) { path.append(UIBezierPath(ovalIn: rect)) }
  /// Another path.
  public func addPath(_ path: CGPath) { self.path.append(path.path) }
  /// Closes the contour.
  public func closeSubpath() { path.close() }
}

extension UIBezierPath {
  /// Creates a path from one of Core Graphics.
  public convenience init(cgPath: CGPath) {
    self.init()
    append(cgPath.path)
  }

  /// The same as one of Core Graphics.
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

/// The ends of a line.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// At the point.
  case butt
  /// Round.
  case round
  /// Square.
  case square
}

/// The corners of a line.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// Sharp.
  case miter
  /// Round.
  case round
  /// Cut off.
  case bevel
}
