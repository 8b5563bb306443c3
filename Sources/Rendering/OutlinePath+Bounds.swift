import Glibc
import Imaging

/// The smallest rectangle around something; y grows as it does for that.
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
  /// The smallest rectangle around the outline itself, in font units with y up; `nil` where there is
  /// none. Control points do not count where the curve stays short of them.
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
        let x = Bezier(
          Double(pen.x), third(control.x, pen.x), third(control.x, end.x), Double(end.x))
        let y = Bezier(
          Double(pen.y), third(control.y, pen.y), third(control.y, end.y), Double(end.y))
        for time in x.turningPoints + y.turningPoints + [1] { add(x[time], y[time]) }
        pen = end
      case .cubic(let first, let second, let end):
        let x = Bezier(Double(pen.x), Double(first.x), Double(second.x), Double(end.x))
        let y = Bezier(Double(pen.y), Double(first.y), Double(second.y), Double(end.y))
        for time in x.turningPoints + y.turningPoints + [1] { add(x[time], y[time]) }
        pen = end
      case .close: continue
      }
    }
    return bounds
  }
}

/// One coordinate along a cubic Bézier curve.
private struct Bezier {
  private let start: Double
  private let first: Double
  private let second: Double
  private let end: Double

  init(_ start: Double, _ first: Double, _ second: Double, _ end: Double) {
    self.start = start
    self.first = first
    self.second = second
    self.end = end
  }

  /// The coordinate at a time from 0 to 1.
  subscript(time: Double) -> Double {
    let rest = 1 - time
    return rest * rest * rest * start + 3 * rest * rest * time * first
      + 3 * rest * time * time * second + time * time * time * end
  }

  /// The times within the curve at which the coordinate turns round: where its derivative,
  /// a t² + b t + c, is zero.
  var turningPoints: [Double] {
    let a = end - 3 * second + 3 * first - start
    let b = 2 * (second - 2 * first + start)
    let c = first - start
    var times: [Double] = []
    if abs(a) < 1e-9 {
      if b != 0 { times = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      if discriminant >= 0 {
        let root = sqrt(discriminant)
        times = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
      }
    }
    return times.filter { $0 > 0 && $0 < 1 }
  }
}
