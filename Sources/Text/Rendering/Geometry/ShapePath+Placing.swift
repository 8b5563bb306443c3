public import DynamicType

extension ShapePath {
  /// Returns the path with each of its points moved by a closure.
  public func transformed(_ move: (Point) -> Point) -> ShapePath {
    ShapePath(
      elements.map { element in
        switch element {
        case .move(let end): .move(to: move(end))
        case .line(let end): .line(to: move(end))
        case .cubic(let first, let second, let end):
          .cubic(control1: move(first), control2: move(second), to: move(end))
        case .close: .close
        }
      })
  }

  /// Returns the path, moved by a distance.
  public func offset(x: Points, y: Points) -> ShapePath {
    transformed { Point(x: $0.x + x, y: $0.y + y) }
  }

  /// Returns the path, scaled from the top left corner of the area. A negative factor mirrors it.
  public func scaled(x: Double, y: Double) -> ShapePath {
    transformed { Point(x: $0.x * x, y: $0.y * y) }
  }

  /// Returns the path, scaled from the top left corner of the area.
  public func scaled(by factor: Double) -> ShapePath { scaled(x: factor, y: factor) }

  /// The smallest rectangle around the path itself; `nil` if the path is empty. Control points
  /// count only as far as the curve reaches.
  public var bounds: PointRect? {
    var bounds: Bounds?
    func add(_ x: Double, _ y: Double) {
      if bounds == nil { bounds = Bounds(minX: x, minY: y, maxX: x, maxY: y) }
      bounds?.add(x: x, y: y)
    }
    var pen = Point(x: 0, y: 0)
    var start = pen
    for element in elements {
      switch element {
      case .move(let end), .line(let end):
        add(end.x.value, end.y.value)
        pen = end
        if case .move = element { start = end }
      case .cubic(let first, let second, let end):
        let x = CubicCoordinate(pen.x.value, first.x.value, second.x.value, end.x.value)
        let y = CubicCoordinate(pen.y.value, first.y.value, second.y.value, end.y.value)
        for time in x.turningPoints + y.turningPoints + [1] { add(x[time], y[time]) }
        pen = end
      case .close: pen = start
      }
    }
    return bounds.map {
      PointRect(
        x: Points($0.minX), y: Points($0.minY), width: Points($0.maxX - $0.minX),
        height: Points($0.maxY - $0.minY))
    }
  }
}
