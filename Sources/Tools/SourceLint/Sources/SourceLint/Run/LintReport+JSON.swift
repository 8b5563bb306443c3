extension LintReport {
  /// The report as JSON for the `typeproof` command.
  package var json: String {
    let findings = findings.map { finding in
      JSONText.object([
        ("rule", JSONText.text(finding.rule.rawValue)),
        ("isNote", finding.isNote ? "true" : "false"),
        ("path", JSONText.text(finding.path)), ("line", "\(finding.line)"),
        ("column", "\(finding.column)"),
        ("utf16Column", "\(finding.utf16Column)"), ("message", JSONText.text(finding.message)),
        ("source", JSONText.text(finding.source)),
        ("exempted", finding.exempted.map(JSONText.text) ?? "null"),
      ])
    }
    return JSONText.object([
      ("version", "1"), ("swiftFiles", "\(swiftFiles)"), ("interfaceFiles", "\(interfaceFiles)"),
      ("cached", "\(cached)"), ("rules", Self.rules), ("findings", JSONText.list(findings)),
      ("troubles", JSONText.list(troubles.map(JSONText.text))),
    ])
  }

  /// Only the rules, as JSON.
  package static var rulesJSON: String { JSONText.object([("rules", rules)]) }

  private static var rules: String {
    JSONText.list(
      LintRule.allCases.map { rule in
        JSONText.object([
          ("name", JSONText.text(rule.rawValue)), ("title", JSONText.text(rule.title)),
          ("why", JSONText.text(rule.why)), ("fix", JSONText.text(rule.fix)),
        ])
      })
  }
}
