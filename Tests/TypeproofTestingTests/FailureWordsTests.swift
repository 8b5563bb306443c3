import Snapshots
import Testing

@testable import TypeproofTesting

@Suite struct `Words about many pictures` {
  private func outcome(
    _ style: TextStyle, _ category: ContentSizeCategory, _ verdict: Verdict
  ) -> CellOutcome {
    let ramp = RampName(suite: "app", style: style, sample: "greeting", scale: .x2)
    let name = SnapshotName(ramp: ramp, category: category)
    return CellOutcome(
      name: name, verdict: verdict, artifacts: ["/pictures/\(name.coordinates)-actual.png"])
  }

  private func failure(
    of outcomes: [CellOutcome], environment: [String: String] = [:]
  ) throws -> SnapshotFailure? {
    SnapshotFailure(
      of: outcomes,
      recording: try Recording(
        argument: nil, configured: nil, environment: SnapshotEnvironment { environment[$0] }),
      store: SnapshotStore(root: "/app/Snapshots"))
  }

  @Test func `Equal pictures are no failure`() throws {
    #expect(try failure(of: [outcome(.body, .l, .equal)]) == nil)
  }

  @Test func `What cannot be read comes before what cannot be drawn, and that before what is new`()
    throws
  {
    let failure = try #require(
      try failure(of: [
        outcome(.body, .s, .missing), outcome(.body, .m, .failed("No font has ☃.")),
        outcome(.body, .l, .unreadable("It is a Git LFS pointer.")), outcome(.body, .xl, .equal),
      ]))
    #expect(
      failure.message == """
        The reference of “app/*/greeting” cannot be read. \
        1 of 4 pictures have no readable reference:
        · It is a Git LFS pointer. (1)
          app/body/greeting.l@2x
            actual:   /pictures/app/body/greeting.l@2x-actual.png
        If the new pictures are right, run again with SNAPSHOT_TESTING_RECORD=failed to record it.

        Snapshot “app/*/greeting” cannot be drawn. 1 of 4 pictures cannot be drawn:
        · No font has ☃. (1)
          app/body/greeting.m@2x
            actual:   /pictures/app/body/greeting.m@2x-actual.png
        Nothing was recorded.

        No reference was found on disk. 1 of 4 pictures are new:
          app/body/greeting.s@2x
            expected: /app/Snapshots/app/body/greeting.s@2x.png
            actual:   /pictures/app/body/greeting.s@2x-actual.png
        Nothing was recorded. Run again with SNAPSHOT_TESTING_RECORD=missing to record it.
        """)
  }

  @Test func `Eight causes are told and attached, the others counted`() throws {
    let outcomes = zip(TextStyle.allCases, 1...).flatMap { style, number in
      [
        outcome(style, .s, .failed("Reason \(number).")),
        outcome(style, .l, .failed("Reason \(number).")),
      ]
    }
    let failure = try #require(try failure(of: outcomes))
    let lines = failure.message.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("· Reason ") } == 8)
    #expect(lines.suffix(2) == ["· 5 more groups (10)", "Nothing was recorded."])
    #expect(failure.artifacts.count == 16)
  }

  private func changed(_ category: ContentSizeCategory, _ sentences: String...) -> CellOutcome {
    let changes = sentences.map { Change(.setting, role: .input, after: $0, sentence: $0) }
    return outcome(
      .body, category, .changed(CellChange(changes: changes, picture: .equal)))
  }

  @Test func `Pictures with the same changes are told together, with how many they are`() throws {
    let failure = try failure(of: [
      changed(.s, "wider"), changed(.m, "wider", "heavier"), changed(.l, "heavier", "wider"),
    ])
    let groups = failure?.message.split(separator: "\n").filter { $0.hasPrefix("·") }
    #expect(groups == ["· 2 changes: wider; heavier (2)", "· wider (1)"])
  }

  @Test func `The cause of most pictures comes first`() throws {
    let failure = try failure(of: [
      outcome(.body, .s, .failed("Rare.")), outcome(.body, .m, .failed("Common.")),
      outcome(.body, .l, .failed("Common.")),
    ])
    let causes = failure?.message.split(separator: "\n").filter { $0.hasPrefix("·") }
    #expect(causes == ["· Common. (2)", "· Rare. (1)"])
  }
}
