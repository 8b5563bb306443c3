import Snapshots
import DynamicType
import Testing

@testable import Audit
@testable import Verification

@Suite struct `Switching off an audit rule` {
  private func finding(_ rule: AuditRule, _ style: String) -> AuditFinding {
    AuditFinding(rule, .error, at: AuditFinding.Place(style: style), "\(style) is wrong")
  }

  private var findings: [AuditFinding] {
    [
      finding(.noScaling, "Heading Large"), finding(.noScaling, "Text"),
      finding(.belowMinimum, "Text"),
    ]
  }

  @Test func `takes out the findings it names, and leaves the others in their order`() throws {
    let exemption = try AuditExemption(
      .noScaling, styles: ["Heading Large"], reason: "A logo, drawn as text.")
    let result = ExemptedFindings(findings, with: [exemption])
    #expect(result.standing == [finding(.noScaling, "Text"), finding(.belowMinimum, "Text")])
    #expect(result.exempted.map(\.finding) == [finding(.noScaling, "Heading Large")])
    #expect(result.exempted.map(\.exemption) == [exemption])
    #expect(result.unused == [])
  }

  @Test func `holds for every style where none is named`() throws {
    let exemption = try AuditExemption(.noScaling, reason: "A kiosk: nobody changes its settings.")
    let result = ExemptedFindings(findings, with: [exemption])
    #expect(result.standing == [finding(.belowMinimum, "Text")])
    #expect(result.unused == [])
  }

  @Test func `knows a style by its name in coordinates, too`() throws {
    let exemption = try AuditExemption(.noScaling, styles: ["heading-large"], reason: "A logo.")
    #expect(ExemptedFindings(findings, with: [exemption]).exempted.count == 1)
  }

  @Test func `does not take names without a Latin letter for one another`() throws {
    let findings = [finding(.noScaling, "标题"), finding(.noScaling, "正文")]
    let exemption = try AuditExemption(.noScaling, styles: ["标题"], reason: "A logo.")
    #expect(ExemptedFindings(findings, with: [exemption]).standing == [findings[1]])
  }

  @Test(arguments: ["", "  ", "\n", "…", "-"])
  func `is refused without a reason`(_ reason: String) {
    #expect(throws: AuditExemptionError.noReason(.noScaling)) {
      try AuditExemption(.noScaling, reason: reason)
    }
    #expect(
      AuditExemptionError.noReason(.noScaling).description == """
        “no-scaling” is switched off without a reason. Say in a few words why.
        """)
  }

  @Test func `is refused for no style`() {
    #expect(throws: AuditExemptionError.noStyle(.truncated)) {
      try AuditExemption(.truncated, styles: [], reason: "A test.")
    }
    #expect(
      AuditExemptionError.noStyle(.truncated).description == """
        “truncated” is switched off for an empty list of styles. Name the styles, or leave out the list for every style.
        """)
  }

  @Test func `for nothing is told`() throws {
    let exemption = try AuditExemption(.truncated, reason: "A preview only.")
    let result = ExemptedFindings(findings, with: [exemption])
    #expect(result.standing == findings)
    #expect(
      result.unused.map(\.description) == [
        "“truncated” is switched off, but it finds nothing. Remove the exemption."
      ])
  }

  @Test func `for a style without a finding is told by that style alone`() throws {
    let exemption = try AuditExemption(
      .noScaling, styles: ["Text", "Caption", "Label"], reason: "A badge of fixed size.")
    #expect(
      ExemptedFindings(findings, with: [exemption]).unused.map(\.description) == [
        """
        “no-scaling” is switched off for “Caption”, “Label”, but it finds nothing there. Remove these \
        styles.
        """
      ])
  }

  @Test func `twice counts both as used and tells the first`() throws {
    let first = try AuditExemption(.noScaling, reason: "A kiosk.")
    let second = try AuditExemption(.noScaling, styles: ["Text"], reason: "A badge.")
    let result = ExemptedFindings(findings, with: [first, second])
    #expect(result.exempted.map(\.exemption) == [first, first])
    #expect(result.unused == [])
  }
}
