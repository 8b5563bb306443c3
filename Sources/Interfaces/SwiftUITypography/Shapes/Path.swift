import DynamicType
public import Foundation
public import Rendering
import UIKitTypography

/// A path of lines and curves, like SwiftUI's `Path`.
public typealias Path = ShapePath

extension ShapePath {
  /// Creates a path with a closure that adds its elements.
  public init(_ steps: (inout Path) -> Void) {
    self.init()
    steps(&self)
  }

  /// Creates a path of a rectangle.
  public init(_ rect: CGRect) { self = .rectangle(PointRect(rect)) }

  /// Creates a path of a rectangle with rounded corners.
  /// Both corner styles are drawn circular here.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self = .roundedRectangle(PointRect(rect), radius: Points(Double(cornerRadius)))
  }

  /// Creates a path of the ellipse that fits into a rectangle.
  public init(ellipseIn rect: CGRect) { self = .ellipse(PointRect(rect)) }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The point where the next element starts; `nil` in an empty path.
  public var currentPoint: CGPoint? {
    guard let last = elements.last else { return nil }
    switch last {
    case .move(let point), .line(let point), .cubic(_, _, let point): return CGPoint(point)
    case .close:
      for case .move(let point) in elements.reversed() { return CGPoint(point) }
      return nil
    }
  }

  /// Starts a new subpath at a point.
  public mutating func move(to point: CGPoint) { elements.append(.move(to: Point(point))) }

  /// Adds a straight line from the current point. In an empty path, it only moves to the point.
  public mutating func addLine(to point: CGPoint) {
    guard currentPoint != nil else { return move(to: point) }
    elements.append(.line(to: Point(point)))
  }

  /// Starts a new subpath at the first point and adds straight lines through the other points.
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a cubic Bézier curve from the current point.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    if currentPoint == nil { move(to: control1) }
    elements.append(
      .cubic(control1: Point(control1), control2: Point(control2), to: Point(point)))
  }

  /// Adds a quadratic Bézier curve from the current point, as a cubic one.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    let start = currentPoint ?? control
    func toward(_ end: CGPoint) -> CGPoint {
      CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
    }
    addCurve(to: point, control1: toward(start), control2: toward(point))
  }

  /// Adds an arc, with a straight line to its start. As in SwiftUI, `clockwise` refers to a y axis
  /// that points up, so the arc appears to run the other way.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let arc = UIBezierPath()
    if let currentPoint { arc.move(to: currentPoint) }
    arc.addArc(
      withCenter: center, radius: radius, startAngle: CGFloat(startAngle.radians),
      endAngle: CGFloat(endAngle.radians), clockwise: !clockwise)
    elements += arc.shape.elements.dropFirst(currentPoint == nil ? 0 : 1)
  }

  /// Adds a rectangle as a new subpath.
  public mutating func addRect(_ rect: CGRect) { addPath(Path(rect)) }

  /// Adds a rectangle with rounded corners as a new subpath.
  /// The smaller side of the corner size is the radius.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addPath(Path(roundedRect: rect, cornerRadius: min(cornerSize.width, cornerSize.height)))
  }

  /// Adds the ellipse that fits into a rectangle as a new subpath.
  public mutating func addEllipse(in rect: CGRect) { addPath(Path(ellipseIn: rect)) }

  /// Adds all elements of another path.
  public mutating func addPath(_ path: Path) { elements += path.elements }

  /// Closes the subpath with a straight line to its start. It does nothing in an empty path.
  public mutating func closeSubpath() {
    if !isEmpty { elements.append(.close) }
  }
}

extension ShapePath: Shape {
  /// Returns the path, moved so that its origin is the top left corner of the rectangle.
  public func path(in rect: CGRect) -> Path { moved(by: rect.origin) }

  /// Returns the path moved by an offset in points.
  func moved(by offset: CGPoint) -> Path {
    mapped { CGPoint(x: $0.x + offset.x, y: $0.y + offset.y) }
  }

  /// Returns the path with a closure applied to each of its points.
  func mapped(_ place: (CGPoint) -> CGPoint) -> Path {
    func moved(_ point: Point) -> Point { Point(place(CGPoint(point))) }
    return Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(to: moved(point))
        case .line(let point): .line(to: moved(point))
        case .cubic(let one, let two, let point):
          .cubic(control1: moved(one), control2: moved(two), to: moved(point))
        case .close: .close
        }
      })
  }
}

extension ShapePath.Point {
  /// Creates a point. A coordinate that is not finite becomes 0.
  init(_ point: CGPoint) {
    func length(_ length: CGFloat) -> Points { length.isFinite ? Points(Double(length)) : .zero }
    self.init(x: length(point.x), y: length(point.y))
  }
}

extension CGPoint {
  init(_ point: ShapePath.Point) { self.init(x: point.x.value, y: point.y.value) }
}
