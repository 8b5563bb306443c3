import DynamicType
import JSON

/// `typeproof table`: prints the sizes of the system's text styles.
struct TableCommand: Command {
  static let name = "table"
  static let summary = "Print the system's text sizes for each style and category."
  static let discussion = """
    Sizes are in points, each with its leading: 17/22 is 17 pt text with 22 pt from one baseline to \
    the next. Sizes that no source publishes are modelled and marked.

      typeproof table
      typeproof table --platform watchOS --format csv
    """

  enum Format: String, CaseIterable, ArgumentValue {
    case text, csv, json
  }

  @Option("The platform.") var platform: Platform = .iOS
  @Option("The format.") var format: Format = .text

  func run(in console: Console) throws -> ExitCode {
    let rows = TableRow.rows(of: platform)
    switch format {
    case .text:
      try console.print(
        TableText(platform: platform, rows: rows).text(in: console), isForProgram: true)
    case .csv: try console.print(TableRow.csv(rows), isForProgram: true)
    case .json: try console.print(TableRow.json(rows, of: platform).text, isForProgram: true)
    }
    return .nothingToDo
  }
}

/// The table for people: styles down and categories across, in blocks of at most 80 columns.
struct TableText {
  let platform: Platform
  let rows: [TableRow]

  /// Returns the table. Its header is bold if the console has colour.
  func text(in console: Console) -> String {
    let parts = blocks.enumerated().map { position, categories in
      let lines = block(of: categories, withWeights: position == blocks.count - 1)
      return ([console.styled(lines[0], .bold)] + lines.dropFirst()).joined(separator: "\n")
    }
    return ([title] + parts + [legend]).filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private var title: String { "\(platform.name): point size/leading, in points" }

  /// The categories in blocks: the accessibility sizes have their own. A platform with one size for
  /// all has one column without a name.
  private var blocks: [[ContentSizeCategory?]] {
    let present = ContentSizeCategory.allCases.filter { category in
      rows.contains { $0.category == category }
    }
    if present.isEmpty { return [[nil]] }
    let blocks = [
      present.filter { !$0.isAccessibilityCategory }, present.filter(\.isAccessibilityCategory),
    ]
    return blocks.filter { !$0.isEmpty }
  }

  private func block(of categories: [ContentSizeCategory?], withWeights: Bool) -> [String] {
    var lines = [["style"] + categories.map { $0?.shortName ?? "size" }]
    if withWeights { lines[0] += ["weight", "emphasized"] }
    var styles: [String] = []
    for row in rows where !styles.contains(row.style) { styles.append(row.style) }
    for style in styles {
      let ofStyle = rows.filter { $0.style == style }
      var line =
        [style]
        + categories.map { category in
          ofStyle.first { $0.category == category }.map(cell) ?? "-"
        }
      // A style has one weight at all its sizes.
      if withWeights, let any = ofStyle.first {
        line += [any.weight.name, any.emphasizedWeight?.name ?? "-"]
      }
      lines.append(line)
    }
    return TextColumns(rows: lines, trailingWords: withWeights ? 2 : 0).lines
  }

  private func cell(_ row: TableRow) -> String {
    let size = row.leading.map { "\(row.pointSize)/\($0)" } ?? row.pointSize.description
    return size + mark(row.status)
  }

  /// Returns the mark after a size. It is blank for published sizes, so that columns stay aligned.
  private func mark(_ status: TypeSize.Provenance) -> String {
    switch status {
    case .published: hasMarks ? " " : ""
    case .measured: "†"
    case .modelled: "*"
    }
  }

  private var hasMarks: Bool { rows.contains { $0.status != .published } }

  private var legend: String {
    let statuses = rows.map(\.status)
    return [
      statuses.contains(.published) ? "Source: \(SystemTypeTable.edition)" : nil,
      statuses.contains(.measured)
        ? "† measured on a device, without its leading" : nil,
      statuses.contains(.modelled) ? "* not published; modelled on the published sizes" : nil,
    ].compactMap { $0 }.joined(separator: "\n")
  }
}
