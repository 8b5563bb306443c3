import Glibc

/// How many threads work at once.
struct JobCount: ArgumentValue {
  /// At least 1.
  let count: Int

  private let isOneForEachProcessor: Bool

  /// One for each processor of the machine.
  static let processors = JobCount(
    count: min(max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1024), isOneForEachProcessor: true)

  private init(count: Int, isOneForEachProcessor: Bool) {
    self.count = count
    self.isOneForEachProcessor = isOneForEachProcessor
  }

  init(argument: String) throws(ArgumentValueError) {
    guard let count = Int(argument), (1...1024).contains(count) else {
      throw .notA("a number of threads from 1 to 1024", text: argument, example: "4")
    }
    self.init(count: count, isOneForEachProcessor: false)
  }

  /// The number of processors is not told: help and manual are the same on every machine.
  var argumentText: String { isOneForEachProcessor ? "one for each processor" : String(count) }
}
