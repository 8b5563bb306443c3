import Imaging

/// A shape's outline on the pixel grid, in 64ths of a pixel, y downwards.
struct DevicePath {
  struct Point: Hashable {
    var x: Int
    var y: Int
  }

  /// A contour: its start, and the steps that follow.
  struct Contour {
    enum Step {
      case line(Point)
      case cubic(Point, Point, Point)
    }

    var start: Point
    var steps: [Step] = []
    /// Whether the contour is closed, so that a line along it has no ends.
    var isClosed = false
  }

  /// The most points: as many as FreeType's outlines can count.
  static let greatestPointCount = Int(Int16.max)

  var contours: [Contour] = []

  /// Converts the contours of a shape.
  init(_ path: ShapePath, placement: DevicePlacement) throws(RenderError) {
    guard path.elements.count <= Self.greatestPointCount else {
      throw .unreadableShape(detail: "it has \(path.elements.count) points or more")
    }
    let place = { (point: ShapePath.Point) in
      Point(x: placement.unit(point.x), y: placement.unit(point.y))
    }
    var isOpen = false
    /// Continues at the start of a closed contour, or begins a new one at a point.
    func begin(at first: Point) {
      guard !isOpen else { return }
      contours.append(Contour(start: contours.last?.start ?? first))
      isOpen = true
    }
    for element in path.elements {
      switch element {
      case .move(let end):
        contours.append(Contour(start: place(end)))
        isOpen = true
      case .line(let end):
        begin(at: place(end))
        contours[contours.count - 1].steps.append(.line(place(end)))
      case .cubic(let first, let second, let end):
        begin(at: place(first))
        contours[contours.count - 1].steps.append(.cubic(place(first), place(second), place(end)))
      case .close:
        guard isOpen else { continue }
        contours[contours.count - 1].isClosed = true
        isOpen = false
      }
    }
    contours.removeAll { $0.steps.isEmpty }
  }

  /// Closes all contours.
  mutating func close() {
    for index in contours.indices { contours[index].isClosed = true }
  }

  /// The number of points.
  var pointCount: Int {
    contours.reduce(0) { count, contour in
      contour.steps.reduce(count + 1) { count, step in
        if case .line = step { count + 1 } else { count + 3 }
      }
    }
  }

  /// The whole pixels around all points; `nil` if there are none.
  var bounds: PixelRect? {
    guard let first = contours.first?.start else { return nil }
    var (least, most) = (first, first)
    func add(_ point: Point) {
      least = Point(x: min(least.x, point.x), y: min(least.y, point.y))
      most = Point(x: max(most.x, point.x), y: max(most.y, point.y))
    }
    for contour in contours {
      add(contour.start)
      for step in contour.steps {
        switch step {
        case .line(let end): add(end)
        case .cubic(let control1, let control2, let end): [control1, control2, end].forEach(add)
        }
      }
    }
    let (left, top) = (least.x >> 6, least.y >> 6)
    return PixelRect(
      x: left, y: top, width: (most.x + 63) >> 6 - left, height: (most.y + 63) >> 6 - top)
  }

  /// The pixels that the path fully covers, if it is a rectangle that covers no pixel partially;
  /// else `nil`.
  var wholePixels: PixelRect? {
    guard contours.count == 1, let contour = contours.first else { return nil }
    var points = [contour.start]
    for step in contour.steps {
      guard case .line(let end) = step, end.x & 63 == 0, end.y & 63 == 0 else { return nil }
      points.append(end)
    }
    if points.count == 5, points[4] == points[0] { points.removeLast() }
    guard points.count == 4, points[0].x & 63 == 0, points[0].y & 63 == 0 else { return nil }
    let (one, other) = (points[0], points[2])
    let corners = [Point(x: other.x, y: one.y), Point(x: one.x, y: other.y)]
    guard [points[1], points[3]] == corners || [points[3], points[1]] == corners else { return nil }
    let (left, top) = (min(one.x, other.x) >> 6, min(one.y, other.y) >> 6)
    return PixelRect(
      x: left, y: top, width: max(one.x, other.x) >> 6 - left,
      height: max(one.y, other.y) >> 6 - top)
  }
}
