extension LintReport {
  /// The report for the command, as JSON.
  package var json: String {
    let rules = LintRule.allCases.map { rule in
      object([
        ("name", text(rule.rawValue)), ("title", text(rule.title)), ("why", text(rule.why)),
        ("fix", text(rule.fix)),
      ])
    }
    let findings = findings.map { finding in
      object([
        ("rule", text(finding.rule.rawValue)), ("isNote", finding.isNote ? "true" : "false"),
        ("path", text(finding.path)), ("line", "\(finding.line)"), ("column", "\(finding.column)"),
        ("utf16Column", "\(finding.utf16Column)"), ("message", text(finding.message)),
        ("source", text(finding.source)),
        ("exempted", finding.exempted.map(text) ?? "null"),
      ])
    }
    return object([
      ("version", "1"), ("swiftFiles", "\(swiftFiles)"), ("interfaceFiles", "\(interfaceFiles)"),
      ("cached", "\(cached)"), ("rules", list(rules)), ("findings", list(findings)),
      ("troubles", list(troubles.map(text))),
    ])
  }

  private func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\(text($0)):\($1)" }.joined(separator: ",") + "}"
  }

  private func list(_ items: [String]) -> String { "[" + items.joined(separator: ",") + "]" }

  private func text(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
