import FontSurveys
import Audit
import Snapshots
import Wording

extension Survey {
  /// The table as comma-separated values (RFC 4180) in UTF-8, the worst first below the names of the
  /// columns.
  public var csv: String {
    CSVText.table([Self.columns] + rows.map(Self.cells))
  }

  /// How a table begins.
  public static var csvHead: String { CSVText.table([columns]) }

  private static let columns = [
    "file", "face", "family", "style", "postscript_name", "version", "rank", "errors", "warnings",
    "notes", "findings", "weight", "italic", "axes", "glyphs", "characters", "scripts",
    "line_height_em", "texts_laid_out", "bytes", "digest",
  ]

  private static func cells(of row: SurveyRow) -> [String] {
    let face = row.face
    let counts = AuditSeverity.allCases.reversed().map { severity in
      face.map { String($0.count(of: severity)) } ?? ""
    }
    let names = [face?.family, face?.style, face?.postScript, face?.version].map { $0 ?? "" }
    let scripts = face?.scripts.map { "\($0.name) \($0.characterCount)" } ?? []
    return [row.path, face.map { String($0.index) } ?? ""] + names + ["\(row.rank)"] + counts
      + [
        row.words.joined(separator: "\n"), face.map { String($0.weight) } ?? "",
        face.map { $0.isItalic ? "yes" : "no" } ?? "",
        face?.axes.joined(separator: " ") ?? "", face.map { String($0.glyphCount) } ?? "",
        face.map { String($0.characterCount) } ?? "", scripts.joined(separator: "; "),
        face.map { shortestDecimal($0.lineHeight) } ?? "",
        face.map { String($0.frameCount) } ?? "",
        row.survey.map { String($0.byteCount) } ?? "", row.survey.map { "\($0.digest)" } ?? "",
      ]
  }
}
