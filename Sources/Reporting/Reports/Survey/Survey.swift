import Audit
public import FontSurveys
import Snapshots
import Wording

/// The survey of all fonts in a folder.
public struct Survey: Hashable, Sendable {
  /// The version of the program and its rules.
  public var edition: String
  /// The fonts, sorted by the bytes of their paths.
  public var fonts: [SurveyedFont]

  /// Creates a survey of fonts in any order.
  public init(edition: String, fonts: [SurveyedFont]) {
    self.edition = edition
    self.fonts = fonts.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// 2 if a file could not be read; otherwise 1 if one is refused or a finding is an error;
  /// otherwise 0.
  public var status: RunStatus {
    if fonts.contains(where: { $0.survey == nil }) { return .trouble }
    return rows.contains { $0.rank == .refused || $0.rank == .error } ? .differences : .nothingToDo
  }
}

/// A font in a survey, with its result.
public struct SurveyedFont: Hashable, Sendable {
  /// The path below the surveyed folder.
  public var path: String
  /// The result; `nil` if the file could not be read.
  public var survey: FontSurvey?
  /// The reason why the file could not be read, in sentences; `nil` if it was read.
  public var trouble: String?

  /// Creates a font with its result.
  public init(path: String, survey: FontSurvey) {
    self.path = path
    self.survey = survey
  }

  /// Creates a font that could not be read.
  public init(path: String, trouble: String) {
    self.path = path
    self.trouble = trouble
  }
}

extension Survey {
  /// The table as comma-separated values (RFC 4180) in UTF-8: the names of the columns, then the
  /// rows, the worst first.
  public var csv: String {
    CSVText.table([Self.columns] + rows.map(Self.cells))
  }

  /// The first line of the table, with the names of the columns.
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
