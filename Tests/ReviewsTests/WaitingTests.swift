import Snapshots
import DynamicType
import Reports
import TextEngine
import Testing

@testable import Reviews
@testable import Verification

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
    #expect(answer.reasons.first?.hasPrefix("The golden changed after the run") == true)
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
