import ImageDiff
import Imaging
import Testing

@Suite struct `Decoding a band of rows` {
  /// 1 2, 3 4, 5 6, 7 8: each row but the first as what is added to the one above.
  static let file = MemorySource(
    HandmadePNG(
      width: 2, height: 4, bits: 8, colorType: 0,
      rows: [0, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]
    ).file, name: "old.png")

  @Test func `gives those rows`() throws {
    #expect(
      try PNG.decode(Self.file, rows: 1..<3)
        == Bitmap(width: 2, height: 2, format: .gray8, bytes: [3, 4, 5, 6]))
  }

  @Test func `leaves out what is below the picture`() throws {
    #expect(try PNG.decode(Self.file, rows: 3..<99).bytes == [7, 8])
  }

  @Test func `needs a row that is there`() {
    #expect(
      throws: PictureFileError.notPicture(
        name: "old.png", .rowsMissing(first: 4, height: 4))
    ) {
      try PNG.decode(Self.file, rows: 4..<5)
    }
  }

  @Test func `does not look below the band`() throws {
    // The second row has no known filter.
    let png = HandmadePNG(width: 1, height: 2, bits: 8, colorType: 0, rows: [0, 1, 9, 9])
    let source = MemorySource(png.file, name: "odd.png")
    #expect(try PNG.decode(source, rows: 0..<1).bytes == [1])
  }

  @Test(arguments: UInt64(1)...60)
  func `is a part of the whole picture`(seed: UInt64) throws {
    var random = FixedRandom(state: seed)
    let file = RandomFile.make(with: &random)
    let bytes = file.bytes(with: &random)
    guard let whole = try? PNG.decode(bytes) else { return }
    let first = Int.random(in: 0..<whole.height, using: &random)
    let rows = first..<Int.random(in: first + 1...whole.height, using: &random)
    let part = whole.bytes[
      rows.lowerBound * whole.bytesPerRow..<rows.upperBound * whole.bytesPerRow]
    #expect(
      try PNG.decode(MemorySource(bytes, name: "whole.png"), rows: rows)
        == Bitmap(
          width: whole.width, height: rows.count, format: whole.format, bytes: Array(part)))
  }
}
