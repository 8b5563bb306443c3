import ImageDiff
import Imaging
import Testing

@Suite struct `Encoding a bitmap` {
  static func gray(_ levels: [UInt8], width: Int? = nil) -> Bitmap {
    let width = width ?? levels.count
    return Bitmap(
      width: width, height: levels.count / width, format: .gray8, bytes: levels)
  }

  static func color(_ pixels: [[UInt8]]) -> Bitmap {
    Bitmap(width: pixels.count, height: 1, format: .rgba8, bytes: pixels.flatMap(\.self))
  }

  /// More colours than a palette holds, in a picture made by a formula of one pixel's number.
  static func many(_ pixel: (UInt8, UInt8) -> [UInt8]) -> Bitmap {
    color((0..<512).map { pixel(UInt8($0 & 0xFF), UInt8($0 >> 8 * 255)) })
  }

  @Test(arguments: [
    (gray([0, 255, 255]), PNGHeader.ColorType.gray, 1), (gray([0]), .gray, 1),
    (gray([85, 170, 0]), .gray, 2), (gray([17, 34, 51, 68, 255]), .gray, 4),
    (gray([0, 1]), .palette, 1), (gray([0, 255, 254]), .palette, 2),
    (gray([0, 1, 2, 3, 4]), .palette, 4), (gray(Array(0...16)), .gray, 8),
    (gray(Array(0...255)), .gray, 8), (color([[9, 9, 9, 255], [10, 9, 9, 255]]), .palette, 1),
    (color([[0, 0, 0, 0]]), .palette, 1),
    (many { [$0, 0, $1, 255] }, .rgb, 8), (many { [$1, $1, $1, $0] }, .grayAlpha, 8),
    (many { [$0, 0, 0, $1] }, .rgba, 8),
  ])
  func `takes the fewest bits and loses nothing`(
    bitmap: Bitmap, colorType: PNGHeader.ColorType, bits: Int
  ) throws {
    let file = try PNG.encode(bitmap)
    let header = try PNG.header(of: file)
    #expect(header.colorType == colorType)
    #expect(header.bitsPerSample == bits)
    #expect(try PNG.decode(file).reduced() == bitmap.reduced())
  }

  @Test func `of 256 colours takes a palette and of 257 none`() throws {
    let few = Self.color((0...255).map { [UInt8($0), 0, 0, 255] })
    let more = Self.color((0...255).map { [UInt8($0), 0, 0, 255] } + [[0, 1, 0, 255]])
    #expect(try PNG.header(of: PNG.encode(few)).colorType == .palette)
    #expect(try PNG.header(of: PNG.encode(more)).colorType == .rgb)
  }

  @Test(arguments: 1...17)
  func `of small samples ends its rows at any column`(width: Int) throws {
    for step: UInt8 in [255, 85, 17, 1] {
      let bitmap = Self.gray((0..<UInt8(width * 3)).map { $0 &* step }, width: width)
      #expect(try PNG.decode(PNG.encode(bitmap)) == bitmap)
    }
  }

  @Test func `gives the same bytes however the pixels are stored`() throws {
    let bitmap = Self.gray([0, 17, 18, 200, 255, 255], width: 3)
    #expect(try PNG.encode(bitmap) == PNG.encode(bitmap.expandedToRGBA()))
  }

  @Test func `orders a palette by opacity, then by colour`() throws {
    let file = try PNG.encode(
      Self.color([[9, 0, 0, 255], [0, 0, 9, 255], [7, 7, 7, 10], [0, 0, 0, 0]]))
    #expect(file.containsRun(of: HandmadePNG.chunk("PLTE", [0, 0, 0, 7, 7, 7, 0, 0, 9, 9, 0, 0])))
    #expect(file.containsRun(of: HandmadePNG.chunk("tRNS", [0, 10])))
  }

  @Test func `writes header, data and end, and nothing of the day`() throws {
    let file = try PNG.encode(Self.gray([0, 255]))
    let header = HandmadePNG(width: 2, height: 1, bits: 1, colorType: 0, rows: []).header
    #expect(file.starts(with: HandmadePNG.signature + HandmadePNG.chunk("IHDR", header)))
    #expect(Array(file[37..<41]) == Array("IDAT".utf8))
    let dataCount = Int(file[36])
    #expect(Array(file[(33 + 12 + dataCount)...]) == HandmadePNG.chunk("IEND", []))
  }

  @Test func `filters a gradient where that makes it smaller`() throws {
    var pixels: [UInt8] = []
    for y: UInt8 in 0..<64 {
      for x: UInt8 in 0..<64 { pixels += [x * 4, y * 4, x + y, 255] }
    }
    let gradient = Bitmap(width: 64, height: 64, format: .rgba8, bytes: pixels)
    let file = try PNG.encode(gradient)
    // Unfiltered, zlib needs more than 10 KB for it.
    #expect(file.count < 1000)
    #expect(try PNG.decode(file) == gradient)
  }

  @Test func `keeps the colours below full transparency`() throws {
    let bitmap = Self.color([[1, 2, 3, 0], [4, 5, 6, 0]])
    #expect(try PNG.decode(PNG.encode(bitmap)) == bitmap)
  }

  /// Two of sixteen levels lie in a byte, and eight levels are unpacked at once.
  @Test(arguments: 1...33)
  func `of sixteen greys comes back whatever its width`(width: Int) throws {
    let levels = (0..<width * 3).map { UInt8($0 * 7 % 16 * 17) }
    let picture = Bitmap(width: width, height: 3, format: .gray8, bytes: levels)
    #expect(try PNG.decode(PNG.encode(picture)).bytes == levels)
  }
}

extension [UInt8] {
  fileprivate func containsRun(of run: [UInt8]) -> Bool {
    indices.contains { self[$0...].starts(with: run) }
  }
}
