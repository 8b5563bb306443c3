import DynamicType
public import Foundation
package import Rendering

/// A path of lines and curves, to fill or stroke in the `draw(_:)` of a view.
public final class UIBezierPath {
  private var elements: [ShapePath.Element] = []
  private var start = CGPoint.zero
  /// The end of the path, where the next line begins.
  public private(set) var currentPoint = CGPoint.zero
  /// The thickness of the stroke in points.
  public var lineWidth: CGFloat = 1
  /// Whether the interior follows the even-odd rule. It has no effect here.
  public var usesEvenOddFillRule = false
  /// The shape of the stroke's ends. It has no effect here.
  public var lineCapStyle = CGLineCap.butt
  /// The shape of the stroke's corners. It has no effect here.
  public var lineJoinStyle = CGLineJoin.miter
  /// The limit for the length of sharp corners. It has no effect here.
  public var miterLimit: CGFloat = 10
  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Creates an empty path.
  public init() {}

  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init(roundedRect: rect, cornerRadius: 0)
  }

  /// Creates a rounded rectangle. The radius is at most half the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    elements =
      ShapePath(
        rounded: PointRect(rect.sanitized), radius: Points(Double(cornerRadius))
      ).elements
    // It is closed, so that what comes next goes on from where it began.
    if case .move(let first)? = elements.first {
      start = CGPoint(x: first.x.value, y: first.y.value)
      currentPoint = start
    }
  }

  /// Creates a rectangle with some round corners, whose radius is the width of `cornerRadii`.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let masks: [(UIRectCorner, CACornerMask)] = [
      (.topLeft, .layerMinXMinYCorner), (.topRight, .layerMaxXMinYCorner),
      (.bottomLeft, .layerMinXMaxYCorner), (.bottomRight, .layerMaxXMaxYCorner),
    ]
    elements =
      ShapePath(
        rounded: PointRect(rect.sanitized), radius: Points(Double(cornerRadii.width)),
        corners: masks.reduce(into: []) { if corners.contains($1.0) { $0.insert($1.1) } }
      ).elements
    if case .move(let first)? = elements.first {
      start = CGPoint(x: first.x.value, y: first.y.value)
      currentPoint = start
    }
  }

  /// Creates the ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    let rect = rect.sanitized
    move(to: CGPoint(x: rect.maxX, y: rect.midY))
    addTurn(
      around: CGPoint(x: rect.midX, y: rect.midY), rect.width / 2, rect.height / 2, from: 0,
      by: 2 * .pi)
    close()
  }

  /// Creates an arc. Angles are in radians, clockwise from the right.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Begins a new contour at a point.
  public func move(to point: CGPoint) {
    elements.append(.move(to: Self.place(point)))
    start = point
    currentPoint = point
  }

  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint) {
    begin()
    elements.append(.line(to: Self.place(point)))
    currentPoint = point
  }

  /// Adds a cubic curve to a point.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    begin()
    elements.append(
      .cubic(
        control1: Self.place(controlPoint1), control2: Self.place(controlPoint2),
        to: Self.place(endPoint)))
    currentPoint = endPoint
  }

  /// Adds a quadratic curve to a point.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    let toward = { (point: CGPoint) in
      CGPoint(
        x: point.x + (controlPoint.x - point.x) * 2 / 3,
        y: point.y + (controlPoint.y - point.y) * 2 / 3)
    }
    addCurve(
      to: endPoint, controlPoint1: toward(currentPoint), controlPoint2: toward(endPoint))
  }

  /// Adds an arc, with a line to its start. Angles are in radians, clockwise from the right.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    guard radius > 0, startAngle.isFinite, endAngle.isFinite else { return }
    let first = CGPoint(
      x: center.x + radius * cos(startAngle), y: center.y + radius * sin(startAngle))
    if isEmpty { move(to: first) } else { addLine(to: first) }
    let whole = 2 * CGFloat.pi
    var turn = (endAngle - startAngle).truncatingRemainder(dividingBy: whole)
    if abs(endAngle - startAngle) >= whole { turn = clockwise ? whole : -whole }
    if clockwise, turn < 0 { turn += whole }
    if !clockwise, turn > 0 { turn -= whole }
    addTurn(around: center, radius, radius, from: startAngle, by: turn)
  }

  /// Closes the contour with a straight line.
  public func close() {
    guard !isEmpty else { return }
    elements.append(.close)
    currentPoint = start
  }

  /// Removes all elements of the path.
  public func removeAllPoints() {
    elements = []
    start = .zero
    currentPoint = .zero
  }

  /// Transforms all points of the path.
  public func apply(_ transform: CGAffineTransform) {
    let map = { (point: ShapePath.Point) in
      Self.place(CGPoint(x: point.x.value, y: point.y.value).applying(transform))
    }
    elements = elements.map { element in
      switch element {
      case .move(let point): .move(to: map(point))
      case .line(let point): .line(to: map(point))
      case .cubic(let first, let second, let point):
        .cubic(control1: map(first), control2: map(second), to: map(point))
      case .close: .close
      }
    }
    start = start.applying(transform)
    currentPoint = currentPoint.applying(transform)
  }

  /// The smallest rectangle around all points and control points of the path.
  public var bounds: CGRect {
    var points: [ShapePath.Point] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .cubic(let first, let second, let point): points += [first, second, point]
      case .close: break
      }
    }
    guard let first = points.first else { return .zero }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    return CGRect(
      x: left.value, y: top.value, width: (right - left).value, height: (bottom - top).value)
  }

  /// Adds the elements of another path.
  public func append(_ bezierPath: UIBezierPath) {
    guard !bezierPath.isEmpty else { return }
    elements += bezierPath.elements
    start = bezierPath.start
    currentPoint = bezierPath.currentPoint
  }

  /// Fills the path with the current fill colour, in the `draw(_:)` of a view.
  public func fill() {
    guard let drawing = DrawnMarks.current else { return }
    let color = drawing.fillColor.color(in: .current)
    drawing.add(.fill(ShapePath(elements), color))
  }

  /// Strokes the path with the current stroke colour, in the `draw(_:)` of a view.
  public func stroke() {
    guard let drawing = DrawnMarks.current, lineWidth > 0 else { return }
    let color = drawing.strokeColor.color(in: .current)
    drawing.add(.stroke(ShapePath(elements), width: Points(Double(lineWidth)), color))
  }

  /// The path as a value.
  package var shape: ShapePath { ShapePath(elements) }

  private func begin() {
    if isEmpty { move(to: currentPoint) }
  }

  /// Adds an arc of an ellipse, as curves of at most a quarter each.
  private func addTurn(
    around center: CGPoint, _ width: CGFloat, _ height: CGFloat, from start: CGFloat,
    by turn: CGFloat
  ) {
    let count = max(1, Int((abs(turn) / (.pi / 2) - 0.001).rounded(.up)))
    let step = turn / CGFloat(count)
    let reach = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let (one, other) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
      let point = { (angle: CGFloat, along: CGFloat) in
        CGPoint(
          x: center.x + width * (cos(angle) - along * sin(angle)),
          y: center.y + height * (sin(angle) + along * cos(angle)))
      }
      addCurve(
        to: point(other, 0), controlPoint1: point(one, reach),
        controlPoint2: point(other, -reach))
    }
  }

  private static func place(_ point: CGPoint) -> ShapePath.Point {
    let point = CGRect(origin: point, size: .zero).sanitized.origin
    return ShapePath.Point(x: Points(Double(point.x)), y: Points(Double(point.y)))
  }
}

extension PointRect {
  /// Converts a rectangle.
  init(_ rect: CGRect) {
    self.init(
      x: Points(Double(rect.origin.x)), y: Points(Double(rect.origin.y)),
      width: Points(Double(rect.width)), height: Points(Double(rect.height)))
  }
}

extension ShapePath {
  /// Creates a rounded rectangle. The radius is at most half the shorter side.
  init(rounded rect: PointRect, radius: Points, corners: CACornerMask = .all) {
    let radius = min(max(.zero, radius), min(rect.width, rect.height) * 0.5)
    let point = { (x: Points, y: Points) in Point(x: x, y: y) }
    let (left, top, right, bottom) = (rect.x, rect.y, rect.maxX, rect.maxY)
    let of = { (corner: CACornerMask) in corners.contains(corner) ? radius : Points.zero }
    let (topLeft, topRight) = (of(.layerMinXMinYCorner), of(.layerMaxXMinYCorner))
    let (bottomLeft, bottomRight) = (of(.layerMinXMaxYCorner), of(.layerMaxXMaxYCorner))
    // A quarter of a circle as a cubic (4/3 · tan(π/8)).
    let rest = radius * (1 - 0.5522847498)
    var path: [Element] = [.move(to: point(left + topLeft, top))]
    path.append(.line(to: point(right - topRight, top)))
    if topRight > .zero {
      path.append(
        .cubic(
          control1: point(right - rest, top), control2: point(right, top + rest),
          to: point(right, top + radius)))
    }
    path.append(.line(to: point(right, bottom - bottomRight)))
    if bottomRight > .zero {
      path.append(
        .cubic(
          control1: point(right, bottom - rest), control2: point(right - rest, bottom),
          to: point(right - radius, bottom)))
    }
    path.append(.line(to: point(left + bottomLeft, bottom)))
    if bottomLeft > .zero {
      path.append(
        .cubic(
          control1: point(left + rest, bottom), control2: point(left, bottom - rest),
          to: point(left, bottom - radius)))
    }
    if topLeft > .zero {
      path.append(.line(to: point(left, top + topLeft)))
      path.append(
        .cubic(
          control1: point(left, top + rest), control2: point(left + rest, top),
          to: point(left + radius, top)))
    }
    self.init(path + [.close])
  }
}
