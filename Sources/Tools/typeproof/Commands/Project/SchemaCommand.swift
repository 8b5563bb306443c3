import JSON
import Projects
import Reports

/// `typeproof schema`: what may stand in a project's file.
struct SchemaCommand: Command {
  static let name = "schema"
  static let summary = "Print the JSON Schema of typeproof.json, or of report.json."
  static let discussion = """
    An editor that is told of the schema completes names, and marks what is misspelt, while a project \
    is written. Name the schema's file in the first line of typeproof.json: \
    "$schema": "./\(ProjectFile.schemaName)".

      typeproof schema > \(ProjectFile.schemaName)
      typeproof schema --of report
    """

  /// A file that there is a schema of.
  enum File: String, CaseIterable, ArgumentValue {
    case project
    case report
  }

  @Option("What it is the schema of: typeproof.json, or the report.json of a run.")
  var of: File = .project

  func run(in console: Console) throws -> ExitCode {
    switch of {
    case .project: try console.print(ProjectFile.schema.text)
    case .report: try console.print(RunResults.schema.text)
    }
    return .nothingToDo
  }
}
