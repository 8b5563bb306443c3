import Snapshots
import DynamicType
import Glibc
import ImageDiff
import Testing

@testable import Changes
@testable import Files
@testable import GoldenStore
@testable import GoldenText
@testable import Suites
@testable import Verification
@testable import Work

@Suite struct `The report of a run` {
  private func outcome(
    _ category: ContentSizeCategory, _ changes: [Change], style: TextStyle = .body
  ) -> CellOutcome {
    CellOutcome(
      name: SnapshotName(
        ramp: RampName(suite: "tiny", style: style, sample: "word", scale: .x1),
        category: category),
      verdict: .changed(CellChange(changes: changes, picture: .equal)))
  }

  private func report(_ outcomes: [CellOutcome]) -> RunReport {
    RunReport(
      suite: "tiny", declaredCount: 12, outcomes: outcomes, strayFiles: [],
      differences: [], drift: [], trouble: [])
  }

  private func input(_ kind: ChangeKind, _ before: String, _ after: String) -> Change {
    Change(
      kind, role: .input, before: before, after: after,
      sentence: "\(kind) is \(after), was \(before)")
  }

  @Test func `gathers cells with equal sets, the most frequent first`() {
    let text = Change.text(from: "19", to: "20")
    let weight = input(.weight, "400", "800")
    let report = report([
      outcome(.small, [text, weight]), outcome(.medium, [text]), outcome(.large, [text]),
      outcome(.extraLarge, [weight, text]), outcome(.extraExtraLarge, [text]),
    ])
    #expect(
      report.groups.groups.map(\.summary) == [
        "3 cells, one cause: the text says “20”, was “19”",
        "2 cells, 2 changes: the text says “20”, was “19”; weight is 800, was 400",
      ])
    #expect(
      report.groups.groups.map { $0.cells.map(\.category) }
        == [[.medium, .large, .extraExtraLarge], [.small, .extraLarge]])
    #expect(
      report.groups.changes.map { "\($0.sentence): \($0.cells.count)" }
        == ["the text says “20”, was “19”: 5", "weight is 800, was 400: 2"])
    let small = SnapshotName(
      ramp: RampName(suite: "tiny", style: .body, sample: "word", scale: .x1),
      category: .extraLarge)
    #expect(report.groups.places[small] == [1, 0])
  }

  @Test func `tells inputs apart by what was and what is`() {
    let report = report([
      outcome(.small, [input(.weight, "400", "800")]),
      outcome(.medium, [input(.weight, "400", "700")]),
    ])
    #expect(report.groups.told == ["weight is 800, was 400", "weight is 700, was 400"])
  }

  @Test func `gathers all sizes of a style that one explanation fits`() {
    func size(
      _ category: ContentSizeCategory, _ style: TextStyle, from: Points, to: Points
    ) -> CellOutcome {
      let change = Change.pointSize(from: from, to: to).with(
        .sizes(
          from: from.value, to: to.value, curve: SizeCurve(style: style, sizeAtLarge: 17)))
      return outcome(category, [change], style: style)
    }
    let report = report([
      size(.accessibilityLarge, .body, from: 33, to: 32),
      size(.accessibilityExtraLarge, .body, from: 40, to: 38),
      size(.accessibilityMedium, .headline, from: 28, to: 17),
      size(.accessibilityLarge, .headline, from: 33, to: 17),
      size(.medium, .callout, from: 15, to: 99),
    ])
    #expect(
      report.groups.told == [
        "Body at AX2 is 32 pt, was 33 pt: the callout curve fits",
        "Headline at AX1 is 17 pt, was 28 pt: it does not scale: 17 pt is its size at Large",
        "point size is 99 pt, was 15 pt",
      ])
    #expect(report.groups.groups.map(\.cells.count) == [2, 2, 1])
  }

  @Test func `puts groups of as many cells in the order of their first cell`() {
    let report = report([
      outcome(.medium, [input(.weight, "1", "2")]), outcome(.small, [input(.weight, "2", "3")]),
    ])
    #expect(report.groups.told == ["weight is 3, was 2", "weight is 2, was 1"])
  }

  @Test func `calls groups A to Z, then AA and so on`() {
    #expect(
      [0, 25, 26, 27, 51, 52, 701, 702].map(ChangeGroup.letter) == [
        "A", "Z", "AA", "AB", "AZ", "BA", "ZZ", "AAA",
      ])
    for place in [0, 25, 26, 700, 701, 702, 18_277] {
      #expect(ChangeGroup.place(ofLetter: ChangeGroup.letter(at: place)) == place)
    }
    #expect(ChangeGroup.place(ofLetter: "ab") == 27)
    #expect(["", "1", "Ä", "A1", "ABCDE"].allSatisfy { ChangeGroup.place(ofLetter: $0) == nil })
  }

  @Test func `finds no group where nothing changed`() {
    let name = SnapshotName(ramp: SampleFacts.ramp, category: .large)
    let report = report([
      CellOutcome(name: name, verdict: .equal), CellOutcome(name: name, verdict: .missing),
      CellOutcome(name: name, verdict: .obsolete), CellOutcome(name: name, verdict: .failed("x")),
    ])
    #expect(report.groups.groups.isEmpty)
    #expect(report.comparedCount == 3)
  }
}

@Suite struct `Pictures of differences` {
  let bench: Bench

  init() throws { bench = try Bench() }

  private func verify(_ ramp: RampSpec) throws -> [CellOutcome] {
    try bench.run([ramp], artifacts: true).verify().outcomes
  }

  @Test func `are expected, actual and difference of a cell that changed`() throws {
    try bench.record(Bench.word(categories: [.large]))
    let outcome = try #require(try verify(Bench.word("Typo", categories: [.large])).first)
    let stem = bench.folder("artifacts/tiny/body/word.l@1x")
    #expect(
      outcome.artifacts == ["\(stem)-expected.png", "\(stem)-actual.png", "\(stem)-diff.png"])
    #expect(
      try bench.folder.bytes("artifacts/tiny/body/word.l@1x-expected.png")
        == bench.folder.bytes("Snapshots/tiny/body/word.l@1x.png"))
    for path in outcome.artifacts { _ = try PNG.decode(try FileTree.read(path)) }
  }

  @Test func `show what was drawn, packed at zlib's fastest level`() throws {
    try bench.record(Bench.word(categories: [.large]))
    let outcome = try #require(try verify(Bench.word("Typo", categories: [.large])).first)
    let actual = try FileTree.read(outcome.artifacts[1])
    #expect(
      try PNG.decode(actual) == bench.drawn(Bench.word("Typo", categories: [.large])).bitmap)
    for path in outcome.artifacts.dropFirst() {
      let file = try FileTree.read(path)
      let data = try #require(file.firstRange(of: Array("IDAT".utf8))?.upperBound)
      // RFC 1950, section 2.2: the two highest bits of the second byte are the level, 0 the fastest.
      #expect(file[data + 1] >> 6 == 0)
    }
  }

  @Test func `of an earlier run stay only where there is something to show`() throws {
    try bench.record(Bench.word(categories: [.large]))
    let stem = bench.folder("artifacts/tiny/body/word.l@1x")
    _ = try verify(Bench.word("Typo", categories: [.large]))
    #expect(FileTree.exists("\(stem)-diff.png"))
    let equal = Bench.word(categories: [.large])
    try bench.record(equal)
    var loose = equal
    loose.tolerance = Tolerance(.text, because: "It is a test.")
    let outcome = try #require(try verify(loose).first)
    #expect(outcome.artifacts == ["\(stem)-expected.png", "\(stem)-actual.png"])
    #expect(!FileTree.exists("\(stem)-diff.png"))
  }

  @Test func `of an earlier run are deleted where a cell cannot be drawn`() throws {
    try bench.record(Bench.word())
    _ = try verify(Bench.word("Typo"))
    let stem = bench.folder("artifacts/tiny/body/word.ax1@1x")
    #expect(FileTree.exists("\(stem)-diff.png"))
    let outcomes = try verify(Bench.tooLargeAtAX1)
    #expect(outcomes.map(\.artifacts.isEmpty) == [false, true])
    for kind in ["expected", "actual", "diff"] {
      #expect(!FileTree.exists("\(stem)-\(kind).png"), "\(kind)")
    }
    #expect(FileTree.exists(bench.folder("artifacts/tiny/body/word.l@1x-actual.png")))
  }

  @Test func `are the actual alone where there is no golden`() throws {
    let outcome = try #require(try verify(Bench.word(categories: [.large])).first)
    #expect(outcome.artifacts == [bench.folder("artifacts/tiny/body/word.l@1x-actual.png")])
  }

  /// A run whose kinds of pictures lie apart.
  private func verifyApart(_ ramps: RampSpec...) throws -> RunReport {
    var run = try bench.run(ramps)
    run.artifacts = ArtifactFolder(path: bench.folder("report"), arrangement: .apart)
    return try run.verify()
  }

  @Test func `are the golden alone where no suite declares it, and kinds lie apart`() throws {
    let kept = Bench.word("Kept", name: "kept", categories: [.large])
    let gone = Bench.word("Gone", name: "gone", categories: [.large])
    try bench.record(kept, gone)
    try bench.folder.write("of an earlier run", "report/actual/tiny/body/gone.l@1x.png")
    let outcome = try #require(
      try verifyApart(kept).outcomes.first { $0.verdict == .obsolete })
    #expect(outcome.artifacts == [bench.folder("report/expected/tiny/body/gone.l@1x.png")])
    #expect(
      try bench.folder.bytes("report/expected/tiny/body/gone.l@1x.png")
        == bench.folder.bytes("Snapshots/tiny/body/gone.l@1x.png"))
    #expect(!FileTree.exists(bench.folder("report/actual/tiny/body/gone.l@1x.png")))
    #expect(
      try bench.run([kept], artifacts: true).verify().outcomes.allSatisfy(\.artifacts.isEmpty))
  }

  @Test func `go through no link out of the report's folder`() throws {
    try bench.record(Bench.word(categories: [.large]))
    try bench.folder.write("precious", "elsewhere/tiny/body/word.l@1x.png")
    try bench.folder.write("", "report/x")
    symlink(bench.folder("elsewhere"), bench.folder("report/actual"))
    for ramp in [Bench.word("Typo", categories: [.large]), Bench.word(categories: [.large])] {
      let trouble = try #require(try verifyApart(ramp).outcomes.first?.artifactTrouble)
      #expect(trouble.hasPrefix("\(bench.folder("report/actual")) cannot be "))
      #expect(trouble.contains("The path contains a symbolic link, and links are not followed. "))
      #expect(try bench.folder.text("elsewhere/tiny/body/word.l@1x.png") == "precious")
    }
  }

  @Test func `are none where all is equal`() throws {
    try bench.record(Bench.word())
    #expect(try verify(Bench.word()).allSatisfy { $0.artifacts.isEmpty })
    #expect(!FileTree.exists(bench.folder("artifacts")))
  }

  @Test func `that cannot be written are trouble`() throws {
    try bench.folder.write("a file", "artifacts")
    let outcome = try #require(try verify(Bench.word(categories: [.large])).first)
    #expect(outcome.verdict == .missing)
    #expect(outcome.artifactTrouble?.contains("artifacts") == true)
    #expect(outcome.artifactTrouble?.contains("Not a directory") == true)
  }
}

@Suite struct `Working in parallel` {
  @Test(arguments: [-1, 0, 1, 3, 100])
  func `gives results in the order of the items`(jobs: Int) {
    let results = inParallel(Array(0..<50), jobs: jobs, worker: {}) { _, item in item * 2 }
    #expect(results == (0..<50).map { $0 * 2 })
  }

  @Test func `of no items is no result`() {
    #expect(inParallel([Int](), jobs: 4, worker: {}) { _, item in item } == [])
  }

  @Test func `fails where a worker cannot be made`() {
    #expect(throws: FingerprintError.unexpected(line: 7)) {
      try inParallel(
        [1, 2, 3], jobs: 2, worker: { () throws in throw FingerprintError.unexpected(line: 7) }
      ) { (_: Void, item) in item }
    }
  }
}
