import Snapshots
import DynamicType
import ImageDiff
import Testing

@testable import GoldenText
@testable import Suites
@testable import Verification

@Suite struct `The blocks of a layout text` {
  private let file = "Snapshots/tiny/body/word@1x.txt"

  private func blocks(_ text: [UInt8]) -> LayoutBlocks? {
    LayoutBlocks(of: text, ramp: Bench.word().name)
  }

  @Test func `say what was recorded, category by category`() throws {
    let bench = try Bench()
    try bench.record(Bench.word())
    let blocks = try #require(blocks(try bench.folder.bytes(file)))
    #expect(blocks.blocks.keys.sorted() == [.large, .accessibilityMedium])
    for category in blocks.blocks.keys {
      let cell = SnapshotName(ramp: Bench.word().name, category: category)
      let picture = ContentDigest(of: try #require(try bench.store.picture(of: cell)))
      let drawn = try bench.drawn(Bench.word(), at: category).facts
      let block = try #require(blocks.blocks[category])
      #expect(block.says(drawn, file: picture))
      #expect(!block.says(drawn, file: ContentDigest(of: [])))
      #expect(!block.says(try bench.drawn(Bench.word("Types"), at: category).facts, file: picture))
    }
  }

  @Test func `say nothing any more, whichever byte is flipped`() throws {
    let bench = try Bench()
    let ramp = Bench.word("Ty\u{2000}pe,\nproof", categories: [.large])
    try bench.record(ramp)
    let text = try bench.folder.bytes(file)
    let cell = SnapshotName(ramp: ramp.name, category: .large)
    let content = try #require(try bench.store.picture(of: cell))
    let picture = ContentDigest(of: content)
    let drawn = try bench.drawn(ramp).facts
    let head = GoldenHead(of: ramp, systemFont: bench.systemFont)
    #expect(try #require(blocks(text)?.blocks[.large]).says(drawn, file: picture))
    var survivors: [String] = []
    for index in text.indices {
      for pattern: UInt8 in [1, 2, 4, 8, 16, 32, 64, 128, 255] {
        var damaged = text
        damaged[index] ^= pattern
        guard let block = blocks(damaged)?.blocks[.large] else { continue }
        if block.says(drawn, file: picture), block.stands(below: head), block.isSummed(content) {
          survivors.append("byte \(index), bits \(pattern)")
        }
      }
    }
    #expect(survivors == [])
  }

  @Test(arguments: [
    "", "typeproof golden 3\n", "typeproof golden 4\ntiny/body/word@1x\n",
    "typeproof layout 2\ntiny/body/other@1x\n",
    "typeproof layout 2\ntiny/body/word@1x\n\n[L]\nsize: 17 pt\n",
    "typeproof layout 2\ntiny/body/word@1x\n\n[L]\nfile: 0\n\n[L]\nfile: 0\n",
    "typeproof layout 2\ntiny/body/word@1x\n\n[AX1]\nfile: 0\n\n[L]\nfile: 0\n",
    "typeproof layout 2\ntiny/body/word@1x\n\n[L]\nfile: 0\nmore\n",
    "typeproof layout 2\ntiny/body/word@1x\n\n[L]\nfile: 0\n\n",
    "typeproof layout 2\r\ntiny/body/word@1x\r\n\r\n[L]\r\nfile: 0\r\n",
    "typeproof layout 2\ntiny/body/word@1x\n\n[L]\nfile: 0",
    "typeproof golden 3\ntiny/body/word@1x\n\n[L]\nfile: 0\n",
    "typeproof golden 3\ntiny/body/word@1x\n\nsample: word\n[L]\nfile: 0\n",
  ])
  func `are none of a text that is put together otherwise`(text: String) {
    #expect(blocks(Array(text.utf8)) == nil)
  }

  @Test func `that are not drawn are read all the same`() throws {
    let bench = try Bench()
    try bench.record(Bench.word())
    let text = String(decoding: try bench.folder.bytes(file), as: UTF8.self)
    // The second block has another weight than any text can have.
    let damaged = text.split(separator: "[AX1]", maxSplits: 1)
    try bench.folder.write(
      damaged[0] + "[AX1]" + damaged[1].replacing("weight: 400", with: "weight: +400"), file)
    for filter in ["tiny/body/word.l@1x", "*"] {
      let report = try bench.verify(Bench.word(), filter: filter)
      #expect(report.reasons.count == report.outcomes.count)
      #expect(
        report.reasons.allSatisfy { $0.hasPrefix("unreadable: ") && $0.contains("word@1x.txt") })
    }
  }

  @Test func `and another category's change are told together`() throws {
    let bench = try Bench()
    try bench.record(Bench.word())
    let text = String(decoding: try bench.folder.bytes(file), as: UTF8.self)
    let parts = text.split(separator: "[AX1]", maxSplits: 1)
    try bench.folder.write(
      parts[0] + "[AX1]" + parts[1].replacing("weight: 400", with: "weight: 700"), file)
    let report = try bench.verify(Bench.word())
    #expect(report.verdicts.first == .equal)
    #expect(report.changes.map { "\($0)" }.first?.contains("weight is 400, was 700") == true)
  }
}
