/// A time in seconds; one that is typed is at least a second and at most a day.
struct WholeSeconds: ArgumentValue, Equatable {
  let count: Int

  init(_ count: Int) { self.count = count }

  init(argument: String) throws(ArgumentValueError) {
    guard let count = Int(argument), (1...86_400).contains(count) else {
      throw .notA("a number of seconds from 1 to 86400", text: argument, example: "120")
    }
    self.init(count)
  }

  var argumentText: String { String(count) }
}
