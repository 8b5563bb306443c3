import DynamicType
import Imaging
import Rendering
import Testing

// The font Rectangles at 4 pt and 1x: its square covers 4 × 4 px.
@Suite struct `A picture` {
  private func picture(
    _ runs: [(x: Points, baseline: Points, color: RGBAColor)], width: Points = 4,
    height: Points = 4, background: RGBAColor = .white, scale: DisplayScale = .x1
  ) throws -> Rendition {
    let font = FontInstance(file: try TestFonts.file(TestFonts.rectangles))
    return try Renderer().render(
      Drawing(
        width: width, height: height, background: background,
        runs: runs.map { run in
          DrawnRun(
            font: font, pointSize: 4, color: run.color, baseline: run.baseline,
            glyphs: [DrawnGlyph(id: RectangleGlyph.square, x: run.x, rise: 0)])
        }), at: scale)
  }

  @Test func `without ink is its background`() throws {
    let blank = try picture([], width: 2, height: 1)
    #expect(blank.bitmap == Bitmap(width: 2, height: 1, format: .gray8, bytes: [255, 255]))
    #expect(blank.ink == nil)
  }

  @Test func `of black on white is grey`() throws {
    let drawn = try picture([(1, 4, .black)], width: 6, height: 5)
    #expect(
      drawn.bitmap.grayRows == [
        [255, 0, 0, 0, 0, 255], [255, 0, 0, 0, 0, 255], [255, 0, 0, 0, 0, 255],
        [255, 0, 0, 0, 0, 255], [255, 255, 255, 255, 255, 255],
      ])
    #expect(drawn.ink == PixelRect(x: 1, y: 0, width: 4, height: 4))
    #expect(drawn.area == PixelRect(x: 0, y: 0, width: 6, height: 5))
  }

  @Test func `has sixteen levels of ink`() throws {
    // Three quarters of a pixel are level 11 of 15, so 187 of 255; one quarter is level 4, 68.
    let drawn = try picture([(0.25, 4, .black)], width: 5)
    #expect(drawn.bitmap.grayRows.first == [68, 0, 0, 0, 187])
  }

  @Test func `grows around ink outside its area, and says where the area lies`() throws {
    let drawn = try picture([(-1, 3, .black), (3, 6, .black)], height: 4)
    #expect(drawn.bitmap.width == 8)
    #expect(drawn.bitmap.height == 7)
    #expect(drawn.area == PixelRect(x: 1, y: 1, width: 4, height: 4))
    #expect(drawn.ink == PixelRect(x: 0, y: 0, width: 8, height: 7))
  }

  @Test func `is as many pixels as the scale asks for`() throws {
    let drawn = try picture([(0, 4, .black)], scale: .x3)
    #expect(drawn.bitmap.width == 12)
    #expect(drawn.bitmap.bytes == [UInt8](repeating: 0, count: 144))
  }

  @Test func `of a colour mixes it with the background`() throws {
    let red = RGBAColor(red: 255, green: 0, blue: 0)
    let drawn = try picture([(0.5, 4, red)], width: 5)
    // Half a pixel is level 8 of 15, so 136 of 255.
    #expect(drawn.bitmap.color(x: 0, y: 0) == RGBAColor(red: 255, green: 119, blue: 119))
    #expect(drawn.bitmap.color(x: 1, y: 0) == red)
  }

  @Test func `of translucent ink lets the background through`() throws {
    let drawn = try picture([(0, 4, RGBAColor(red: 0, green: 0, blue: 0, alpha: 128))])
    #expect(drawn.bitmap.grayRows.first == [127, 127, 127, 127])
  }

  @Test func `on a clear background is clear around its ink`() throws {
    let clear = RGBAColor(red: 0, green: 0, blue: 0, alpha: 0)
    let drawn = try picture([(0.5, 4, .black)], width: 6, background: clear)
    #expect(
      (0..<6).map { drawn.bitmap.color(x: $0, y: 0).alpha } == [136, 255, 255, 255, 136, 0])
  }

  @Test func `on a translucent background keeps its colour`() throws {
    let blue = RGBAColor(red: 0, green: 0, blue: 255, alpha: 51)
    let drawn = try picture([(1, 4, .black)], width: 6, background: blue)
    #expect(drawn.bitmap.color(x: 0, y: 0) == blue)
    #expect(drawn.bitmap.color(x: 1, y: 0) == .black)
  }

  @Test func `has later runs on top`() throws {
    let red = RGBAColor(red: 255, green: 0, blue: 0)
    let blue = RGBAColor(red: 0, green: 0, blue: 255)
    let drawn = try picture([(0, 4, red), (2, 4, blue)], width: 7)
    #expect(
      (0..<7).map { drawn.bitmap.color(x: $0, y: 0) }
        == [red, red, blue, blue, blue, blue, .white])
  }

  @Test func `of two greys is grey again`() throws {
    let gray = RGBAColor(red: 100, green: 100, blue: 100)
    let drawn = try picture([(0, 4, .black), (2, 4, gray)], width: 7)
    #expect(drawn.bitmap.grayRows.first == [0, 0, 100, 100, 100, 100, 255])
  }

  @Test func `raises a glyph above its baseline`() throws {
    let font = FontInstance(file: try TestFonts.file(TestFonts.rectangles))
    let drawn = try Renderer().render(
      Drawing(
        width: 1, height: 6, background: .white,
        runs: [
          DrawnRun(
            font: font, pointSize: 4, color: .black, baseline: 5,
            glyphs: [DrawnGlyph(id: RectangleGlyph.bar, x: 0, rise: 1)])
        ]), at: .x1)
    #expect(drawn.bitmap.bytes == [255, 0, 0, 0, 0, 255])
  }
}
