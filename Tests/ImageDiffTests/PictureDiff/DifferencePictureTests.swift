import ImageDiff
import Imaging
import Testing

@Suite struct `A difference picture` {
  static let white = RGBAColor.white

  /// A white square of 5 × 5 px with one pixel of another colour in the middle.
  static func dot(_ color: RGBAColor, on ground: RGBAColor = .white) -> Bitmap {
    let pixels = (0..<25).map { $0 == 12 ? color : ground }
    return Bitmap(
      width: 5, height: 5, format: .rgba8,
      bytes: pixels.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] })
  }

  static func middle(expected: Bitmap, actual: Bitmap) -> RGBAColor {
    differencePicture(expected: expected, actual: actual).color(x: 2, y: 2)
  }

  @Test func `shows lost ink in vermilion`() {
    let color = Self.middle(expected: Self.dot(.black), actual: Self.dot(.white))
    #expect(color == RGBAColor(hex: "#D55E00"))
  }

  @Test func `shows new ink in blue`() {
    let color = Self.middle(expected: Self.dot(.white), actual: Self.dot(.black))
    #expect(color == RGBAColor(hex: "#0072B2"))
  }

  @Test func `takes light ink on a dark ground for ink`() {
    let color = Self.middle(
      expected: Self.dot(.black, on: .black), actual: Self.dot(.white, on: .black))
    #expect(color == RGBAColor(hex: "#0072B2"))
  }

  @Test func `shows other ink in purple`() throws {
    let blue = try #require(RGBAColor(hex: "#0000FF"))
    let red = try #require(RGBAColor(hex: "#FF0000"))
    let color = Self.middle(expected: Self.dot(blue), actual: Self.dot(red))
    #expect(color == RGBAColor(hex: "#CC79A7"))
  }

  @Test func `fades what both have`() {
    let color = Self.middle(expected: Self.dot(.black), actual: Self.dot(.black))
    #expect(color == RGBAColor(hex: "#C0C0C0"))
  }

  @Test func `leaves an equal ground white whatever its colour`() {
    let picture = Self.dot(.white, on: .black)
    #expect(
      differencePicture(expected: picture, actual: picture).color(x: 0, y: 0) == .white)
  }

  @Test func `sees transparent pixels over white`() {
    let clear = RGBAColor(red: 0, green: 0, blue: 0, alpha: 0)
    let color = Self.middle(
      expected: Self.dot(.black, on: clear), actual: Self.dot(clear, on: clear))
    #expect(color == RGBAColor(hex: "#D55E00"))
    #expect(
      differencePicture(expected: Self.dot(.black, on: clear), actual: Self.dot(.black, on: clear))
        .color(x: 0, y: 0) == .white)
  }

  @Test func `makes a difference of one level plain to see`() {
    let faint = RGBAColor(red: 254, green: 254, blue: 254)
    let color = Self.middle(expected: Self.dot(.white), actual: Self.dot(faint))
    #expect(color.red < 150)
  }

  @Test func `covers both sizes and tints what one lacks`() {
    let wide = Bitmap(width: 2, height: 1, format: .gray8, bytes: [255, 255])
    let tall = Bitmap(width: 1, height: 2, format: .gray8, bytes: [255, 255])
    let picture = differencePicture(expected: wide, actual: tall)
    #expect(picture.width == 2 && picture.height == 2)
    #expect(picture.color(x: 0, y: 0) == .white)
    #expect(picture.color(x: 1, y: 0) == RGBAColor(hex: "#F9E6D7"))
    #expect(picture.color(x: 0, y: 1) == RGBAColor(hex: "#D7E9F3"))
    #expect(picture.color(x: 1, y: 1) == RGBAColor(hex: "#C8C8C8"))
  }

  @Test func `stands right of both pictures in a strip`() {
    let low = Bitmap(width: 3, height: 1, format: .gray8, bytes: [1, 1, 1])
    let high = Bitmap(width: 2, height: 2, format: .gray8, bytes: [1, 1, 1, 1])
    let strip = comparisonStrip(expected: low, actual: high)
    #expect(strip.width == 3 + 8 + 2 + 8 + 3 && strip.height == 2)
    #expect(strip.color(x: 0, y: 0) == RGBAColor(red: 1, green: 1, blue: 1))
    #expect(strip.color(x: 0, y: 1) == RGBAColor(hex: "#C8C8C8"))
    #expect(strip.color(x: 11, y: 1) == RGBAColor(red: 1, green: 1, blue: 1))
    #expect(strip.color(x: 21, y: 0) == .white)
  }

  /// Of few levels, as text has, in runs over many pixels, and of so many that no palette holds them.
  @Test(arguments: UInt64(0)..<20)
  func `of grey pictures is that of the same in four bytes a pixel, as a file too`(
    seed: UInt64
  ) throws {
    var random = FixedRandom(state: seed)
    let levels: [UInt8] = seed.isMultiple(of: 2) ? [0, 119, 255, 255, 255, 255] : Array(0...255)
    let pictures = (0..<2).map { _ in
      let (width, height) = (
        Int.random(in: 1...70, using: &random), Int.random(in: 1...40, using: &random)
      )
      var bytes: [UInt8] = []
      while bytes.count < width * height {
        let level = levels.randomElement(using: &random) ?? 255
        bytes += [UInt8](repeating: level, count: Int.random(in: 1...20, using: &random))
      }
      return Bitmap(
        width: width, height: height, format: .gray8, bytes: Array(bytes.prefix(width * height)))
    }
    let (old, new) = (pictures[0], pictures[1])
    let colored = differencePicture(expected: old.expandedToRGBA(), actual: new.expandedToRGBA())
    let gray = DifferencePicture(expected: old, actual: new)
    #expect(gray.bitmap == colored)
    #expect(try gray.encoded(for: .fast) == PNG.encode(colored, for: .fast))
  }

  @Test func `of equal grey pictures is a grey file`() throws {
    let picture = Bitmap(
      width: 9, height: 1, format: .gray8, bytes: [255, 255, 0] + [UInt8](repeating: 255, count: 6))
    let file = try DifferencePicture(expected: picture, actual: picture).encoded(for: .fast)
    let shown = differencePicture(expected: picture, actual: picture)
    #expect(try file == PNG.encode(shown, for: .fast))
    #expect(try PNG.decode(file).format == .gray8)
  }
}
