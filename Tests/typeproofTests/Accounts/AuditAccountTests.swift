import DynamicType
import JSON
import Testing

@testable import Audit
@testable import typeproof

@Suite struct `The account of an audit` {
  private func finding(_ rule: AuditRule, _ severity: AuditSeverity) -> AuditFinding {
    AuditFinding(rule, severity, at: AuditFinding.Place(style: "Note"), "It is so")
  }

  private func account(
    _ findings: [AuditFinding] = [], exempting rules: [AuditRule] = [], styles: Int = 1,
    trouble: [String] = []
  ) throws -> AuditAccount {
    let exemptions = try rules.map { try AuditExemption($0, reason: "By design.") }
    return AuditAccount(
      suite: "app",
      report: AuditReport(
        findings: ExemptedFindings(findings, with: exemptions), styleCount: styles,
        frameCount: 14, trouble: trouble))
  }

  private func lines(_ account: AuditAccount) -> [String] {
    account.text(
      in: Console(output: CapturedChannel(), errors: CapturedChannel(), environment: [:])
    ).split(separator: "\n").map(String.init)
  }

  @Test func `counts what it found, the worst first`() throws {
    let one = try account([
      finding(.truncated, .note), finding(.truncated, .warning), finding(.truncated, .error),
    ])
    #expect(lines(one).last == "app: 1 style, 14 texts laid out: 1 error, 1 warning, 1 note")
    let two = try account(
      [
        finding(.truncated, .error), finding(.truncated, .error), finding(.truncated, .note),
        finding(.truncated, .note), finding(.shrinking, .error), finding(.shrinking, .error),
      ], exempting: [.shrinking], styles: 2)
    #expect(
      lines(two).last
        == "app: 2 styles, 14 texts laid out: 2 errors, 2 notes, 2 switched off")
  }

  @Test func `says that nothing was found`() throws {
    #expect(lines(try account(styles: 0)) == ["app: 0 styles, 14 texts laid out: nothing found"])
    let off = try account([finding(.shrinking, .error)], exempting: [.shrinking])
    #expect(lines(off) == ["app: 1 style, 14 texts laid out: 1 switched off"])
  }

  @Test func `offers to explain three rules at most, each once, and none of a note`() throws {
    let many = try account([
      finding(.shrinking, .note), finding(.truncated, .error), finding(.truncated, .error),
      finding(.noScaling, .warning), finding(.overflow, .warning), finding(.clippedLine, .warning),
    ])
    #expect(
      lines(many).suffix(2).first
        == "What this means: typeproof explain truncated no-scaling overflow")
    let notes = try account([finding(.shrinking, .note)])
    #expect(
      lines(notes) == [
        "note  shrinking  Note: It is so", "app: 1 style, 14 texts laid out: 1 note",
      ])
  }

  @Test func `ends with the status of the worst`() throws {
    #expect(try account().exitCode == .nothingToDo)
    #expect(try account([finding(.shrinking, .note)]).exitCode == .nothingToDo)
    #expect(try account([finding(.shrinking, .warning)]).exitCode == .differences)
    #expect(try account(exempting: [.shrinking]).exitCode == .differences)
    let trouble = try account([finding(.shrinking, .warning)], trouble: ["A font is gone."])
    #expect(trouble.exitCode == .trouble)
    #expect(lines(trouble).contains("trouble  A font is gone."))
  }

  @Test func `has a version and the status for machines`() throws {
    let text = try account(
      [finding(.shrinking, .error), finding(.truncated, .warning)], exempting: [.shrinking],
      styles: 3
    ).json().text
    for part in [
      #""schemaVersion": 1,"#, #""exitCode": 1,"#, #""styles": 3,"#, #""texts": 14,"#,
      #""because": "By design.""#, #""unused": []"#,
    ] {
      #expect(text.contains(part), "\(part) in \(text)")
    }
  }
}
