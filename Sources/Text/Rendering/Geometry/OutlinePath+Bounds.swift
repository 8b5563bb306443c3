import Imaging

/// The smallest rectangle around some points. The direction of y is that of the points.
struct Bounds: Equatable {
  var minX: Double
  var minY: Double
  var maxX: Double
  var maxY: Double

  /// The smallest rectangle around this one and a point.
  mutating func add(x: Double, y: Double) {
    minX = min(minX, x)
    minY = min(minY, y)
    maxX = max(maxX, x)
    maxY = max(maxY, y)
  }
}

extension OutlinePath {
  /// The smallest rectangle around the outline itself, in font units with y up; `nil` if it is
  /// empty. Control points count only as far as the curve reaches.
  var bounds: Bounds? {
    var bounds: Bounds?
    var pen = Point(x: 0, y: 0)
    func add(_ x: Double, _ y: Double) {
      if bounds == nil { bounds = Bounds(minX: x, minY: y, maxX: x, maxY: y) }
      bounds?.add(x: x, y: y)
    }
    for element in elements {
      switch element {
      case .move(let end), .line(let end):
        add(Double(end.x), Double(end.y))
        pen = end
      case .quadratic(let control, let end):
        // The same curve as a cubic one: one rule for the turning points of both.
        let third = { (inner: Int, outer: Int) in (Double(outer) + 2 * Double(inner)) / 3 }
        let x = CubicCoordinate(
          Double(pen.x), third(control.x, pen.x), third(control.x, end.x), Double(end.x))
        let y = CubicCoordinate(
          Double(pen.y), third(control.y, pen.y), third(control.y, end.y), Double(end.y))
        for time in x.turningPoints + y.turningPoints + [1] { add(x[time], y[time]) }
        pen = end
      case .cubic(let first, let second, let end):
        let x = CubicCoordinate(Double(pen.x), Double(first.x), Double(second.x), Double(end.x))
        let y = CubicCoordinate(Double(pen.y), Double(first.y), Double(second.y), Double(end.y))
        for time in x.turningPoints + y.turningPoints + [1] { add(x[time], y[time]) }
        pen = end
      case .close: continue
      }
    }
    return bounds
  }
}
