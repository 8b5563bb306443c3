import Glibc

/// One coordinate along a cubic Bézier curve.
struct CubicCoordinate {
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

  /// Returns the coordinate at a parameter from 0 to 1.
  subscript(time: Double) -> Double {
    let rest = 1 - time
    return rest * rest * rest * start + 3 * rest * rest * time * first
      + 3 * rest * time * time * second + time * time * time * end
  }

  /// The parameters inside the curve where the coordinate turns: where its derivative,
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
