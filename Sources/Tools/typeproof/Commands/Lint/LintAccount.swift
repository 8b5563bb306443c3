import JSON
import Projects
import Reports
import Wording

/// The output of the linter, for people and as JSON.
struct LintAccount {
  let results: LintResults

  /// 1 if a finding that counts is more than a note; otherwise 0.
  var exitCode: ExitCode {
    results.standing.contains { !$0.isNote } ? .differences : .nothingToDo
  }

  /// Returns a line for each finding, in a form that Xcode reads, then the rules in words and a
  /// summary.
  func text(in console: Console) -> String {
    var lines = results.standing.map { finding in
      let place = "\(finding.path):\(finding.line):\(finding.column):"
      let severity = console.styled(finding.severity, finding.isNote ? .bold : .yellow)
      return "\(TerminalText.escaped(place)) \(severity): "
        + TerminalText.escaped("\(finding.message) (\(finding.rule))")
    }
    lines += results.unused.map {
      "\(console.styled("unused", .yellow))  \(TerminalText.escaped("\($0), but nothing there is found"))"
    }
    let found = results.rules.filter { rule in results.standing.contains { $0.rule == rule.name } }
    lines += found.map { "\(console.styled($0.name, .bold)): \($0.why) \($0.fix)" }
    return (lines + [sum]).joined(separator: "\n")
  }

  /// Returns the findings in a format for programs.
  func text(as format: LintFormat) -> String {
    switch format {
    case .text, .json: json.text
    case .sarif: sarif.text
    case .github: github
    case .html: LintPage(results: results, sum: sum).html
    }
  }

  var sum: String {
    let warnings = results.standing.count { !$0.isNote }
    let notes = results.standing.count - warnings
    let exempted = results.findings.count - results.standing.count
    let counts = [
      (warnings, "warning"), (notes, "note"), (exempted, "switched off"),
      (results.known, "in the baseline"),
    ].filter { $0.0 > 0 }.map { count, word in
      "\(count) \(word)\(count == 1 || word.contains(" ") ? "" : "s")"
    }
    let files = results.swiftFiles + results.interfaceFiles
    return "\(files) file\(files == 1 ? "" : "s"): "
      + (counts.isEmpty ? "nothing found" : counts.joined(separator: ", "))
  }

  /// The findings as JSON. `schemaVersion` grows when a member changes its meaning.
  var json: JSONValue {
    [
      "schemaVersion": 1,
      "exitCode": .integer(Int(exitCode.rawValue)),
      "swiftFiles": .integer(results.swiftFiles),
      "interfaceFiles": .integer(results.interfaceFiles),
      "known": .integer(results.known),
      "findings": .array(results.standing.map(\.json)),
      "exempted": .array(
        results.findings.compactMap { finding in
          finding.exempted.map { ["finding": finding.json, "because": .string($0)] }
        }),
      "unused": .array(
        results.unused.map { .string("\($0), but nothing there is found") }),
      "troubles": .array(results.troubles.map(JSONValue.string)),
    ]
  }

  /// The findings as annotations of GitHub's workflows.
  private var github: String {
    results.standing.map { finding in
      GitHubAnnotation(
        title: finding.rule, message: finding.message, file: finding.path,
        place: .init(
          line: finding.line, column: finding.utf16Column,
          level: finding.isNote ? .notice : .warning)
      ).command
    }.joined(separator: "\n")
  }
}

extension LintResults.Finding {
  var json: JSONValue {
    [
      "rule": .string(rule), "severity": .string(severity), "path": .string(path),
      "line": .integer(line), "column": .integer(column), "message": .string(message),
    ]
  }
}
