import DynamicType
import TextEngine

/// What an axis of optical sizes follows, as it is typed: `auto`, `off`, `24`.
struct TypedOpticalSize: ArgumentValue, Equatable {
  /// The same for the engine.
  let sizing: OpticalSizing

  init(argument: String) throws(ArgumentValueError) {
    switch argument {
    case "auto": sizing = .automatic
    case "off": sizing = .off
    default:
      guard let number = plainDecimal(argument), number > 0,
        Points(number) <= LayoutLimits.greatestPointSize
      else {
        throw .notA(
          "auto, off, or an optical size in points, above 0 and up to "
            + "\(LayoutLimits.greatestPointSize)", text: argument, example: "auto, off or 24")
      }
      sizing = .fixed(Points(number))
    }
  }

  var argumentText: String {
    switch sizing {
    case .automatic: "auto"
    case .off: "off"
    case .fixed(let size): size.description
    }
  }
}
