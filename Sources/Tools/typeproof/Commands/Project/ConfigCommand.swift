import JSON
import Projects
import Reports

/// `typeproof config`: prints a project file in normal form, or the styles made from its tokens.
struct ConfigCommand: Command {
  static let name = "config"
  static let summary = "Print typeproof.json in normal form."
  static let discussion = """
    The normal form spells every name in one way, in the order of the reference. It leaves out \
    defaults and comments. Two files with the same normal form describe the same project.

    With --tokens, config shows what each design token became instead: its size, the text style whose curve \
    it follows and why, and the font file that sets it. Then it lists what was lost.

      typeproof config
      typeproof config --tokens
      typeproof config --config design/typeproof.json
    """

  @Option(
    "The project file. By default the nearest typeproof.json, here or above.", value: "file",
    completion: .file(endings: [".json"]))
  var config: String?

  @Flag("Show what each design token became.")
  var tokens = false

  func run(in console: Console) throws -> ExitCode {
    if config?.isEmpty == true { throw SuiteOptionsError.emptyPath(option: "--config") }
    let file = try ProjectFileOnDisk(
      file: config ?? ProjectFile.nearest() ?? ProjectFile.name, isNamed: config != nil)
    if tokens { return try printTokens(of: file, in: console) }
    let schema = ProjectFile.schemaReference(in: file.bytes)
    try console.print(try file.spec.json(schema: schema).text(fitting: 100), isForProgram: true)
    return .nothingToDo
  }

  private func printTokens(of file: ProjectFileOnDisk, in console: Console) throws -> ExitCode {
    let project = try ProjectOnDisk(file).project
    for style in project.imported {
      try console.print(TerminalText.escaped("\(style)"))
    }
    for note in project.notes { console.complain(TerminalText.escaped(note)) }
    let count = project.imported.count
    try console.print("\(count == 1 ? "1 style" : "\(count) styles") from tokens.")
    return .nothingToDo
  }
}

/// `typeproof schema`: prints the schema of a file.
struct SchemaCommand: Command {
  static let name = "schema"
  static let summary = "Print the JSON Schema of typeproof.json, report.json or another file."
  static let discussion = """
    An editor that knows the schema completes names and marks misspelled ones. Name the schema in \
    the first line of typeproof.json: "$schema": "./\(ProjectFile.schemaName)".

      typeproof schema > \(ProjectFile.schemaName)
      typeproof schema --of report
      typeproof schema --of error
      typeproof schema --of diff
    """

  /// A file that has a schema.
  enum File: String, CaseIterable, ArgumentValue {
    case project
    case report
    case error
    case diff
  }

  @Option(
    "What the schema describes: typeproof.json, the report.json of a run, an error with --json, or "
      + "typeproof-diff.json.")
  var of: File = .project

  func run(in console: Console) throws -> ExitCode {
    switch of {
    case .project: try console.print(ProjectFile.schema.text, isForProgram: true)
    case .report: try console.print(RunResults.schema.text, isForProgram: true)
    case .diff: try console.print(DiffRules.schema.text, isForProgram: true)
    case .error: try console.print(TroubleAccount.schema.text, isForProgram: true)
    }
    return .nothingToDo
  }
}
