struct TableCommand: Command {
  static let name = "table"
  static let summary = "Print the sizes."
  func run(in console: Console) throws -> ExitCode { .nothingToDo }
}
