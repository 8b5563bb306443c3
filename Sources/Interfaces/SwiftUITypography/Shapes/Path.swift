import DynamicType
public import Foundation
public import Rendering
import UIKitTypography

/// Lines and curves, like SwiftUI's `Path`.
public typealias Path = ShapePath

extension ShapePath {
  /// Creates a path from its steps.
  public init(_ steps: (inout Path) -> Void) {
    self.init()
    steps(&self)
  }

  /// Creates a rectangle.
  public init(_ rect: CGRect) { self = .rectangle(PointRect(rect)) }

  /// Creates a rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self = .roundedRectangle(PointRect(rect), radius: Points(Double(cornerRadius)))
  }

  /// Creates an ellipse in a rectangle.
  public init(ellipseIn rect: CGRect) { self = .ellipse(PointRect(rect)) }

  /// Whether the path has no steps.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next line begins; `nil` in an empty path.
  public var currentPoint: CGPoint? {
    guard let last = elements.last else { return nil }
    switch last {
    case .move(let point), .line(let point), .cubic(_, _, let point): return CGPoint(point)
    case .close:
      for case .move(let point) in elements.reversed() { return CGPoint(point) }
      return nil
    }
  }

  /// Begins a line.
  public mutating func move(to point: CGPoint) { elements.append(.move(to: Point(point))) }

  /// Adds a straight line.
  public mutating func addLine(to point: CGPoint) {
    guard currentPoint != nil else { return move(to: point) }
    elements.append(.line(to: Point(point)))
  }

  /// Adds straight lines from the first point to the last.
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a cubic curve.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    if currentPoint == nil { move(to: control1) }
    elements.append(
      .cubic(control1: Point(control1), control2: Point(control2), to: Point(point)))
  }

  /// Adds a quadratic curve.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    let start = currentPoint ?? control
    func toward(_ end: CGPoint) -> CGPoint {
      CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
    }
    addCurve(to: point, control1: toward(start), control2: toward(point))
  }

  /// Adds an arc, with a straight line to its start. As in SwiftUI, `clockwise` is meant in coordinates that run
  /// upwards, so a device shows the reverse.
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

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) { addPath(Path(rect)) }

  /// Adds a rectangle with rounded corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addPath(Path(roundedRect: rect, cornerRadius: min(cornerSize.width, cornerSize.height)))
  }

  /// Adds an ellipse in a rectangle.
  public mutating func addEllipse(in rect: CGRect) { addPath(Path(ellipseIn: rect)) }

  /// Adds another path.
  public mutating func addPath(_ path: Path) { elements += path.elements }

  /// Ends the contour with a straight line to where it began.
  public mutating func closeSubpath() {
    if !isEmpty { elements.append(.close) }
  }
}

extension ShapePath: Shape {
  /// The path itself, from the top left corner of the rectangle.
  public func path(in rect: CGRect) -> Path { moved(by: rect.origin) }

  /// The path elsewhere.
  func moved(by offset: CGPoint) -> Path {
    mapped { CGPoint(x: $0.x + offset.x, y: $0.y + offset.y) }
  }

  /// The path with each place put elsewhere.
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
  /// A place; what is no number counts as 0.
  init(_ point: CGPoint) {
    func length(_ length: CGFloat) -> Points { length.isFinite ? Points(Double(length)) : .zero }
    self.init(x: length(point.x), y: length(point.y))
  }
}

extension CGPoint {
  init(_ point: ShapePath.Point) { self.init(x: point.x.value, y: point.y.value) }
}
