import DynamicType
import Testing

@testable import Snapshots

@Suite struct `A ramp with another name` {
  private let bench: Bench

  init() throws { bench = try Bench() }

  @Test func `is told by both names where its pictures are the same`() throws {
    try bench.record(Bench.word(name: "word"))
    let report = try bench.verify(Bench.word(name: "label"))
    #expect(report.verdicts == [.missing, .missing, .obsolete, .obsolete])
    #expect(
      report.notes == [
        "A ramp has another name and the same pictures: tiny/body/label@1x, which was "
          + "tiny/body/word@1x. Record the suite, then take the old files away with “typeproof clean”."
      ])
  }

  @Test func `is told with the number of others`() throws {
    try bench.record(
      Bench.word(name: "a"), Bench.word("Typo", name: "b"), Bench.word(name: "stays"))
    let report = try bench.verify(
      Bench.word(name: "stays"), Bench.word("Typo", name: "c"), Bench.word(name: "d"))
    let note = try #require(report.notes.first)
    #expect(
      note.hasPrefix("2 ramps have other names and the same pictures, such as tiny/body/c@1x, "))
    #expect(note.contains("which was tiny/body/b@1x."))
  }

  @Test func `is none where its pictures are others, or a category came or went`() throws {
    try bench.record(Bench.word(name: "word"))
    #expect(try bench.verify(Bench.word("Typo", name: "label")).notes == [])
    #expect(try bench.verify(Bench.word(name: "label", categories: [.large])).notes == [])
  }

  @Test func `is one ramp, though several show the same`() throws {
    try bench.record(Bench.word(name: "word"))
    let report = try bench.verify(Bench.word(name: "one"), Bench.word(name: "two"))
    #expect(report.notes.first?.hasPrefix("A ramp has another name") == true)
  }
}
