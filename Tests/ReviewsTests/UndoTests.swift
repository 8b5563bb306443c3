import DynamicType
import Reports
import Snapshots
import Testing

@testable import Reviews

@Suite struct `Undoing a decision` {
  private let old = ReviewBench.word("Type")
  private let new = ReviewBench.word("Typo")
  private let both = [ReviewBench.cell(), ReviewBench.cell(.accessibilityMedium)]

  /// All files but the record of reviews.
  private func goldens(_ bench: ReviewBench) throws -> [String: [UInt8]] {
    try bench.folder.contents().filter { $0.key != ReviewBench.reviews }
  }

  @Test func `puts the former files back, byte for byte`() throws {
    let bench = try ReviewBench(recorded: old, drawn: new)
    let before = try goldens(bench)
    let session = try bench.session()
    try session.decide(.accept, both)
    #expect(try goldens(bench) != before)
    let answer = try session.undo()
    #expect(answer.words == ["tiny/body/word.l@1x open", "tiny/body/word.ax1@1x open"])
    #expect(answer.undoable == 0)
    #expect(try goldens(bench) == before)
    #expect(session.decisions.cells == [])
  }

  @Test func `brings deleted goldens back, with their text`() throws {
    let more = ReviewBench.word("More", in: .title1, name: "more")
    let bench = try ReviewBench(recorded: old, more, drawn: old)
    let before = try goldens(bench)
    let session = try bench.session()
    try session.decide(
      .accept,
      [.large, .accessibilityMedium].map { ReviewBench.cell($0, in: .title1, name: "more") })
    try session.undo()
    #expect(try goldens(bench) == before)
  }

  @Test func `takes added goldens away, with their text`() throws {
    let more = ReviewBench.word("More", in: .title1, name: "more")
    let bench = try ReviewBench(recorded: old, drawn: old, more)
    let before = try goldens(bench)
    let session = try bench.session()
    try session.decide(
      .accept,
      [.large, .accessibilityMedium].map { ReviewBench.cell($0, in: .title1, name: "more") })
    try session.undo()
    #expect(try goldens(bench) == before)
  }

  @Test func `goes back step by step`() throws {
    let bench = try ReviewBench(recorded: old, drawn: new)
    let session = try bench.session()
    try session.decide(.accept, [both[0]])
    let first = try goldens(bench)
    try session.decide(.accept, [both[1]])
    try session.undo()
    #expect(try goldens(bench) == first)
    #expect(session.decisions.words == ["tiny/body/word.l@1x accepted"])
    try session.undo()
    #expect(throws: ReviewError.nothingToUndo) { try session.undo() }
  }

  @Test func `leaves a golden alone that is another by now`() throws {
    let bench = try ReviewBench(recorded: old, drawn: new)
    let session = try bench.session()
    try session.decide(.accept, both)
    let other = try bench.folder.bytes("Snapshots/tiny/body/word.ax1@1x.png")
    try bench.folder.write(other, ReviewBench.picture)
    let answer = try session.undo()
    #expect(answer.words == ["tiny/body/word.l@1x refused", "tiny/body/word.ax1@1x open"])
    #expect(try bench.folder.bytes(ReviewBench.picture) == other)
    #expect(session.state(of: both[0]) == .accepted)
  }

  @Test func `leaves what another review accepted beside it`() throws {
    let bench = try ReviewBench(recorded: old, drawn: new)
    let (session, other) = (try bench.session(), try bench.session(by: "Bob"))
    try session.decide(.accept, [both[0]])
    try other.decide(.accept, [both[1]])
    try session.undo()
    #expect(
      try bench.verify(new).words == [
        "tiny/body/word.l@1x changed", "tiny/body/word.ax1@1x equal",
      ])
  }

  @Test func `of a rejection after an acceptance accepts again`() throws {
    let bench = try ReviewBench(recorded: old, drawn: new)
    let before = try goldens(bench)
    let session = try bench.session()
    try session.decide(.accept, both)
    let accepted = try goldens(bench)
    #expect(
      try session.decide(.reject, both).words
        == ["tiny/body/word.l@1x rejected", "tiny/body/word.ax1@1x rejected"])
    #expect(try goldens(bench) == before)
    try session.undo()
    #expect(try goldens(bench) == accepted)
    #expect(session.decisions.count { $0 == .accepted } == 2)
  }

  @Test func `can be tried again where the disk would not take it`() throws {
    let bench = try ReviewBench(recorded: old, drawn: new)
    let session = try bench.session()
    try session.decide(.accept, [both[0]])
    let text = try bench.folder.bytes(ReviewBench.layout)
    try bench.folder.edit(ReviewBench.layout, "weight: 400", to: "weight 400")
    #expect(try session.undo().words == ["tiny/body/word.l@1x refused"])
    #expect(session.decisions.undoable == 1)
    try bench.folder.write(text, ReviewBench.layout)
    #expect(try session.undo().words == ["tiny/body/word.l@1x open"])
  }

  @Test func `of a skip is nothing on disk`() throws {
    let bench = try ReviewBench(recorded: old, drawn: new)
    let before = try bench.folder.contents()
    let session = try bench.session()
    #expect(try session.decide(.skip, both).undoable == 1)
    try session.undo()
    #expect(try bench.folder.contents() == before)
  }

  @Test func `of a rejection changes no golden`() throws {
    let bench = try ReviewBench(recorded: old, drawn: new)
    let before = try goldens(bench)
    let session = try bench.session()
    try session.decide(.reject, both)
    #expect(try goldens(bench) == before)
    try session.undo()
    #expect(try goldens(bench) == before)
  }
}
