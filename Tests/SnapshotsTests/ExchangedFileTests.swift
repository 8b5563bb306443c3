import Snapshots
import DynamicType
import ImageDiff
import Testing

@testable import Changes
@testable import GoldenText
@testable import Suites
@testable import Verification

@Suite struct `The one cause where the picture file is not the recorded one` {
  private let bench: Bench
  private let ramp = Self.ramp("Type résumé")

  init() throws { bench = try Bench() }

  private static func ramp(_ text: String) -> RampSpec {
    var ramp = Bench.word(text, font: .fixed(Bench.inter, size: 17), categories: [.large])
    ramp.name = RampName(suite: "tiny", style: .body, sample: "word", scale: .x2)
    return ramp
  }

  @Test func `is the file where that was exchanged and nothing else changed`() throws {
    try bench.record(ramp)
    let other = try bench.drawn(Self.ramp("Type resumé")).bitmap
    try bench.folder.write(try PNG.encode(other), "Snapshots/tiny/body/word.l@2x.png")
    let change = try #require(try bench.verify(ramp).changes.first)
    #expect(change.changes.map(\.kind) == [.file])
    #expect("\(change)".contains("but the drawing equals the recorded one; restore the file;"))
  }

  @Test func `is told beside a file that is not the recorded one`() throws {
    try bench.record(ramp)
    let other = try bench.drawn(Self.ramp("Type resumé")).bitmap
    try bench.folder.write(try PNG.encode(other), "Snapshots/tiny/body/word.l@2x.png")
    // Whoever drew it said so of the pixels, and forgot the file.
    try bench.folder.edit(
      "Snapshots/tiny/body/word@2x.txt",
      "pixels: \(ContentDigest(ofPixelsIn: try bench.drawn(ramp).bitmap))",
      to: "pixels: \(ContentDigest(ofPixelsIn: other))")
    let change = try #require(try bench.verify(ramp).changes.first)
    #expect(change.changes.map(\.kind) == [.inkAppeared, .file])
    #expect("\(change)".contains("the picture file is not the one in its layout text"))
  }

  @Test func `is the file where it was only packed anew`() throws {
    let drawn = try bench.drawn(ramp)
    let verdict = Golden(
      recorded: LayoutDocument.Cell(facts: drawn.facts, file: ContentDigest(of: [])),
      layoutTrouble: nil, picture: try PNG.encode(drawn.bitmap), pictureTrouble: nil, drift: .none
    ).verdict(on: drawn) { _ in drawn }
    let changes = if case .changed(let change) = verdict { change.changes } else { [] as [Change] }
    #expect(
      changes.sentences == [
        "the picture file is not the one in its layout text, but has the same pixels"
      ])
    #expect(changes.map(\.kind) == [.file])
  }
}
