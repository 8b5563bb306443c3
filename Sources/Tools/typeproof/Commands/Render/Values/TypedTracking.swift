import DynamicType
import TextEngine
import Wording

/// What is added after each letter, as it is typed: `0.5`, `-0.25`, `0.05em`.
struct TypedTracking: ArgumentValue, Equatable {
  /// The tracking.
  let tracking: Tracking

  init(argument: String) throws(ArgumentValueError) {
    let isInEms = argument.hasSuffix("em")
    let greatest = isInEms ? 100 : LayoutLimits.greatestPointSize.value
    guard let number = signedDecimal(isInEms ? argument.dropLast(2) : argument[...]),
      number.magnitude <= greatest
    else {
      throw .notA(
        "a tracking in points, or in parts of the size with “em” behind it", text: argument,
        example: "0.5, -0.25 or 0.05em")
    }
    tracking = isInEms ? .em(number) : .points(Points(number))
  }

  var argumentText: String {
    switch tracking {
    case .points(let distance): distance.description
    case .em(let part): shortestDecimal(part) + "em"
    }
  }
}
