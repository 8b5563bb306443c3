import ImageDiff
import Imaging
import Testing

@Suite struct `A PNG file that asks for too much` {
  @Test func `of 57 bytes claims two gigabytes for one chunk`() throws {
    let header = HandmadePNG(width: 1, height: 1, bits: 8, colorType: 0, rows: []).header
    let claim: [UInt8] = [0x7F, 0xFF, 0xFF, 0xFF] + Array("zTXt".utf8)
    let file =
      HandmadePNG.signature + HandmadePNG.chunk("IHDR", header) + claim
      + [UInt8](repeating: 0, count: 16)
    #expect(file.count == 57)
    // Four bytes of the sixteen are the checksum.
    #expect(throws: PNGError.truncated(missing: 0x7FFF_FFFF - 12)) { try PNG.decode(file) }
  }

  @Test func `has four quintillion pixels`() {
    let side = 0x7FFF_FFFF
    let png = HandmadePNG(width: side, height: side, bits: 8, colorType: 6, rows: [0])
    #expect(throws: PNGError.tooLarge(width: side, height: side, limit: 67_108_864)) {
      try PNG.decode(png.file)
    }
  }

  @Test func `has a pixel more than the limit`() throws {
    let png = HandmadePNG(width: 3, height: 1, bits: 8, colorType: 0, rows: [0, 1, 2, 3])
    #expect(throws: PNGError.tooLarge(width: 3, height: 1, limit: 2)) {
      try PNG.decode(png.file, limits: PNGLimits(maximumPixels: 2))
    }
    #expect(try PNG.decode(png.file, limits: PNGLimits(maximumPixels: 3)).width == 3)
  }

  @Test func `cannot hold its two billion pixels, so a limit raised too far does no harm`() {
    let png = HandmadePNG(width: 50_000, height: 40_000, bits: 8, colorType: 6, rows: [0])
    #expect(throws: PNGError.tooLittleData(width: 50_000, height: 40_000, bytes: 12)) {
      try PNG.decode(png.file, limits: PNGLimits(maximumPixels: .max))
    }
  }

  @Test func `has more pixels than an integer counts bits`() {
    let side = 0x7FFF_FFFF
    let png = HandmadePNG(width: side, height: side, bits: 16, colorType: 6, rows: [0])
    #expect(throws: PNGError.tooLittleData(width: side, height: side, bytes: 12)) {
      try PNG.decode(png.file, limits: PNGLimits(maximumPixels: .max))
    }
  }

  @Test func `may be wider than libpng's own million`() throws {
    let width = 1_000_001
    let bitmap = Bitmap(
      width: width, height: 1, format: .gray8, bytes: [UInt8](repeating: 7, count: width))
    #expect(try PNG.decode(PNG.encode(bitmap)) == bitmap)
  }
}
