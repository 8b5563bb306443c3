import DynamicType
import ImageDiff
import Snapshots
import Testing
import TextEngine

@testable import Changes
@testable import Files
@testable import Suites
@testable import Verification

@Suite struct `Where pixels are judged only for words` {
  private let bench: Bench
  private let upright: [UInt8]
  private let italic: [UInt8]

  init() throws {
    bench = try Bench()
    upright = try FileTree.read("\(Bench.fontsPath)/\(Bench.inter)")
    italic = try FileTree.read("\(Bench.fontsPath)/Inter/InterVariable-Italic.ttf")
    try bench.folder.write(upright, "Fonts/\(Bench.inter)")
  }

  private func word(_ text: String, at categories: [ContentSizeCategory]) -> RampSpec {
    Bench.word(
      text, font: .custom("Own.ttf", size: 17, relativeTo: .body), width: nil,
      categories: categories)
  }

  /// What comes of two runs after a font's letters became slanted ones.
  private func afterSlanting(
    _ text: String, at categories: [ContentSizeCategory]
  ) throws -> (words: RunReport, all: RunReport) {
    try bench.folder.write(upright, "Fonts/Own.ttf")
    var run = try bench.run([word(text, at: categories)])
    run.fonts = try FontFolder(path: bench.folder("Fonts"))
    _ = try run.record(.all)
    try bench.folder.write(italic, "Fonts/Own.ttf")
    run.fonts = try FontFolder(path: bench.folder("Fonts"))
    let all = try run.verify()
    run.thoroughness.judgesAllPixels = false
    return (try run.verify(), all)
  }

  @Test func `another font's pixels are not judged where lines tell what it does`() throws {
    let (words, all) = try afterSlanting("Type", at: [.small, .large, .accessibilityLarge])
    #expect(words.changes.map(\.changes) == all.changes.map(\.changes))
    #expect(words.changes.map(\.findings.isEmpty) == [true, true, true])
    #expect(all.changes.map(\.findings.isEmpty) == [false, false, false])
  }

  @Test func `another font's pixels are judged where no line tells what it does`() throws {
    let (words, all) = try afterSlanting("HHH", at: [.small, .large])
    #expect(words.verdicts == all.verdicts)
    #expect(words.changes.map(\.findings.isEmpty) == [false, false])
  }

  @Test func `nothing is found in pixels where the layout tells the cause, and words are the same`()
    throws
  {
    try bench.record(Bench.word())
    var wider = Bench.word()
    wider.sample.text = AttributedText("Type", TextAttributes(tracking: .points(1)))
    var run = try bench.run([wider])
    let all = try run.verify().changes
    run.thoroughness.judgesAllPixels = false
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
    run.thoroughness.judgesAllPixels = false
    let words = try run.verify()
    #expect(words.verdicts == all.verdicts)
    #expect(words.changes.first?.findings.isEmpty == false)
  }
}
