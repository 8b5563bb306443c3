import Snapshots
import DynamicType
import ImageDiff
import Imaging
import Testing

@testable import GoldenText
@testable import Suites
@testable import Verification

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
    try bench.drawn(ramp)
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
    let sound = try LayoutDocument(parsing: text, ramp: ramp.name).cells[.large]
    var survivors: [String] = []
    for index in text.indices {
      for pattern in patterns {
        var damaged = text
        damaged[index] ^= pattern
        guard let verdict = try? verdict(text: damaged, picture: picture, on: drawn) else {
          continue
        }
        // Other inputs that show nowhere, and another sum, are told beside the verdict or with no digest trusted.
        let read = try LayoutDocument(parsing: damaged, ramp: ramp.name).cells[.large]
        let isTold = read?.head != sound?.head || read?.sha256 != sound?.sha256
        if verdict == .equal, !isTold { survivors.append("byte \(index), bits \(pattern)") }
      }
    }
    #expect(survivors == [])
  }

  @Test func `passes in silence nowhere, whichever byte of the text is flipped`() throws {
    let path = "Snapshots/tiny/body/word@1x.txt"
    let text = try bench.folder.bytes(path)
    var run = try bench.run([ramp])
    run.thoroughness.trustsDigests = false
    run.thoroughness.judgesAllPixels = false
    #expect(try run.verify().verdicts == [.equal])
    var survivors: [Int] = []
    for index in text.indices {
      var damaged = text
      damaged[index] ^= 1
      try bench.folder.write(damaged, path)
      let outcomes = try run.verify().outcomes
      if outcomes.allSatisfy({ $0.verdict.passes && $0.unseen.isEmpty }) { survivors.append(index) }
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
