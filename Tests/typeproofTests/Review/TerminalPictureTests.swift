import ImageDiff
import Imaging
import Testing

@testable import typeproof

@Suite struct `Pictures in a terminal` {
  private static let attributes = "\u{1B}[?62;4;22c"
  private static let kitty = "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62c"

  private func way(_ answer: String, _ environment: [String: String] = [:]) -> PictureProtocol? {
    PictureProtocol(answer: Array(answer.utf8), environment: environment)
  }

  @Test func `are shown the way a terminal says that it can`() {
    #expect(way(Self.kitty) == .kitty)
    #expect(way(Self.attributes) == .sixel)
    #expect(way("\u{1B}[?4c") == nil)
    #expect(way("\u{1B}[?62;14;22c") == nil)
    #expect(way("\u{1B}_Gi=31;EINVAL:no\u{1B}\\\u{1B}[?62c") == nil)
    #expect(way("") == nil)
  }

  @Test func `are shown iTerm2's way where the environment names it, but not in a multiplexer`() {
    #expect(way("\u{1B}[?62;4c", ["TERM_PROGRAM": "iTerm.app"]) == .iTerm2)
    #expect(way("", ["LC_TERMINAL": "iTerm2", "TERM": "xterm-256color"]) == .iTerm2)
    #expect(way("", ["LC_TERMINAL": "iTerm2", "TERM": "tmux-256color"]) == nil)
    #expect(way("", ["LC_TERMINAL": "iTerm2", "TMUX": "/tmp/tmux"]) == nil)
  }

  @Test func `wait for the whole answer`() {
    #expect(!PictureProtocol.isComplete(Array("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;4".utf8)))
    #expect(PictureProtocol.isComplete(Array(Self.kitty.utf8)))
  }

  private let small = Bitmap(
    width: 2, height: 1, format: .rgba8, bytes: [255, 0, 0, 255, 0, 0, 255, 255])

  @Test func `go to kitty in pieces of 4096 letters`() throws {
    var state: UInt32 = 1
    let noise = (0..<9_000).map { _ in
      // Numerical Recipes' generator: nothing that packs well.
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(state >> 24)
    }
    let file = try PNG.encode(
      Bitmap(width: 100, height: 90, format: .gray8, bytes: noise), for: .fast)
    let sent = try PictureProtocol.kitty.showing(file, columns: 80, width: 640)
    let pieces = sent.split(separator: "\u{1B}_G").map { $0.split(separator: ";", maxSplits: 1) }
    #expect(pieces.first?.first == "a=T,f=100,q=2,m=1")
    #expect(pieces.last?.first == "q=2,m=0")
    let lengths = pieces.map { $0[1].prefix { $0 != "\u{1B}" }.count }
    #expect(lengths.dropLast().allSatisfy { $0 == 4096 })
    #expect(lengths.reduce(0, +) == (file.count + 2) / 3 * 4)
  }

  @Test func `go to kitty with the width of the window where they are wider`() throws {
    let file = try PNG.encode(small)
    #expect(
      try PictureProtocol.kitty.showing(file, columns: 80, width: 1).hasPrefix(
        "\u{1B}_Ga=T,f=100,q=2,c=80,m=0;"))
  }

  @Test func `go to iTerm2 as a file`() throws {
    let file = try PNG.encode(small)
    let sent = try PictureProtocol.iTerm2.showing(file, columns: 80, width: 640)
    // By `base64 < small.png`.
    #expect(
      sent.hasPrefix(
        "\u{1B}]1337;File=inline=1;size=\(file.count);preserveAspectRatio=1:iVBORw0KGgo"))
    #expect(sent.hasSuffix("\u{7}\n"))
  }

  @Test func `go to sixel terminals six rows at a time`() {
    // By hand: red is colour 0 and blue 1; a row is the lowest bit, which is “@”.
    #expect(
      SixelPicture(small, fitting: 640).text
        == "\u{1B}P0;1;0q\"1;1;2;1#0;2;100;0;0#1;2;0;0;100#0@?$#1?@\u{1B}\\")
  }

  @Test func `are the same when a sixel terminal has drawn them`() throws {
    // Sixteen greys on 40 × 13 px: three bands, the last of one row.
    let bytes = (0..<520).map { (place: Int) -> UInt8 in UInt8(place / 7 * 3 % 16 * 17) }
    let bitmap = Bitmap(width: 40, height: 13, format: .gray8, bytes: bytes)
    let drawn = try #require(DrawnSixels(SixelPicture(bitmap, fitting: 640).text))
    #expect((drawn.width, drawn.height) == (40, 13))
    // Shares of a hundred are as near as half of one comes.
    let levels = drawn.pixels.map { shares in
      shares.map { (share: Int) -> Int in (share * 15 + 50) / 100 * 17 }
    }
    #expect(levels == bytes.map { [Int](repeating: Int($0), count: 3) })
  }

  @Test func `have no more than 256 colours`() throws {
    let bytes = (0..<64 * 64).flatMap { index -> [UInt8] in
      let (row, column) = index.quotientAndRemainder(dividingBy: 64)
      return [UInt8(column * 4), UInt8(row * 4), UInt8(index % 251), 255]
    }
    let bitmap = Bitmap(width: 64, height: 64, format: .rgba8, bytes: bytes)
    let drawn = try #require(DrawnSixels(SixelPicture(bitmap, fitting: 640).text))
    #expect(drawn.colorCount <= 256)
    #expect(drawn.colorCount > 60)
    #expect(drawn.pixels.count == 4096)
  }

  @Test func `are averaged down where there is no room`() throws {
    let bitmap = Bitmap(
      width: 4, height: 2, format: .gray8, bytes: [0, 0, 255, 255, 0, 0, 255, 255])
    let drawn = try #require(DrawnSixels(SixelPicture(bitmap, fitting: 2).text))
    #expect((drawn.width, drawn.height) == (2, 1))
    #expect(drawn.pixels == [[0, 0, 0], [100, 100, 100]])
  }
}

/// What a sixel terminal draws, by the VT330/VT340 Programmer Reference Manual: for the test alone.
private struct DrawnSixels {
  let width: Int
  let height: Int
  /// Red, green and blue in hundredths.
  private(set) var pixels: [[Int]]
  private(set) var colorCount = 0

  init?(_ text: String) {
    guard text.hasPrefix("\u{1B}P0;1;0q\""), text.hasSuffix("\u{1B}\\") else { return nil }
    var rest = Array(text.utf8.dropFirst(9).dropLast(2))[...]
    func numbers() -> [Int] {
      let digits = rest.prefix { $0 == 0x3B || (0x30...0x39).contains($0) }
      rest = rest.dropFirst(digits.count)
      return String(decoding: digits, as: UTF8.self).split(separator: ";").compactMap { Int($0) }
    }
    let raster = numbers()
    guard raster.count == 4 else { return nil }
    (width, height) = (raster[2], raster[3])
    pixels = [[Int]](repeating: [], count: width * height)
    var palette: [Int: [Int]] = [:]
    var (column, top, color, count) = (0, 0, 0, 1)
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "#"):
        let values = numbers()
        color = values[0]
        if values.count == 5 { palette[color] = Array(values[2...]) }
      case UInt8(ascii: "!"): count = numbers()[0]
      case UInt8(ascii: "$"): column = 0
      case UInt8(ascii: "-"): (column, top) = (0, top + 6)
      case 63...126:
        for _ in 0..<count {
          for bit in 0..<6 where (byte - 63) >> bit & 1 == 1 {
            pixels[(top + bit) * width + column] = palette[color] ?? []
          }
          column += 1
        }
        count = 1
      default: return nil
      }
    }
    colorCount = palette.count
  }
}
