import Snapshots
import DynamicType
import ImageDiff
import Imaging
import Testing

@testable import Reports
@testable import Changes
@testable import Suites
@testable import Verification

@Suite struct `The results of a run` {
  private func results(
    _ outcomes: [CellOutcome], artifacts: ArtifactFolder? = nil, allowsObsolete: Bool = false,
    strays: [String] = [], differences: [String] = [], trouble: [String] = []
  ) -> RunResults {
    RunResults(
      RunReport(
        suite: "app", declaredCount: 12, outcomes: outcomes, strayFiles: strays,
        differences: differences, drift: ["FreeType 2.12.1 → 2.13.3"], trouble: trouble),
      toolVersion: "1.2.3", allowsObsolete: allowsObsolete, artifacts: artifacts
    ).plain(
      by: FolderNames([("/home/ada/app/Snapshots", "Snapshots"), ("/home/ada/app", "")]))
  }

  @Test func `have of a changed cell all that is known of it`() throws {
    let change = CellChange(
      FoundChanges(told: [
        .pointSize(from: 16, to: 17),
        Change(Finding(cause: .shifted(dx: 0.1 + 0.2, dy: 0), area: Sample.box, lines: [1])),
      ]), picture: .different(Sample.difference), clusters: [Sample.box])
    let size = Change(
      .size, role: .resolved, before: "16 pt", after: "17 pt",
      amount: .sizes(from: 16, to: 17, curve: nil), sentence: "point size is 17 pt, was 16 pt")
    let cell = Sample.name(.large)
    let (old, new) = (try #require(Sample.facts(size: 16)), try #require(Sample.facts(size: 17)))
    let results = results(
      [
        CellOutcome(
          name: cell, verdict: .changed(change),
          artifacts: [
            "Report/expected/app/body/greeting.l@2x.png",
            "Report/actual/app/body/greeting.l@2x.png",
          ], recordedFacts: old, drawnFacts: new)
      ], artifacts: ArtifactFolder(path: "Report", arrangement: .apart))
    #expect(
      results.cells == [
        CellResult(
          name: cell, verdict: .changed,
          words: "point size is 17 pt, was 16 pt; "
            + "3 pixels differ within 3 × 4 px at (1, 2), by up to 5",
          changes: [size],
          consequences: [
            Change(
              .shifted, role: .pixels, place: ChangePlace(lines: [1], area: Sample.box),
              amount: .shift(dx: 0.3, dy: 0, em: 1), sentence: "line 1 is shifted by 0.3 px right")
          ], clusters: [Sample.box], picture: .different(Sample.difference), expected: old,
          actual: new,
          pictures: CellResult.Pictures(
            expected: "expected/app/body/greeting.l@2x.png",
            actual: "actual/app/body/greeting.l@2x.png"))
      ])
    #expect(results.groups.groups == [ChangeGroup(changes: [size], cells: [cell])])
    #expect(results.cells.first?.kind == .size)
    #expect(results.cells.first?.changeWords == "point size is 17 pt, was 16 pt")
    #expect(results.libraryDrift == ["FreeType 2.12.1 → 2.13.3"])
    #expect(results.cells.first?.title == "Body at L")
  }

  @Test func `have of a cell that passes the inputs that show nowhere in it, and no group`() {
    var outcome = CellOutcome(name: Sample.name(.large), verdict: .equal)
    outcome.unseen = [Sample.weight]
    let results = results([outcome])
    #expect(results.cells.map(\.changes) == [[Sample.weight]])
    #expect(results.cells.map(\.kind) == [nil])
    #expect(results.cells.map(\.changeWords) == [""])
    #expect(results.groups.groups.isEmpty)
    #expect(
      results.unseenInputs == [
        ChangeGroup(changes: [Sample.weight], cells: [Sample.name(.large)])
      ])
    #expect(results.status == .nothingToDo)
  }

  @Test func `have a tolerance with what it counted`() {
    let toleration = Toleration(
      tolerance: Tolerance(.pixelmatch(threshold: 0.1, pixels: 9), because: "Two FreeTypes."),
      difference: Sample.difference, countedPixels: 7, isNear: true)
    let cell = results([
      CellOutcome(name: Sample.name(.large), verdict: .tolerated(toleration))
    ]).cells.first
    #expect(
      cell?.tolerance
        == CellResult.Tolerance(
          words: "pixelmatch 7.2 with threshold 0.1, at most 9 px: Two FreeTypes.", isNear: true,
          countedPixels: 7))
    #expect(cell?.isNear == true && cell?.picture == .different(Sample.difference))
  }

  @Test func `speak of files as the project does`() {
    let results = results(
      [
        CellOutcome(
          name: Sample.name(.large),
          verdict: .unreadable("/home/ada/app/Snapshots/app/x.txt: line 3 is damaged.")),
        CellOutcome(
          name: Sample.name(.medium), verdict: .missing,
          artifactTrouble: "/home/ada/app/out cannot be written."),
      ], trouble: ["/home/ada/apple and /mnt/home/ada/app stay; “/home/ada/app” is here."])
    #expect(results.cells.first?.words == "Snapshots/app/x.txt: line 3 is damaged.")
    #expect(
      results.troubles == [
        "/home/ada/apple and /mnt/home/ada/app stay; “.” is here.", "out cannot be written.",
      ])
  }

  @Test func `end with trouble, differences, or nothing to do, in this order`() {
    let outcome = { (verdict: Verdict) in CellOutcome(name: Sample.name(.large), verdict: verdict) }
    #expect(results([outcome(.equal)]).status == .nothingToDo)
    #expect(results([outcome(.missing)]).status == .differences)
    #expect(results([outcome(.missing), outcome(.failed("x"))]).status == .trouble)
    #expect(results([outcome(.equal)], trouble: ["x"]).status == .trouble)
    #expect(results([outcome(.equal)], differences: ["x"]).status == .differences)
    #expect(results([outcome(.equal)], strays: ["x"]).status == .differences)
    #expect(results([outcome(.obsolete)]).status == .differences)
    #expect(results([outcome(.obsolete)], allowsObsolete: true).status == .nothingToDo)
    #expect(
      results([
        CellOutcome(name: Sample.name(.large), verdict: .missing, isRecorded: true)
      ]).status == .nothingToDo)
  }

  @Test func `are summed up in a line`() {
    #expect(Sample.small.sum == "app: compared 3 of 3 cells: 1 equal, 1 changed, 1 missing")
  }

  @Test func `say of a part without a ramp that it has none`() {
    var part = RunResults(suite: "app", toolVersion: "1", declaredCount: 12)
    part.shard = Shard(index: 2, count: 2)
    #expect(
      part.sum
        == "app: compared 0 of 12 cells: shard 2/2 has none of their ramps, and proves nothing")
    part.unchangedCount = 6
    #expect(
      part.sum == "app: compared 0 of 12 cells; 6 unchanged since they were last equal")
    part.unchangedCount = 0
    #expect(part.sum.contains("proves nothing"))
    part.unchangedCount = nil
    part.cells = [CellResult(name: Sample.name(.large), verdict: .equal)]
    #expect(part.sum == "app: compared 1 of 12 cells: 1 equal")
  }
}
