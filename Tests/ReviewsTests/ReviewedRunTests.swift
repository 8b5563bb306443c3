import Snapshots
import DynamicType
import Reports
import Testing

@testable import Reviews
@testable import Verification

@Suite struct `A report that is read for a review` {
  private let bench: ReviewBench
  private let json: String

  init() throws {
    bench = try ReviewBench(recorded: ReviewBench.word("Type"), drawn: ReviewBench.word("Typo"))
    json = try bench.folder.text("report/report.json")
  }

  /// Why a report with other words in it is not read.
  private func refusal(_ old: String, _ new: String) throws -> String {
    try bench.folder.write(json, "report/report.json")
    try bench.folder.edit("report/report.json", old, to: new)
    do {
      _ = try ReviewedRun(folder: bench.folder("report"))
      return "read"
    } catch {
      return "\(error)"
    }
  }

  @Test func `names inputs of what changed while other cells were recorded`() throws {
    let more = ReviewBench.word("More", in: .title1, name: "more")
    let outcomes = try bench.suiteRun([ReviewBench.word("Typo"), more])
      .checkPart(recording: .missing).filter { !$0.isRecorded }
    let texts = outcomes.map { [$0.recordedHead, $0.head].map { $0?.lines[1] } }
    #expect(texts == [["text: Type", "text: Typo"], ["text: Type", "text: Typo"]])
  }

  @Test func `has its pictures with it`() throws {
    let run = try ReviewedRun(folder: bench.folder("report"))
    #expect(
      run.pictures.keys.sorted() == [
        "actual/tiny/body/word.ax1@1x.png", "actual/tiny/body/word.l@1x.png",
        "diff/tiny/body/word.ax1@1x.png", "diff/tiny/body/word.l@1x.png",
        "expected/tiny/body/word.ax1@1x.png", "expected/tiny/body/word.l@1x.png",
      ])
    #expect(
      run.pictures["expected/tiny/body/word.l@1x.png"]
        == (try bench.folder.bytes(ReviewBench.picture)))
    #expect(run.troubles == [:])
  }

  @Test(arguments: [
    ("\"actual/tiny/body/word.l@1x.png\"", "\"../../etc/passwd\"", "without “..”"),
    ("\"actual/tiny/body/word.l@1x.png\"", "\"/etc/passwd\"", "without “..”"),
    ("\"actual/tiny/body/word.l@1x.png\"", "\"a/../../passwd\"", "without “..”"),
    ("\"tiny/body/word.l@1x\"", "\"../body/word.l@1x\"", "the coordinates of a cell"),
    ("\"tiny/body/word.l@1x\"", "\"<script>alert(1)</script>\"", "the coordinates of a cell"),
    (
      "\"tiny/body/word.l@1x\"", "\"other/body/word.l@1x\"",
      "has the cell other/body/word.l@1x of another"
    ),
    ("\"suite\": \"tiny\"", "\"suite\": \"../tiny\"", "lower-case letters"),
    ("\"schemaVersion\": 4", "\"schemaVersion\": 5", "Update typeproof."),
    ("\"schemaVersion\": 4", "\"schemaVersion\": 3", "Verify again."),
  ])
  func `is refused where it leads elsewhere or is another version's`(
    old: String, new: String, reason: String
  ) throws {
    let refusal = try refusal(old, new)
    #expect(refusal.contains(reason), "\(refusal)")
  }

  @Test(arguments: [1, 100, 1000, 3000])
  func `is refused where it is cut short`(length: Int) throws {
    try bench.folder.write(Array(json.utf8.prefix(length)), "report/report.json")
    #expect(throws: ReviewedRunError.self) {
      try ReviewedRun(folder: bench.folder("report"))
    }
  }

  @Test func `is refused where it is a link`() throws {
    try bench.folder.write(json, "elsewhere.json")
    try bench.folder.remove("report/report.json")
    try bench.folder.link("report/report.json", to: bench.folder("elsewhere.json"))
    let error = #expect(throws: ReviewedRunError.self) {
      try ReviewedRun(folder: bench.folder("report"))
    }
    #expect(error?.description.contains("The path contains a symbolic link") == true)
  }

  @Test func `is missed where there is none`() {
    #expect(throws: ReviewedRunError.noReport(folder: bench.folder("none"))) {
      try ReviewedRun(folder: bench.folder("none"))
    }
  }

  @Test func `has groups by their changes, then by verdict`() throws {
    try bench.folder.remove(ReviewBench.picture)
    try bench.report(on: [ReviewBench.word("Typo"), ReviewBench.word("More", name: "more")])
    let results = try ReviewedRun(folder: bench.folder("report")).results
    #expect(
      results.reviewGroups.map { $0.cells.map(\.coordinates) } == [
        ["tiny/body/word.ax1@1x"],
        ["tiny/body/more.l@1x", "tiny/body/more.ax1@1x", "tiny/body/word.l@1x"],
      ])
    #expect(results.reviewGroups.map(\.letter) == ["A", "B"])
    #expect(results.reviewGroups.map(\.changeCount) == [1, 0])
    #expect(
      results.reviewGroups.map(\.reason) == [
        "the text says “Typo”, was “Type”", "no golden yet",
      ])
    #expect(try results.cells(.group("b")) == results.cells(.group("B")))
    #expect(try results.cells(.group("B")) == results.cells(.group("tiny/body/more.ax1@1x")))
  }
}
