import ImageDiff
import Imaging
import Testing

@Suite struct `How large a PNG file may be` {
  @Test func `is a little more than its pixels, and a megabyte`() throws {
    // 64 rows of 64 × 4 bytes, and 16 more each: 17,408, and a 64th of it: 272.
    let bitmap = Bitmap(
      width: 64, height: 64, format: .rgba8,
      bytes: (0..<64 * 64 * 4).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 3 | 1) })
    let file = try PNG.encode(bitmap)
    #expect(file[25] == 6)
    #expect(PNG.greatestFileSize(startingWith: Array(file.prefix(33))) == 17_408 + 272 + 1 << 20)
  }

  @Test func `is a megabyte where no picture is promised`() {
    #expect(PNG.greatestFileSize(startingWith: []) == 1 << 20)
    #expect(PNG.greatestFileSize(startingWith: [UInt8](repeating: 0, count: 33)) == 1 << 20)
  }

  @Test func `has no bound where the promise has none`() {
    let start: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [UInt8](repeating: 0xFF, count: 8) + [16, 6, 0, 0, 0, 0, 0, 0, 0]
    #expect(PNG.greatestFileSize(startingWith: start) == .max)
  }
}
