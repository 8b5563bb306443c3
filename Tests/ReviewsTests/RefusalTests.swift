import Snapshots
import DynamicType
import Glibc
import ImageDiff
import Reports
import Testing

@testable import Reviews
@testable import Files
@testable import GoldenStore
@testable import Verification

@Suite struct `What is not accepted` {
  private let bench: ReviewBench
  private let session: ReviewSession
  private let cell = ReviewBench.cell()

  init() throws {
    bench = try ReviewBench(recorded: ReviewBench.word("Type"), drawn: ReviewBench.word("Typo"))
    session = try bench.session()
  }

  /// Accepts the cell, which has to be refused for a reason and to leave every file alone.
  private func expectRefusal(
    _ session: ReviewSession? = nil, because reason: String,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let before = try bench.folder.contents()
    let answer = try (session ?? self.session).decide(.accept, [cell])
    #expect(answer.words == ["tiny/body/word.l@1x refused"], sourceLocation: location)
    let found = answer.reasons.first ?? "no reason"
    #expect(found.contains(reason), "\(found)", sourceLocation: location)
    #expect(answer.undoable == 0, sourceLocation: location)
    #expect(try bench.folder.contents() == before, sourceLocation: location)
  }

  @Test func `a golden whose picture is another by now`() throws {
    let other = try bench.folder.bytes("Snapshots/tiny/body/word.ax1@1x.png")
    try bench.folder.write(other, ReviewBench.picture)
    try expectRefusal(because: "The golden changed after the run")
  }

  @Test func `a rejection of what was accepted, where the golden is another by now`() throws {
    try session.decide(.accept, [cell])
    let other = try bench.folder.bytes("Snapshots/tiny/body/word.ax1@1x.png")
    try bench.folder.write(other, ReviewBench.picture)
    #expect(try session.decide(.reject, [cell]).words == ["tiny/body/word.l@1x refused"])
    #expect(session.state(of: cell) == .accepted)
    #expect(try bench.folder.bytes(ReviewBench.picture) == other)
  }

  @Test func `a golden that was deleted meanwhile`() throws {
    try bench.folder.remove(ReviewBench.picture)
    try expectRefusal(because: "The golden was deleted after the run. Verify again.")
  }

  @Test func `a golden that came meanwhile`() throws {
    let picture = try bench.folder.bytes(ReviewBench.picture)
    try bench.folder.remove(ReviewBench.picture)
    try bench.report(on: [ReviewBench.word("Typo")])
    let session = try bench.session()
    try bench.folder.write(picture, ReviewBench.picture)
    try expectRefusal(session, because: "A golden was added after the run.")
  }

  @Test func `a golden whose layout is another by now`() throws {
    try bench.folder.edit(ReviewBench.layout, "weight: 400", to: "weight: 500")
    try expectRefusal(because: "The layout text of this cell changed after the run")
  }

  @Test func `a golden whose block is gone`() throws {
    let text = try bench.folder.text(ReviewBench.layout)
    let blocks = text.split(separator: "\n\n")
    try bench.folder.write(
      [blocks[0], blocks[1], blocks[3]].joined(separator: "\n\n"), ReviewBench.layout)
    try expectRefusal(because: "The layout text of this cell changed after the run")
  }

  @Test func `a golden in a layout text that cannot be read`() throws {
    try bench.folder.edit(ReviewBench.layout, "weight: 400", to: "weight 400")
    try expectRefusal(because: "of the layout text is damaged: “weight:” and a number is expected")
  }

  @Test func `a golden that Git LFS has not fetched`() throws {
    try bench.folder.write(
      "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n",
      ReviewBench.picture)
    let reason =
      "The golden is a Git LFS pointer, so the report cannot show it. Run “git lfs pull”, then verify "
      + "again."
    try expectRefusal(because: reason)
    try bench.report(on: [ReviewBench.word("Typo")])
    try expectRefusal(try bench.session(), because: reason)
  }

  @Test func `a golden that Git LFS fetched after the run`() throws {
    let golden = try bench.folder.bytes(ReviewBench.picture)
    try bench.folder.write(
      "version https://git-lfs.github.com/spec/v1\n", ReviewBench.picture)
    try bench.report(on: [ReviewBench.word("Typo")])
    let session = try bench.session()
    try bench.folder.write(golden, ReviewBench.picture)
    try expectRefusal(session, because: "The golden changed after the run")
  }

  @Test func `what another review accepted first, where it is something else`() throws {
    try bench.report(on: [ReviewBench.word("Tape")])
    try bench.session(by: "Bob").decide(.accept, [cell])
    try expectRefusal(because: "The golden changed after the run")
  }

  @Test func `a picture that was changed in the report`() throws {
    let path = "report/actual/tiny/body/word.l@1x.png"
    let other = try bench.folder.bytes("report/expected/tiny/body/word.l@1x.png")
    try bench.folder.write(other, path)
    try expectRefusal(
      try bench.session(), because: "The picture in the report is not the one that the run drew.")
  }

  @Test func `a picture that is none`() throws {
    try bench.folder.write("none", "report/actual/tiny/body/word.l@1x.png")
    try expectRefusal(try bench.session(), because: "The report's picture of it cannot be read.")
  }

  @Test func `a picture that is gone from the report`() throws {
    try bench.folder.remove("report/actual/tiny/body/word.l@1x.png")
    try expectRefusal(try bench.session(), because: "The report has no picture of this cell.")
  }

  @Test func `a picture that is a link out of the report`() throws {
    let path = "report/actual/tiny/body/word.l@1x.png"
    let picture = try bench.folder.bytes(path)
    try bench.folder.write(picture, "elsewhere.png")
    try bench.folder.remove(path)
    try bench.folder.link(path, to: bench.folder("elsewhere.png"))
    try expectRefusal(try bench.session(), because: "The path contains a symbolic link")
  }

  @Test func `a picture in a folder that is a link out of the report`() throws {
    try #require(rename(bench.folder("report/actual"), bench.folder("elsewhere")) == 0)
    try bench.folder.link("report/actual", to: bench.folder("elsewhere"))
    try expectRefusal(try bench.session(), because: "The path contains a symbolic link")
  }

  @Test func `a golden that is a link`() throws {
    try #require(rename(bench.folder(ReviewBench.picture), bench.folder("golden.png")) == 0)
    try bench.folder.link(ReviewBench.picture, to: bench.folder("golden.png"))
    try expectRefusal(because: "The path contains a symbolic link")
  }

  @Test func `a golden in a folder that is a link`() throws {
    try #require(rename(bench.folder("Snapshots/tiny/body"), bench.folder("body")) == 0)
    try bench.folder.link("Snapshots/tiny/body", to: bench.folder("body"))
    try expectRefusal(because: "The path contains a symbolic link")
    #expect(try bench.folder.contents(of: "body").count == 3)
  }

  @Test func `a suite whose folder is a link`() throws {
    try #require(rename(bench.folder("Snapshots/tiny"), bench.folder("tiny")) == 0)
    try bench.folder.link("Snapshots/tiny", to: bench.folder("tiny"))
    try expectRefusal(because: "The path contains a symbolic link")
  }

  @Test func `a golden whose inputs on record are others by now`() throws {
    try bench.folder.edit(ReviewBench.layout, "width: 120 pt", to: "width: 121 pt")
    try expectRefusal(
      because: "The inputs in the layout text changed after the run.")
  }

  @Test func `a golden whose inputs are no longer on record`() throws {
    let text = try bench.folder.text(ReviewBench.layout)
    let head = try #require(text.split(separator: "\n\n").dropFirst().first)
    try bench.folder.edit(ReviewBench.layout, String(head), to: "inputs: not recorded")
    try expectRefusal(because: "The inputs in the layout text changed after the run")
  }

  @Test func `a report that does not name the inputs of its drawing`() throws {
    var results = session.run.results
    for index in results.cells.indices { results.cells[index].inputs = nil }
    let session = ReviewSession(
      of: try ReviewedRun(results: results, pictures: session.run.pictures), in: bench.store,
      by: Reviewer(name: "Ada"), now: { ReviewTime(secondsSince1970: 0) })
    try expectRefusal(
      session, because: "The report does not name the inputs that the layout text needs")
  }

  @Test func `a suite that was never recorded`() throws {
    let empty = SnapshotStore(root: bench.folder("Other"))
    let answer = try bench.session(in: empty).decide(.accept, [cell])
    #expect(
      answer.reasons == [
        "\(empty.root) has no goldens of the suite “tiny”. Name the folder with --snapshots, or record "
          + "the suite first with: typeproof record"
      ])
    #expect(!FileTree.exists(empty.root))
  }

  @Test func `a golden that nothing declares, and that became another after the report`() throws {
    let more = ReviewBench.word("More", in: .title1, name: "more")
    let bench = try ReviewBench(
      recorded: ReviewBench.word("Type"), more, drawn: ReviewBench.word("Type"))
    let cell = ReviewBench.cell(.large, in: .title1, name: "more")
    let shown = try bench.folder.bytes("Snapshots/\(cell.picturePath)")
    let results = RunResults(
      suite: "tiny", toolVersion: "0", declaredCount: 1,
      cells: [
        CellResult(
          name: cell, verdict: .obsolete, pictures: CellResult.Pictures(expected: "expected.png"))
      ])
    let run = try ReviewedRun(results: results, pictures: ["expected.png": shown])
    try bench.folder.write(
      try bench.folder.bytes(ReviewBench.picture), "Snapshots/\(cell.picturePath)")
    let session = ReviewSession(
      of: run, in: bench.store, by: Reviewer(name: "Ada"),
      now: { ReviewTime(secondsSince1970: 0) })
    let answer = try session.decide(.accept, [cell])
    #expect(answer.reasons.first?.hasPrefix("The golden changed after the run") == true)
    #expect(FileTree.exists(bench.folder("Snapshots/\(cell.picturePath)")))
  }

  @Test func `a cell that passes`() throws {
    try bench.report(on: [ReviewBench.word("Type")])
    try expectRefusal(try bench.session(), because: "The cell matches its golden")
  }

  @Test func `a report with two pictures whose names are one to Unicode`() throws {
    try bench.report(on: [ReviewBench.word("Typo")])
    var results = try bench.session().run.results
    results.cells[0].pictures.expected = "\u{E9}.png"
    results.cells[0].pictures.actual = "e\u{301}.png"
    let error = #expect(throws: ReviewedRunError.self) {
      try ReviewedRun(results: results, pictures: [:])
    }
    #expect(error?.description.contains(#"“\u{00E9}.png” and “e\u{0301}.png”"#) == true)
  }

  @Test(arguments: [CellVerdict.failed, .unstable])
  func `a cell that was not drawn`(verdict: CellVerdict) throws {
    let results = RunResults(
      suite: "tiny", toolVersion: "0", declaredCount: 1,
      cells: [CellResult(name: cell, verdict: verdict)])
    let run = try ReviewedRun(results: results, pictures: [:])
    let session = ReviewSession(
      of: run, in: bench.store, by: Reviewer(name: "Ada"),
      now: { ReviewTime(secondsSince1970: 0) })
    try expectRefusal(session, because: "Fix that, then verify again.")
  }

  @Test func `facts that the layout text could not hold`() throws {
    var run = session.run.results
    let index = try #require(run.cells.firstIndex { $0.name == cell })
    run.cells[index].actual?.unicode = "15.0\nsize: 3 pt"
    let session = ReviewSession(
      of: try ReviewedRun(results: run, pictures: session.run.pictures), in: bench.store,
      by: Reviewer(name: "Ada"), now: { ReviewTime(secondsSince1970: 0) })
    try expectRefusal(session, because: "of the layout text")
  }

  @Test func `and the others of the same decision are accepted`() throws {
    try bench.folder.remove(ReviewBench.picture)
    let answer = try session.decide(.accept, [cell, ReviewBench.cell(.accessibilityMedium)])
    #expect(answer.words == ["tiny/body/word.l@1x refused", "tiny/body/word.ax1@1x accepted"])
    #expect(answer.undoable == 1)
  }

  @Test func `what is reviewed is what was read at the start`() throws {
    let path = "report/actual/tiny/body/word.l@1x.png"
    try bench.folder.write("none", path)
    try bench.folder.write("{}", "report/report.json")
    #expect(try session.decide(.accept, [cell]).words == ["tiny/body/word.l@1x accepted"])
  }

  @Test func `nothing is changed where the folder of goldens cannot be written`() throws {
    // For whoever is not root, a folder without permission would do; a file in the way does for all.
    try bench.folder.write("in the way", "Snapshots/tiny/reviews.txt/file")
    try expectRefusal(because: "reviews.txt cannot be read")
  }
}
