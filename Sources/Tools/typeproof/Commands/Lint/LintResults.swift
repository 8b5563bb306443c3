import JSON
import Projects

/// The results of the linter.
struct LintResults: Equatable {
  /// A rule with its texts.
  struct Rule: Equatable {
    let name: String
    let title: String
    let why: String
    let fix: String
  }

  /// A place that a rule reports.
  struct Finding: Equatable {
    let rule: String
    let isNote: Bool
    let path: String
    let line: Int
    /// The column in bytes of UTF-8, as compilers count.
    let column: Int
    /// The column in code units of UTF-16, as SARIF counts.
    let utf16Column: Int
    let message: String
    /// The source line without surrounding blanks.
    let source: String
    /// The reason why the finding does not count; `nil` if it counts.
    var exempted: String?

    var severity: String { isNote ? "note" : "warning" }
  }

  let swiftFiles: Int
  let interfaceFiles: Int
  let rules: [Rule]
  var findings: [Finding]
  let troubles: [String]
  /// The number of findings that the baseline knows.
  var known = 0
  /// The project's exemptions that match no finding.
  var unused: [LintExemption] = []

  /// The findings that count.
  var standing: [Finding] { findings.filter { $0.exempted == nil } }

  /// Removes the findings that a baseline knows.
  mutating func leaveOut(_ baseline: LintBaseline) {
    var left = baseline
    let count = findings.count
    findings.removeAll { $0.exempted == nil && left.take($0) }
    known = count - findings.count
  }

  /// Applies the project's exemptions to the findings.
  mutating func exempt(by exemptions: [LintExemption]) {
    for exemption in exemptions {
      var isUsed = false
      for index in findings.indices where exemption.covers(findings[index]) {
        findings[index].exempted = findings[index].exempted ?? exemption.reason
        isUsed = true
      }
      if !isUsed { unused.append(exemption) }
    }
  }
}

extension LintResults {
  /// The JSON form of the linter process's output.
  static let form = JSONForm<LintResults>.object("the results of typeproof-lint") { results in
    _ = results.required("version", .integer(in: 1...1), from: { _ in 1 }, about: "The version.")
    let swift = results.required(
      "swiftFiles", .integer(in: 0...Int.max), from: \.swiftFiles, about: "Swift files.")
    let interfaces = results.required(
      "interfaceFiles", .integer(in: 0...Int.max), from: \.interfaceFiles, about: "Other files.")
    _ = results.required(
      "cached", .integer(in: 0...Int.max), from: { _ in 0 }, about: "Files of the cache.")
    let rules = results.required("rules", .list(of: rule), from: \.rules, about: "The rules.")
    let findings = results.required(
      "findings", .list(of: finding), from: \.findings, about: "The findings.")
    let troubles = results.required(
      "troubles", .list(of: .text), from: \.troubles, about: "What was not checked.")
    guard let swift, let interfaces, let rules, let findings, let troubles else { return nil }
    return LintResults(
      swiftFiles: swift, interfaceFiles: interfaces, rules: rules, findings: findings,
      troubles: troubles)
  }

  /// The JSON form of the linter process's output if it is asked for its rules.
  static let rulesForm = JSONForm<[Rule]>.object("the rules of typeproof-lint") { rules in
    rules.required("rules", .list(of: rule), from: { $0 }, about: "The rules.")
  }

  private static let rule = JSONForm<Rule>.object("a rule") { rule in
    let name = rule.required("name", .text, from: \.name, about: "The name.")
    let title = rule.required("title", .text, from: \.title, about: "The title.")
    let why = rule.required("why", .text, from: \.why, about: "The reason.")
    let fix = rule.required("fix", .text, from: \.fix, about: "The correction.")
    guard let name, let title, let why, let fix else { return nil }
    return Rule(name: name, title: title, why: why, fix: fix)
  }

  private static let boolean = JSONForm<Bool>("true or false") { node in
    if case .bool(let bool) = node.value { bool } else { nil }
  }

  private static let reason = JSONForm<String?>("a reason or null") { node in
    switch node.value {
    case .string(let text): .some(text)
    case .null: .some(nil)
    default: nil
    }
  }

  private static let finding = JSONForm<Finding>.object("a finding") { finding in
    let number = JSONForm<Int>.integer(in: 1...Int.max)
    let rule = finding.required("rule", .text, from: \.rule, about: "The rule.")
    let isNote = finding.required("isNote", boolean, from: \.isNote, about: "Whether it is a note.")
    let path = finding.required("path", .text, from: \.path, about: "The file.")
    let line = finding.required("line", number, from: \.line, about: "The line.")
    let column = finding.required("column", number, from: \.column, about: "The column.")
    let utf16 = finding.required(
      "utf16Column", number, from: \.utf16Column, about: "The column in UTF-16.")
    let message = finding.required("message", .text, from: \.message, about: "The message.")
    let source = finding.required("source", .text, from: \.source, about: "The source.")
    let exempted = finding.required(
      "exempted", reason, from: \.exempted, about: "The reason of an exemption.")
    guard let rule, let isNote, let path, let line, let column, let utf16, let message, let source,
      let exempted
    else { return nil }
    return Finding(
      rule: rule, isNote: isNote, path: path, line: line, column: column, utf16Column: utf16,
      message: message, source: source, exempted: exempted)
  }
}
