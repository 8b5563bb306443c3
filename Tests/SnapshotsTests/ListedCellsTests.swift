import DynamicType
import ImageDiff
import TextEngine
import Testing

@testable import Snapshots

@Suite struct `Where words are all that comes of a run` {
  private let bench: Bench
  private let upright: [UInt8]
  private let italic: [UInt8]

  init() throws {
    bench = try Bench()
    upright = try FileTree.read("\(Bench.fontsPath)/\(Bench.inter)")
    italic = try FileTree.read("\(Bench.fontsPath)/Inter/InterVariable-Italic.ttf")
    try bench.folder.write(upright, "Fonts/\(Bench.inter)")
  }

  private func word(at categories: [ContentSizeCategory]) -> RampSpec {
    Bench.word(
      font: .custom("Own.ttf", size: 17, relativeTo: .body), width: nil, categories: categories)
  }

  /// What comes of two runs after a font's letters became slanted ones.
  private func afterSlanting(
    at categories: [ContentSizeCategory]
  ) throws -> (words: RunReport, all: RunReport) {
    try bench.folder.write(upright, "Fonts/Own.ttf")
    var run = try bench.run([word(at: categories)])
    run.fonts = try FontFolder(path: bench.folder("Fonts"))
    _ = try run.record(.all)
    try bench.folder.write(italic, "Fonts/Own.ttf")
    run.fonts = try FontFolder(path: bench.folder("Fonts"))
    let all = try run.verify()
    run.tellsWordsAlone = true
    return (try run.verify(), all)
  }

  @Test func `the first of many cells alike says what another font's pixels show, others not`()
    throws
  {
    let (words, all) = try afterSlanting(at: ContentSizeCategory.allCases)
    #expect(words.groups.groups == all.groups.groups)
    #expect(words.groups.groups.map(\.cells.count) == [12])
    let first = try #require(words.changes.first)
    #expect(first == all.changes.first)
    #expect(first.description.contains("; \(try #require(first.findings.first)); "))
    #expect(words.changes.dropFirst().allSatisfy { $0.findings.isEmpty && $0.clusters.isEmpty })
    #expect(all.changes.allSatisfy { !$0.findings.isEmpty && !$0.clusters.isEmpty })
  }

  @Test func `each of a few cells alike says what another font's pixels show`() throws {
    let (words, all) = try afterSlanting(at: [.small, .large, .accessibilityLarge])
    #expect(words.verdicts == all.verdicts)
    #expect(words.changes.map(\.findings.isEmpty) == [false, false, false])
  }

  @Test func `nothing is found in pixels where the layout tells the cause, and words are the same`()
    throws
  {
    try bench.record(Bench.word())
    var wider = Bench.word()
    wider.sample.text = AttributedText("Type", TextAttributes(tracking: .points(1)))
    var run = try bench.run([wider])
    let all = try run.verify().changes
    run.tellsWordsAlone = true
    let words = try run.verify().changes
    #expect(all.map(\.findings.isEmpty) == [false, false])
    #expect(words.map(\.findings.isEmpty) == [true, true])
    #expect(words.map(\.description) == all.map(\.description))
  }

  @Test func `pixels are judged where the layout tells nothing`() throws {
    let ramp = Bench.word()
    try bench.record(ramp)
    let other = try PNG.encode(try bench.drawn(Bench.word("Typo")).bitmap)
    let cell = SnapshotName(ramp: ramp.name, category: .large)
    try bench.folder.write(other, "Snapshots/\(cell.picturePath)")
    var run = try bench.run([ramp])
    let all = try run.verify()
    run.tellsWordsAlone = true
    let words = try run.verify()
    #expect(words.verdicts == all.verdicts)
    #expect(words.changes.first?.findings.isEmpty == false)
  }
}
