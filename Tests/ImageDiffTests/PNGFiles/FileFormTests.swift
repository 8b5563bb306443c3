import ImageDiff
import Imaging
import Testing

@testable import PNGFiles

@Suite struct `The header of a PNG file` {
  private static let gray = HandmadePNG(width: 1, height: 1, bits: 8, colorType: 0, rows: [0, 7])

  /// A file with these bytes for its header.
  private static func file(header: [UInt8]) -> [UInt8] {
    HandmadePNG.signature + HandmadePNG.chunk("IHDR", header)
      + HandmadePNG.chunk("IDAT", HandmadePNG.stored([0, 7])) + HandmadePNG.chunk("IEND", [])
  }

  private static func error(_ file: [UInt8]) -> PNGError? {
    do throws(PNGError) {
      _ = try PNG.decode(file)
      return nil
    } catch {
      return error
    }
  }

  @Test func `has thirteen bytes`() {
    let header = Self.gray.header
    #expect(Self.error(Self.file(header: header)) == nil)
    #expect(
      Self.error(Self.file(header: Array(header.dropLast())))
        == .damaged("IHDR has 12 bytes instead of 13"))
    #expect(
      Self.error(Self.file(header: header + [0])) == .damaged("IHDR has 14 bytes instead of 13"))
  }

  @Test func `has one kind of passes`() {
    var png = Self.gray
    for kind: UInt8 in [2, 3, 255] {
      png.interlace = kind
      #expect(Self.error(png.file) == .damaged("IHDR has no interlacing \(kind)"))
    }
  }

  @Test func `has both a width and a height`() {
    for (width, height) in [(1, 0), (0, 1), (0, 0)] {
      let png = HandmadePNG(width: width, height: height, bits: 8, colorType: 0, rows: [0])
      #expect(
        Self.error(png.file)
          == .damaged("IHDR has a picture of \(width) × \(height) pixels"))
    }
  }

  @Test func `may have as many pixels as the limit says`() throws {
    let png = HandmadePNG(width: 2, height: 3, bits: 8, colorType: 0, rows: [0])
    #expect(try PNG.header(of: png.file, limits: PNGLimits(maximumPixels: 6)).height == 3)
    #expect(throws: PNGError.tooLarge(width: 2, height: 3, limit: 5)) {
      try PNG.header(of: png.file, limits: PNGLimits(maximumPixels: 5))
    }
    #expect(PNGLimits().maximumPixels == 67_108_864)
    #expect(PNGLimits.streamed.maximumPixels == 1_073_741_824)
  }

  @Test func `says how many bytes the file may have, for less than a byte a pixel too`() {
    // 9 bits are 2 bytes, and 16 more: 4 rows of 18 bytes, and a 64th of them.
    let png = HandmadePNG(width: 9, height: 4, bits: 1, colorType: 0, rows: [])
    let start = Array(png.file.prefix(33))
    #expect(PNG.greatestFileSize(startingWith: start) == 1_048_576 + 72 + 1)
    #expect(PNG.greatestFileSize(startingWith: Array(start.dropLast())) == 1_048_576)
    let rgb = HandmadePNG(width: 100, height: 2, bits: 16, colorType: 2, rows: [])
    #expect(
      PNG.greatestFileSize(startingWith: Array(rgb.file.prefix(33))) == 1_048_576 + 1232 + 19)
  }
}

@Suite struct `The chunks of a PNG file` {
  private static let end = HandmadePNG.chunk("IEND", [])
  private static let data = HandmadePNG.chunk("IDAT", HandmadePNG.stored([0, 0]))
  private static let palette = HandmadePNG.chunk("PLTE", [1, 2, 3])

  private static func file(_ chunks: [UInt8]) -> [UInt8] {
    let png = HandmadePNG(width: 1, height: 1, bits: 8, colorType: 3, rows: [])
    return HandmadePNG.signature + HandmadePNG.chunk("IHDR", png.header) + chunks
  }

  @Test func `have transparency before the image data`() throws {
    let transparency = HandmadePNG.chunk("tRNS", [9])
    let before = Self.file(Self.palette + transparency + Self.data + Self.end)
    #expect(try PNG.decode(before).bytes == [1, 2, 3, 9])
    #expect(throws: PNGError.damaged("tRNS: after the image data")) {
      try PNG.decode(Self.file(Self.palette + Self.data + transparency + Self.end))
    }
  }

  @Test func `are of no moving picture`() {
    let animation = HandmadePNG.chunk("acTL", [0, 0, 0, 1, 0, 0, 0, 0])
    #expect(throws: PNGError.animated) {
      try PNG.decode(Self.file(Self.palette + animation + Self.data + Self.end))
    }
  }

  @Test func `are named where they are beside the picture, the first of them`() throws {
    let plain = Self.file(Self.palette + Self.data + Self.end)
    #expect(try PNG.plainHeader(of: plain).width == 1)
    let text = HandmadePNG.chunk("tEXt", Array("a\0b".utf8))
    let own = HandmadePNG.chunk("prVt", [1])
    let beside = Self.file(Self.palette + text + Self.data + own + Self.end)
    #expect(try PNG.header(of: beside).width == 1)
    #expect(throws: PNGError.besideThePicture(chunk: "tEXt")) {
      try PNG.plainHeader(of: beside)
    }
  }

  @Test func `have names of four letters`() {
    for name in ["a1bc", "ab c", "abc@", "[bcd", "ab`c", "abc{"] {
      #expect(throws: PNGError.damaged("the chunk at byte 33 has no name"), "\(name)") {
        try PNG.decode(Self.file(HandmadePNG.chunk(name, []) + Self.data + Self.end))
      }
    }
  }

  @Test func `are told with the bytes that are there`() {
    let error = PNGError.notPNG(.unknown, startsWith: [0, 1, 0x0F, 0x10, 0x11, 0xFF])
    #expect(error.description.contains("it starts with 00 01 0f 10 11 ff. "))
  }
}

@Suite struct `The kind of a file` {
  private static func box(_ brands: [String], gap: Int = 0) -> [UInt8] {
    [0, 0, 0, 24] + Array("ftyp".utf8) + [UInt8](repeating: 0, count: gap)
      + brands.flatMap { Array($0.utf8) }
  }

  @Test func `is that of its brands, the first of which may be all`() {
    #expect(FileKind(of: Self.box(["avif"])) == .avif)
    #expect(FileKind(of: Self.box(["avis"])) == .avif)
    #expect(FileKind(of: Self.box(["heic"])) == .heic)
    #expect(FileKind(of: Self.box(["mif1", "heic"])) == .heic)
    #expect(FileKind(of: Self.box(["mif1", "avif"])) == .avif)
    #expect(FileKind(of: Self.box(["isom"])) == .unknown)
    #expect(FileKind(of: Self.box([])) == .unknown)
    #expect(FileKind(of: [0, 0, 0, 24] + Array("free".utf8) + Array("avif".utf8)) == .unknown)
  }

  @Test func `is that of a brand within the first 64 bytes`() {
    // Brands start every four bytes from the eighth on.
    #expect(FileKind(of: Self.box(["avif", "isom"], gap: 52)) == .avif)
    #expect(FileKind(of: Self.box(["avif", "isom"], gap: 56)) == .unknown)
  }

  @Test func `is text as long as its first 64 bytes are`() {
    let letters = [UInt8](repeating: UInt8(ascii: "a"), count: 63)
    #expect(FileKind(of: letters + [0]) == .unknown)
    #expect(FileKind(of: letters + [0x61, 0]) == .text)
    #expect(FileKind(of: letters + [0x7F]) == .unknown)
    #expect(FileKind(of: letters + [0x7E]) == .text)
    #expect(FileKind(of: Array(" \t\r\n".utf8) + letters + [0]) == .unknown)
    #expect(FileKind(of: [0xEF, 0xBB, 0xBF] + letters) == .text)
    #expect(FileKind(of: [0xEF, 0xBB, 0xBF]) == .unknown)
  }

  @Test func `is that of a bitmap only with four bytes of zero`() {
    let start = Array("BM".utf8) + [70, 0, 0, 0]
    #expect(FileKind(of: start + [0, 0, 0, 0, 54]) == .bmp)
    #expect(FileKind(of: start + [0, 0, 0, 1, 54]) == .unknown)
    #expect(FileKind(of: start + [1, 0, 0, 0, 54]) == .unknown)
    #expect(FileKind(of: Array("BMW and others".utf8)) == .text)
  }

  @Test func `is that of a picture in a RIFF file only where it says WebP`() {
    #expect(FileKind(of: Array("RIFF\0\0\0\0WEBP".utf8)) == .webP)
    #expect(FileKind(of: Array("RIFF\0\0\0\0WAVE".utf8)) == .unknown)
    #expect(FileKind(of: Array("riff and WEBP".utf8)) == .text)
  }
}

@Suite struct `What a gamma and primaries declare` {
  private typealias Spaces = `The colour spaces of two files`

  @Test func `is sRGB in either way, and is told as said`() throws {
    let linear = [Spaces.gamma(100_000)]
    for said in [[Spaces.gamma(45_455)], [Spaces.primariesOfSRGB], [Spaces.sRGB]] {
      #expect(
        try Spaces.words(said, linear)
          == "expected declares sRGB and actual gamma 1.0, so they may be shown differently")
    }
    #expect(
      try Spaces.words([], linear)
        == "expected declares no colour space, which means sRGB and actual gamma 1.0, "
        + "so they may be shown differently")
  }

  @Test func `is another gamma from the least difference on`() throws {
    #expect(
      try Spaces.words([Spaces.gamma(45_454)], [])?
        .hasPrefix("expected declares gamma 0.45454 and actual") == true)
    #expect(
      try Spaces.words([Spaces.gamma(45_456), Spaces.primariesOfSRGB], [])?
        .hasPrefix("expected declares gamma 0.45456 and actual") == true)
  }

  @Test func `has no more of a profile's name than 79 letters`() throws {
    let name = String(repeating: "n", count: 80)
    #expect(
      try Spaces.words([Spaces.profile(name, [1])], [])?
        .hasPrefix("expected declares the profile “\(name.dropLast())” and") == true)
  }
}
