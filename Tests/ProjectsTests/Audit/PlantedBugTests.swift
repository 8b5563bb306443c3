import Audit
import Snapshots
import Testing

@testable import Projects

extension PlantedBug {
  fileprivate static let all = sizes + texts + styles
}

@Suite struct `A bug planted in a sound design system` {
  @Test(arguments: PlantedBug.all)
  func `is told by its rule and place, and nothing else is`(_ planted: PlantedBug) throws {
    let report = try KontorDesignSystem()
      .project(replacing: planted.passage, with: planted.other).audit(jobs: 2).report()
    #expect(report.trouble == [])
    #expect(report.findings.standing.seriousLines == planted.found)
  }

  @Test func `is there for each rule that styles and texts can break`() {
    let told = Set(
      (PlantedBug.all.flatMap(\.found) + SeenBug.all.map(\.found)).compactMap {
        $0.split(separator: " ").first.flatMap { AuditRule(rawValue: String($0)) }
      })
    let runs: Set<AuditRule> = [.attributedRunLeftBehind, .fixedFont]
    let notes: Set<AuditRule> = [.baseFarFromStyle, .unscaledSpacing]
    let tokens: Set<AuditRule> = [.missingFamily]
    let screens: Set<AuditRule> = [
      .unreachable, .overlap, .iconNotScaling, .viewerEmpty, .viewerUnreachable, .hitTargetUnder44,
      .staleFont, .staleLayout, .staleCell, .staleCache,
    ]
    #expect(
      Set(AuditRule.allCases).subtracting(told) == runs.union(notes).union(tokens).union(screens))
  }

  @Test func `is refused where a font is misspelt, instead of replaced`() throws {
    let error = #expect(throws: ProjectError.self) {
      try KontorDesignSystem().project(
        replacing: #""Body": {"font": "Kontor Sans""#, with: #""Body": {"font": "Kontor Sanz""#)
    }
    #expect(error?.problems.map(\.path) == [["styles", "Body", "font"]])
  }
}
