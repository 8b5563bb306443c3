import Audit
import DynamicType
import JSON
import Reports
import Snapshots

/// The output of an audit, for people and as JSON.
struct AuditAccount {
  let suite: String
  let report: AuditReport

  /// 2 if a text could not be laid out; otherwise 1 if there is an error, a warning or an unused
  /// exemption; otherwise 0.
  var exitCode: ExitCode {
    if !report.trouble.isEmpty { return .trouble }
    return report.isSound ? .nothingToDo : .differences
  }

  /// The text for people: a line for each finding, unused exemption and problem, and a summary.
  func text(in console: Console) -> String {
    var lines = report.findings.standing.map { finding in
      let look: TerminalStyle =
        switch finding.severity {
        case .error: .red
        case .warning: .yellow
        case .note: .bold
        }
      return [
        console.styled(finding.severity.rawValue, look), finding.rule.rawValue,
        TerminalText.escaped("\(finding)"),
      ].joined(separator: "  ")
    }
    lines += report.findings.unused.map {
      "\(console.styled("unused", .yellow))  \(TerminalText.escaped("\($0)"))"
    }
    lines += report.trouble.map {
      "\(console.styled("trouble", .red))  \(TerminalText.escaped($0))"
    }
    return (lines + ExplainCommand.offer(rulesToExplain) + [sum]).joined(separator: "\n")
  }

  /// The rules to explain: those of findings that are not notes, in order.
  private var rulesToExplain: [String] {
    var rules: [String] = []
    for finding in report.findings.standing where finding.severity != .note {
      if !rules.contains(finding.rule.rawValue) { rules.append(finding.rule.rawValue) }
    }
    return Array(rules.prefix(RunResults.mostExplained))
  }

  private var sum: String {
    let counts = AuditSeverity.allCases.reversed().map { (report.count(of: $0), $0.rawValue) }
      .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    let off = report.findings.exempted.count
    let all = counts + (off > 0 ? ["\(off) switched off"] : [])
    return
      "\(TerminalText.escaped(suite)): \(report.styleCount) style\(report.styleCount == 1 ? "" : "s"), "
      + "\(report.frameCount) texts laid out: "
      + (all.isEmpty ? "nothing found" : all.joined(separator: ", "))
  }

  /// Returns the output as JSON. `schemaVersion` grows when a member changes its meaning.
  ///
  /// - Throws: `JSONNumber.NotFinite`.
  func json() throws -> JSONValue {
    [
      "schemaVersion": 1,
      "suite": .string(suite),
      "exitCode": .integer(Int(exitCode.rawValue)),
      "styles": .integer(report.styleCount),
      "texts": .integer(report.frameCount),
      "findings": try JSONValue(report.findings.standing, as: .list(of: .auditFinding)),
      "exempted": .array(
        try report.findings.exempted.map { exempted in
          [
            "finding": try JSONValue(exempted.finding, as: .auditFinding),
            "because": .string(exempted.exemption.reason),
          ]
        }),
      "unused": .array(report.findings.unused.map { .string("\($0)") }),
      "trouble": .array(report.trouble.map(JSONValue.string)),
    ]
  }
}
