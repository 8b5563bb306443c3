import JSON
import Projects

/// `typeproof config`: a project's file in normal form.
struct ConfigCommand: Command {
  static let name = "config"
  static let summary = "Print typeproof.json in normal form."
  static let discussion = """
    The normal form has every name spelt one way, in the order of the reference, and leaves out what \
    holds anyway; comments are left out too. Two files with one normal form are one project.

      typeproof config
      typeproof config --config design/typeproof.json
    """

  @Option(
    "The project's file; the nearest typeproof.json, here or above, unless given.", value: "file",
    completion: .file(endings: [".json"]))
  var config: String?

  func run(in console: Console) throws -> ExitCode {
    if config?.isEmpty == true { throw SuiteOptionsError.emptyPath(option: "--config") }
    let file = try ProjectFileOnDisk(
      file: config ?? ProjectFile.nearest() ?? ProjectFile.name, isNamed: config != nil)
    let schema = ProjectFile.schemaReference(in: file.bytes)
    try console.print(try file.spec.json(schema: schema).text(fitting: 100))
    return .nothingToDo
  }
}
