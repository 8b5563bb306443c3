import Snapshots
import DynamicType
import Testing

@testable import GoldenStore
@testable import Suites
@testable import Verification

@Suite struct `A ramp with another name` {
  private let bench: Bench

  init() throws { bench = try Bench() }

  private func note(on ramps: RampSpec...) throws -> String? {
    let report = try bench.run(ramps).verify()
    return RenamedRamps(
      among: report.outcomes.map { outcome in
        switch (outcome.verdict, outcome.drawnFacts) {
        case (.missing, let facts?): (outcome.name, .missing(facts.pixels))
        case (.obsolete, _): (outcome.name, .obsolete)
        default: (outcome.name, .known)
        }
      }, in: bench.store
    ).note
  }

  @Test func `is told by both names where its pictures are the same`() throws {
    try bench.record(Bench.word(name: "word"))
    #expect(
      try note(on: Bench.word(name: "label"))
        == "A ramp was renamed and has the same pictures: tiny/body/label@1x, which was "
        + "tiny/body/word@1x. Record the suite, then delete the old files with: typeproof clean"
    )
  }

  @Test func `is told with the number of others`() throws {
    try bench.record(
      Bench.word(name: "a"), Bench.word("Typo", name: "b"), Bench.word(name: "stays"))
    let note = try #require(
      try note(
        on: Bench.word(name: "stays"), Bench.word("Typo", name: "c"), Bench.word(name: "d")))
    #expect(
      note.hasPrefix("2 ramps were renamed and have the same pictures, such as tiny/body/c@1x, "))
    #expect(note.contains("which was tiny/body/b@1x."))
  }

  @Test func `is none where its pictures are others, or a category came or went`() throws {
    try bench.record(Bench.word(name: "word"))
    #expect(try note(on: Bench.word("Typo", name: "label")) == nil)
    #expect(try note(on: Bench.word(name: "label", categories: [.large])) == nil)
  }

  @Test func `is one ramp, though several show the same`() throws {
    try bench.record(Bench.word(name: "word"))
    let note = try note(on: Bench.word(name: "one"), Bench.word(name: "two"))
    #expect(note?.hasPrefix("A ramp was renamed") == true)
  }

  @Test func `is none whose old name is declared as well, at other sizes`() throws {
    try bench.record(Bench.word(name: "word"))
    #expect(
      try note(on: Bench.word(name: "word", categories: [.large]), Bench.word(name: "label")) == nil
    )
  }
}

@Suite struct `Goldens with the name that an earlier version gave` {
  private let bench: Bench

  init() throws { bench = try Bench() }

  @Test func `get that of today`() throws {
    try bench.record(Bench.word(name: "gr-e"))
    let today = Bench.word(name: "Größe")
    _ = try bench.run([today]).upgradeGoldens()
    #expect(try bench.store.layout(of: Bench.word(name: "gr-e").name) == nil)
    #expect(try bench.verify(today).verdicts.map(\.passes) == [true, true])
  }

  @Test func `keep it where a ramp is declared that has it itself`() throws {
    let (order, dated) = (Bench.word(name: "order"), Bench.word(name: "order-20240131"))
    try bench.record(order)
    let before = try bench.folder.contents()
    _ = try bench.run([order, dated]).upgradeGoldens()
    #expect(try bench.folder.contents() == before)
    #expect(try bench.verify(order, dated).verdicts == [.missing, .missing, .equal, .equal])
  }
}
