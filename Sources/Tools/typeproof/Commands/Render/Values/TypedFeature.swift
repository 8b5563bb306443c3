import Imaging
import TextEngine

/// An OpenType feature that somebody typed: `tnum`, `liga=0`, `aalt=2`.
struct TypedFeature: ArgumentValue, Equatable {
  /// The feature and its value.
  let setting: FeatureSetting

  init(argument: String) throws(ArgumentValueError) {
    let halves = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard halves[0].utf8.count == 4, let tag = OpenTypeTag(String(halves[0])),
      let value = halves.count == 1 ? 1 : UInt16(halves[1])
    else {
      throw .notA(
        "a feature of four characters, with or without a whole number", text: argument,
        example: "tnum, or liga=0 to turn one off")
    }
    setting = FeatureSetting(tag, value: UInt32(value))
  }

  var argumentText: String { "\(setting.tag)=\(setting.value)" }
}
