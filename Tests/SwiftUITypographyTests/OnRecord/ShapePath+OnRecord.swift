import DynamicType
import Rendering
import Snapshots

extension ShapePath {
  /// The shape in words: the name of a usual shape, or else all its steps.
  ///
  /// - Parameter box: The rectangle that is not repeated where it is the shape's.
  func onRecord(in box: PointRect) -> String {
    guard let bounds = controlBounds else { return "empty" }
    let place = bounds.onRecord == box.onRecord ? "" : " \(bounds.onRecord)"
    if isAlike(.rectangle(bounds)) { return "rectangle" + place }
    if isAlike(.ellipse(bounds)) { return "ellipse" + place }
    if case .move(let start)? = elements.first {
      let radius = start.x - bounds.x
      if isAlike(.roundedRectangle(bounds, radius: radius)) {
        return "rounded by \(radius.onRecord)" + place
      }
    }
    return stepsOnRecord
  }

  /// All steps: M to move, L for a line, C for a curve, Z to close.
  var stepsOnRecord: String {
    elements.map { element in
      switch element {
      case .move(let point): "M \(point.onRecord)"
      case .line(let point): "L \(point.onRecord)"
      case .cubic(let one, let two, let end):
        "C \(one.onRecord) \(two.onRecord) \(end.onRecord)"
      case .close: "Z"
      }
    }
    .joined(separator: " ")
  }

  /// Returns whether both paths have the same steps, to less than a thousandth of a point.
  private func isAlike(_ other: ShapePath) -> Bool {
    let (own, others) = (numbers, other.numbers)
    return own.count == others.count
      && zip(own, others).allSatisfy { abs($0 - $1) < 0.000_5 }
  }

  /// The kind and the coordinates of each step.
  private var numbers: [Double] {
    elements.flatMap { element -> [Double] in
      switch element {
      case .move(let point): [0] + point.numbers
      case .line(let point): [1] + point.numbers
      case .cubic(let one, let two, let end): [2] + one.numbers + two.numbers + end.numbers
      case .close: [3]
      }
    }
  }
}

extension ShapePath.Point {
  fileprivate var onRecord: String { "\(x.onRecord) \(y.onRecord)" }
  fileprivate var numbers: [Double] { [x.value, y.value] }
}
