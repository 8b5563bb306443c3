import Reports
import Snapshots

/// What a survey came to, told to people.
struct SurveyAccount {
  let survey: Survey
  /// How many rows are told; the page has all.
  private static let most = 5

  /// The worst, a line each, and the sum.
  func text(in console: Console) -> String {
    let told = survey.rows.prefix(Self.most).filter { $0.rank <= .warning }
    let lines = told.map { row in
      let look: TerminalStyle = row.rank <= .error ? .red : .yellow
      let more = row.words.count - 1
      return "\(console.styled("\(row.rank)", look))  "
        + TerminalText.escaped(
          "\(row.path): \(row.words.first ?? "")\(more > 0 ? " (\(more) more)" : "")")
    }
    return (lines + [TerminalText.escaped(survey.sum)]).joined(separator: "\n")
  }
}
