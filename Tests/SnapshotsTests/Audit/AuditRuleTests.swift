import Snapshots
import DynamicType
import Testing

@testable import Audit
@testable import Suites
@testable import Verification

@Suite struct `An audit rule` {
  @Test(arguments: AuditRule.allCases)
  func `says what it finds and why in words of its own`(_ rule: AuditRule) {
    #expect(!rule.title.isEmpty && !rule.title.hasSuffix("."))
    #expect(rule.why.hasSuffix(".") && rule.why.first?.isUppercase == true)
    #expect(AuditRule.allCases.filter { $0.title == rule.title } == [rule])
    #expect(AuditRule.allCases.filter { $0.why == rule.why } == [rule])
  }

  @Test(arguments: AuditRule.allCases)
  func `has a name that coordinates and specs can hold`(_ rule: AuditRule) {
    #expect(RampName.clean(rule.rawValue) == rule.rawValue)
  }

  /// Names and bounds of Apple's `XCUIAccessibilityAuditType`.
  @Test func `maps to what Apple's audit calls it, where there is such a thing`() {
    let named = Dictionary(grouping: AuditRule.allCases.filter { $0.appleName != nil }) {
      $0.appleName ?? ""
    }
    #expect(
      named.mapValues { $0.map(\.rawValue) } == [
        "dynamicType": [
          "no-scaling", "shrinking", "capped-early", "accessibility-collapse", "below-200-percent",
          "shrunk-below-choice", "fixed-font", "not-following", "update-swallowed",
          "attributed-run-left-behind", "category-clamped", "stale-font", "stale-cell",
          "stale-cache",
        ],
        "textClipped": ["clipped-line", "truncated"],
        "contrast": ["low-contrast"],
        "hitRegion": ["hit-target-under-44"],
      ])
  }

  @Test func `comes before what it explains, and so never explains itself`() throws {
    let order = AuditRule.causesFirst
    #expect(Set(order) == Set(AuditRule.allCases.filter { !$0.explains.isEmpty }))
    for (place, rule) in order.enumerated() {
      #expect(Set(rule.explains).isDisjoint(with: order[...place]), "\(rule.rawValue)")
    }
  }

  private func finding(
    _ rule: AuditRule, _ severity: AuditSeverity, at categories: [ContentSizeCategory] = []
  ) -> AuditFinding {
    AuditFinding(
      rule, severity, at: AuditFinding.Place(style: "Text", categories: categories), "it is so")
  }

  @Test func `is told instead of its effects`() {
    let effects: [AuditRule] = [
      .accessibilityCollapse, .defaultNotLarge, .cappedEarly, .wrongCurve, .below200Percent,
      .hierarchyInverted,
    ]
    let findings = effects.map { finding($0, .error) } + [finding(.noScaling, .error)]
    #expect(findings.causes.map(\.rule) == [.noScaling])
  }

  @Test func `explains nothing as a note`() {
    let findings = [finding(.below200Percent, .note), finding(.hierarchyInverted, .warning)]
    #expect(findings.causes.map(\.rule) == [.below200Percent, .hierarchyInverted])
  }

  @Test func `explains small sizes only where text does not have its own size`() {
    let curve = finding(.wrongCurve, .warning)
    #expect([curve, finding(.belowMinimum, .warning, at: [.small])].causes.count == 1)
    let everywhere = finding(.belowMinimum, .warning, at: [.small, .large])
    #expect([curve, everywhere].causes.count == 2)
    // But for a base that is itself too small.
    #expect([finding(.defaultNotLarge, .warning), everywhere].causes.count == 1)
  }

  @Test func `explains what texts show only at its own categories`() {
    let twice = finding(.scaledTwice, .error, at: [.medium, .extraLarge])
    #expect([twice, finding(.brokenWord, .warning, at: [.extraLarge])].causes.count == 1)
    #expect([twice, finding(.brokenWord, .warning, at: [.large, .extraLarge])].causes.count == 2)
  }

  @Test func `explains nothing that is itself explained`() {
    // The wrong curve is an effect of the second scaling; that the base is far off is not.
    let findings = [
      finding(.baseFarFromStyle, .note), finding(.wrongCurve, .warning),
      finding(.scaledTwice, .error),
    ]
    #expect(findings.causes.map(\.rule) == [.scaledTwice, .baseFarFromStyle])
  }
}

@Suite struct `The severity of a finding` {
  @Test func `rises from note over warning to error`() {
    #expect(AuditSeverity.note < .warning)
    #expect(AuditSeverity.warning < .error)
    #expect(!(AuditSeverity.error < .error))
  }
}
