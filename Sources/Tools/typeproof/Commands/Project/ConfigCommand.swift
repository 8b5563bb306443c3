import JSON
import Projects

/// `typeproof config`: a project's file in normal form, or in Swift.
struct ConfigCommand: Command {
  static let name = "config"
  static let summary = "Print typeproof.json in normal form, or as Swift."
  static let discussion = """
    The normal form has every name spelt one way, in the order of the reference, and leaves out what \
    holds anyway; comments are left out too. Two files with one normal form are one project.

    As Swift the same project is a declaration of a ProjectSpec, to compile with the product Projects.

      typeproof config
      typeproof config --as swift --config design/typeproof.json
    """

  /// What the project is written in.
  enum Language: String, CaseIterable, ArgumentValue {
    /// `typeproof.json`.
    case json
    /// A file of Swift.
    case swift
  }

  @Option(
    "The project's file; the nearest typeproof.json, here or above, unless given.", value: "file",
    completion: .file(endings: [".json"]))
  var config: String?
  @Option("What to write it in.", name: "as", value: "language") var language: Language = .json

  func run(in console: Console) throws -> ExitCode {
    if config?.isEmpty == true { throw SuiteOptionsError.emptyPath(option: "--config") }
    let file = try ProjectFileOnDisk(
      file: config ?? ProjectFile.nearest() ?? ProjectFile.name, isNamed: config != nil)
    switch language {
    case .json:
      let schema = ProjectFile.schemaReference(in: file.bytes)
      try console.print(try file.spec.json(schema: schema).text(fitting: 100))
    case .swift:
      // The console ends the last line itself.
      try console.print(String(try file.spec.swiftSource.dropLast()))
    }
    return .nothingToDo
  }
}
