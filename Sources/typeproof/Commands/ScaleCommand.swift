struct ScaleCommand: Command {
  static let name = "scale"
  static let summary = "Print a size."
  func run(in console: Console) throws -> ExitCode { .nothingToDo }
}
