import Snapshots
import DynamicType
import ImageDiff
import Testing
import TextEngine

@testable import Files
@testable import GoldenStore
@testable import GoldenText
@testable import Suites
@testable import Verification

@Suite struct `Lines that end elsewhere by another version of Unicode` {
  /// It fits a line of 120 pt up to “proof”.
  private let ramp = Bench.word("Type proof of it", categories: [.large])
  private let bench: Bench
  private let versions = "Snapshots/tiny/fingerprint.txt"

  init() throws {
    bench = try Bench()
  }

  /// Records the cell as if Unicode 14.0 had ended its first line after “Type ”.
  private func recordEarlier(
    spokenOf unicode: String = "14.0", width: Points? = 120
  ) throws {
    var earlier = ramp
    earlier.width = width
    try bench.record(earlier)
    let worker = try CellWorker(fonts: bench.fonts, systemFont: bench.systemFont)
    var drawn = try worker.draw(earlier, at: .large, lineEnds: [5])
    drawn.facts.unicode = unicode
    let name = SnapshotName(ramp: ramp.name, category: .large)
    let picture = try SnapshotStore.golden(showing: drawn.bitmap, inPlaceOf: nil)
    try AtomicFile.write(picture, to: bench.store.path(name.picturePath))
    let document = LayoutDocument(
      ramp: ramp.name,
      cells: [
        .large: LayoutDocument.Cell(facts: drawn.facts, file: ContentDigest(of: picture))
      ])
    try AtomicFile.write(
      Array(document.description.utf8), to: bench.store.path(ramp.name.layoutPath))
    try bench.folder.edit(
      versions, "Unicode: \(ICUVersion.current.unicode)", to: "Unicode: 14.0")
  }

  @Test func `are drift, because with the line ends on record nothing differs`() throws {
    try recordEarlier()
    let change = try #require(try bench.verify(ramp).changes.first)
    let unicode = ICUVersion.current.unicode
    #expect(change.sentences == ["library drift: Unicode 14.0 → \(unicode)"])
    #expect(change.isDrift)
  }

  @Test func `are a change of the layout where Unicode is the same`() throws {
    try recordEarlier(spokenOf: ICUVersion.current.unicode)
    #expect(try bench.verify(ramp).changes.map { $0.changes.map(\.kind) } == [[.reflowed]])
  }

  @Test func `are a change of the layout where something else moved them too`() throws {
    try recordEarlier(width: 110)
    let changes = try bench.verify(ramp).changes.map(\.changes)
    #expect(changes.map { $0.map(\.kind) } == [[.library, .frameWidth]], "\(changes)")
  }

  @Test func `are no drift of a picture that is not the recorded one`() throws {
    try recordEarlier()
    let picture = "Snapshots/tiny/body/word.l@1x.png"
    let other = try Bench()
    try other.record(ramp)
    try bench.folder.write(try other.folder.bytes(picture), picture)
    #expect(
      try bench.verify(ramp).changes.map { $0.changes.map(\.kind) }
        == [[.library, .reflowed, .file]])
  }

  @Test func `are recorded where only drift is to be`() throws {
    try recordEarlier()
    let report = try bench.run([ramp]).record(.driftOnly)
    #expect(report.recorded == ["tiny/body/word.l@1x"])
    #expect(try bench.verify(ramp).verdicts == [.equal])
  }

  @Test func `that are as recorded are equal under either version`() throws {
    try bench.record(ramp)
    let layout = "Snapshots/tiny/body/word@1x.txt"
    let now = "nicode: \(ICUVersion.current.unicode)"
    try bench.folder.edit(layout, now, to: "nicode: 14.0")
    try bench.folder.edit(versions, now, to: "nicode: 14.0")
    #expect(try bench.verify(ramp).verdicts == [.equal])
  }

  @Test func `are told where nobody is known to have had that version`() throws {
    try bench.record(ramp)
    let now = ICUVersion.current.unicode
    try bench.folder.edit(
      "Snapshots/tiny/body/word@1x.txt", "unicode: \(now)", to: "unicode: 14.0")
    #expect(
      try bench.verify(ramp).changes.map(\.sentences) == [
        [
          "the layout text has Unicode 14.0, but the suite was recorded with another version; "
            + "here it is \(now)"
        ]
      ])
  }
}
