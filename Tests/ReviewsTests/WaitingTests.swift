import DynamicType
import Reports
import TextEngine
import Testing

@testable import Reviews
@testable import Snapshots

/// A suite in which a word became another, and in one cell its weight too.
private struct TwoChanges {
  let bench: ReviewBench

  init() throws {
    bench = try ReviewBench(
      recorded: ReviewBench.word("Type"), Self.title("Type"),
      drawn: Self.plain, Self.heavy)
  }

  /// The ramp of which the word alone is another.
  static let plain = ReviewBench.word("Typo")
  /// The ramp of which the weight is another, too.
  static let heavy = title("Typo", .heavy)

  static func title(_ text: String, _ weight: FontWeight? = nil) -> RampSpec {
    var ramp = ReviewBench.word(text, in: .title1, categories: [.large])
    ramp.attributes.weight = weight
    return ramp
  }

  /// The cells with one change.
  static let cells = [ReviewBench.cell(), ReviewBench.cell(.accessibilityMedium)]
  /// The cell with two.
  static let cell = ReviewBench.cell(in: .title1)

  static let text = "the text says “Typo”, was “Type”"
  static let weight = "weight is 800, was the font’s own"
  /// Where the cell stands when the text alone is accepted.
  static let waiting = ReviewState.waiting("accepted: \(text). Waits for: \(weight)")

  /// What is on record of the cell, byte for byte.
  func golden() throws -> [String: [UInt8]] {
    try bench.folder.contents(of: "Snapshots/tiny/title1")
  }

  /// What is on record of all cells, but for who reviewed them.
  func goldens() throws -> [String: [UInt8]] {
    try bench.folder.contents().filter { $0.key != ReviewBench.reviews }
  }

  /// Whether verifying finds what is drawn on record.
  func equalCells() throws -> [String] {
    try bench.verify(Self.plain, Self.heavy).words.filter { $0.hasSuffix(" equal") }
  }
}

@Suite struct `Accepting one of two changes` {
  private let project: TwoChanges
  private let session: ReviewSession

  init() throws {
    project = try TwoChanges()
    session = try project.bench.session()
  }

  @Test func `lets the cell wait, and writes nothing of it`() throws {
    let golden = try project.golden()
    let answer = try session.accept(changes: [1])
    #expect(
      answer.words == [
        "tiny/body/word.l@1x accepted", "tiny/body/word.ax1@1x accepted",
        "tiny/title1/word.l@1x waiting",
      ])
    #expect(answer.undoable == 1)
    #expect(session.state(of: TwoChanges.cell) == TwoChanges.waiting)
    #expect(try project.golden() == golden)
    #expect(try !project.bench.folder.text(ReviewBench.reviews).contains("title1"))
  }

  @Test func `makes cells without another change golden at once`() throws {
    try session.accept(changes: [1])
    #expect(
      try project.equalCells() == [
        "tiny/body/word.l@1x equal", "tiny/body/word.ax1@1x equal",
      ])
  }

  @Test(arguments: [[1, 2], [2, 1]])
  func `makes the cell golden once the other is accepted, too`(order: [Int]) throws {
    let golden = try project.golden()
    for number in order {
      #expect(try project.golden() == golden)
      try session.accept(changes: [number])
    }
    #expect(session.state(of: TwoChanges.cell) == .accepted)
    #expect(try project.equalCells().count == 3)
    #expect(try project.bench.folder.text(ReviewBench.reviews).contains("title1/word.l@1x"))
  }

  @Test func `is one decision where both are named`() throws {
    #expect(try session.accept(changes: [2, 1]).undoable == 1)
    #expect(try project.equalCells().count == 3)
  }

  @Test func `is no decision to undo where it is accepted already`() throws {
    let first = try session.accept(changes: [1])
    #expect(try session.accept(changes: [1]).undoable == first.undoable)
  }

  @Test func `leaves a cell waiting where the same change is accepted twice`() throws {
    try session.accept(changes: [1])
    let golden = try project.golden()
    try session.accept(changes: [1])
    #expect(session.state(of: TwoChanges.cell) == TwoChanges.waiting)
    #expect(try project.golden() == golden)
  }

  @Test func `leaves cells alone that are rejected`() throws {
    try session.decide(.reject, [TwoChanges.cells[0], TwoChanges.cell])
    let golden = try project.golden()
    try session.accept(changes: [1, 2])
    #expect(session.state(of: TwoChanges.cells[0]) == .rejected)
    #expect(session.state(of: TwoChanges.cell) == .rejected)
    #expect(try project.golden() == golden)
    #expect(try project.equalCells() == ["tiny/body/word.ax1@1x equal"])
  }

  @Test func `leaves cells alone that are rejected and that nobody named`() throws {
    try session.decide(.reject, [TwoChanges.cells[0], TwoChanges.cell])
    let answer = try session.decide(
      .accept, [TwoChanges.cells[0], TwoChanges.cell], sparingRejected: [TwoChanges.cells[0]])
    #expect(answer.cells.count == 2)
    #expect(session.state(of: TwoChanges.cells[0]) == .rejected)
    #expect(session.state(of: TwoChanges.cell) == .accepted)
  }

  @Test func `is refused where a golden became another meanwhile`() throws {
    let other = try project.bench.folder.bytes("Snapshots/tiny/body/word.ax1@1x.png")
    try project.bench.folder.write(other, ReviewBench.picture)
    let answer = try session.accept(changes: [1])
    #expect(
      answer.words == [
        "tiny/body/word.l@1x refused", "tiny/body/word.ax1@1x accepted",
        "tiny/title1/word.l@1x waiting",
      ])
    #expect(answer.reasons.first?.hasPrefix("Its golden is another file") == true)
    #expect(try project.bench.folder.bytes(ReviewBench.picture) == other)
  }

  @Test func `is refused where the golden became another while its cell waited`() throws {
    try session.accept(changes: [1])
    let other = try project.bench.folder.bytes(ReviewBench.picture)
    try project.bench.folder.write(other, "Snapshots/tiny/title1/word.l@1x.png")
    let golden = try project.golden()
    #expect(try session.accept(changes: [2]).words == ["tiny/title1/word.l@1x refused"])
    #expect(try project.golden() == golden)
  }

  @Test func `goes on to wait where the cell was refused, rejected and the rejection undone`()
    throws
  {
    try session.accept(changes: [1])
    let golden = try project.bench.folder.bytes("Snapshots/tiny/title1/word.l@1x.png")
    let other = try project.bench.folder.bytes(ReviewBench.picture)
    try project.bench.folder.write(other, "Snapshots/tiny/title1/word.l@1x.png")
    #expect(try session.accept(changes: [2]).words == ["tiny/title1/word.l@1x refused"])
    try session.decide(.reject, [TwoChanges.cell])
    #expect(try session.undo().words == ["tiny/title1/word.l@1x waiting"])
    #expect(session.state(of: TwoChanges.cell) == TwoChanges.waiting)
    try project.bench.folder.write(golden, "Snapshots/tiny/title1/word.l@1x.png")
    try session.accept(changes: [2])
    #expect(try project.equalCells().count == 3)
  }

  @Test func `of a cell that is accepted as a whole accepts the rest`() throws {
    try session.accept(changes: [1])
    try session.decide(.accept, [TwoChanges.cell])
    #expect(session.openChanges(of: TwoChanges.cell) == [])
    #expect(try project.equalCells().count == 3)
  }

  @Test func `goes on to wait where the cell is skipped`() throws {
    try session.accept(changes: [1])
    #expect(try session.decide(.skip, [TwoChanges.cell]).undoable == 1)
    #expect(session.state(of: TwoChanges.cell) == TwoChanges.waiting)
  }

  @Test func `is undone step by step`() throws {
    let before = try project.goldens()
    try session.accept(changes: [1])
    let first = try project.goldens()
    try session.accept(changes: [2])
    #expect(try session.undo().words == ["tiny/title1/word.l@1x waiting"])
    #expect(session.state(of: TwoChanges.cell) == TwoChanges.waiting)
    #expect(try project.goldens() == first)
    try session.undo()
    #expect(session.state(of: TwoChanges.cell) == .open)
    #expect(session.openChanges(of: TwoChanges.cell) == [1, 2])
    #expect(try project.goldens() == before)
  }

  @Test func `is refused of a change that there is not, and decides nothing`() throws {
    let before = try project.bench.folder.contents()
    for number in [0, 3, -1] {
      #expect(throws: ReviewError.unknownChange(number)) {
        try session.accept(changes: [1, number])
      }
    }
    #expect(session.decisions.cells == [])
    #expect(try project.bench.folder.contents() == before)
  }

  @Test func `is told before it is done`() throws {
    let one = session.preview(accepting: [1])
    #expect((one.accepted, one.waiting) == (2, 1))
    #expect(one.waitingFor == [2])
    let other = session.preview(accepting: [2])
    #expect((other.accepted, other.waiting) == (0, 1))
    #expect(other.waitingFor == [1])
    let both = session.preview(accepting: [1, 2])
    #expect((both.accepted, both.waiting) == (3, 0))
    #expect(both.waitingFor == [])
    #expect(session.decisions.cells == [])
    try session.accept(changes: [1])
    let rest = session.preview(accepting: [2])
    #expect((rest.accepted, rest.waiting) == (1, 0))
  }

  @Test func `is known by its number, that of most cells first`() throws {
    #expect(session.changeList.map(\.sentence) == [TwoChanges.text, TwoChanges.weight])
    #expect(session.changeList.map(\.cells.count) == [3, 1])
    #expect(session.numbers(of: TwoChanges.cell) == [1, 2])
    #expect(session.numbers(of: TwoChanges.cells[0]) == [1])
    try session.accept(changes: [1])
    #expect(session.numbers(of: TwoChanges.cell) == [1, 2])
    #expect(session.openChanges(of: TwoChanges.cell) == [2])
  }

  @Test func `counts among what waits`() throws {
    try session.accept(changes: [1])
    #expect("\(session.sum)" == "tiny: 3 to review: 2 accepted, 1 waiting")
    #expect(!session.sum.isDone)
  }
}

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
    #expect(session.memoryTrouble?.contains("A file stands where a folder is needed") == true)
    try session.accept(changes: [1])
    let trouble = try #require(session.memoryTrouble)
    #expect(trouble.hasPrefix("Decisions cannot be kept in "), "\(trouble)")
    #expect(trouble.contains("What was accepted stands"))
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
    #expect(trouble.contains("tiny/body/word.l@1x and 1 more cells. "), "\(trouble)")
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
        "Its golden has been changed since this was decided, and stays as it is. Verify again.",
        "Its golden or its drawing is another since this was decided, so nothing is left to take back. "
          + "Decide about it again.",
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
    #expect(trouble.contains("Where cells stand needs more than 0 MB."), "\(trouble)")
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

@Suite struct `A page that accepts changes` {
  private let project: TwoChanges
  private let service: ReviewService

  init() throws {
    project = try TwoChanges()
    service = ReviewService(try project.bench.session())
  }

  private func accept(_ body: String) -> String {
    let response = service.respond(method: "POST", path: "/changes", body: Array(body.utf8))
    let text = String(decoding: response.body, as: UTF8.self)
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test func `is told what a cell waits for, and nothing is written of it`() throws {
    let golden = try project.golden()
    #expect(
      accept(#"{"changes": [1]}"#)
        == #"{ "cells": { "tiny/body/word.l@1x": { "state": "accepted", "accepted": [ 1 ] }, "#
        + #""tiny/body/word.ax1@1x": { "state": "accepted", "accepted": [ 1 ] }, "#
        + #""tiny/title1/word.l@1x": { "state": "waiting", "reason": "accepted: "#
        + #"\#(TwoChanges.text). Waits for: \#(TwoChanges.weight)", "accepted": [ 1 ] } }, "#
        + #""undoable": 1 }"#)
    #expect(try project.golden() == golden)
  }

  @Test func `makes the cell golden with the last of them`() throws {
    _ = accept(#"{"changes": [1]}"#)
    #expect(
      accept(#"{"changes": [2]}"#)
        == #"{ "cells": { "tiny/title1/word.l@1x": { "state": "accepted", "#
        + #""accepted": [ 1, 2 ] } }, "undoable": 2 }"#)
    #expect(try project.equalCells().count == 3)
  }
}
