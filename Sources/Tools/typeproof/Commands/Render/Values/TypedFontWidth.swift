import TextEngine
import Wording

/// A width of letters that somebody typed: `75`, `87.5%`, `condensed`.
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
