import DynamicType
import JSON

/// `typeproof table`: the system's sizes of text.
struct TableCommand: Command {
  static let name = "table"
  static let summary = "Print the system's text sizes, style by style and category by category."
  static let discussion = """
    Sizes are in points, each with its leading: 17/22 is 17 pt text with 22 pt from one baseline \
    to the next. What no source publishes is modelled, and marked so.

      typeproof table
      typeproof table --platform watchOS --format csv
    """

  enum Format: String, CaseIterable, ArgumentValue {
    case text, csv, json
  }

  @Option("Whose sizes to print.") var platform: Platform = .iOS
  @Option("How to print them.") var format: Format = .text

  func run(in console: Console) throws -> ExitCode {
    let rows = TableRow.rows(of: platform)
    switch format {
    case .text: try console.print(TableText(platform: platform, rows: rows).text(in: console))
    case .csv: try console.print(TableRow.csv(rows))
    case .json: try console.print(TableRow.json(rows, of: platform).text)
    }
    return .nothingToDo
  }
}
