import Wording

/// A part of the whole, as it is typed: `0.75`, and 1 for all of it.
struct TypedShare: ArgumentValue, Equatable {
  /// Above 0 and at most 1.
  let share: Double

  init(argument: String) throws(ArgumentValueError) {
    guard let number = plainDecimal(argument), number > 0, number <= 1 else {
      throw .notA("a part of the size, above 0 and up to 1", text: argument, example: "0.75")
    }
    share = number
  }

  var argumentText: String { shortestDecimal(share) }
}
