import DynamicType
import Snapshots
import Testing

@testable import TypeproofTesting

@Suite struct `The limits of a failure's words` {
  private let categories = ContentSizeCategory.allCases

  private func outcome(
    _ category: ContentSizeCategory, _ verdict: Verdict, isRecorded: Bool = false,
    kinds: [String] = []
  ) -> CellOutcome {
    let ramp = RampName(suite: "app", style: .body, sample: "greeting", scale: .x2)
    let name = SnapshotName(ramp: ramp, category: category)
    return CellOutcome(
      name: name, verdict: verdict, isRecorded: isRecorded,
      artifacts: kinds.map { "/pictures/\(category.shortName)-\($0).png" })
  }

  private func lines(
    _ outcomes: [CellOutcome], mode: RecordMode? = nil, environment: [String: String] = [:]
  ) throws -> [String] {
    let failure = SnapshotFailure(
      of: outcomes,
      recording: try Recording(
        argument: mode, configured: nil, environment: SnapshotEnvironment { environment[$0] }),
      store: SnapshotStore(root: "/app/Snapshots"))
    return (failure?.message ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  @Test(
    arguments: [(2, 2, nil), (3, 3, nil), (4, 3, "  and 1 more"), (5, 3, "  and 2 more")]
      as [(Int, Int, String?)])
  func `Three pictures of a cause are named, the others counted`(
    count: Int, named: Int, more: String?
  ) throws {
    let told = try lines(categories.prefix(count).map { outcome($0, .failed("No font.")) })
    #expect(told.first?.hasSuffix(" \(count) of \(count) pictures cannot be drawn:") == true)
    #expect(told.dropFirst().first == "· No font. (\(count))")
    #expect(told.count { $0.hasPrefix("  app/body/greeting.") } == named)
    #expect(told.first { $0.hasPrefix("  and ") } == more)
  }

  @Test(arguments: [(8, nil), (9, "· 1 more "), (10, "· 2 more ")] as [(Int, String?)])
  func `Eight causes are told`(count: Int, more: String?) throws {
    let told = try lines(
      categories.prefix(count).map { outcome($0, .failed("Reason \($0.shortName).")) })
    #expect(told.count { $0.hasPrefix("· Reason ") } == 8)
    #expect(told.first { $0.contains(" more group") }.map { String($0.prefix(9)) } == more)
  }

  @Test func `The first picture of a cause has the paths of its files`() throws {
    let kinds = ["diff", "actual", "expected"]
    let told = try lines([
      outcome(.small, .failed("No font."), kinds: kinds),
      outcome(.large, .failed("No font."), kinds: kinds),
    ])
    #expect(
      told == [
        "Snapshot “app/*/greeting” cannot be drawn. 2 of 2 pictures cannot be drawn:",
        "· No font. (2)", "  app/body/greeting.s@2x",
        "    expected: /pictures/S-expected.png", "    actual:   /pictures/S-actual.png",
        "    diff:     /pictures/S-diff.png", "  app/body/greeting.l@2x",
        "Nothing was recorded.",
      ])
  }

  @Test func `A picture alone is told with its whole name`() throws {
    #expect(
      try lines([outcome(.large, .unstable("They differ."), kinds: ["actual"])]) == [
        "Two drawings of snapshot “app/body/greeting.l@2x” differ.", "They differ.",
        "actual:   /pictures/L-actual.png", "Nothing was recorded.",
      ])
    // The other one passes, and is one of two all the same.
    #expect(
      try lines([outcome(.large, .unstable("They differ.")), outcome(.small, .equal)]).first
        == "Two drawings of snapshot “app/*/greeting” differ. 1 of 2 pictures have two different "
        + "drawings:")
  }

  @Test func `The advice is about it or them, and about what was recorded`() throws {
    func advice(
      _ verdict: Verdict, _ count: Int, isRecorded: Bool = false, mode: RecordMode? = nil,
      environment: [String: String] = [:]
    ) throws -> String? {
      try lines(
        categories.prefix(count).map { outcome($0, verdict, isRecorded: isRecorded) }, mode: mode,
        environment: environment
      ).last
    }
    let (again, record) = ("and run the test again to compare.", "SNAPSHOT_TESTING_RECORD")
    for (count, them) in [(1, "it"), (2, "them")] {
      #expect(
        try advice(.missing, count, isRecorded: true)
          == "Recorded now. Look at \(them), commit \(them), \(again)")
      #expect(
        try advice(.unreadable("No."), count, isRecorded: true)
          == "Recorded now instead. Look at \(them), \(again)")
      #expect(
        try advice(.missing, count)
          == "Nothing was recorded. Run again with \(record)=missing to record \(them).")
    }
    #expect(
      try advice(.missing, 1, mode: .never)
        == "Nothing was recorded, because the record mode is never.")
    #expect(
      try advice(.missing, 1, mode: .missing, environment: ["CI": "true"])
        == "Nothing was recorded, because CI is set. Record on your own machine and commit the "
        + "pictures.")
  }

  @Test func `Recording everything fails where all pictures are equal`() throws {
    let equal = [outcome(.large, .equal)]
    #expect(try lines(equal, mode: .all).first?.hasPrefix("Record mode is on, so every ") == true)
    #expect(
      try lines(equal, mode: .all, environment: ["CI": "1"]).first?.hasPrefix(
        "Record mode is on, but CI is set, so nothing is recorded. ") == true)
    #expect(try lines(equal, mode: .failed) == [""])
  }

  @Test func `A warning has lines, or is none`() {
    #expect(SnapshotWarning(lines: []) == nil)
    #expect(SnapshotWarning(lines: ["a", "b"])?.message == "a\nb")
  }

  @Test func `A picture is attached under three names of its path`() {
    #expect(SnapshotFailure.attachmentName(of: "/x/app/body/a.png") == "app-body-a.png")
    #expect(SnapshotFailure.attachmentName(of: "a.png") == "a.png")
  }
}

@Suite struct `The window of an interface` {
  @Test func `A phone has the size of its name`() {
    #expect(InterfaceWindow.portrait == InterfaceWindow("portrait", width: 375, height: 667))
    #expect(InterfaceWindow.landscape == InterfaceWindow("landscape", width: 667, height: 375))
  }

  @Test func `A window without a name is called by its size`() {
    for (window, label) in [
      (InterfaceWindow("big", width: 9), "big"), (.width(320), "320pt"),
      (InterfaceWindow(width: 320, height: 568), "320x568pt"),
      (InterfaceWindow(width: nil, height: 568), "568pt"), (InterfaceWindow(width: nil), "content"),
    ] as [(InterfaceWindow, String)] {
      #expect(window.label == label)
    }
  }

  @Test func `The folder of a package may be the root`() {
    #expect(PackageFolder(path: "/").path == "/")
    #expect(PackageFolder(path: "/a/").path == "/a" && PackageFolder(path: "/a").path == "/a")
  }
}
