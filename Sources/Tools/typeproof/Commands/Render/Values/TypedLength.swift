import DynamicType
import TextEngine

/// A height or distance somebody typed, which may be 0.
struct TypedLength: ArgumentValue, Equatable {
  /// The length.
  let points: Points

  init(argument: String) throws(ArgumentValueError) {
    guard let number = plainDecimal(argument), Points(number) <= LayoutLimits.greatestWidth else {
      throw .notA(
        "a length in points, from 0 to \(LayoutLimits.greatestWidth)", text: argument,
        example: "8 or 8.5")
    }
    points = Points(number)
  }

  var argumentText: String { points.description }
}
