import DynamicType
import TextEngine

/// A width somebody typed, such as that of a screen: above 0 and up to what text is set in.
struct TypedWidth: ArgumentValue, Equatable {
  /// The width.
  let points: Points

  init(argument: String) throws(ArgumentValueError) {
    guard let number = plainDecimal(argument), number > 0,
      Points(number) <= LayoutLimits.greatestWidth
    else {
      throw .notA(
        "a width in points, above 0 and up to \(LayoutLimits.greatestWidth)", text: argument,
        example: "320 or 320.5")
    }
    points = Points(number)
  }

  var argumentText: String { points.description }
}
