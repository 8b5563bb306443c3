import DynamicType
import Snapshots
import Testing

@testable import Projects

@Suite struct `A sound design system under audit` {
  @Test func `has nothing that something must be done about`() throws {
    let report = try KontorDesignSystem().project().audit(jobs: 2).report()
    #expect(report.trouble == [])
    #expect(report.findings.standing.seriousLines == [])
  }

  @Test func `has notes on how far it grows, and on styles that come to one size`() throws {
    let report = try KontorDesignSystem().project().audit(jobs: 2).report()
    // 34 · 70 ÷ 41 is 58 pt. Subhead is 12 pt at XS as Footnote is, and 14 at S and 21 at XXXL as
    // Callout is; Caption is 11 pt up to M as Badge is.
    #expect(
      report.findings.standing.map(\.line) == [
        "below-200-percent note, Display", "hierarchy-inverted note, Subhead, XS S XXXL",
        "hierarchy-inverted note, Caption, XS S M",
      ])
  }
}
