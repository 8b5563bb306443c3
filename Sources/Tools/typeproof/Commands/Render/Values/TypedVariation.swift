import Imaging
import Wording

/// A place on an axis that somebody typed: `wght=700`, `slnt=-10`.
struct TypedVariation: ArgumentValue, Equatable {
  /// The axis and the place on it.
  let setting: VariationSetting

  init(argument: String) throws(ArgumentValueError) {
    let halves = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard halves.count == 2, halves[0].utf8.count == 4, let axis = OpenTypeTag(String(halves[0])),
      let value = signedDecimal(halves[1])
    else {
      throw .notA(
        "an axis of four characters, an equals sign and a number", text: argument,
        example: "wght=700")
    }
    setting = VariationSetting(axis: axis, value: value)
  }

  var argumentText: String { "\(setting.axis)=\(shortestDecimal(setting.value))" }
}
