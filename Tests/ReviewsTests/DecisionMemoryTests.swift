import Snapshots
import DynamicType
import Reports
import TextEngine
import Testing

@testable import Reviews
@testable import Verification

@Suite struct `Decisions that are kept on this machine` {
  private let project: TwoChanges

  init() throws { project = try TwoChanges() }

  /// A review that begins now, of what is in the report.
  private func session() throws -> ReviewSession {
    try project.bench.session(remembering: "memory")
  }

  @Test func `go on to wait in the next review, which makes the cell golden`() throws {
    try session().accept(changes: [1])
    let golden = try project.golden()
    let next = try session()
    #expect(next.state(of: TwoChanges.cell) == TwoChanges.waiting)
    #expect(next.decisions.undoable == 1)
    #expect(try project.golden() == golden)
    try next.accept(changes: [2])
    #expect(try project.equalCells().count == 3)
  }

  @Test func `can be undone in later reviews, byte for byte`() throws {
    let before = try project.goldens()
    try session().accept(changes: [1])
    let first = try project.goldens()
    try session().accept(changes: [2])
    #expect(try session().undo().words == ["tiny/title1/word.l@1x waiting"])
    #expect(try project.goldens() == first)
    let last = try session()
    #expect(last.state(of: TwoChanges.cell) == TwoChanges.waiting)
    try last.undo()
    #expect(try project.goldens() == before)
    #expect(try session().decisions == ReviewAnswer(cells: [], undoable: 0))
  }

  @Test func `count for nothing where another picture is drawn`() throws {
    try session().accept(changes: [1])
    try project.bench.report(
      on: [TwoChanges.plain, TwoChanges.title("Typo", FontWeight(rawValue: 900))])
    let next = try session()
    #expect(next.state(of: TwoChanges.cell) == .open)
    #expect(next.lapsed == [TwoChanges.cell])
    #expect(try session().lapsed == [])
    let golden = try project.golden()
    let weight = try #require(
      next.changeList.firstIndex { $0.sentence == "weight is 900, was the font’s own" })
    #expect(try next.accept(changes: [weight + 1]).words == ["tiny/title1/word.l@1x waiting"])
    #expect(try project.golden() == golden)
  }

  @Test func `count for nothing where another golden was recorded`() throws {
    try session().accept(changes: [1])
    try project.bench.record([TwoChanges.plain, TwoChanges.title("Tape")])
    try project.bench.report(on: [TwoChanges.plain, TwoChanges.heavy])
    let next = try session()
    #expect(next.state(of: TwoChanges.cell) == .open)
  }

  @Test func `count for nothing where somebody else changed what was accepted`() throws {
    try session().accept(changes: [1])
    let other = try project.bench.folder.bytes("Snapshots/tiny/body/word.ax1@1x.png")
    try project.bench.folder.write(other, ReviewBench.picture)
    let next = try session()
    #expect(next.state(of: TwoChanges.cells[0]) == .open)
    #expect(next.state(of: TwoChanges.cells[1]) == .accepted)
    try next.undo()
    #expect(try project.bench.folder.bytes(ReviewBench.picture) == other)
  }

  @Test(arguments: [
    "", "nonsense", "{}", #"{"version": 3, "standings": [], "decisions": []}"#,
    #"{"version": 2, "standings": [], "decisions": [[{}]]}"#,
  ])
  func `count for nothing where their file is damaged, which is told, and are kept anew`(
    text: String
  ) throws {
    try session().accept(changes: [1])
    try project.bench.folder.write(text, "memory/decisions.json")
    let next = try session()
    let trouble = try #require(next.memoryTrouble)
    #expect(trouble.hasPrefix("Earlier decisions cannot be read from "), "\(trouble)")
    #expect(trouble.contains("memory/decisions.json: "), "\(trouble)")
    #expect(next.decisions == ReviewAnswer(cells: [], undoable: 0))
    try next.accept(changes: [1])
    #expect(try session().state(of: TwoChanges.cell) == TwoChanges.waiting)
    #expect(try session().memoryTrouble == nil)
  }

  @Test func `that cannot be kept are told`() throws {
    try project.bench.folder.write("no folder", "memory")
    let session = try session()
    #expect(session.memoryTrouble?.contains("There is a file in place of a folder") == true)
    try session.accept(changes: [1])
    let trouble = try #require(session.memoryTrouble)
    #expect(trouble.hasPrefix("Decisions cannot be kept in "), "\(trouble)")
    #expect(trouble.contains("Accepted goldens stay"))
  }

  @Test func `put back no golden that was exchanged where they are kept`() throws {
    try session().accept(changes: [1])
    let kept = try project.bench.folder.contents(of: "memory").keys.filter {
      $0.hasSuffix(".golden")
    }
    #expect(kept.count == 4)
    for name in kept { try project.bench.folder.write("exchanged", name) }
    let goldens = try project.goldens()
    let next = try session()
    let trouble = try #require(next.memoryTrouble)
    #expect(trouble.hasPrefix("Former goldens are gone from "), "\(trouble)")
    #expect(trouble.contains("tiny/body/word.l@1x and 1 more. "), "\(trouble)")
    try next.undo()
    #expect(try project.goldens() == goldens)
  }

  @Test func `are undone whole after another verification`() throws {
    let before = try project.goldens()
    try session().accept(changes: [1])
    try project.bench.report(on: [TwoChanges.plain, TwoChanges.heavy])
    #expect(
      try session().undo().words == [
        "tiny/body/word.l@1x open", "tiny/body/word.ax1@1x open", "tiny/title1/word.l@1x open",
      ])
    #expect(try project.goldens() == before)
    #expect(try session().decisions == ReviewAnswer(cells: [], undoable: 0))
    let last = try #require(
      try project.bench.folder.text(ReviewBench.reviews).split(separator: "\n").last)
    #expect(last.contains(" | undone | tiny/body/word.ax1@1x | "), "\(last)")
    #expect(!last.contains(" | – | "), "\(last)")
  }

  @Test func `wait again once what made them golden is undone after another verification`() throws {
    try session().accept(changes: [1])
    try session().accept(changes: [2])
    try project.bench.report(on: [TwoChanges.plain, TwoChanges.heavy])
    try session().undo()
    try project.bench.report(on: [TwoChanges.plain, TwoChanges.heavy])
    #expect(try session().state(of: TwoChanges.cell) == TwoChanges.waiting)
  }

  @Test
  func `name the cells that are not undone, as golden or drawing are others, and undo the rest`()
    throws
  {
    try session().accept(changes: [1])
    try project.bench.report(
      on: [TwoChanges.plain, TwoChanges.title("Typo", FontWeight(rawValue: 900))])
    let other = try project.bench.folder.bytes("Snapshots/tiny/body/word.ax1@1x.png")
    try project.bench.folder.write(other, ReviewBench.picture)
    let answer = try session().undo()
    #expect(
      answer.words == [
        "tiny/body/word.l@1x refused", "tiny/body/word.ax1@1x open",
        "tiny/title1/word.l@1x refused",
      ])
    #expect(
      answer.reasons == [
        "The golden changed after this decision, so it is not touched. Verify again.",
        "The golden or the drawing changed after this decision, so it cannot be undone. Decide again.",
      ])
    #expect(answer.undoable == 0)
    #expect(try project.bench.folder.bytes(ReviewBench.picture) == other)
  }

  @Test func `about cells that a report lacks go on, and are undone from there`() throws {
    try session().accept(changes: [2])
    try project.bench.report(
      on: [ReviewBench.word("Tape"), TwoChanges.heavy], filter: CellFilter(glob: "*/body/*"))
    #expect(try session().decide(.reject, [TwoChanges.cells[0]]).undoable == 2)
    try project.bench.report(on: [TwoChanges.plain, TwoChanges.heavy])
    let waiting = ReviewState.waiting(
      "accepted: \(TwoChanges.weight). Waits for: \(TwoChanges.text)")
    #expect(try session().state(of: TwoChanges.cell) == waiting)
    try project.bench.report(
      on: [ReviewBench.word("Tape"), TwoChanges.heavy], filter: CellFilter(glob: "*/body/*"))
    try session().undo()
    try session().undo()
    try project.bench.report(on: [TwoChanges.plain, TwoChanges.heavy])
    #expect(try session().decisions == ReviewAnswer(cells: [], undoable: 0))
  }

  @Test func `wait whatever is decided later, of which a hundred decisions can be undone`() throws {
    let session = try session()
    try session.accept(changes: [2])
    for _ in 0..<51 {
      try session.decide(.reject, [TwoChanges.cells[0]])
      try session.decide(.skip, [TwoChanges.cells[0]])
    }
    let next = try self.session()
    #expect(next.decisions.undoable == 100)
    #expect(next.state(of: TwoChanges.cell).word == "waiting")
  }

  @Test func `wait where their file has no room for what can be undone`() throws {
    let session = try project.bench.session(remembering: "memory", atMost: 10_000)
    try session.accept(changes: [2])
    for _ in 0..<20 {
      try session.decide(.reject, [TwoChanges.cells[0]])
      try session.decide(.skip, [TwoChanges.cells[0]])
    }
    #expect(session.memoryTrouble == nil)
    #expect(try project.bench.folder.bytes("memory/decisions.json").count <= 10_000)
    let next = try self.session()
    #expect((1..<40).contains(next.decisions.undoable))
    #expect(next.state(of: TwoChanges.cell).word == "waiting")
  }

  @Test func `are told where their file has no room for what waits, and what was kept stays`()
    throws
  {
    try session().accept(changes: [2])
    let kept = try project.bench.folder.bytes("memory/decisions.json")
    let session = try project.bench.session(remembering: "memory", atMost: kept.count)
    try session.decide(.accept, TwoChanges.cells)
    let trouble = try #require(session.memoryTrouble)
    #expect(trouble.contains("The state of the review needs more than \(kept.count) bytes."))
    #expect(try project.bench.folder.bytes("memory/decisions.json") == kept)
  }

  @Test func `that are more than is read are told`() throws {
    try session().accept(changes: [1])
    let next = try project.bench.session(remembering: "memory", atMost: 1000)
    let trouble = try #require(next.memoryTrouble)
    #expect(trouble.hasPrefix("Earlier decisions cannot be read from "), "\(trouble)")
  }

  @Test func `are known to a review that began before`() throws {
    let (one, other) = (try session(), try session())
    try one.accept(changes: [1])
    try other.accept(changes: [2])
    #expect(try project.equalCells().count == 3)
    #expect(try session().decisions.undoable == 2)
    #expect(try one.undo().words == ["tiny/title1/word.l@1x waiting"])
  }

  @Test func `are nothing beside the goldens`() throws {
    let before = try project.goldens().keys.sorted()
    try session().accept(changes: [1])
    #expect(try project.goldens().keys.sorted() == before)
  }

  @Test func `are none of a review that keeps none`() throws {
    try project.bench.session().accept(changes: [1])
    #expect(try session().state(of: TwoChanges.cell) == .open)
  }
}
