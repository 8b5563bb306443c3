import Wording

/// How many times its height a line is high, as it is typed: `1.5`.
struct TypedMultiple: ArgumentValue, Equatable {
  /// Above 0 and at most 100.
  let factor: Double

  init(argument: String) throws(ArgumentValueError) {
    guard let number = plainDecimal(argument), number > 0, number <= 100 else {
      throw .notA("a multiple, above 0 and up to 100", text: argument, example: "1.5")
    }
    factor = number
  }

  var argumentText: String { shortestDecimal(factor) }
}
