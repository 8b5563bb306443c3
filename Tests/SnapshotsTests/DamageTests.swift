import DynamicType
import ImageDiff
import Imaging
import Testing

@testable import Snapshots

/// Every bit of every byte, and all of a byte at once.
private let patterns: [UInt8] = [1, 2, 4, 8, 16, 32, 64, 128, 255]

@Suite struct `A damaged golden` {
  let bench: Bench
  let ramp: RampSpec

  init() throws {
    bench = try Bench()
    ramp = Bench.word("Ty\u{2000}pe,\nproof", categories: [.large])
    try bench.record(ramp)
  }

  /// The cell as it is drawn, for which the recorded text and picture are right.
  private func drawn() throws -> DrawnCell {
    let layout = try #require(try bench.store.layout(of: ramp.name))
    return DrawnCell(
      facts: try #require(layout.cells[.large]?.facts),
      bitmap: try PNG.decode(try bench.folder.bytes("Snapshots/tiny/body/word.l@1x.png")),
      curve: nil)
  }

  private func verdict(
    text: [UInt8], picture: [UInt8], on drawn: DrawnCell
  ) throws(LayoutDocumentError) -> Verdict {
    Golden(
      recorded: try LayoutDocument(parsing: text, ramp: ramp.name).cells[.large],
      layoutTrouble: nil, picture: picture, pictureTrouble: nil,
      drift: .none
    ).verdict(on: drawn) { _ in drawn }
  }

  @Test func `never passes as equal, whichever byte of the layout text is flipped`() throws {
    let text = try bench.folder.bytes("Snapshots/tiny/body/word@1x.txt")
    let picture = try bench.folder.bytes("Snapshots/tiny/body/word.l@1x.png")
    let drawn = try drawn()
    #expect(try verdict(text: text, picture: picture, on: drawn) == .equal)
    var survivors: [String] = []
    for index in text.indices {
      for pattern in patterns {
        var damaged = text
        damaged[index] ^= pattern
        guard let verdict = try? verdict(text: damaged, picture: picture, on: drawn) else {
          continue
        }
        if verdict == .equal { survivors.append("byte \(index), bits \(pattern)") }
      }
    }
    #expect(survivors == [])
  }

  @Test func `never passes as equal, whichever byte of the picture is flipped`() throws {
    let text = try bench.folder.bytes("Snapshots/tiny/body/word@1x.txt")
    let picture = try bench.folder.bytes("Snapshots/tiny/body/word.l@1x.png")
    let drawn = try drawn()
    var survivors: [String] = []
    for index in picture.indices {
      for pattern in patterns {
        var damaged = picture
        damaged[index] ^= pattern
        if try verdict(text: text, picture: damaged, on: drawn) == .equal {
          survivors.append("byte \(index), bits \(pattern)")
        }
      }
    }
    #expect(survivors == [])
  }

  @Test func `never passes as equal, wherever the picture is cut short`() throws {
    let text = try bench.folder.bytes("Snapshots/tiny/body/word@1x.txt")
    let picture = try bench.folder.bytes("Snapshots/tiny/body/word.l@1x.png")
    let drawn = try drawn()
    for end in picture.indices {
      let verdict = try verdict(text: text, picture: Array(picture[..<end]), on: drawn)
      guard case .unreadable = verdict else {
        Issue.record("\(end) bytes come to \(verdict).")
        continue
      }
    }
  }
}
