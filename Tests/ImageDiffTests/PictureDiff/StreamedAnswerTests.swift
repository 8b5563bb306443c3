import ImageDiff
import Imaging
import Testing

/// Files and what is to be said of them: the pictures, or the error.
private typealias Answer = Result<ImageComparison, PictureFileError>

@Suite struct `Streaming two files` {
  /// The slow way: each file whole by libpng, then the bitmaps.
  private static func wholeAnswer(_ expected: [UInt8], _ actual: [UInt8]) -> Answer {
    do {
      let (old, new) = (try decode(expected, "old.png"), try decode(actual, "new.png"))
      return .success(compare(expected: old, actual: new))
    } catch let error as PictureFileError {
      return .failure(error)
    } catch {
      Issue.record(error)
      return .success(.equal)
    }
  }

  private static func decode(_ bytes: [UInt8], _ name: String) throws -> Bitmap {
    do { return try PNG.decode(bytes) } catch {
      throw PictureFileError.notPicture(name: name, error)
    }
  }

  private static func streamedAnswer(
    _ expected: [UInt8], _ actual: [UInt8], seed: UInt64
  ) -> Answer {
    Answer { () throws(PictureFileError) in
      try compare(
        expected: ShortReads(expected, name: "old.png", seed: seed, most: 1 + Int(seed % 4000)),
        actual: ShortReads(actual, name: "new.png", seed: seed, most: 70_000),
        limits: PNGLimits()
      ).pictures
    }
  }

  @Test(arguments: UInt64(1)...600)
  func `says what decoding both says`(seed: UInt64) {
    var random = FixedRandom(state: seed)
    let file = RandomFile.make(with: &random)
    var other = seed % 4 == 0 ? RandomFile.make(with: &random) : file
    other.change(with: &random)
    let (old, new) = (file.bytes(with: &random), other.bytes(with: &random))
    #expect(Self.streamedAnswer(old, new, seed: seed) == Self.wholeAnswer(old, new))
  }

  @Test(arguments: UInt64(1)...400)
  func `says the same of a file with a wrong byte`(seed: UInt64) {
    var random = FixedRandom(state: seed)
    let file = RandomFile.make(with: &random)
    let old = file.bytes(with: &random)
    var new = old
    // A wrong size has a test of its own: decoding looks at it before it looks at the checksum.
    let offset = Int.random(in: new.indices, using: &random)
    guard !(16..<24).contains(offset) else { return }
    new[offset] ^= UInt8.random(in: 1...255, using: &random)
    #expect(Self.streamedAnswer(old, new, seed: seed) == Self.wholeAnswer(old, new))
    #expect(Self.streamedAnswer(new, old, seed: seed) == Self.wholeAnswer(new, old))
    #expect(Self.streamedAnswer(new, new, seed: seed) == Self.wholeAnswer(new, new))
  }

  @Test(arguments: UInt64(1)...60)
  func `says the same where the wrong byte has a right checksum`(seed: UInt64) {
    var random = FixedRandom(state: seed)
    let png = RandomFile.make(with: &random).png
    let rows = (0..<png.height).flatMap { _ in
      [UInt8.random(in: 0...5, using: &random)]
        + (0..<(png.width * 8)).map { _ in UInt8.random(in: 0...255, using: &random) }
    }
    var data = HandmadePNG.stored(rows)
    for _ in 0..<20 {
      data[Int.random(in: 0..<min(data.count, 12), using: &random)] ^= UInt8.random(
        in: 0...255, using: &random)
      let file =
        HandmadePNG.signature + HandmadePNG.chunk("IHDR", png.header)
        + png.chunks.flatMap { HandmadePNG.chunk($0.name, $0.data) }
        + HandmadePNG.chunk("IDAT", data) + HandmadePNG.chunk("IEND", [])
      #expect(Self.streamedAnswer(file, file, seed: seed) == Self.wholeAnswer(file, file))
    }
  }

  @Test(arguments: UInt64(1)...40)
  func `says the same of files that were really compressed`(seed: UInt64) throws {
    var random = FixedRandom(state: seed)
    let (old, new) = RandomPair.make(with: &random)
    let (one, other) = (try PNG.encode(old), try PNG.encode(new))
    #expect(Self.streamedAnswer(one, other, seed: seed) == Self.wholeAnswer(one, other))
  }

  @Test func `tells a wrong size as the damage it is`() {
    var file = HandmadePNG(width: 1, height: 1, bits: 8, colorType: 0, rows: [0, 1]).file
    file[16] = 0x7F
    #expect(
      Self.streamedAnswer(file, file, seed: 1)
        == .failure(.notPicture(name: "old.png", .damaged("a checksum is wrong"))))
  }

  /// Two rows of 279 bytes: 300 as they are, then 258 copied from 300 bytes before.
  private static func fileReachingBack(zlibHeader: [UInt8]) -> [UInt8] {
    let start = (0..<300).map { $0 == 279 ? UInt8(0) : UInt8($0 % 251) }
    // A last block of fixed codes (RFC 1951, section 3.2.6), from the lowest bit: 285, the length 258;
    // 16 with 43 in seven bits, the distance 257 + 43; 256, the end.
    let bits = "1 10 11000101 10000 1101010 0000000".filter { $0 != " " }
    let block = stride(from: 0, to: bits.count, by: 8).map { byte in
      bits.dropFirst(byte).prefix(8).enumerated().reduce(UInt8(0)) { sum, bit in
        sum | (bit.element == "1" ? 1 : 0) << UInt8(bit.offset)
      }
    }
    let data =
      zlibHeader + [0, 0x2C, 0x01, 0xD3, 0xFE] + start + block
      + HandmadePNG.number(Int(HandmadePNG.adler(of: start + start.prefix(258))))
    let header = HandmadePNG(width: 278, height: 2, bits: 8, colorType: 0, rows: []).header
    return HandmadePNG.signature + HandmadePNG.chunk("IHDR", header)
      + HandmadePNG.chunk("IDAT", data) + HandmadePNG.chunk("IEND", [])
  }

  @Test func `reaches back as far as the window it was promised`() {
    let far = Self.fileReachingBack(zlibHeader: [0x78, 0x01])
    #expect(Self.streamedAnswer(far, far, seed: 1) == .success(.equal))
    // A window of 256 bytes, which the data does not keep to.
    let broken = Self.fileReachingBack(zlibHeader: [0x08, 0x1D])
    #expect(
      Self.streamedAnswer(broken, broken, seed: 1)
        == .failure(.notPicture(name: "old.png", .damaged("IDAT: invalid distance too far back"))))
    #expect(Self.streamedAnswer(far, broken, seed: 1) == Self.wholeAnswer(far, broken))
  }

  @Test func `reads passes and sixteen bits as decoding does`() {
    // Adam7 on 2 × 2: pass 1 has (0,0), 6 has (1,0), 7 row 1.
    let passes = HandmadePNG(
      width: 2, height: 2, bits: 16, colorType: 0, interlace: 1,
      rows: [0, 1, 1, 0, 2, 2, 0, 3, 3, 4, 4])
    let plain = HandmadePNG(
      width: 2, height: 2, bits: 8, colorType: 0, rows: [0, 1, 2, 0, 3, 4])
    #expect(Self.streamedAnswer(passes.file, plain.file, seed: 1) == .success(.equal))
    #expect(Self.streamedAnswer(plain.file, passes.file, seed: 1) == .success(.equal))
  }

  @Test func `does not take passes for rows, even where they are as long`() {
    // Adam7 on 1 × 3: pass 1 has row 0, 5 has row 2, 7 row 1.
    let passes = HandmadePNG(
      width: 1, height: 3, bits: 8, colorType: 0, interlace: 1, rows: [0, 10, 0, 30, 0, 20])
    let plain = HandmadePNG(
      width: 1, height: 3, bits: 8, colorType: 0, rows: [0, 10, 0, 20, 0, 30])
    #expect(Self.streamedAnswer(passes.file, plain.file, seed: 1) == .success(.equal))
  }
}
