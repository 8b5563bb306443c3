import Audit
import FontSurveys
public import Reports
import Snapshots
import Wording

/// A survey as one HTML page, which loads nothing from anywhere else and runs no script.
///
/// Names and words may come from strangers, so they are escaped as text.
public struct SurveyPage: Sendable {
  /// The survey that the page shows.
  public var survey: Survey

  /// Creates the page of a survey.
  public init(_ survey: Survey) {
    self.survey = survey
  }

  /// Returns the page as a file in UTF-8. The same survey gives the same bytes.
  public func html() -> [UInt8] {
    let rows = survey.rows
    var text = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="generator" content="Typeproof">
      <link rel="icon" href="data:,">
      <title>\(Self.escaped(survey.sum)) – Typeproof</title>
      <style>
      """
    text += String(decoding: PageScript.surveyStyle, as: UTF8.self)
    text += "</style>\n</head>\n<body>\n<main>\n"
    text += "<h1>Survey of \(Self.escaped(counted(survey.fonts.count, "font")))</h1>\n"
    text +=
      "<p class=\"quiet\">\(Self.escaped(survey.sum)). Made with \(Self.escaped(survey.edition)).</p>\n"
    text += Self.ranks(of: rows)
    text += Self.rules(of: rows)
    for rank in SurveyRow.Rank.allCases { text += Self.section(of: rank, in: rows) }
    text += Self.scripts(of: rows)
    text += "</main>\n</body>\n</html>\n"
    return Array(text.utf8)
  }

  /// The page's content security policy (Level 3): nothing but our own style, by its digest.
  private static let policy = [
    "default-src 'none'", "style-src '\(PageDigests.surveyStyle)'", "img-src data:",
    "base-uri 'none'", "form-action 'none'",
  ].joined(separator: "; ")

  // MARK: Parts

  private static func ranks(of rows: [SurveyRow]) -> String {
    let items = SurveyRow.Rank.allCases.compactMap { rank -> String? in
      let count = rows.count { $0.rank == rank }
      guard count > 0 else { return nil }
      return "<li class=\"\(rank)\"><a href=\"#\(rank)\"><b>\(count)</b> \(rank.words)</a></li>\n"
    }
    return "<ul class=\"ranks\">\n\(items.joined())</ul>\n"
  }

  /// Returns a table of how many faces each rule found something in, the worst and most frequent
  /// first.
  private static func rules(of rows: [SurveyRow]) -> String {
    var counts: [SurveyRule: (faces: Int, worst: AuditSeverity)] = [:]
    for row in rows {
      let findings = row.face?.findings ?? []
      for rule in Set(findings.map(\.rule)) {
        let worst = findings.filter { $0.rule == rule }.map(\.severity).max() ?? .note
        let earlier = counts[rule] ?? (0, .note)
        counts[rule] = (earlier.faces + 1, max(earlier.worst, worst))
      }
    }
    let found = SurveyRule.allCases.enumerated().compactMap { place, rule in
      counts[rule].map { (place: place, rule: rule, faces: $0.faces, worst: $0.worst) }
    }.sorted {
      ($1.worst, $1.faces, $0.place) < ($0.worst, $0.faces, $1.place)
    }
    guard !found.isEmpty else { return "" }
    let lines = found.map { line in
      "<tr><th scope=\"row\" class=\"\(line.worst.rawValue)\">"
        + "\(chip(line.rule, line.worst))</th><td class=\"number\">\(line.faces)</td>"
        + "<td>\(escaped(line.rule.why))</td></tr>\n"
    }
    return """
      <section>
      <h2>Findings</h2>
      \(scroll("Findings"))<table>
      <thead><tr><th scope="col">Rule</th><th scope="col" class="number">Faces</th>\
      <th scope="col">Why it matters</th></tr></thead>
      <tbody>
      \(lines.joined())</tbody></table></div>
      </section>

      """
  }

  /// Returns the faces of a rank. Ranks that need no action are folded.
  private static func section(of rank: SurveyRow.Rank, in rows: [SurveyRow]) -> String {
    let own = rows.filter { $0.rank == rank }
    guard !own.isEmpty else { return "" }
    let isOpen = rank <= .warning
    return """
      <details id="\(rank)" class="\(rank)"\(isOpen ? " open" : "")>
      <summary><h2>\(escaped("\(own.count) \(rank.words)"))</h2></summary>
      \(scroll("Faces \(rank.words)"))<table class="faces">
      <colgroup><col class="face"><col><col class="scripts"><col class="count"><col class="count"></colgroup>
      <thead><tr><th scope="col">Face</th><th scope="col">Findings</th>\
      <th scope="col">Scripts</th><th scope="col" class="number">Line height</th>\
      <th scope="col" class="number">Characters</th></tr></thead>
      <tbody>
      \(own.map(line).joined())</tbody></table></div>
      </details>

      """
  }

  private static func line(of row: SurveyRow) -> String {
    let place = row.path + (row.face.map { $0.index > 0 ? "#\($0.index)" : "" } ?? "")
    var cells =
      "<tr><th scope=\"row\"><span class=\"name\" dir=\"auto\">\(escaped(row.name))</span>"
    if row.name != place { cells += "<code>\(escaped(place))</code>" }
    cells += "</th>\n<td>"
    if let refusal = row.refusal {
      cells += escaped(refusal)
    } else if let findings = row.face?.findings, !findings.isEmpty {
      let items = findings.map { finding in
        "<li class=\"\(finding.severity.rawValue)\">\(chip(finding.rule, finding.severity)) <span class=\"words\">\(escaped(finding.words))</span></li>"
      }
      cells += "<ul>\(items.joined())</ul>"
    }
    cells += "</td>\n"
    let scripts = row.face?.scripts ?? []
    let more = scripts.count - 4
    let named = scripts.prefix(4).map { "\($0.name) \($0.characterCount)" }
    cells += "<td>"
    cells += escaped((named + (more > 0 ? ["\(more) more"] : [])).joined(separator: ", "))
    cells += "</td><td class=\"number\">"
    cells += row.face.map { "\(shortestDecimal($0.lineHeight)) em" } ?? ""
    cells +=
      "</td><td class=\"number\">\(row.face.map { "\($0.characterCount)" } ?? "")</td></tr>\n"
    return cells
  }

  /// A rule with a letter for its severity, so that color is not the only sign.
  private static func chip(_ rule: SurveyRule, _ severity: AuditSeverity) -> String {
    let word = severity.rawValue
    return "<span class=\"rule\"><span class=\"unseen\">\(word): </span>"
      + "<span aria-hidden=\"true\">\(word.prefix(1).uppercased())</span> \(rule.rawValue)</span>"
  }

  /// Returns a table of the scripts, with how well the best face covers each.
  private static func scripts(of rows: [SurveyRow]) -> String {
    var counts: [String: (faces: Int, most: Int, best: String)] = [:]
    for row in rows {
      for script in row.face?.scripts ?? [] {
        var count = counts[script.name] ?? (0, 0, "")
        count.faces += 1
        if script.characterCount > count.most {
          (count.most, count.best) = (script.characterCount, row.name)
        }
        counts[script.name] = count
      }
    }
    guard !counts.isEmpty else { return "" }
    let lines = counts.sorted { $0.key < $1.key }.map { name, count in
      "<tr><th scope=\"row\">\(escaped(name))</th><td class=\"number\">\(count.faces)</td>"
        + "<td class=\"number\">\(count.most)</td>"
        + "<td><span class=\"name\" dir=\"auto\">\(escaped(count.best))</span></td></tr>\n"
    }
    return """
      <details id="scripts">
      <summary><h2>\(escaped(counted(counts.count, "script")))</h2></summary>
      \(scroll("Scripts"))<table>
      <thead><tr><th scope="col">Script</th><th scope="col" class="number">Faces</th>\
      <th scope="col" class="number">Most characters</th><th scope="col">Best face</th></tr></thead>
      <tbody>
      \(lines.joined())</tbody></table></div>
      </details>

      """
  }

  /// Opens an element in which a wide table scrolls, also by keys.
  private static func scroll(_ title: String) -> String {
    "<div class=\"scroll\" tabindex=\"0\" role=\"group\" aria-label=\"\(title)\">"
  }

  /// Escapes a text for the content of an element, with invisible characters shown as numbers.
  private static func escaped(_ text: String) -> String {
    HTMLPage.escaped(VisibleText.line(text))
  }
}
