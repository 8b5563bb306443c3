import ImageDiff
import Imaging
import Testing

@Suite struct `A damaged file in a comparison` {
  static let sound = HandmadePNG(
    width: 3, height: 2, bits: 8, colorType: 3, chunks: [("PLTE", [1, 2, 3, 4, 5, 6])],
    rows: [0, 0, 1, 0, 0, 1, 0, 1])

  /// What comparing the file with a sound one, the sound one with the file, and the file with itself
  /// says.
  static func complaints(about file: [UInt8], limits: PNGLimits = .streamed) -> [String] {
    let good = MemorySource(sound.file, name: "good.png")
    let bad = MemorySource(file, name: "bad.png")
    return [(good, bad), (bad, good), (bad, bad)].map { (old, new) in
      do {
        return "\(try compare(expected: old, actual: new, limits: limits).pictures)"
      } catch {
        return "\(error)"
      }
    }
  }

  static func file(_ chunks: [(name: String, data: [UInt8])]) -> [UInt8] {
    HandmadePNG.signature + chunks.flatMap { HandmadePNG.chunk($0.name, $0.data) }
  }

  @Test func `has a wrong checksum`() {
    var file = Self.sound.file
    file[file.count - 13] ^= 1
    #expect(
      Self.complaints(about: file)
        == [String](
          repeating:
            "bad.png: The file is damaged (IDAT: CRC error). Restore it, or write it again.",
          count: 3))
  }

  @Test func `has too little image data`() {
    var png = Self.sound
    png.rows.removeLast(4)
    #expect(
      Self.complaints(about: png.file)
        == [String](
          repeating:
            "bad.png: The file is damaged (Not enough image data). Restore it, or write it again.",
          count: 3))
  }

  @Test func `has too much image data`() {
    var png = Self.sound
    png.rows += [0, 0, 1, 0]
    #expect(
      Self.complaints(about: png.file)
        == [String](
          repeating:
            "bad.png: The file is damaged (IDAT: Too much image data). Restore it, or write it "
            + "again.",
          count: 3))
  }

  @Test(arguments: [1, 2, 7, 8, 9, 40])
  func `has bytes behind the end of its image data`(count: Int) {
    // The rows in fixed codes (RFC 1951, section 3.2.6), which are not read byte by byte.
    let rows: [UInt8] = [
      0x78, 0xDA, 0x63, 0x60, 0x60, 0x64, 0x00, 0x22, 0x46, 0x00, 0x00, 0x12, 0x00, 0x04,
    ]
    let data = rows + [UInt8](repeating: 1, count: count)
    let file = Self.file([
      ("IHDR", Self.sound.header), ("PLTE", [1, 2, 3, 4, 5, 6]), ("IDAT", data), ("IEND", []),
    ])
    #expect(
      Self.complaints(about: file)
        == [String](
          repeating: "bad.png: The file is damaged (IDAT: Extra compressed data). Restore it, or "
            + "write it again.", count: 3))
  }

  @Test func `has a colour outside its palette, where the other palette has it in black`() throws {
    let colors: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    // Two rows of the colours 0 to 3.
    func file(_ colors: [UInt8], _ alphas: [UInt8]) -> MemorySource {
      let png = HandmadePNG(
        width: 4, height: 2, bits: 2, colorType: 3, chunks: [("PLTE", colors), ("tRNS", alphas)],
        rows: [0, 0x1B, 0, 0x1B])
      return MemorySource(png.file, name: "\(alphas.count).png")
    }
    let sound = file(colors + [0, 0, 0], [255, 255, 255, 0])
    let damaged = file(colors, [255, 255, 255])
    for (old, new) in [(sound, damaged), (damaged, sound)] {
      let error = try #require(throws: (any Error).self) { try compare(expected: old, actual: new) }
      #expect("\(error)".hasPrefix("3.png: The file is damaged"))
      #expect("\(error)".contains("palette"))
    }
  }

  @Test func `has its palette behind the image data`() {
    let file = Self.file([
      ("IHDR", Self.sound.header), ("IDAT", HandmadePNG.stored(Self.sound.rows)),
      ("PLTE", [1, 2, 3, 4, 5, 6]), ("IEND", []),
    ])
    #expect(
      Self.complaints(about: file)
        == [String](
          repeating: "bad.png: The file is damaged (IDAT: Missing PLTE before IDAT). Restore it, "
            + "or write it again.", count: 3))
  }

  @Test func `has its transparent colours behind the image data`() {
    let file = Self.file([
      ("IHDR", Self.sound.header), ("PLTE", [1, 2, 3, 4, 5, 6]),
      ("IDAT", HandmadePNG.stored(Self.sound.rows)), ("tRNS", [0, 255]), ("IEND", []),
    ])
    #expect(
      Self.complaints(about: file)
        == [String](
          repeating: "bad.png: The file is damaged (tRNS: after the image data). Restore it, or "
            + "write it again.", count: 3))
  }

  @Test func `holds more pictures, as in a film`() {
    // Two pictures, shown for ever (PNG specification of 2025, section 11.3.6.1).
    let file = Self.file([
      ("IHDR", Self.sound.header), ("PLTE", [1, 2, 3, 4, 5, 6]),
      ("acTL", [0, 0, 0, 2, 0, 0, 0, 0]), ("IDAT", HandmadePNG.stored(Self.sound.rows)),
      ("IEND", []),
    ])
    #expect(
      Self.complaints(about: file)
        == [String](
          repeating:
            "bad.png: The file is an animated PNG, and only its first picture would be compared. "
            + "Save that picture alone.", count: 3))
  }

  @Test func `has bytes behind its end`() {
    #expect(
      Self.complaints(about: Self.sound.file + [0])
        == [String](
          repeating: "bad.png: 1 byte(s) follow the end of the picture. Restore the file, or "
            + "write it again.", count: 3))
  }

  @Test func `claims two billion pixels`() {
    let png = HandmadePNG(width: 50_000, height: 40_000, bits: 8, colorType: 6, rows: [0])
    #expect(
      Self.complaints(about: png.file)
        == [String](
          repeating:
            "bad.png: The picture is 50000 × 40000 px, and the limit is 1073741824 pixels. "
            + "Make it smaller. If you trust it, allow more with --limit png-pixels=N.",
          count: 3))
  }

  @Test func `claims rows longer than are streamed`() {
    let png = HandmadePNG(width: 1 << 29, height: 1, bits: 8, colorType: 6, rows: [0])
    #expect(
      Self.complaints(about: png.file)
        == [String](
          repeating: "bad.png: The picture is 536870912 × 1 px, and the limit is 67108864 pixels. "
            + "Make it smaller. If you trust it, allow more with --limit png-pixels=N.",
          count: 3))
  }

  @Test func `has no pixels`() {
    let png = HandmadePNG(width: 0, height: 1, bits: 8, colorType: 0, rows: [0])
    #expect(
      Self.complaints(about: png.file)
        == [String](
          repeating: "bad.png: The file is damaged (IHDR has a picture of 0 × 1 pixels). Restore "
            + "it, or write it again.", count: 3))
  }

  @Test(arguments: 0..<Self.sound.file.count)
  func `is told as cut short wherever it was cut`(count: Int) throws {
    let bad = MemorySource(Array(Self.sound.file.prefix(count)), name: "bad.png")
    let good = MemorySource(Self.sound.file, name: "good.png")
    for (old, new) in [(good, bad), (bad, good), (bad, bad)] {
      let error = #expect(throws: PictureFileError.self) {
        try compare(expected: old, actual: new)
      }
      guard case .notPicture("bad.png", .truncated) = error else {
        #expect(error == .notPicture(name: "bad.png", .empty) && count == 0)
        continue
      }
    }
  }

  @Test func `too large for libpng is told by our own verdict`() throws {
    // Grey, 8200 × 8200 px: a little more than is decoded whole, of which ten rows are there.
    let rows = [UInt8](repeating: 0, count: 7 * 8201)
    let png = HandmadePNG(width: 8200, height: 8200, bits: 8, colorType: 0, rows: rows)
    let error = #expect(throws: PictureFileError.self) {
      try compare(
        expected: MemorySource(png.file, name: "tall.png"),
        actual: MemorySource(Self.sound.file, name: "good.png"))
    }
    #expect(
      error?.description
        == "tall.png: The file is damaged (there is too little image data). Restore it, or write "
        + "it again.")
  }

  /// A file that says it has more bytes than are there.
  private struct Promised: ByteSource {
    let source: MemorySource
    let count: Int
    var name: String { source.name }

    func read(
      into buffer: UnsafeMutableRawBufferPointer, from offset: Int
    ) throws(ByteSourceError) -> Int { try source.read(into: buffer, from: offset) }
  }

  @Test func `that only libpng reads has at most 512 MiB`() throws {
    // 16 bits per channel, interlaced.
    var header = HandmadePNG(width: 1, height: 1, bits: 16, colorType: 0, rows: []).header
    header[header.count - 1] = 1
    let start = HandmadePNG.signature + HandmadePNG.chunk("IHDR", header)
    func complaint(of count: Int) -> PictureFileError? {
      let source = Promised(source: MemorySource(start, name: "bad.png"), count: count)
      return #expect(throws: PictureFileError.self) {
        try compare(expected: source, actual: source)
      }
    }
    #expect(complaint(of: 512 << 20)?.description.contains("too many to decode") == false)
    #expect(complaint(of: 512 << 20 + 1)?.description.contains("too many to decode") == true)
  }

  @Test func `unpacks to far more than its header says`() throws {
    let zeros = Bitmap(
      width: 2048, height: 2048, format: .gray8, bytes: [UInt8](repeating: 0, count: 2048 * 2048))
    let large = try PNG.encode(zeros)
    let header = HandmadePNG(width: 1, height: 1, bits: 1, colorType: 0, rows: []).header
    let bomb = HandmadePNG.signature + HandmadePNG.chunk("IHDR", header) + large.dropFirst(33)
    #expect(
      Self.complaints(about: bomb)
        == [String](
          repeating:
            "bad.png: The file is damaged (IDAT: Too much image data). Restore it, or write it "
            + "again.",
          count: 3))
  }
}
