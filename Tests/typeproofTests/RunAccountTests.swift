import DynamicType
import ImageDiff
import Imaging
import JSON
import Testing

@testable import Snapshots
@testable import typeproof

@Suite struct `The account of a run` {
  private func outcome(_ category: ContentSizeCategory, _ verdict: Verdict) -> CellOutcome {
    let ramp = RampName(suite: "app", style: .body, sample: "greeting", scale: .x2)
    return CellOutcome(name: SnapshotName(ramp: ramp, category: category), verdict: verdict)
  }

  private func tolerated(isNear: Bool) -> Verdict {
    .tolerated(
      Toleration(
        tolerance: Tolerance(.text, because: "Two FreeTypes."), difference: difference,
        countedPixels: nil, isNear: isNear))
  }

  private let difference = PixelDifference(
    differingPixels: 3, boundingBox: PixelRect(x: 1, y: 2, width: 3, height: 4),
    greatestChannelDifference: 5, first: PixelPoint(x: 1, y: 2))

  private func account(_ outcomes: [CellOutcome]) -> RunAccount {
    RunAccount(
      report: RunReport(
        suite: "app", declaredCount: 12, outcomes: outcomes, strayFiles: [], differences: [],
        drift: [], trouble: []),
      allowsObsolete: false)
  }

  private func text(_ account: RunAccount) -> String {
    account.text(
      in: Console(output: CapturedChannel(), errors: CapturedChannel(), environment: [:]))
  }

  @Test func `counts what a tolerance let pass, and names what is near its limit`() {
    let account = account([
      outcome(.medium, .equal), outcome(.large, tolerated(isNear: true)),
      outcome(.extraLarge, tolerated(isNear: false)),
    ])
    #expect(account.exitCode == .nothingToDo)
    #expect(
      text(account) == """
        near  app/body/greeting.l@2x  Body at L: 3 pixels differ within 3 × 4 px at (1, 2), by up \
        to 5; nearly too much for text: Two FreeTypes.
        app: compared 3 of 12 cells: 1 equal, 2 tolerated, 1 near its limit
        """)
  }

  @Test func `tells machines the kind of a cause, its findings and its clusters`() throws {
    var change = CellChange(facts: [], picture: .different(difference), origin: .pixels)
    change.findings = [
      LocatedFinding(
        finding: Finding(
          cause: .inkVanished(.mark), area: PixelRect(x: 1, y: 2, width: 3, height: 4), lines: [1]),
        place: TextPlace(lines: [1], range: 4..<6, text: "é"))
    ]
    change.clusters = [PixelRect(x: 1, y: 2, width: 3, height: 4)]
    let json = account([outcome(.large, .changed(change))]).json.text
    for part in [
      #""kind": "mark-lost""#,
      #""cause": "“é” in line 1 has lost a mark of 3 × 4 px""#,
      #""words": "“é” in line 1 has lost a mark of 3 × 4 px""#, #""text": "é""#,
    ] {
      #expect(json.contains(part), "\(part) in \(json)")
    }
  }
}
