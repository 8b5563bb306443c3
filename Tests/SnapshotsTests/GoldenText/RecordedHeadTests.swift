import Snapshots
import DynamicType
import Imaging
import TextEngine
import Testing

@testable import Suites
@testable import Verification

@Suite struct `A golden's text that could not be read again` {
  private let bench: Bench
  private let layout = "Snapshots/tiny/body/word@1x.txt"

  init() throws {
    bench = try Bench()
    try bench.record(Bench.word())
  }

  @Test(arguments: [("a b", "features: a b=1"), ("a=b", "features: a=b=1")])
  func `is not recorded, and the golden stays`(tag: String, line: String) throws {
    let before = try bench.folder.contents()
    var ramp = Bench.word("Typo")
    ramp.attributes.features = [FeatureSetting(try #require(OpenTypeTag(tag)), value: 1)]
    let error = #expect(throws: UnreadableRecording.self) { try bench.record(ramp) }
    #expect(
      error?.description
        == "tiny/body/word@1x cannot be recorded, because the line “\(line)” of its layout text "
        + "could not be read back. Nothing was recorded. Change “features” of the ramp.")
    #expect(try bench.folder.contents() == before)
  }

  @Test func `is not recorded for traits that nobody knows`() throws {
    var ramp = Bench.word("Typo")
    ramp.attributes.traits = FontDescriptor.SymbolicTraits(rawValue: 1 << 20)
    let error = #expect(throws: UnreadableRecording.self) { try bench.record(ramp) }
    #expect(error?.line == "traits: ")
  }

  @Test func `is not recorded for what a run of the text has`() throws {
    var ramp = Bench.word("Typo")
    var attributes = TextAttributes()
    attributes.features = [FeatureSetting(OpenTypeTag("a b"), value: 1)]
    ramp.sample.text.runs = [AttributedText.Run("Typo", attributes)]
    let error = #expect(throws: UnreadableRecording.self) { try bench.record(ramp) }
    #expect(error?.line == "text: Typo | features: a b=1")
  }

  @Test func `keeps a sum on record that is not that of the picture`() throws {
    let text = try bench.folder.text(layout)
    let sum = try #require(text.split(separator: "\n").first { $0.hasPrefix("sha256: ") })
    let other = "sha256: " + String(repeating: "0", count: 64)
    try bench.folder.edit(layout, String(sum), to: other)
    try bench.record(Bench.word(), mode: .failed)
    #expect(try bench.folder.text(layout).contains(other))
  }
}

@Suite struct `Inputs that show nowhere` {
  private let bench: Bench

  init() throws { bench = try Bench() }

  private func run(_ cascade: FontCascade) throws -> SuiteRun {
    var run = try bench.run([Bench.word()])
    run.systemFont.cascade = cascade
    return run
  }

  private let more = FontCascade(fonts: ["NotoSerif/NotoSerif-Regular.ttf"])

  @Test func `leave cells equal, are told, and are written down at the next recording`() throws {
    try bench.record(Bench.word())
    let report = try run(more).verify()
    #expect(report.verdicts == [.equal, .equal])
    let told = "fallback is NotoSerif/NotoSerif-Regular.ttf, was none"
    #expect(report.outcomes.map(\.unseen.sentences) == [[told], [told]])
    let picture = "Snapshots/tiny/body/word.l@1x.png"
    let before = try bench.folder.bytes(picture)
    _ = try run(more).record(.all)
    #expect(try run(more).verify().outcomes.map(\.unseen) == [[], []])
    #expect(try bench.folder.bytes(picture) == before)
  }

  @Test func `belong to the set of a cell that something else changed`() throws {
    try bench.record(Bench.word())
    var run = try run(more)
    run.suite = try SuiteSpec(name: "tiny", ramps: [Bench.word("Typo")])
    #expect(
      try run.verify().changes.map { $0.changes.map(\.kind) }
        == [[.text, .fallback], [.text, .fallback]])
  }
}

@Suite struct `A golden's text with several heads` {
  @Test func `comes of recording a part of a ramp, and each cell keeps its own inputs`() throws {
    let bench = try Bench()
    try bench.record(Bench.word())
    try bench.record(Bench.word("Typo"), filter: "*.ax1@1x")
    let text = try bench.folder.text("Snapshots/tiny/body/word@1x.txt")
    #expect(
      text.split(separator: "\n").filter { $0.hasPrefix("text: ") } == ["text: Type", "text: Typo"])
    let report = try bench.verify(Bench.word("Typo"))
    #expect(report.verdicts.map(\.passes) == [false, true])
    #expect(report.changes.map(\.sentences) == [["the text says “Typo”, was “Type”"]])
    try bench.record(Bench.word("Typo"))
    #expect(
      try bench.folder.text("Snapshots/tiny/body/word@1x.txt").split(separator: "\n")
        .filter { $0.hasPrefix("text: ") } == ["text: Typo"])
  }
}
