import Imaging
import Testing

@Suite struct `Two bitmaps` {
  private let dot = Bitmap(width: 1, height: 1, format: .gray8, bytes: [5])

  @Test func `are equal where each has its own copy of the same pixels`() {
    let (one, other): ([UInt8], [UInt8]) = ([1, 2, 3], [1, 2, 3])
    #expect(
      Bitmap(width: 3, height: 1, format: .gray8, bytes: one)
        == Bitmap(width: 3, height: 1, format: .gray8, bytes: other))
  }

  @Test func `differ by width, height or format alone`() {
    #expect(dot != Bitmap(width: 2, height: 1, format: .gray8, bytes: [5, 5]))
    #expect(dot != Bitmap(width: 1, height: 2, format: .gray8, bytes: [5, 5]))
    #expect(dot != Bitmap(width: 1, height: 1, format: .rgba8, bytes: [5, 5, 5, 255]))
  }

  @Test func `differ by the last pixel alone`() {
    let one = Bitmap(width: 2, height: 2, format: .gray8, bytes: [1, 2, 3, 4])
    #expect(one != Bitmap(width: 2, height: 2, format: .gray8, bytes: [1, 2, 3, 5]))
    #expect(one != Bitmap(width: 2, height: 2, format: .gray8, bytes: [0, 2, 3, 4]))
  }
}

@Suite struct `A picture of opaque greys in four channels` {
  private let levels: [UInt8] = [0, 10, 20, 30, 40, 50]
  private var gray: Bitmap { Bitmap(width: 3, height: 2, format: .gray8, bytes: levels) }

  @Test func `has its levels in the same order with one byte per pixel`() {
    let colored = Bitmap(
      width: 3, height: 2, format: .rgba8, bytes: levels.flatMap { [$0, $0, $0, 255] })
    #expect(colored.reduced().bytes == levels)
    #expect(colored.reduced().format == .gray8)
    #expect(gray.expandedToRGBA().bytes == colored.bytes)
    #expect(colored.expandedToRGBA() == colored)
    #expect(gray.reduced() == gray)
  }

  @Test(arguments: 0..<24)
  func `keeps four channels where any channel of any pixel is another`(place: Int) {
    var bytes: [UInt8] = levels.flatMap { [$0, $0, $0, 255] }
    bytes[place] ^= 1
    let changed = Bitmap(width: 3, height: 2, format: .rgba8, bytes: bytes)
    #expect(changed.reduced().bytes == bytes)
  }

  @Test func `has the colour of the pixel at each column and row`() {
    for (place, level) in levels.enumerated() {
      let color = RGBAColor(red: level, green: level, blue: level)
      #expect(gray.color(x: place % 3, y: place / 3) == color)
      #expect(gray.expandedToRGBA().color(x: place % 3, y: place / 3) == color)
    }
    let mixed = Bitmap(
      width: 1, height: 2, format: .rgba8, bytes: [1, 2, 3, 4, 5, 6, 7, 8])
    #expect(mixed.color(x: 0, y: 1) == RGBAColor(red: 5, green: 6, blue: 7, alpha: 8))
  }
}

@Suite struct `A picture of one colour` {
  @Test func `has the same pixel everywhere`() {
    #expect(Bitmap(width: 1, height: 1, format: .gray8, bytes: [7]).isOneColor)
    #expect(Bitmap(width: 1, height: 1, format: .rgba8, bytes: [1, 2, 3, 4]).isOneColor)
    #expect(Bitmap(width: 3, height: 1, format: .gray8, bytes: [7, 7, 7]).isOneColor)
    #expect(
      Bitmap(width: 1, height: 2, format: .rgba8, bytes: [1, 2, 3, 4, 1, 2, 3, 4]).isOneColor)
  }

  @Test(arguments: 0..<3)
  func `has no pixel that is another, at whichever place`(place: Int) {
    var bytes: [UInt8] = [7, 7, 7]
    bytes[place] = 8
    #expect(!Bitmap(width: 3, height: 1, format: .gray8, bytes: bytes).isOneColor)
  }

  @Test(arguments: 0..<8)
  func `has no channel that is another, in whichever pixel`(place: Int) {
    var bytes: [UInt8] = [1, 2, 3, 4, 1, 2, 3, 4]
    bytes[place] = 9
    #expect(!Bitmap(width: 2, height: 1, format: .rgba8, bytes: bytes).isOneColor)
  }
}

@Suite struct `A coloured picture that is shrunk` {
  @Test func `has the mean of its rows and columns, rounded to the nearest`() {
    let picture = Bitmap(
      width: 2, height: 2, format: .rgba8,
      bytes: [10, 20, 30, 255, 11, 20, 30, 255, 10, 21, 31, 255, 11, 21, 30, 255])
    // 10.5, 20.5 and 30.25.
    #expect(picture.shrunk(by: 2).bytes == [11, 21, 30, 255])
  }

  @Test func `keeps the colours of separate squares apart`() {
    let picture = Bitmap(
      width: 3, height: 3, format: .rgba8,
      bytes: [
        1, 1, 1, 255, 1, 1, 1, 255, 2, 2, 2, 255,
        1, 1, 1, 255, 1, 1, 1, 255, 2, 2, 2, 255,
        3, 3, 3, 255, 3, 3, 3, 255, 4, 4, 4, 255,
      ])
    let small = picture.shrunk(by: 2)
    #expect(small.size == PixelSize(width: 2, height: 2))
    #expect(small.bytes == [1, 1, 1, 255, 2, 2, 2, 255, 3, 3, 3, 255, 4, 4, 4, 255])
  }

  @Test func `is clear black where nothing has a colour`() {
    let picture = Bitmap(
      width: 2, height: 1, format: .rgba8, bytes: [200, 100, 50, 0, 9, 9, 9, 0])
    #expect(picture.shrunk(by: 2).bytes == [0, 0, 0, 0])
  }

  @Test func `keeps the colour of what can hardly be seen`() {
    let picture = Bitmap(
      width: 2, height: 1, format: .rgba8, bytes: [200, 100, 50, 1, 9, 9, 9, 0])
    // An opacity of one half is rounded up.
    #expect(picture.shrunk(by: 2).bytes == [200, 100, 50, 1])
  }

  @Test func `is one pixel where the factor is greater than the picture`() {
    let picture = Bitmap(width: 2, height: 3, format: .gray8, bytes: [1, 2, 3, 4, 5, 6])
    // 3.5.
    #expect(picture.shrunk(by: 7).bytes == [4])
  }
}
