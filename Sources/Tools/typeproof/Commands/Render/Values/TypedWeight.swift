import DynamicType
import Wording

/// A weight that somebody typed: `600`, `semibold`.
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

  /// Those with a name, from the lightest.
  private static let named: [FontWeight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]
}
