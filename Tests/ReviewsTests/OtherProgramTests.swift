import DynamicType
import ImageDiff
import Imaging
import Reports
import Snapshots
import TextEngine
import Testing

@testable import Reviews

@Suite struct `A golden that another program drew` {
  /// What that program did otherwise: the value of a byte by its row and column of bytes.
  private static let ways: [String: @Sendable (Bitmap, _ row: Int, _ byte: Int) -> UInt8] = [
    "gamma": { picture, row, byte in
      let value = picture.bytes[row * picture.bytesPerRow + byte]
      return UInt8((Double(value) * 255).squareRoot())
    },
    "a glyph a pixel to the left": { picture, row, byte in
      let isShifted = (20..<32).contains(byte / picture.format.bytesPerPixel)
      return picture.bytes[
        row * picture.bytesPerRow + byte + (isShifted ? picture.format.bytesPerPixel : 0)]
    },
    "a mark": { picture, row, byte in
      let isMarked = (2..<6).contains(row) && (4..<9).contains(byte / picture.format.bytesPerPixel)
      return isMarked && byte % picture.format.bytesPerPixel < 3
        ? 0 : picture.bytes[row * picture.bytesPerRow + byte]
    },
  ]

  private static let changes: [String: @Sendable (inout RampSpec) -> Void] = [
    "size": { $0.font = .custom("Inter/InterVariable.ttf", size: 18, relativeTo: .body) },
    "color": { $0.color = RGBAColor(red: 90, green: 90, blue: 90) },
    "text": { $0.sample.text.runs[0].text = "incl. 20 % VAT" },
  ]

  private static let ramp = RampSpec(
    suite: "tiny", style: .body, sample: Sample("word", text: "incl. 19 % VAT"),
    font: .custom("Inter/InterVariable.ttf", size: 17, relativeTo: .body), categories: [.large],
    width: 200, scale: .x1)

  /// Puts a golden in the place of one, with digests as that program would have written them.
  private func replaceGolden(
    in bench: ReviewBench, by way: @Sendable (Bitmap, Int, Int) -> UInt8
  ) throws {
    let cell = SnapshotName(ramp: Self.ramp.name, category: .large)
    let picture = try PNG.decode(try #require(try bench.store.picture(of: cell)))
    let bytes = (0..<picture.height).flatMap { row in
      (0..<picture.bytesPerRow).map { way(picture, row, $0) }
    }
    let other = Bitmap(
      width: picture.width, height: picture.height, format: picture.format, bytes: bytes)
    let file = try PNG.encode(other)
    var document = try #require(try bench.store.layout(of: cell.ramp))
    var golden = try #require(document.cells[.large])
    golden.facts.pixels = ContentDigest(ofPixelsIn: other)
    golden.file = ContentDigest(of: file)
    golden.sha256 = .sha256(of: file)
    document.cells[.large] = golden
    try bench.folder.write(file, "Snapshots/\(cell.picturePath)")
    try bench.folder.write(document.description, "Snapshots/\(cell.ramp.layoutPath)")
  }

  @Test func `stays open where the input that changed beside it is accepted`() throws {
    for (name, way) in Self.ways {
      for (input, change) in Self.changes {
        let bench = try ReviewBench()
        try bench.record([Self.ramp])
        try replaceGolden(in: bench, by: way)
        var ramp = Self.ramp
        change(&ramp)
        try bench.report(on: [ramp])
        let session = try bench.session()
        let cell = try #require(session.run.results.cells.first)
        guard case .unexplained(let pixels, _) = cell.proof else {
          Issue.record("\(name), \(input): \(String(describing: cell.proof))")
          continue
        }
        #expect(pixels > 0)
        let inputs = session.changeList.indices.filter {
          session.changeList[$0].changes.allSatisfy { !$0.isEffect }
        }
        #expect(inputs.count == 1, "\(name), \(input)")
        let before = try bench.store.picture(of: cell.name)
        let answer = try session.accept(changes: inputs.map { $0 + 1 })
        #expect(answer.cells.map(\.state.word) == ["waiting"], "\(name), \(input)")
        #expect(try bench.store.picture(of: cell.name) == before, "\(name), \(input)")
      }
    }
  }
}
