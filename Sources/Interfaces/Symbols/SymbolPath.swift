import DynamicType
import Rendering

extension ShapePath {
  /// Reads a path as drawings have it: letters, and numbers with blanks between them.
  ///
  /// - `M x y`, `L x y …`, `H x`, `V y`, `C x y x y x y` and `Z` are those of SVG;
  /// - `A cx cy x y` is an arc about a centre, the shorter way round to a place as far from it;
  /// - `O cx cy r` is a circle, `E cx cy rx ry` an ellipse;
  /// - `R x y width height r` is a rectangle with round corners;
  /// - `P r x y x y …` is a polygon with round corners, `K r x y x y …` the same without its last side.
  init(symbol text: String) {
    var reader = SymbolPathReader()
    var numbers: [Double] = []
    var letter: Character?
    for word in text.split(separator: " ") {
      var rest = word
      while let first = rest.first {
        if first.isLetter {
          if let letter { reader.add(letter, numbers) }
          (letter, numbers) = (first, [])
          rest = rest.dropFirst()
        } else {
          let digits = rest.prefix { !$0.isLetter }
          guard let number = Double(digits) else {
            preconditionFailure("“\(digits)” is no number of a path.")
          }
          numbers.append(number)
          rest = rest.dropFirst(digits.count)
        }
      }
    }
    if let letter { reader.add(letter, numbers) }
    self.init(reader.elements)
  }
}

/// Makes steps of letters and numbers.
private struct SymbolPathReader {
  typealias Point = ShapePath.Point

  var elements: [ShapePath.Element] = []
  private var pen = Point(x: 0, y: 0)

  mutating func add(_ letter: Character, _ numbers: [Double]) {
    let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
      Point(x: Points(numbers[$0]), y: Points(numbers[$0 + 1]))
    }
    switch letter {
    case "M":
      elements.append(.move(to: points[0]))
      pen = points[0]
    case "L": for point in points { line(to: point) }
    case "H": line(to: Point(x: Points(numbers[0]), y: pen.y))
    case "V": line(to: Point(x: pen.x, y: Points(numbers[0])))
    case "C":
      for index in stride(from: 0, to: points.count, by: 3) {
        elements.append(
          .cubic(control1: points[index], control2: points[index + 1], to: points[index + 2]))
        pen = points[index + 2]
      }
    case "A": arc(about: points[0], to: points[1])
    case "Z": elements.append(.close)
    case "O": ellipse(numbers[0], numbers[1], numbers[2], numbers[2])
    case "E": ellipse(numbers[0], numbers[1], numbers[2], numbers[3])
    case "R":
      elements +=
        ShapePath.roundedRectangle(
          PointRect(
            x: Points(numbers[0]), y: Points(numbers[1]), width: Points(numbers[2]),
            height: Points(numbers[3])), radius: Points(numbers[4])
        ).elements
    case "P", "K": corners(numbers, isClosed: letter == "P")
    default: preconditionFailure("“\(letter)” begins no step of a path.")
    }
  }

  private mutating func line(to point: Point) {
    elements.append(.line(to: point))
    pen = point
  }

  private mutating func ellipse(_ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double) {
    elements +=
      ShapePath.ellipse(
        PointRect(
          x: Points(x - radiusX), y: Points(y - radiusY), width: Points(2 * radiusX),
          height: Points(2 * radiusY))
      ).elements
  }

  /// An arc from the pen, by a curve for each quarter of a circle or less.
  ///
  /// The control points are those of A. Riškus, “Approximation of a cubic Bézier curve by circular
  /// arcs and vice versa”, Information Technology and Control 35, 2006, which need no trigonometry.
  private mutating func arc(about center: Point, to end: Point) {
    let (ax, ay) = ((pen.x - center.x).value, (pen.y - center.y).value)
    let (bx, by) = ((end.x - center.x).value, (end.y - center.y).value)
    if ax * bx + ay * by < -1e-6 {
      // More than a quarter: by way of its middle.
      let (mx, my) = (ax + bx, ay + by)
      let reach = (ax * ax + ay * ay).squareRoot() / (mx * mx + my * my).squareRoot()
      arc(about: center, to: center.moved(mx * reach, my * reach))
      arc(about: center, to: end)
      return
    }
    let one = ax * ax + ay * ay
    let both = one + ax * bx + ay * by
    let share = 4.0 / 3 * ((2 * one * both).squareRoot() - both) / (ax * by - ay * bx)
    elements.append(
      .cubic(
        control1: center.moved(ax - share * ay, ay + share * ax),
        control2: center.moved(bx + share * by, by - share * bx), to: end))
    pen = end
  }

  /// Straight sides with a radius at each corner; where sides are too short, the corner is tighter.
  private mutating func corners(_ numbers: [Double], isClosed: Bool) {
    let places = stride(from: 1, to: numbers.count - 1, by: 2).map {
      (numbers[$0], numbers[$0 + 1])
    }
    for index in places.indices {
      let corner = places[index]
      let point = Point(x: Points(corner.0), y: Points(corner.1))
      guard isClosed || (index > 0 && index < places.count - 1) else {
        if index == 0 {
          elements.append(.move(to: point))
        } else {
          elements.append(.line(to: point))
        }
        continue
      }
      let before = places[(index + places.count - 1) % places.count]
      let after = places[(index + 1) % places.count]
      let (ax, ay) = (before.0 - corner.0, before.1 - corner.1)
      let (bx, by) = (after.0 - corner.0, after.1 - corner.1)
      let (a, b) = ((ax * ax + ay * ay).squareRoot(), (bx * bx + by * by).squareRoot())
      let cosine = (ax * bx + ay * by) / (a * b)
      // The tangent of half of the angle, from the cosine of the whole.
      let tangent = ((1 - cosine) / (1 + cosine)).squareRoot()
      let reach = min(numbers[0] / tangent, a / 2, b / 2)
      let start = point.moved(ax / a * reach, ay / a * reach)
      let end = point.moved(bx / b * reach, by / b * reach)
      if isClosed, index == 0 { elements.append(.move(to: start)) } else { line(to: start) }
      // An arc that turns by an angle has its control points at 4 ⁄ 3 · tan(angle ⁄ 4) radii.
      let halfTurn = 1 / tangent
      let quarter = halfTurn / (1 + (1 + halfTurn * halfTurn).squareRoot())
      let share = 1 - 4.0 / 3 * quarter * tangent
      elements.append(
        .cubic(
          control1: point.moved(ax / a * reach * share, ay / a * reach * share),
          control2: point.moved(bx / b * reach * share, by / b * reach * share), to: end))
      pen = end
    }
    if isClosed { elements.append(.close) }
  }
}

extension ShapePath.Point {
  fileprivate func moved(_ x: Double, _ y: Double) -> ShapePath.Point {
    ShapePath.Point(x: self.x + Points(x), y: self.y + Points(y))
  }
}
