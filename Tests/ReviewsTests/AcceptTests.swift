import DynamicType
import ImageDiff
import Reports
import Snapshots
import Testing

@testable import Reviews

@Suite struct `Accepting a cell` {
  private let old = ReviewBench.word("Type")
  private let new = ReviewBench.word("Typo")

  @Test func `makes the picture and its layout the golden`() throws {
    let bench = try ReviewBench(recorded: old, drawn: new)
    let answer = try bench.session().decide(.accept, [ReviewBench.cell()])
    #expect(answer.words == ["tiny/body/word.l@1x accepted"])
    #expect(
      try bench.verify(new).words == [
        "tiny/body/word.l@1x equal", "tiny/body/word.ax1@1x changed",
      ])
  }

  @Test func `writes the bytes that recording would`() throws {
    let bench = try ReviewBench(recorded: old, drawn: new)
    try bench.session().decide(
      .accept, [ReviewBench.cell(), ReviewBench.cell(.accessibilityMedium)])
    let accepted = try bench.folder.contents()
    try bench.record([new])
    #expect(try bench.folder.contents() == accepted)
  }

  @Test func `of several ramps is one decision`() throws {
    let (body, title) = (ReviewBench.word("Typo"), ReviewBench.word("Typo", in: .title1))
    let bench = try ReviewBench(
      recorded: old, ReviewBench.word("Type", in: .title1), drawn: body, title)
    let session = try bench.session()
    let answer = try session.decide(.accept, session.run.results.cells.map(\.name))
    #expect(answer.count { $0 == .accepted } == 4)
    #expect(answer.undoable == 1)
    #expect(try bench.verify(body, title).words.allSatisfy { $0.hasSuffix(" equal") })
  }

  @Test func `adds a golden that is missing`() throws {
    let more = ReviewBench.word("More", name: "more")
    let bench = try ReviewBench(recorded: old, drawn: old, more)
    let session = try bench.session()
    try session.decide(
      .accept, [.large, .accessibilityMedium].map { ReviewBench.cell($0, name: "more") })
    let report = try bench.verify(old, more)
    #expect(report.words.allSatisfy { $0.hasSuffix(" equal") })
    #expect(report.differences == [])
  }

  @Test func `deletes a golden that nothing declares, and what is on record of it`() throws {
    let more = ReviewBench.word("More", in: .title1, name: "more")
    let bench = try ReviewBench(recorded: old, more, drawn: old)
    let session = try bench.session()
    try session.decide(
      .accept,
      [.large, .accessibilityMedium].map { ReviewBench.cell($0, in: .title1, name: "more") })
    #expect(
      try bench.folder.contents().keys.sorted() == [
        "Snapshots/tiny/body/word.ax1@1x.png", "Snapshots/tiny/body/word.l@1x.png",
        "Snapshots/tiny/body/word@1x.txt", "Snapshots/tiny/fingerprint.txt",
        "Snapshots/tiny/reviews.txt",
      ])
    let report = try bench.verify(old)
    #expect(report.differences == [])
    #expect(report.strayFiles == [])
    #expect(report.words.count == 2)
  }

  @Test func `deletes no block but that of a category that is gone`() throws {
    let fewer = ReviewBench.word("Type", categories: [.accessibilityMedium])
    let bench = try ReviewBench(recorded: old, drawn: fewer)
    try bench.session().decide(.accept, [ReviewBench.cell()])
    let accepted = try bench.folder.contents()
    #expect(accepted[ReviewBench.picture] == nil)
    try bench.record([fewer])
    #expect(try bench.folder.contents() == accepted)
  }

  @Test func `replaces a golden that is damaged`() throws {
    let bench = try ReviewBench(recorded: old, drawn: old)
    let right = try bench.folder.bytes(ReviewBench.picture)
    try bench.folder.write("no picture", ReviewBench.picture)
    try bench.report(on: [old])
    #expect(
      try bench.session().decide(.accept, [ReviewBench.cell()]).words
        == ["tiny/body/word.l@1x accepted"])
    #expect(try bench.folder.bytes(ReviewBench.picture) == right)
  }

  @Test func `keeps a file that shows the same already`() throws {
    let bench = try ReviewBench(recorded: old, drawn: old)
    let bitmap = try PNG.decode(try bench.folder.bytes(ReviewBench.picture))
    let other = try PNG.encode(bitmap, for: .fast)
    try bench.folder.write(other, ReviewBench.picture)
    try bench.report(on: [old])
    try bench.session().decide(.accept, [ReviewBench.cell()])
    #expect(try bench.folder.bytes(ReviewBench.picture) == other)
    #expect(try bench.verify(old).words.allSatisfy { $0.hasSuffix(" equal") })
  }

  @Test
  func `drawn by other libraries leaves the suite's versions alone, as recording a part does`()
    throws
  {
    let bench = try ReviewBench(recorded: old, drawn: new)
    let path = "Snapshots/tiny/fingerprint.txt"
    try bench.folder.edit(path, "FreeType: ", to: "FreeType: 0.")
    let fingerprint = try bench.folder.bytes(path)
    try bench.report(on: [new])
    try bench.session().decide(.accept, [ReviewBench.cell()])
    #expect(try bench.folder.bytes(path) == fingerprint)
    #expect(try bench.verify(new).words.first == "tiny/body/word.l@1x equal")
    let accepted = try bench.folder.bytes(ReviewBench.layout)
    try bench.record([new], filter: CellFilter(glob: "*.l@1x"))
    #expect(try bench.folder.bytes(path) == fingerprint)
    #expect(try bench.folder.bytes(ReviewBench.layout) == accepted)
  }

  @Test func `twice is once`() throws {
    let bench = try ReviewBench(recorded: old, drawn: new)
    let session = try bench.session()
    try session.decide(.accept, [ReviewBench.cell()])
    let answer = try session.decide(.accept, [ReviewBench.cell(), ReviewBench.cell()])
    #expect(answer.words == ["tiny/body/word.l@1x accepted"])
    #expect(answer.undoable == 1)
  }

  @Test func `that another review accepted is done already, and writes nothing`() throws {
    let bench = try ReviewBench(recorded: old, drawn: new)
    let cells = [ReviewBench.cell(), ReviewBench.cell(.accessibilityMedium)]
    let other = try bench.session(by: "Bob")
    try bench.session().decide(.accept, cells)
    let accepted = try bench.folder.contents()
    #expect(
      try other.decide(.accept, cells).words
        == ["tiny/body/word.l@1x accepted", "tiny/body/word.ax1@1x accepted"])
    #expect(try bench.folder.contents() == accepted)
    // What this review did not do it does not undo, and tells nobody of.
    #expect(try other.undo().words == ["tiny/body/word.l@1x open", "tiny/body/word.ax1@1x open"])
    #expect(try bench.folder.contents() == accepted)
  }

  @Test func `that was recorded since is done already, and writes nothing`() throws {
    let bench = try ReviewBench(recorded: old, drawn: new)
    let session = try bench.session()
    try bench.record([new])
    let recorded = try bench.folder.contents()
    #expect(
      try session.decide(.accept, [ReviewBench.cell()]).words == ["tiny/body/word.l@1x accepted"])
    #expect(try bench.folder.contents() == recorded)
  }

  @Test func `whose golden another review deleted is done already`() throws {
    let fewer = ReviewBench.word("Type", categories: [.accessibilityMedium])
    let bench = try ReviewBench(recorded: old, drawn: fewer)
    let early = try bench.session(by: "Bob")
    try bench.session().decide(.accept, [ReviewBench.cell()])
    let accepted = try bench.folder.contents()
    for session in [early, try bench.session(by: "Cleo")] {
      #expect(
        try session.decide(.accept, [ReviewBench.cell()]).words == ["tiny/body/word.l@1x accepted"])
    }
    #expect(try bench.folder.contents() == accepted)
  }

  @Test func `can be of the open ones alone`() throws {
    let bench = try ReviewBench(recorded: old, drawn: new)
    let session = try bench.session()
    let cells = [ReviewBench.cell(), ReviewBench.cell(.accessibilityMedium)]
    for decision in [ReviewDecision.reject, .skip] {
      try session.decide(decision, [cells[0]])
      let answer = try session.decide(.accept, cells, onlyOpen: true)
      #expect(answer.cells.first?.state.word == (decision == .reject ? "rejected" : "skipped"))
      #expect(answer.cells.last?.state == .accepted)
    }
    #expect(
      try session.decide(.reject, cells, onlyOpen: true).words
        == ["tiny/body/word.l@1x skipped", "tiny/body/word.ax1@1x accepted"])
  }

  @Test func `that was refused is open, and tried again`() throws {
    let bench = try ReviewBench(recorded: old, drawn: new)
    let session = try bench.session()
    let golden = try bench.folder.bytes(ReviewBench.picture)
    try bench.folder.remove(ReviewBench.picture)
    #expect(
      try session.decide(.accept, [ReviewBench.cell()]).words == ["tiny/body/word.l@1x refused"])
    try bench.folder.write(golden, ReviewBench.picture)
    #expect(
      try session.decide(.accept, [ReviewBench.cell()], onlyOpen: true).words
        == ["tiny/body/word.l@1x accepted"])
  }

  @Test func `of an unknown name decides nothing`() throws {
    let bench = try ReviewBench(recorded: old, drawn: new)
    let before = try bench.folder.contents()
    #expect(throws: ReviewError.unknownCell("tiny/body/none.l@1x")) {
      try bench.session().decide(.accept, [ReviewBench.cell(), ReviewBench.cell(name: "none")])
    }
    #expect(try bench.folder.contents() == before)
  }
}
