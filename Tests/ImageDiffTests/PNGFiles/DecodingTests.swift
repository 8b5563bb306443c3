import ImageDiff
import Imaging
import Testing

@Suite struct `Decoding a PNG file` {
  @Test func `eight bits of grey are the levels themselves`() throws {
    let png = HandmadePNG(width: 2, height: 2, bits: 8, colorType: 0, rows: [0, 1, 2, 0, 3, 255])
    #expect(
      try PNG.decode(png.file)
        == Bitmap(width: 2, height: 2, format: .gray8, bytes: [1, 2, 3, 255]))
  }

  @Test func `one bit of grey is black or white`() throws {
    let png = HandmadePNG(width: 3, height: 1, bits: 1, colorType: 0, rows: [0, 0b1010_0000])
    #expect(try PNG.decode(png.file).bytes == [255, 0, 255])
  }

  @Test func `two bits of grey are thirds`() throws {
    let png = HandmadePNG(width: 4, height: 1, bits: 2, colorType: 0, rows: [0, 0b0001_1011])
    #expect(try PNG.decode(png.file).bytes == [0, 85, 170, 255])
  }

  @Test func `four bits of grey are fifteenths`() throws {
    let png = HandmadePNG(width: 3, height: 1, bits: 4, colorType: 0, rows: [0, 0x01, 0xF0])
    #expect(try PNG.decode(png.file).bytes == [0, 17, 255])
  }

  @Test(
    arguments: [
      (1, [0, 0xA0, 0, 0x5F], [170, 85]),
      (2, [0, 0x1F, 0, 0xE0], [17, 255, 238, 0]),
      (4, [0, 0x12, 0x34, 0, 0xFE, 0xDC], [17, 34, 51, 68, 255, 238, 221, 204]),
      (5, [0, 0x12, 0x34, 0x5F, 0, 0, 1, 0xF0], [17, 34, 51, 68, 85, 0, 0, 0, 17, 255]),
    ] as [(Int, [UInt8], [UInt8])])
  func `four bits of grey fill rows of any width`(
    width: Int, rows: [UInt8], levels: [UInt8]
  ) throws {
    let png = HandmadePNG(width: width, height: 2, bits: 4, colorType: 0, rows: rows)
    #expect(try PNG.decode(png.file).bytes == levels)
  }

  @Test func `sixteen bits of grey are rounded to eight`() throws {
    // 0x0180 / 257 = 1.494 and 0x0182 / 257 = 1.502.
    let png = HandmadePNG(
      width: 4, height: 1, bits: 16, colorType: 0,
      rows: [0, 0x01, 0x80, 0x01, 0x82, 0xFF, 0xFF, 0x80, 0x80])
    #expect(try PNG.decode(png.file).bytes == [1, 2, 255, 128])
    #expect(try PNG.header(of: png.file).bitsPerSample == 16)
  }

  @Test func `the transparent grey level is looked for in all sixteen bits`() throws {
    let png = HandmadePNG(
      width: 2, height: 1, bits: 16, colorType: 0, chunks: [("tRNS", [0x12, 0x34])],
      rows: [0, 0x12, 0x34, 0x12, 0x35])
    #expect(
      try PNG.decode(png.file)
        == Bitmap(
          width: 2, height: 1, format: .rgba8,
          bytes: [0x12, 0x12, 0x12, 0, 0x12, 0x12, 0x12, 255]))
  }

  @Test func `a transparent grey level makes the picture RGBA`() throws {
    let png = HandmadePNG(
      width: 2, height: 1, bits: 1, colorType: 0, chunks: [("tRNS", [0, 1])],
      rows: [0, 0b0100_0000])
    #expect(try PNG.decode(png.file).bytes == [0, 0, 0, 255, 255, 255, 255, 0])
  }

  @Test func `RGB is opaque`() throws {
    let png = HandmadePNG(
      width: 2, height: 1, bits: 8, colorType: 2, rows: [0, 1, 2, 3, 4, 5, 6])
    #expect(
      try PNG.decode(png.file)
        == Bitmap(width: 2, height: 1, format: .rgba8, bytes: [1, 2, 3, 255, 4, 5, 6, 255]))
  }

  @Test func `the transparent colour of RGB is clear and the others are opaque`() throws {
    let png = HandmadePNG(
      width: 2, height: 1, bits: 8, colorType: 2, chunks: [("tRNS", [0, 1, 0, 2, 0, 3])],
      rows: [0, 1, 2, 3, 4, 5, 6])
    #expect(try PNG.decode(png.file).bytes == [1, 2, 3, 0, 4, 5, 6, 255])
  }

  @Test func `sixteen bits of RGBA are rounded to eight`() throws {
    let png = HandmadePNG(
      width: 1, height: 1, bits: 16, colorType: 6, rows: [0, 0, 0, 0x80, 0x80, 0xFF, 0xFF, 1, 0x82])
    #expect(try PNG.decode(png.file).bytes == [0, 128, 255, 2])
  }

  @Test func `grey with alpha is RGBA`() throws {
    let png = HandmadePNG(width: 1, height: 1, bits: 8, colorType: 4, rows: [0, 7, 9])
    #expect(try PNG.decode(png.file).bytes == [7, 7, 7, 9])
  }

  @Test func `a palette of colours is RGBA and tRNS reaches its first ones`() throws {
    let png = HandmadePNG(
      width: 3, height: 1, bits: 2, colorType: 3,
      chunks: [("PLTE", [1, 2, 3, 4, 5, 6, 7, 8, 9]), ("tRNS", [10, 20])],
      rows: [0, 0b0001_1000])
    #expect(try PNG.decode(png.file).bytes == [1, 2, 3, 10, 4, 5, 6, 20, 7, 8, 9, 255])
  }

  @Test func `a palette of opaque greys is grey`() throws {
    let png = HandmadePNG(
      width: 3, height: 1, bits: 4, colorType: 3, chunks: [("PLTE", [5, 5, 5, 9, 9, 9])],
      rows: [0, 0x01, 0x00])
    #expect(
      try PNG.decode(png.file) == Bitmap(width: 3, height: 1, format: .gray8, bytes: [5, 9, 5]))
  }

  @Test(arguments: [UInt8(1), 2, 4, 8])
  func `a pixel outside the palette is damage`(bits: UInt8) {
    let png = HandmadePNG(
      width: 1, height: 1, bits: bits, colorType: 3, chunks: [("PLTE", [1, 2, 3])],
      rows: [0, 1 << (8 - bits)])
    #expect(throws: PNGError.damaged("a pixel has colour 1, but the palette has 1 colours")) {
      try PNG.decode(png.file)
    }
  }

  @Test func `seven passes come together`() throws {
    // Adam7 on 3 × 3: pass 1 has (0,0); 5 has (0,2), (2,2); 4 has (2,0); 6 has (1,0), (1,2); 7 row 1.
    let png = HandmadePNG(
      width: 3, height: 3, bits: 8, colorType: 0, interlace: 1,
      rows: [0, 1, 0, 3, 0, 7, 9, 0, 2, 0, 8, 0, 4, 5, 6])
    #expect(try PNG.decode(png.file).bytes == [1, 2, 3, 4, 5, 6, 7, 8, 9])
    #expect(try PNG.header(of: png.file).isInterlaced)
  }

  @Test func `filtered rows are restored`() throws {
    // Sub, up, average and Paeth, each over the row before.
    let png = HandmadePNG(
      width: 2, height: 5, bits: 8, colorType: 0,
      rows: [0, 10, 20, 1, 5, 5, 2, 1, 1, 3, 1, 1, 4, 1, 1])
    #expect(try PNG.decode(png.file).bytes == [10, 20, 5, 10, 6, 11, 4, 8, 5, 9])
  }

  @Test func `colour profiles, gamma and text change nothing`() throws {
    let png = HandmadePNG(
      width: 1, height: 1, bits: 8, colorType: 0,
      chunks: [
        ("gAMA", [0, 0, 0xB1, 0x8F]), ("sBIT", [3]), ("tEXt", Array("a\0b".utf8)),
        ("iCCP", Array("no profile".utf8)), ("prVt", [1]),
      ], rows: [0, 100])
    #expect(try PNG.decode(png.file).bytes == [100])
  }
}
