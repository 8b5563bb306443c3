/// The most lines that a text may have, as it is typed.
struct TypedLineLimit: ArgumentValue, Equatable {
  /// At least 1.
  let count: Int

  init(argument: String) throws(ArgumentValueError) {
    guard let number = Int(argument), number >= 1 else {
      throw .notA("a number of lines from 1", text: argument, example: "2")
    }
    count = number
  }

  var argumentText: String { String(count) }
}
