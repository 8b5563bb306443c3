import DynamicType
import TextEngine

/// How far something is raised or lowered, as it is typed: `4`, `-2.5`.
struct TypedOffset: ArgumentValue, Equatable {
  /// The distance; negative downwards.
  let points: Points

  init(argument: String) throws(ArgumentValueError) {
    guard let number = signedDecimal(argument),
      number.magnitude <= LayoutLimits.greatestPointSize.value
    else {
      throw .notA(
        "an offset of at most \(LayoutLimits.greatestPointSize) pt, up or down", text: argument,
        example: "4 or -2.5")
    }
    points = Points(number)
  }

  var argumentText: String { points.description }
}
