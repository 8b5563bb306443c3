import Audit
public import FontSurveys
import Snapshots
import Wording

/// A survey of all fonts of a folder.
public struct Survey: Hashable, Sendable {
  /// The program and the rules.
  public var edition: String
  /// The fonts, in the order of the bytes of their paths.
  public var fonts: [SurveyedFont]

  /// A survey of some fonts, in any order.
  public init(edition: String, fonts: [SurveyedFont]) {
    self.edition = edition
    self.fonts = fonts.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// 2 where a file could not be read, else 1 where one is refused or a finding is an error, else 0.
  public var status: RunStatus {
    if fonts.contains(where: { $0.survey == nil }) { return .trouble }
    return rows.contains { $0.rank == .refused || $0.rank == .error } ? .differences : .nothingToDo
  }
}

/// A font of a survey, and what was found in it.
public struct SurveyedFont: Hashable, Sendable {
  /// The path below the surveyed folder.
  public var path: String
  /// What was found; `nil` where the file could not be read.
  public var survey: FontSurvey?
  /// Why the file could not be read, in sentences; `nil` where it was.
  public var trouble: String?

  /// A font with what was found.
  public init(path: String, survey: FontSurvey) {
    self.path = path
    self.survey = survey
  }

  /// A font that could not be read.
  public init(path: String, trouble: String) {
    self.path = path
    self.trouble = trouble
  }
}

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
