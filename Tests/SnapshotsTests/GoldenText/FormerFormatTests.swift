import Snapshots
import DynamicType
import Testing

@testable import Files
@testable import Verification

@Suite struct `Texts of the format before` {
  private let bench: Bench
  private let layout = "Snapshots/tiny/body/word@1x.txt"

  init() throws {
    bench = try Bench()
    try bench.record(Bench.word())
  }

  /// Takes the heads and the sums away, as an earlier version wrote it.
  private func age() throws {
    let document = try #require(try bench.store.layout(of: Bench.word().name))
    var old = document
    for category in document.cells.keys {
      old.cells[category]?.head = nil
      old.cells[category]?.sha256 = nil
    }
    try bench.folder.write(Array(old.description(as: .text).utf8), layout)
    try bench.folder.write("typeproof manifest 1\n", "Snapshots/tiny/manifest.txt")
  }

  @Test func `are read, and equal where nothing changed`() throws {
    try age()
    let report = try bench.verify(Bench.word())
    #expect(report.verdicts == [.equal, .equal])
    #expect(report.strayFiles == [])
    #expect(report.differences == [])
  }

  @Test func `tell of how a text is set what blocks say`() throws {
    try age()
    #expect(
      try bench.verify(Bench.word("Typo", width: 121)).changes.map(\.sentences)
        == Array(
          repeating: ["the text says “Typo”, was “Type”", "width is 121 pt, was 120 pt"], count: 2))
  }

  @Test func `become those of today without a picture being touched`() throws {
    let today = try bench.folder.text(layout)
    try age()
    let pictures = try bench.folder.state().filter { $0.key.hasSuffix(".png") }
    let report = try bench.run([Bench.word()]).upgradeGoldens()
    #expect(report.recorded == [])
    #expect(try bench.folder.text(layout) == today)
    #expect(try bench.folder.state().filter { $0.key.hasSuffix(".png") } == pictures)
    #expect(!FileTree.exists(bench.folder("Snapshots/tiny/manifest.txt")))
  }

  @Test func `say that inputs are not known, of cells that are no longer equal`() throws {
    try age()
    _ = try bench.run([Bench.word("Typo")]).upgradeGoldens()
    let text = try bench.folder.text(layout)
    #expect(
      text.hasPrefix("typeproof golden 3\ntiny/body/word@1x\n\ninputs: not recorded\n\n[L]\n"))
    #expect(text.contains("\nsha256: "))
    #expect(try bench.verify(Bench.word()).verdicts == [.equal, .equal])
  }
}
