public import DynamicType

extension ShapePath {
  /// The distance of the control points of a quarter circle from its ends: 4 ⁄ 3 · (√2 − 1) radii.
  /// The curve's middle is then on the circle, and no point is more than 0.03 % of the radius
  /// outside (M. Goldapp, “Approximation of circular arcs by cubic polynomials”, Computer Aided
  /// Geometric Design 8, 1991).
  private static let quarterCircle = 0.5522847498307936

  /// Returns a rectangle, clockwise from its top left corner. An empty rectangle gives an empty
  /// path.
  public static func rectangle(_ rect: PointRect) -> ShapePath {
    guard !rect.isEmpty else { return ShapePath() }
    return polygon([
      Point(x: rect.x, y: rect.y), Point(x: rect.maxX, y: rect.y),
      Point(x: rect.maxX, y: rect.maxY), Point(x: rect.x, y: rect.maxY),
    ])
  }

  /// Returns a rectangle with circular corners.
  ///
  /// - Parameter radius: The radius of the corners, limited to half of the shorter side.
  public static func roundedRectangle(_ rect: PointRect, radius: Points) -> ShapePath {
    guard !rect.isEmpty else { return ShapePath() }
    let radius = min(max(.zero, radius), min(rect.width, rect.height) * 0.5)
    guard radius > .zero else { return rectangle(rect) }
    return rounded(rect, radiusX: radius, radiusY: radius)
  }

  /// Returns a rectangle whose shorter sides are half circles.
  public static func capsule(_ rect: PointRect) -> ShapePath {
    roundedRectangle(rect, radius: min(rect.width, rect.height) * 0.5)
  }

  /// Returns the ellipse that touches all sides of a rectangle.
  public static func ellipse(_ rect: PointRect) -> ShapePath {
    guard !rect.isEmpty else { return ShapePath() }
    return rounded(rect, radiusX: rect.width * 0.5, radiusY: rect.height * 0.5)
  }

  /// Returns a contour of straight lines, by default closed. Without points, the path is empty.
  public static func polygon(_ points: [Point], isClosed: Bool = true) -> ShapePath {
    guard let first = points.first else { return ShapePath() }
    return ShapePath(
      [.move(to: first)] + points.dropFirst().map { .line(to: $0) } + (isClosed ? [.close] : []))
  }

  private static func rounded(
    _ rect: PointRect, radiusX: Points, radiusY: Points
  ) -> ShapePath {
    let (left, top, right, bottom) = (rect.x, rect.y, rect.maxX, rect.maxY)
    // How far from a corner a quarter ends, and how far its control points lie.
    let (x, y) = (radiusX, radiusY)
    let (nearX, nearY) = (x * (1 - quarterCircle), y * (1 - quarterCircle))
    // Sides without length are left out, so that a line along an ellipse has no corners.
    let hasTop = left + x < right - x
    let hasSide = top + y < bottom - y
    var elements: [Element] = [.move(to: Point(x: left + x, y: top))]
    if hasTop { elements.append(.line(to: Point(x: right - x, y: top))) }
    elements.append(
      .cubic(
        control1: Point(x: right - nearX, y: top), control2: Point(x: right, y: top + nearY),
        to: Point(x: right, y: top + y)))
    if hasSide { elements.append(.line(to: Point(x: right, y: bottom - y))) }
    elements.append(
      .cubic(
        control1: Point(x: right, y: bottom - nearY), control2: Point(x: right - nearX, y: bottom),
        to: Point(x: right - x, y: bottom)))
    if hasTop { elements.append(.line(to: Point(x: left + x, y: bottom))) }
    elements.append(
      .cubic(
        control1: Point(x: left + nearX, y: bottom), control2: Point(x: left, y: bottom - nearY),
        to: Point(x: left, y: bottom - y)))
    if hasSide { elements.append(.line(to: Point(x: left, y: top + y))) }
    elements.append(
      .cubic(
        control1: Point(x: left, y: top + nearY), control2: Point(x: left + nearX, y: top),
        to: Point(x: left + x, y: top)))
    return ShapePath(elements + [.close])
  }
}
