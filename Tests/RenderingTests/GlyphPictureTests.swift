import DynamicType
import Imaging
import Rendering
import Testing

// The fonts Strikes (CBDT) and Sbix hold one picture in 2 × 2 px for an em of 2 px: red and green
// over blue and a white that is half clear. It stands one px left of its origin and one px below
// the baseline. Strikes also holds it as 4 × 4 px of yellow, one px left and one below.
@Suite struct `A glyph in its own colours` {
  private static let (red, green, blue) = ("#FF0000", "#00FF00", "#0000FF")
  private static let (white, yellow) = ("#FFFFFF", "#FFFF00")

  private func picture(
    _ path: String, glyph: UInt32 = 2, size: Points, x: Points = 1, baseline: Points = 1,
    width: Points = 2, height: Points = 2, color: RGBAColor = .black,
    background: RGBAColor = .white
  ) throws -> Rendition {
    try Renderer().render(
      Drawing(
        width: width, height: height, background: background,
        runs: [
          DrawnRun(
            font: FontInstance(file: try TestFonts.file(path)), pointSize: size, color: color,
            baseline: baseline, glyphs: [DrawnGlyph(id: glyph, x: x, rise: 0)])
        ]), at: .x1)
  }

  @Test(arguments: [TestFonts.strikes, TestFonts.sbix])
  func `stands where its bearings say, in its pixels, untouched by the text's colour`(
    path: String
  ) throws {
    let drawn = try picture(path, size: 2, color: RGBAColor(red: 9, green: 9, blue: 9))
    #expect(
      drawn.bitmap.colorRows == [[Self.red, Self.green], [Self.blue, Self.white]])
    #expect(drawn.ink == PixelRect(x: 0, y: 0, width: 2, height: 2))
  }

  @Test func `lets the background through where it is clear`() throws {
    let drawn = try picture(TestFonts.strikes, size: 2, background: .black)
    #expect(drawn.bitmap.color(x: 1, y: 1).description == "#808080")
    let clear = RGBAColor(red: 0, green: 0, blue: 0, alpha: 0)
    let alone = try picture(TestFonts.strikes, size: 2, background: clear)
    #expect(alone.bitmap.color(x: 1, y: 1).description == "#FFFFFF80")
  }

  @Test func `is made smaller by the mean of the area under each pixel`() throws {
    // Red, green and blue as they are, white half clear, so 128 of 255: each a quarter. What is
    // multiplied by alpha sums up to (383, 383, 383) / 4 and 893 / 4 of alpha.
    let drawn = try picture(
      TestFonts.sbix, size: 1, background: RGBAColor(red: 0, green: 0, blue: 0))
    let pixel = drawn.bitmap.color(x: 1, y: 1)
    #expect(pixel == RGBAColor(red: 96, green: 96, blue: 96))
  }

  @Test func `is made larger by the distance of its pixels' centres`() throws {
    let drawn = try picture(TestFonts.sbix, size: 4, x: 2, baseline: 2, width: 4, height: 4)
    #expect(drawn.bitmap.colorRows[0] == [Self.red, "#BF4000", "#40BF00", Self.green])
    #expect(drawn.bitmap.colorRows.map(\.first) == [Self.red, "#BF0040", "#4000BF", Self.blue])
  }

  @Test func `is taken from the smallest set that is large enough, or else the largest`() throws {
    #expect(
      try picture(TestFonts.strikes, size: 2).bitmap.color(x: 0, y: 0).description == Self.red)
    for size: Points in [2.5, 4, 9] {
      let drawn = try picture(TestFonts.strikes, size: size, x: 3, baseline: 3)
      #expect(drawn.ink?.width == Int(size.value.rounded()))
      let ink = try #require(drawn.ink)
      #expect(drawn.bitmap.color(x: ink.x, y: ink.y).description == Self.yellow)
    }
  }

  @Test func `stands on whole pixels`() throws {
    let places: [(Points, Int)] = [(1.25, 0), (1.5, 1), (1.75, 1)]
    for (x, left) in places {
      let drawn = try picture(TestFonts.strikes, size: 2, x: x, width: 4)
      #expect(drawn.ink == PixelRect(x: left, y: 0, width: 2, height: 2))
      #expect(drawn.bitmap.color(x: left, y: 0).description == Self.red)
    }
  }

  @Test func `may be that of another glyph`() throws {
    #expect(
      try picture(TestFonts.sbix, glyph: 3, size: 2).bitmap
        == picture(TestFonts.sbix, glyph: 2, size: 2).bitmap)
  }

  @Test(arguments: [TestFonts.strikes, TestFonts.sbix])
  func `is without ink where the font has no picture`(path: String) throws {
    let drawn = try picture(path, glyph: 1, size: 2)
    #expect(drawn.ink == nil)
    #expect(drawn.bitmap.format == .gray8)
  }

  @Test func `stands among text, later ones on top`() throws {
    let pictures = FontInstance(file: try TestFonts.file(TestFonts.strikes))
    let text = FontInstance(file: try TestFonts.file(TestFonts.rectangles))
    func run(_ font: FontInstance, _ glyph: UInt32, x: Points) -> DrawnRun {
      DrawnRun(
        font: font, pointSize: 2, color: .black, baseline: 2,
        glyphs: [DrawnGlyph(id: glyph, x: x, rise: 0)])
    }
    let drawn = try Renderer().render(
      Drawing(
        width: 6, height: 3, background: .white,
        runs: [
          run(text, RectangleGlyph.square, x: 0), run(pictures, 2, x: 2),
          run(text, RectangleGlyph.square, x: 4), run(pictures, 2, x: 5),
        ]), at: .x1)
    let black = "#000000"
    #expect(
      drawn.bitmap.colorRows == [
        [black, black, Self.white, Self.white, black, black],
        [black, Self.red, Self.green, Self.white, Self.red, Self.green],
        [Self.white, Self.blue, Self.white, Self.white, Self.blue, Self.white],
      ])
  }
}
