import Snapshots
import DynamicType
import Testing

@testable import Changes
@testable import Suites
@testable import Verification

@Suite struct `A self-check` {
  private let bench: Bench
  private let ramp = Bench.word(categories: [.large])

  init() throws { bench = try Bench() }

  private func check(_ judge: SelfCheck.Judge) throws -> SelfCheck {
    try SelfCheck(with: try bench.drawn(ramp), of: ramp.cells[0], judge: judge)
  }

  @Test func `finds what was changed on purpose, and is told with the run`() throws {
    try bench.record(ramp)
    let check = try #require(try bench.verify(ramp).selfCheck)
    #expect(check.cell == ramp.cells[0])
    #expect(check.known == 6)
    #expect(check.missed == [])
    #expect("\(check)" == "self-check: 6 of 6")
  }

  @Test func `finds it where the suite lets pixels differ`() throws {
    var tolerant = ramp
    tolerant.tolerance = Tolerance(.text, because: "Drawn by two libraries.")
    try bench.record(tolerant)
    #expect(try bench.verify(tolerant).selfCheck?.missed == [])
  }

  @Test func `fails where a comparison lets everything pass`() throws {
    let check = try check { _, _ in .equal }
    #expect(
      check.missed == [
        "one pixel a level off is not found", "one point more in size passes",
        "one bit changed in the picture file passes", "text that disappeared is tolerated",
        "a change is hidden by another change of its cell",
      ])
    #expect(
      check.failure
        == "The self-check failed, so no verdict of this run can be trusted: "
        + "one pixel a level off is not found; one point more in size passes; "
        + "one bit changed in the picture file passes; text that disappeared is tolerated; "
        + "a change is hidden by another change of its cell. Build Typeproof again, or report it."
    )
  }

  @Test func `fails where a comparison lets nothing pass`() throws {
    let check = try check { _, _ in .missing }
    #expect(
      check.missed == [
        "a cell differs from itself", "one pixel a level off is not found",
        "a change is hidden by another change of its cell",
      ])
  }

  @Test func `fails where a cell is told by its first change alone`() throws {
    let check = try check { golden, drawn in
      let verdict = golden.verdict(on: drawn) { _ in drawn }
      guard case .changed(let change) = verdict else { return verdict }
      return .changed(CellChange(changes: Array(change.changes.prefix(1)), picture: change.picture))
    }
    #expect(check.missed == ["a change is hidden by another change of its cell"])
  }

  @Test func `takes the first cell that can be drawn`() throws {
    let tofu = Bench.word("\u{10FFFE}", name: "a", categories: [.large])
    #expect(
      try bench.verify(Bench.tooLargeAtAX1, ramp.named("z")).selfCheck?.cell.ramp.sample == "word")
    #expect(try bench.verify(tofu, ramp).selfCheck?.cell.category == .large)
  }

  @Test func `takes the least cell, whatever the suite's order, so that parts agree`() throws {
    let run = try bench.run([ramp.named("z"), ramp.named("b"), ramp.named("m")])
    #expect(try run.selfCheck()?.cell.ramp.sample == "b")
    let parts = try (1...3).compactMap { index in
      var part = run
      part.shard = Shard(index: index, count: 3)
      return try part.selfCheck()?.cell
    }
    #expect(parts.min() == (try run.selfCheck()?.cell))
  }

  @Test func `goes on to the next cell of a ramp where one cannot be drawn`() throws {
    var large = Bench.word(
      ".", font: .custom(Bench.inter, size: 2100, relativeTo: .body), width: nil)
    large.categories = [.extraSmall, .large]
    #expect(try bench.verify(large).selfCheck?.cell.category == .extraSmall)
  }

  @Test func `is not made where nothing can be drawn`() throws {
    let run = try bench.run([
      Bench.word(
        ".", font: .custom(Bench.inter, size: 1900, relativeTo: .body), width: nil,
        categories: [.accessibilityExtraExtraExtraLarge])
    ])
    #expect(try run.verify().selfCheck == nil)
  }
}

extension RampSpec {
  fileprivate func named(_ sample: String) -> RampSpec {
    var ramp = self
    ramp.name = RampName(suite: name.suite, style: name.style, sample: sample, scale: name.scale)
    return ramp
  }
}
