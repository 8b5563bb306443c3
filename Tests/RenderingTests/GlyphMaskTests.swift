import DynamicType
import Imaging
import Testing

@testable import Rendering

// At an em square of 4 px, 250 units of the font Rectangles are one pixel.
@Suite struct `The mask of a glyph` {
  private func mask(
    _ glyph: UInt32, size: Int = 256, stepX: Int = 0, stepY: Int = 0
  ) throws -> GlyphMask {
    let library = try FreeTypeLibrary()
    let face = try FreeTypeFace(try TestFonts.file(TestFonts.rectangles), index: 0, in: library)
    return try GlyphRasterizer(library: library, budget: InkBudget())
      .mask(of: glyph, in: face, size: size, stepX: stepX, stepY: stepY)
  }

  private func rows(_ mask: GlyphMask) -> [[UInt8]] {
    (0..<mask.bounds.height).map { row in
      Array(mask.coverage[row * mask.bounds.width..<(row + 1) * mask.bounds.width])
    }
  }

  @Test func `of a square on whole pixels is full`() throws {
    let mask = try mask(RectangleGlyph.square)
    #expect(mask.bounds == PixelRect(x: 0, y: -4, width: 4, height: 4))
    #expect(Array(mask.coverage) == [UInt8](repeating: 255, count: 16))
  }

  @Test(arguments: [(1, 192, 64), (2, 128, 128), (3, 64, 192)] as [(Int, UInt8, UInt8)])
  func `moved right by quarters shares its side columns`(
    step: Int, first: UInt8, last: UInt8
  ) throws {
    let mask = try mask(RectangleGlyph.square, stepX: step)
    #expect(mask.bounds == PixelRect(x: 0, y: -4, width: 5, height: 4))
    #expect(rows(mask) == [[UInt8]](repeating: [first, 255, 255, 255, last], count: 4))
  }

  @Test(arguments: [(1, 192, 64), (2, 128, 128), (3, 64, 192)] as [(Int, UInt8, UInt8)])
  func `moved down by quarters shares its outer rows`(
    step: Int, first: UInt8, last: UInt8
  ) throws {
    let mask = try mask(RectangleGlyph.bar, stepY: step)
    #expect(mask.bounds == PixelRect(x: 0, y: -3, width: 1, height: 5))
    #expect(rows(mask) == [[first], [255], [255], [255], [last]])
  }

  @Test func `moved both ways has the product in its corners`() throws {
    // 0.75 × 0.75 = 0.5625, 0.75 × 0.25 = 0.1875, 0.25 × 0.25 = 0.0625 of 256.
    let mask = try mask(RectangleGlyph.square, size: 64, stepX: 1, stepY: 1)
    #expect(rows(mask) == [[144, 48], [48, 16]])
  }

  @Test func `reaches below the baseline`() throws {
    #expect(
      try mask(RectangleGlyph.bar).bounds == PixelRect(x: 0, y: -3, width: 1, height: 4))
  }

  @Test func `reaches left of its origin`() throws {
    #expect(
      try mask(RectangleGlyph.left).bounds == PixelRect(x: -2, y: -4, width: 4, height: 4))
  }

  @Test func `of a space is empty`() throws {
    #expect(try mask(1).bounds.isEmpty)
  }

  @Test func `counts a flagged overlap once`() throws {
    // A quarter down, the top row is covered to three quarters and the bottom row to one; the mean
    // of 12 or 4 full pixels among 16 is 191 or 64.
    let mask = try mask(RectangleGlyph.flagged, stepY: 1)
    #expect(mask.bounds == PixelRect(x: 0, y: -4, width: 4, height: 5))
    #expect(
      rows(mask) == [
        [191, 191, 191, 191], [255, 255, 255, 255], [255, 255, 255, 255], [255, 255, 255, 255],
        [64, 64, 64, 64],
      ])
  }

  @Test func `counts an overlap twice where no flag is set`() throws {
    // Areas add up: 0.75 + 0.75 × 0.5 is more than a pixel, 0.25 + 0.25 × 0.5 is 0.375.
    let mask = try mask(RectangleGlyph.unflagged, stepY: 1)
    #expect(rows(mask).first == [192, 255, 255, 192])
    #expect(rows(mask).last == [64, 96, 96, 64])
  }

  @Test func `is the same kept as drawn`() throws {
    let renderer = try Renderer()
    let font = FontInstance(file: try TestFonts.file(TestFonts.inter))
    let run = DrawnRun(
      font: font, pointSize: 17, color: .black, baseline: 20,
      glyphs: [DrawnGlyph(id: 2, x: 0.3, rise: 0), DrawnGlyph(id: 2, x: 20.3, rise: 0)])
    let drawing = Drawing(width: 40, height: 22, background: .white, runs: [run])
    let drawn = try renderer.render(drawing, at: .x2)
    #expect(try renderer.render(drawing, at: .x2).bitmap == drawn.bitmap)
    let columns = drawn.bitmap.grayRows.map { (Array($0[0..<40]), Array($0[40..<80])) }
    #expect(columns.allSatisfy { $0.0 == $0.1 })
  }
}
