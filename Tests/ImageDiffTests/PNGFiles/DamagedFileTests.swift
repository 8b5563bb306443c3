import ImageDiff
import Imaging
import Testing

@Suite struct `A damaged PNG file` {
  /// Palette, transparency, text before and after the data: every kind of chunk.
  static let file =
    HandmadePNG.signature + HandmadePNG.chunk("IHDR", sample.header)
    + HandmadePNG.chunk("PLTE", [1, 2, 3, 4, 5, 6]) + HandmadePNG.chunk("tRNS", [9])
    + HandmadePNG.chunk("tEXt", Array("a\0b".utf8))
    + HandmadePNG.chunk("IDAT", HandmadePNG.stored(sample.rows))
    + HandmadePNG.chunk("prVt", [1, 2]) + HandmadePNG.chunk("IEND", [])

  static let sample = HandmadePNG(
    width: 3, height: 2, bits: 8, colorType: 3, rows: [0, 0, 1, 0, 0, 1, 0, 1])

  static func error(reading bytes: [UInt8]) -> PNGError? {
    do throws(PNGError) {
      _ = try PNG.decode(bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test func `is not what these tests start from`() {
    #expect(Self.error(reading: Self.file) == nil)
  }

  @Test(arguments: 1..<Self.file.count)
  func `is told as cut short wherever it was cut`(count: Int) {
    let error = Self.error(reading: Array(Self.file.prefix(count)))
    guard case .truncated(let missing) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(missing > 0 && missing <= Self.file.count - count)
  }

  @Test(arguments: 0..<Self.file.count)
  func `is refused whichever byte changed`(offset: Int) {
    for flip: UInt8 in [0x01, 0x20, 0x80, 0xFF] {
      var bytes = Self.file
      bytes[offset] ^= flip
      #expect(Self.error(reading: bytes) != nil)
    }
  }

  @Test func `never crashes the reader, even with checksums repaired`() {
    let chunks: [(name: String, data: [UInt8])] = [
      ("IHDR", Self.sample.header), ("PLTE", [1, 2, 3, 4, 5, 6]), ("tRNS", [9]),
      ("IDAT", HandmadePNG.stored(Self.sample.rows)), ("IEND", []),
    ]
    var refused = 0
    for chunk in chunks.indices {
      for byte in chunks[chunk].data.indices {
        for value in UInt8.min...UInt8.max {
          var changed = chunks
          changed[chunk].data[byte] = value
          let file =
            HandmadePNG.signature + changed.flatMap { HandmadePNG.chunk($0.name, $0.data) }
          if Self.error(reading: file) != nil { refused += 1 }
        }
      }
    }
    #expect(refused > 5000)
  }

  @Test func `has bytes behind its end`() {
    #expect(Self.error(reading: Self.file + [0]) == .trailingBytes(1))
  }

  @Test func `has a wrong checksum of the data that zlib keeps`() {
    var data = HandmadePNG.stored(Self.sample.rows)
    data[data.count - 1] ^= 1
    let file =
      HandmadePNG.signature + HandmadePNG.chunk("IHDR", Self.sample.header)
      + HandmadePNG.chunk("PLTE", [1, 2, 3, 4, 5, 6]) + HandmadePNG.chunk("IDAT", data)
      + HandmadePNG.chunk("IEND", [])
    #expect(Self.error(reading: file) == .damaged("IDAT: incorrect data check"))
  }

  @Test func `has a row too few`() {
    let png = HandmadePNG(width: 1, height: 2, bits: 8, colorType: 0, rows: [0, 1])
    #expect(Self.error(reading: png.file) == .damaged("Not enough image data"))
  }

  @Test func `has a row too many`() {
    let png = HandmadePNG(width: 1, height: 1, bits: 8, colorType: 0, rows: [0, 1, 0, 2])
    #expect(Self.error(reading: png.file) == .damaged("IDAT: Too much image data"))
  }

  @Test func `has a chunk that matters and that nobody knows`() {
    let png = HandmadePNG(
      width: 1, height: 1, bits: 8, colorType: 0, chunks: [("PRvT", [1])], rows: [0, 1])
    #expect(Self.error(reading: png.file) == .damaged("PRvT: unhandled critical chunk"))
  }

  @Test func `has no palette where it needs one`() {
    let png = HandmadePNG(width: 1, height: 1, bits: 8, colorType: 3, rows: [0, 0])
    #expect(Self.error(reading: png.file) == .damaged("IDAT: Missing PLTE before IDAT"))
  }

  @Test func `has another chunk before its header`() {
    let file = HandmadePNG.signature + HandmadePNG.chunk("IEND", [])
    #expect(Self.error(reading: file) == .damaged("the first chunk is not IHDR"))
  }

  @Test(arguments: [(UInt8(3), UInt8(16)), (1, 8), (7, 8), (2, 4), (0, 3), (0, 0)])
  func `has a colour type without such samples`(colorType: UInt8, bits: UInt8) {
    let png = HandmadePNG(width: 1, height: 1, bits: bits, colorType: colorType, rows: [0, 1])
    #expect(
      Self.error(reading: png.file)
        == .damaged("IHDR has no colour type \(colorType) with \(bits) bits a sample"))
  }

  @Test func `has no pixels`() {
    let png = HandmadePNG(width: 0, height: 1, bits: 8, colorType: 0, rows: [0])
    #expect(
      Self.error(reading: png.file) == .damaged("IHDR has a picture of 0 × 1 pixels"))
  }
}
