import Imaging
import Testing

@testable import PNGFiles

@Suite struct `A picture of numbered colours` {
  private static let red: UInt32 = 0xFF00_00FF
  private static let blue: UInt32 = 0x0000_FFFF
  private static let clear: UInt32 = 0x0102_0300
  private static let pale: UInt32 = 0x0000_FF80

  @Test func `has its pixels in their colours`() {
    let picture = IndexedPicture(
      size: PixelSize(width: 2, height: 2), numbers: [1, 0, 0, 1], colors: [Self.red, Self.clear])
    #expect(
      picture.bitmap
        == Bitmap(
          width: 2, height: 2, format: .rgba8,
          bytes: [1, 2, 3, 0, 255, 0, 0, 255, 255, 0, 0, 255, 1, 2, 3, 0]))
    #expect(!picture.isOpaqueGray)
  }

  @Test func `loses colours that no pixel has, and has each colour once`() {
    let picture = IndexedPicture(
      size: PixelSize(width: 4, height: 1), numbers: [3, 1, 4, 1],
      colors: [Self.clear, Self.red, Self.pale, Self.blue, Self.red])
    let fewer = picture.withoutUnusedColors
    #expect(fewer.colors == [Self.red, Self.blue])
    #expect(fewer.numbers == [1, 0, 0, 0])
    #expect(fewer.bitmap == picture.bitmap)
  }

  @Test func `may have 256 colours, and loses none that is used`() {
    let numbers = (0...255).map { UInt8($0) }
    let colors = (0...255).map { UInt32($0) << 8 | 0xFF }
    let picture = IndexedPicture(
      size: PixelSize(width: 256, height: 1), numbers: numbers, colors: colors)
    let same = picture.withoutUnusedColors
    #expect(same.numbers == numbers && same.colors == colors)
    #expect(IndexedPicture(picture.bitmap)?.bitmap == picture.bitmap)
  }

  @Test func `has a palette of translucent colours, then of the others, each in order`() {
    let picture = IndexedPicture(
      size: PixelSize(width: 1, height: 1), numbers: [0],
      colors: [Self.red, Self.blue, Self.clear, Self.pale])
    let (colors, places) = picture.palette
    #expect(
      colors.map(\.bytes) == [Self.pale, Self.clear, Self.blue, Self.red])
    #expect(Array(places.prefix(4)) == [3, 2, 1, 0])
  }

  @Test func `is made of a picture of at most 256 colours`() {
    func picture(_ count: Int) -> Bitmap {
      Bitmap(
        width: count, height: 1, format: .rgba8,
        bytes: (0..<count).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8), 7, 255] })
    }
    #expect(IndexedPicture(picture(256))?.bitmap == picture(256))
    #expect(IndexedPicture(picture(257)) == nil)
  }

  @Test func `has colours of four bytes each`() {
    let color = RGBAColor(bytes: 0x0123_4567)
    #expect(color == RGBAColor(red: 0x01, green: 0x23, blue: 0x45, alpha: 0x67))
    #expect(color.bytes == 0x0123_4567)
  }
}

@Suite struct `A picture that is written row by row` {
  private static let palette = [
    RGBAColor(red: 1, green: 2, blue: 3), RGBAColor(red: 4, green: 5, blue: 6),
  ]

  private func file(_ rows: [[UInt8]]) throws -> [UInt8] {
    let stream = try PNGStream(
      size: PixelSize(width: rows[0].count, height: rows.count), palette: Self.palette)
    for row in rows { try row.withUnsafeBufferPointer { try stream.append(row: $0) } }
    return try stream.finish()
  }

  @Test func `is read back as it was`() throws {
    let picture = try PNG.decode(file([[0, 1, 1], [1, 0, 0]]))
    #expect(picture.size == PixelSize(width: 3, height: 2))
    #expect(
      picture.bytes == [
        1, 2, 3, 255, 4, 5, 6, 255, 4, 5, 6, 255, 4, 5, 6, 255, 1, 2, 3, 255, 1, 2, 3, 255,
      ])
  }

  // Rows are packed as soon as 128 KiB of them are waiting.
  @Test(arguments: [130, 131, 132, 270])
  func `is read back whatever its height`(height: Int) throws {
    let rows = (0..<height).map { y -> [UInt8] in
      (0..<1007).map { x -> UInt8 in
        let number: Int = (x * 7 + y * x) % 3
        return UInt8(number % 2)
      }
    }
    let picture = try PNG.decode(file(rows))
    #expect(picture.size == PixelSize(width: 1007, height: height))
    let reds: [UInt8] = rows.joined().map { $0 == 0 ? 1 : 4 }
    let found = stride(from: 0, to: picture.bytes.count, by: 4).map { picture.bytes[$0] }
    #expect(found == reds)
  }

  @Test func `is no larger than PNG supports`() throws {
    for (width, height) in [(0x8000_0000, 1), (1, 0x8000_0000), (0x1_0000_0000, 1)] {
      #expect(
        throws: PNGError.notWritten("\(width) × \(height) px is more than PNG supports")
      ) {
        _ = try PNGStream(size: PixelSize(width: width, height: height), palette: [])
      }
    }
    _ = try PNGStream(size: PixelSize(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF), palette: [])
  }
}

@Suite struct `Memory that comparisons share` {
  @Test func `is the smallest that was given back and is large enough`() {
    let memory = ComparisonMemory()
    let blocks = [300, 100, 200].map { memory.take(byteCount: $0) }
    for block in blocks { memory.giveBack(block) }
    let exact = memory.take(byteCount: 100)
    #expect(exact.start == blocks[1].start && exact.byteCount == 100)
    let larger = memory.take(byteCount: 101)
    #expect(larger.start == blocks[2].start && larger.byteCount == 200)
    let new = memory.take(byteCount: 301)
    #expect(new.byteCount == 301)
    for block in [exact, larger, new] { memory.giveBack(block) }
  }
}
