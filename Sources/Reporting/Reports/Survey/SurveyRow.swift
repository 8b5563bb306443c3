import Audit
public import FontSurveys
import Snapshots

/// A row of a survey's table: a face, or a file without a usable face.
public struct SurveyRow: Hashable, Sendable {
  /// The path of the file below the surveyed folder.
  public let path: String
  /// The result for the file; `nil` if it could not be read.
  public let survey: FontSurvey?
  /// The face; `nil` if the file has no usable face.
  public let face: FaceSurvey?
  /// The reason why the file could not be read, in sentences; `nil` if it was read.
  public let trouble: String?

  /// The severity of the worst finding in a row.
  public enum Rank: Int, Hashable, Sendable, CaseIterable, Comparable {
    /// The file could not be read.
    case unread
    /// The file was refused.
    case refused
    /// At least one finding is an error.
    case error
    /// The worst finding is a warning.
    case warning
    /// All findings are notes.
    case note
    /// There are no findings.
    case sound

    /// Returns whether the first rank is the worse one.
    public static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }

  /// The severity of the row's worst finding.
  public var rank: Rank {
    guard let survey else { return .unread }
    guard case .faces = survey.outcome, let face else { return .refused }
    switch face.findings.map(\.severity).max() {
    case .error: return .error
    case .warning: return .warning
    case .note: return .note
    case nil: return .sound
    }
  }

  /// The reason why there is no face, in words; `nil` if there is one.
  public var refusal: String? {
    guard let survey else { return trouble ?? "It cannot be read." }
    guard case .refused(let reason) = survey.outcome else { return nil }
    return reason
  }

  /// The findings in words, with their rules, the worst first.
  public var words: [String] {
    if let refusal { return [refusal] }
    return face?.findings.map { "\($0.rule.rawValue): \($0.words)" } ?? []
  }

  /// The name of the face, or of the file if the face has none.
  public var name: String {
    let names = [face?.family ?? "", face?.style ?? ""].filter { !$0.isEmpty }
    return names.isEmpty ? path : names.joined(separator: " ")
  }

  /// The numbers of findings, the worst kind first. A greater list is worse.
  fileprivate var counts: [Int] {
    AuditSeverity.allCases.reversed().map { face?.count(of: $0) ?? 0 }
  }
}

extension Survey {
  /// The rows for all faces, the worst first: by rank, then by number of findings, then by path.
  public var rows: [SurveyRow] {
    let rows = fonts.flatMap { font -> [SurveyRow] in
      guard let survey = font.survey, case .faces(let faces) = survey.outcome else {
        return [
          SurveyRow(path: font.path, survey: font.survey, face: nil, trouble: font.trouble)
        ]
      }
      return faces.map { SurveyRow(path: font.path, survey: survey, face: $0, trouble: nil) }
    }
    return rows.enumerated().sorted { one, other in
      let (left, right) = (one.element, other.element)
      if left.rank != right.rank { return left.rank < right.rank }
      if left.counts != right.counts { return right.counts.lexicographicallyPrecedes(left.counts) }
      return one.offset < other.offset
    }.map(\.element)
  }

  /// A summary of the survey on one line.
  public var sum: String {
    let rows = rows
    let ranks = SurveyRow.Rank.allCases.compactMap { rank -> String? in
      let count = rows.count { $0.rank == rank }
      return count == 0 ? nil : "\(count) \(rank.words)"
    }
    let texts = rows.reduce(0) { $0 + ($1.face?.frameCount ?? 0) }
    return "\(counted(fonts.count, "font")), "
      + "\(counted(rows.count { $0.face != nil }, "face")), \(counted(texts, "text")) laid out: "
      + ranks.joined(separator: ", ")
  }
}

extension SurveyRow.Rank {
  /// The words behind the number of faces of a rank.
  public var words: String {
    switch self {
    case .unread: "not read"
    case .refused: "refused"
    case .error: "with errors"
    case .warning: "with warnings"
    case .note: "with notes only"
    case .sound: "without findings"
    }
  }
}
