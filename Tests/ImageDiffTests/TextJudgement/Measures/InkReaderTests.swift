import Imaging
import Testing

@testable import TextJudgement

@Suite struct `Ink read from a picture` {
  static var white: Premultiplied { Premultiplied(channels: SIMD4(255, 255, 255, 255)) }

  /// Two rows of three pixels, grey.
  static let gray = Bitmap(
    width: 3, height: 2, format: .gray8, bytes: [255, 0, 100, 252, 255, 253])

  /// The picture in either format.
  static func reader(_ format: Int) -> InkReader {
    InkReader(picture: format == 0 ? gray : gray.expandedToRGBA(), ground: white)
  }

  @Test(arguments: 0..<2)
  func `is none in a pixel of the ground, or two levels off it, or outside`(format: Int) {
    let reader = Self.reader(format)
    #expect(reader.isBlank(x: 0, y: 0))
    #expect(!reader.isBlank(x: 1, y: 0))
    #expect(!reader.isBlank(x: 0, y: 1))
    #expect(reader.isBlank(x: 2, y: 1))
    // Beside these in the bytes are pixels with ink.
    #expect(reader.isBlank(x: 3, y: 0))
    #expect(reader.isBlank(x: -1, y: 1))
    #expect(reader.isBlank(x: 1, y: -1))
    #expect(reader.isBlank(x: 0, y: 2))
  }

  @Test(arguments: 0..<2)
  func `is as much as its distance from the ground, wherever an area lies`(format: Int) {
    let reader = Self.reader(format)
    #expect(reader.mass(of: PixelRect(x: 1, y: 0, width: 1, height: 1)) == 255)
    #expect(reader.mass(of: PixelRect(x: 0, y: 0, width: 3, height: 1)) == 410)
    #expect(reader.mass(of: PixelRect(x: -2, y: -1, width: 8, height: 5)) == 413)
    #expect(reader.mass(of: PixelRect(x: 0, y: 0, width: 0, height: 2)) == 0)
    #expect(reader.mass(of: PixelRect(x: 3, y: 0, width: 2, height: 2)) == 0)
  }

  @Test(arguments: 0..<2)
  func `is none in a blank rectangle`(format: Int) {
    let reader = Self.reader(format)
    #expect(reader.isBlank(PixelRect(x: 0, y: 0, width: 1, height: 1)))
    #expect(!reader.isBlank(PixelRect(x: 0, y: 0, width: 2, height: 1)))
    #expect(!reader.isBlank(PixelRect(x: 0, y: 0, width: 1, height: 2)))
    #expect(reader.isBlank(PixelRect(x: 1, y: 1, width: 9, height: 9)))
    #expect(reader.isBlank(PixelRect(x: 0, y: 0, width: 0, height: 2)))
    #expect(reader.isBlank(PixelRect(x: 5, y: 5, width: 2, height: 2)))
  }

  @Test func `in two pictures is read in one format`() {
    let color = Bitmap(width: 1, height: 1, format: .rgba8, bytes: [255, 0, 0, 255])
    for (one, other) in [(Self.gray, color), (color, Self.gray)] {
      let pair = PicturePair(expected: one, actual: other)
      #expect(pair.expected.format == .rgba8 && pair.actual.format == .rgba8)
    }
    let pair = PicturePair(expected: Self.gray, actual: Self.gray.expandedToRGBA())
    #expect(pair.expected.format == .gray8 && pair.actual.format == .gray8)
  }

  @Test func `in two pictures of other sizes has an area around both, and one in both`() {
    let wide = Bitmap(
      width: 4, height: 1, format: .gray8, bytes: Array(repeating: 9, count: 4))
    for pair in [
      PicturePair(expected: Self.gray, actual: wide),
      PicturePair(expected: wide, actual: Self.gray),
    ] {
      #expect(pair.area == PixelRect(x: 0, y: 0, width: 4, height: 2))
      #expect(pair.overlap == PixelRect(x: 0, y: 0, width: 3, height: 1))
    }
  }

  /// The inked pixels of the grey picture, in its plane with a border of two.
  static func pixels(_ reader: InkReader) -> InkedPixels {
    let area = PixelRect(x: 0, y: 0, width: 3, height: 2)
    return InkedPixels(
      reader: reader, plane: InkPlane(reader, area: area), rows: 2..<4, area: area)
  }

  @Test(arguments: 0..<2)
  func `has a place in its plane, behind the border`(format: Int) {
    let pixels = Self.pixels(Self.reader(format))
    #expect(pixels.hasInk(2, 3) && pixels.hasInk(2, 4) && pixels.hasInk(3, 2))
    #expect(!pixels.hasInk(2, 2) && !pixels.hasInk(3, 4) && !pixels.hasInk(0, 0))
    #expect(!pixels.hasInk(-1, 2) && !pixels.hasInk(6, 2))
  }

  @Test(arguments: 0..<2)
  func `adds to the ground, and nothing outside`(format: Int) {
    let pixels = Self.pixels(Self.reader(format))
    #expect(pixels.added(2, 3) == SIMD4<Float>(-255, -255, -255, 0))
    #expect(pixels.added(3, 2) == SIMD4<Float>(-3, -3, -3, 0))
    #expect(pixels.added(3, 4) == SIMD4<Float>(-2, -2, -2, 0))
    // Beside these in the bytes are pixels with ink.
    for (row, column) in [(2, 5), (3, 1), (1, 3), (4, 2)] {
      #expect(pixels.added(row, column) == SIMD4<Float>())
    }
  }

  @Test(arguments: 0..<2)
  func `has the colour of all of it`(format: Int) {
    let pixels = Self.pixels(Self.reader(format))
    #expect(pixels.color(columns: 0..<7).direction == SIMD4<Float>(-1, -1, -1, 0))
    #expect(pixels.color(columns: 0..<2).direction == SIMD4<Float>())
    #expect(pixels.fringe(columns: 0..<7) == 0)
    #expect(pixels.fringe(columns: 0..<2) == 0)
  }

  @Test func `has a fringe where pixels have other colours than all of it`() {
    // Half of it cyan, half red: on white, each takes away what the other leaves.
    let bytes: [UInt8] = [255, 255, 255, 255, 55, 255, 255, 255, 255, 55, 55, 255]
    let reader = InkReader(
      picture: Bitmap(width: 3, height: 1, format: .rgba8, bytes: bytes), ground: Self.white)
    let area = PixelRect(x: 0, y: 0, width: 3, height: 1)
    let pixels = InkedPixels(
      reader: reader, plane: InkPlane(reader, area: area), rows: 2..<3, area: area)
    // In all −0.5 of each channel, so that each pixel is half of its ink off.
    #expect(pixels.color(columns: 0..<7).direction == SIMD4<Float>(-0.5, -0.5, -0.5, 0))
    #expect(pixels.fringe(columns: 0..<7) == 0.5)
    #expect(pixels.fringe(columns: 3..<4) == 0)
  }

  @Test func `has a colour from 512 levels on`() {
    let color = { (ink: Float) in InkColor(added: SIMD4(ink, 0, -ink / 2, 0), ink: ink) }
    #expect(color(512).isTelling)
    #expect(!color(511).isTelling)
    #expect(color(200).direction == SIMD4<Float>(1, 0, -0.5, 0))
    #expect(InkColor(added: SIMD4(), ink: 0).direction == SIMD4<Float>())
    let ground = Premultiplied(channels: SIMD4(10, 20, 200, 255))
    #expect(
      color(200).color(over: ground, ink: 100)
        == Premultiplied(channels: SIMD4(110, 20, 150, 255)))
  }
}

@Suite struct `A colour multiplied by its alpha` {
  /// A pixel as it is read from a picture.
  static func pixel(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) -> Premultiplied {
    let picture = Bitmap(width: 1, height: 1, format: .rgba8, bytes: [red, green, blue, alpha])
    return Ground.color(of: picture, in: PixelRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test func `has levels rounded to the nearest`() {
    #expect(Self.pixel(255, 1, 0, 127).channels == SIMD4<UInt8>(127, 0, 0, 127))
    #expect(Self.pixel(255, 1, 2, 128).channels == SIMD4<UInt8>(128, 1, 1, 128))
    #expect(Self.pixel(7, 8, 9, 255).channels == SIMD4<UInt8>(7, 8, 9, 255))
    #expect(Self.pixel(7, 8, 9, 0).channels == SIMD4<UInt8>(0, 0, 0, 0))
  }

  @Test func `becomes the colour again`() {
    let color = { (red: UInt8, alpha: UInt8) in
      Premultiplied(channels: SIMD4(red, 0, 0, alpha)).color
    }
    #expect(color(1, 2) == RGBAColor(red: 128, green: 0, blue: 0, alpha: 2))
    #expect(color(100, 128) == RGBAColor(red: 199, green: 0, blue: 0, alpha: 128))
    #expect(color(200, 100) == RGBAColor(red: 255, green: 0, blue: 0, alpha: 100))
    #expect(color(9, 255) == RGBAColor(red: 9, green: 0, blue: 0))
    #expect(color(9, 0) == RGBAColor(red: 9, green: 0, blue: 0, alpha: 0))
    #expect(color(1, 1) == RGBAColor(red: 255, green: 0, blue: 0, alpha: 1))
  }

  @Test func `is one number, and the colour of it`() {
    let color = Premultiplied(bits: 0x0102_0304)
    #expect(color.channels == SIMD4<UInt8>(1, 2, 3, 4))
    #expect(color.bits == 0x0102_0304)
  }

  @Test func `is as far from another as the channel that differs most`() {
    let color = Premultiplied(channels: SIMD4(10, 20, 30, 40))
    #expect(color.distance(to: Premultiplied(channels: SIMD4(12, 10, 30, 45))) == 10)
    #expect(color.distance(to: Premultiplied(channels: SIMD4(10, 20, 37, 40))) == 7)
    #expect(color.distance(to: Premultiplied(channels: SIMD4(10, 20, 30, 49))) == 9)
    #expect(color.distance(to: color) == 0)
  }

  @Test func `is the nearest to levels, within its range`() {
    #expect(
      Premultiplied(levels: SIMD4(-3, 0.5, 254.4, 300)).channels == SIMD4<UInt8>(0, 1, 254, 255))
  }

  /// Whether text of two greys on two backgrounds differs by more than two levels.
  static func areApart(
    _ from: UInt8, on ground: UInt8, _ to: UInt8, on other: UInt8
  ) -> Bool {
    let gray = { (level: UInt8) in Premultiplied(channels: SIMD4(level, level, level, 255)) }
    return SeenColors(
      from: gray(from), to: gray(to), expectedGround: gray(ground), actualGround: gray(other)
    ).areApart(by: 2)
  }

  @Test func `on one background differs by more than so many levels`() {
    #expect(!Self.areApart(100, on: 255, 102, on: 255))
    #expect(Self.areApart(100, on: 255, 103, on: 255))
    #expect(Self.areApart(100, on: 255, 97, on: 255))
  }

  @Test func `on two backgrounds may differ by half of what they do`() {
    #expect(!Self.areApart(100, on: 150, 150, on: 250))
    #expect(!Self.areApart(100, on: 150, 152, on: 250))
    #expect(Self.areApart(100, on: 150, 153, on: 250))
    #expect(!Self.areApart(100, on: 150, 100, on: 250))
    #expect(!Self.areApart(100, on: 150, 98, on: 250))
    #expect(Self.areApart(100, on: 150, 97, on: 250))
  }
}

@Suite struct `The commonest colour below text` {
  static func ground(_ bytes: [UInt8]) -> UInt8 {
    let picture = Bitmap(width: bytes.count, height: 1, format: .gray8, bytes: bytes)
    return Ground.color(
      of: picture, in: PixelRect(x: 0, y: 0, width: bytes.count, height: 1)
    ).channels.x
  }

  @Test func `is the mean with those up to three levels off`() {
    let bytes: [UInt8] = [200, 200, 200, 200, 200, 203, 203, 203, 204, 204]
    #expect(Self.ground(bytes) == 201)
    #expect(Self.ground([200, 200, 200, 197, 196]) == 199)
  }

  @Test func `is a mean rounded to the nearest`() {
    #expect(Self.ground([200, 200, 201, 201]) == 201)
    #expect(Self.ground([200, 200, 201]) == 200)
  }

  @Test func `is found at the end of the colours, too`() {
    #expect(Self.ground([10, 255, 20, 255, 255]) == 255)
    #expect(Self.ground([10, 10, 10, 100, 255]) == 10)
    #expect(Self.ground([10, 100, 100, 255]) == 100)
  }
}
