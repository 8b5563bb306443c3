import DynamicType
import Imaging
import TextEngine
import Wording

/// A typed OpenType feature: `tnum`, `liga=0`, `aalt=2`.
struct TypedFeature: ArgumentValue, Equatable {
  /// The feature and its value.
  let setting: FeatureSetting

  init(argument: String) throws(ArgumentValueError) {
    let halves = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let tag = OpenTypeTag(String(halves[0])),
      let value = halves.count == 1 ? 1 : UInt16(halves[1])
    else {
      throw .notA(
        "a feature of one to four characters, with or without a whole number", text: argument,
        example: "tnum, or liga=0 to turn one off")
    }
    setting = FeatureSetting(tag, value: UInt32(value))
  }

  var argumentText: String { "\(setting.tag)=\(setting.value)" }
}

/// A typed position on a variation axis: `wght=700`, `slnt=-10`.
struct TypedVariation: ArgumentValue, Equatable {
  /// The axis and the position.
  let setting: VariationSetting

  init(argument: String) throws(ArgumentValueError) {
    let halves = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard halves.count == 2, let axis = OpenTypeTag(String(halves[0])),
      let value = signedDecimal(halves[1])
    else {
      throw .notA(
        "an axis of one to four characters, an equals sign and a number", text: argument,
        example: "wght=700")
    }
    setting = VariationSetting(axis: axis, value: value)
  }

  var argumentText: String { "\(setting.axis)=\(shortestDecimal(setting.value))" }
}

/// A typed weight: `600`, `semibold`.
struct TypedWeight: ArgumentValue, Equatable {
  /// The weight.
  let weight: FontWeight

  init(argument: String) throws(ArgumentValueError) {
    let name = argument.lowercased()
    if let named = Self.named.first(where: { $0.name.lowercased() == name }) {
      weight = named
    } else if let number = Int(argument), (1...1000).contains(number) {
      weight = FontWeight(rawValue: number)
    } else if let nearest = nearestSpelling(to: argument, in: Self.named.map(\.name)) {
      throw .explained("“\(argument)” is not the name of a weight. Did you mean “\(nearest)”?")
    } else {
      throw .notA(
        "a weight, from 1 to 1000 or by its name", text: argument, example: "600 or semibold")
    }
  }

  var argumentText: String { weight.name }

  /// The weights with a name, from the lightest.
  private static let named: [FontWeight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]
}

/// A typed width of letters: `75`, `87.5%`, `condensed`.
struct TypedFontWidth: ArgumentValue, Equatable {
  /// The width.
  let width: FontWidth

  init(argument: String) throws(ArgumentValueError) {
    if let percentage = Self.percentages[argument.lowercased()] {
      width = FontWidth(rawValue: percentage)
      return
    }
    let digits = argument.last == "%" ? String(argument.dropLast()) : argument
    guard let percentage = plainDecimal(digits), percentage > 0, percentage <= 1000 else {
      throw .notA(
        "a width of letters in percent, above 0 and up to 1000, or by its name", text: argument,
        example: "75 or condensed")
    }
    width = FontWidth(rawValue: percentage)
  }

  var argumentText: String { shortestDecimal(width.rawValue) }

  /// The nine width classes of OpenType by the names of CSS (Fonts 4, “font-stretch”).
  private static let percentages: [String: Double] = [
    "ultra-condensed": 50, "extra-condensed": 62.5, "condensed": 75, "semi-condensed": 87.5,
    "normal": 100, "semi-expanded": 112.5, "expanded": 125, "extra-expanded": 150,
    "ultra-expanded": 200,
  ]
}

/// A typed optical size: `auto`, `off`, `24`.
struct TypedOpticalSize: ArgumentValue, Equatable {
  /// The optical size for the engine.
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
