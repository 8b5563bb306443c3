/// The linter's findings as an HTML page: counts by rule and folder, then each finding.
struct LintPage {
  let results: LintResults
  let sum: String

  var html: String {
    """
    <!doctype html>
    <html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>typeproof lint</title>
    <style>
    body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem;
      color-scheme: light dark }
    table { border-collapse: collapse; margin: 1rem 0 }
    th, td { padding: .25rem .75rem; text-align: left; vertical-align: top; border-bottom: 1px solid #8884 }
    td.count { text-align: right; font-variant-numeric: tabular-nums }
    code { overflow-wrap: anywhere }
    </style>
    <h1>typeproof lint</h1>
    <p>\(Self.escaped(sum))</p>
    \(table)
    \(rules)
    </html>
    """
  }

  /// Returns the first folders of a path, which identify a part of an app.
  private static func folder(of path: String) -> String {
    let parts = path.split(separator: "/").dropLast()
    return parts.isEmpty ? "." : parts.prefix(2).joined(separator: "/")
  }

  private var found: [LintResults.Rule] {
    results.rules.filter { rule in results.standing.contains { $0.rule == rule.name } }
  }

  private var table: String {
    let rules = found.map(\.name)
    var counts: [String: [String: Int]] = [:]
    for finding in results.standing {
      counts[Self.folder(of: finding.path), default: [:]][finding.rule, default: 0] += 1
    }
    let rows = counts.sorted { $0.key < $1.key }.map { folder, count in
      let cells = rules.map { "<td class=\"count\">\(count[$0].map(String.init) ?? "")</td>" }
      return "<tr><th scope=\"row\"><code>\(Self.escaped(folder))</code></th>\(cells.joined())</tr>"
    }
    let sums = rules.map { rule in
      "<td class=\"count\">\(results.standing.count { $0.rule == rule })</td>"
    }
    let heads = rules.map { "<th scope=\"col\">\($0)</th>" }.joined()
    return """
      <table><thead><tr><th scope="col">folder</th>\(heads)</tr></thead>
      <tbody>\(rows.joined(separator: "\n"))
      <tr><th scope="row">all</th>\(sums.joined())</tr></tbody></table>
      """
  }

  private var rules: String {
    found.map { rule in
      let rows = results.standing.filter { $0.rule == rule.name }.map { finding in
        "<tr><td><code>\(Self.escaped(finding.path)):\(finding.line)</code></td>"
          + "<td><code>\(Self.escaped(finding.source))</code></td></tr>"
      }
      return """
        <h2>\(rule.name)</h2>
        <p>\(Self.escaped("\(rule.title). \(rule.why) \(rule.fix)"))</p>
        <table>\(rows.joined(separator: "\n"))</table>
        """
    }.joined(separator: "\n")
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
