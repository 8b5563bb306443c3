import ImageDiff
import Imaging
import Testing

@Suite struct `Comparing two PNG files` {
  static func gray(_ rows: [UInt8], width: Int) -> [UInt8] {
    HandmadePNG(
      width: width, height: rows.count / (width + 1), bits: 8, colorType: 0, rows: rows
    ).file
  }

  static func compareFiles(_ expected: [UInt8], _ actual: [UInt8]) throws -> PNGComparison {
    try compare(
      expected: MemorySource(expected, name: "old.png"),
      actual: MemorySource(actual, name: "new.png"))
  }

  @Test func `finds files of the same bytes equal`() throws {
    let file = Self.gray([0, 1, 2], width: 2)
    let found = try Self.compareFiles(file, file)
    #expect(found.pictures == .equal)
    #expect(found.evidence == .sameBytes)
    #expect(found.expectedSize == PixelSize(width: 2, height: 1))
  }

  @Test func `finds files that differ in their text equal by their image data`() throws {
    var png = HandmadePNG(width: 2, height: 1, bits: 8, colorType: 0, rows: [0, 1, 2])
    let plain = png.file
    png.chunks = [("tEXt", Array("Comment\0new".utf8))]
    let found = try Self.compareFiles(plain, png.file)
    #expect(found.pictures == .equal)
    #expect(found.evidence == .sameImageData)
  }

  @Test func `finds files whose palettes are partly clear equal by their image data`() throws {
    let colors: [(String, [UInt8])] = [("PLTE", [0, 0, 0, 9, 9, 9]), ("tRNS", [128])]
    var png = HandmadePNG(
      width: 1, height: 1, bits: 1, colorType: 3, chunks: colors, rows: [0, 0x80])
    let plain = png.file
    png.chunks = colors + [("tEXt", Array("Comment\0new".utf8))]
    let found = try Self.compareFiles(plain, png.file)
    #expect(found.pictures == .equal)
    #expect(found.evidence == .sameImageData)
  }

  @Test func `tells palettes apart though the image data is the same`() throws {
    var png = HandmadePNG(
      width: 1, height: 1, bits: 1, colorType: 3, chunks: [("PLTE", [0, 0, 0, 9, 9, 9])],
      rows: [0, 0x80])
    let old = png.file
    png.chunks = [("PLTE", [0, 0, 0, 9, 9, 7])]
    #expect(
      try Self.compareFiles(old, png.file).pictures
        == .different(
          PixelDifference(
            differingPixels: 1, boundingBox: PixelRect(x: 0, y: 0, width: 1, height: 1),
            greatestChannelDifference: 2, first: PixelPoint(x: 0, y: 0))))
  }

  @Test func `finds the same pixels equal under other filters`() throws {
    // 5 7 over 6 8: as they are, and as differences from the left and from above.
    let found = try Self.compareFiles(
      Self.gray([0, 5, 7, 0, 6, 8], width: 2), Self.gray([1, 5, 2, 2, 1, 1], width: 2))
    #expect(found.pictures == .equal)
    #expect(found.evidence == .rows)
  }

  @Test func `tells the same filtered bytes apart under other filters`() throws {
    // 5 5, and 5 10.
    let found = try Self.compareFiles(
      Self.gray([0, 5, 5], width: 2), Self.gray([1, 5, 5], width: 2))
    #expect(
      found.pictures
        == .different(
          PixelDifference(
            differingPixels: 1, boundingBox: PixelRect(x: 1, y: 0, width: 1, height: 1),
            greatestChannelDifference: 5, first: PixelPoint(x: 1, y: 0))))
  }

  @Test func `finds grey, palette and colour of the same pixels equal`() throws {
    let gray = Self.gray([0, 0, 255], width: 2)
    let palette = HandmadePNG(
      width: 2, height: 1, bits: 1, colorType: 3, chunks: [("PLTE", [255, 255, 255, 0, 0, 0])],
      rows: [0, 0b1000_0000])
    let color = HandmadePNG(
      width: 2, height: 1, bits: 8, colorType: 6,
      rows: [0, 0, 0, 0, 255, 255, 255, 255, 255])
    #expect(try Self.compareFiles(gray, palette.file).pictures == .equal)
    #expect(try Self.compareFiles(palette.file, color.file).pictures == .equal)
  }

  @Test func `does not look at the bits that fill up a row`() throws {
    let old = HandmadePNG(width: 1, height: 1, bits: 1, colorType: 0, rows: [0, 0b1000_0000])
    let new = HandmadePNG(width: 1, height: 1, bits: 1, colorType: 0, rows: [0, 0b1111_1111])
    #expect(try Self.compareFiles(old.file, new.file).pictures == .equal)
  }

  @Test func `counts, frames and weighs what differs, and names its rows`() throws {
    let old = Self.gray([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], width: 2)
    let new = Self.gray([0, 0, 9, 0, 0, 0, 0, 5, 0, 0, 0, 8, 0, 0, 0], width: 2)
    let found = try Self.compareFiles(old, new)
    #expect(
      found.pictures
        == .different(
          PixelDifference(
            differingPixels: 3, boundingBox: PixelRect(x: 0, y: 0, width: 2, height: 4),
            greatestChannelDifference: 9, first: PixelPoint(x: 1, y: 0))))
    #expect(found.differingRows.ranges == [0..<1, 2..<4])
  }

  @Test func `tells sizes apart and compares what both have`() throws {
    let found = try Self.compareFiles(
      Self.gray([0, 1, 2, 3, 0, 4, 5, 6], width: 3),
      Self.gray([0, 1, 2, 0, 4, 9, 0, 0, 0], width: 2))
    #expect(
      found.pictures
        == .sizeDiffers(
          expected: PixelSize(width: 3, height: 2), actual: PixelSize(width: 2, height: 3),
          overlap: PixelDifference(
            differingPixels: 1, boundingBox: PixelRect(x: 1, y: 1, width: 1, height: 1),
            greatestChannelDifference: 4, first: PixelPoint(x: 1, y: 1))))
  }

  @Test func `keeps at most 64 bands, those closest to each other joined`() throws {
    let rows = (0..<200).flatMap { [UInt8(0), UInt8($0 % 2)] }
    let found = try Self.compareFiles(
      Self.gray([UInt8](repeating: 0, count: 400), width: 1), Self.gray(rows, width: 1))
    #expect(found.differingRows.ranges.count == 64)
    #expect(found.differingRows.ranges.first?.lowerBound == 1)
    #expect(found.differingRows.ranges.last == 199..<200)
  }
}
