import JSON
import Projects

/// `typeproof schema`: what may stand in a project's file.
struct SchemaCommand: Command {
  static let name = "schema"
  static let summary = "Print the JSON Schema of typeproof.json."
  static let discussion = """
    An editor that is told of the schema completes names, and marks what is misspelt, while a project \
    is written. Name the schema's file in the first line of typeproof.json: \
    "$schema": "./\(ProjectFile.schemaName)".

      typeproof schema > \(ProjectFile.schemaName)
    """

  func run(in console: Console) throws -> ExitCode {
    try console.print(ProjectFile.schema.text)
    return .nothingToDo
  }
}
