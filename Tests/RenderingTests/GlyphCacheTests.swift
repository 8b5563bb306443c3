import DynamicType
import Imaging
import Testing

@testable import Rendering

@Suite struct `Glyphs that are kept` {
  /// So much that 4 of them are kept, and no 5th: with what a glyph takes beside its pixels, a quarter.
  private static let size = (512 << 10) - 256

  private func key(_ glyph: UInt32) -> GlyphCache.Key {
    GlyphCache.Key(font: 0, glyph: glyph, size: 64, stepX: 0, stepY: 0, color: nil)
  }

  private func mask(_ size: Int) -> GlyphDrawing {
    .mask(
      GlyphMask(
        bounds: PixelRect(x: 0, y: 0, width: size, height: 1),
        coverage: [UInt8](repeating: 0, count: size)))
  }

  /// Asks for glyphs in one picture; says which of them were drawn for that, and their cost.
  private func draw(
    _ glyphs: [UInt32], of size: Int = size, from cache: inout GlyphCache
  ) throws -> (drawn: [UInt32], cost: InkCost) {
    let budget = InkBudget()
    var drawn: [UInt32] = []
    cache.startPicture()
    for glyph in glyphs {
      _ = try cache.drawing(for: key(glyph), countedIn: budget) { () throws(RenderError) in
        drawn.append(glyph)
        try budget.take(parts: Int(glyph % 8), glyph: glyph)
        return mask(size)
      }
    }
    cache.endPicture()
    return (drawn, budget.spent)
  }

  @Test func `are drawn once, and counted once for each picture`() throws {
    var cache = GlyphCache()
    let first = try draw([1, 2, 1, 1], from: &cache)
    let second = try draw([2, 1, 2], from: &cache)
    #expect(first.drawn == [1, 2])
    #expect(second.drawn == [])
    #expect(second.cost == first.cost)
    #expect(first.cost.size == 2 * Self.size)
    #expect(first.cost.parts == 3 * 64)
  }

  @Test func `are told apart by font, glyph, size, place within a pixel, and colour`() {
    let keys = [
      GlyphCache.Key(font: 1, glyph: 2, size: 3, stepX: 0, stepY: 0, color: nil),
      GlyphCache.Key(font: 2, glyph: 2, size: 3, stepX: 0, stepY: 0, color: nil),
      GlyphCache.Key(font: 1, glyph: 3, size: 3, stepX: 0, stepY: 0, color: nil),
      GlyphCache.Key(font: 1, glyph: 2, size: 4, stepX: 0, stepY: 0, color: nil),
      GlyphCache.Key(font: 1, glyph: 2, size: 3, stepX: 3, stepY: 0, color: nil),
      GlyphCache.Key(font: 1, glyph: 2, size: 3, stepX: 0, stepY: 3, color: nil),
      GlyphCache.Key(font: 1, glyph: 2, size: 3, stepX: 0, stepY: 0, color: .black),
      GlyphCache.Key(font: 1, glyph: 2, size: 3, stepX: 0, stepY: 0, color: .white),
    ]
    #expect(Set(keys).count == keys.count)
    // No two of them share a place in a table either.
    #expect(Set(keys.map(\.hashValue)).count == keys.count)
  }

  @Test func `are all kept as long as a picture is made, whatever they take`() throws {
    var cache = GlyphCache()
    let glyphs = [UInt32](1...9)
    let first = try draw(glyphs + glyphs, from: &cache)
    #expect(first.drawn == glyphs)
    #expect(first.cost.size == 9 * Self.size)
  }

  @Test func `are dropped behind a picture, where they are more than is kept`() throws {
    var cache = GlyphCache()
    _ = try draw([1, 2, 3, 4, 5], from: &cache)
    #expect(try draw([1], from: &cache).drawn == [1])
    #expect(try draw([2, 3], from: &cache).drawn == [2, 3])
    #expect(try draw([1, 2, 3], from: &cache).drawn == [])
  }

  @Test func `take memory though they are blank, and are no more than 8,192`() throws {
    var cache = GlyphCache()
    let glyphs = [UInt32](1...8_192)
    #expect(try draw(glyphs, of: 0, from: &cache).drawn.count == 8_192)
    #expect(cache.count == 8_192)
    #expect(try draw([8_193], of: 0, from: &cache).drawn == [8_193])
    #expect(cache.count == 0)
  }

  @Test func `leave no number of a font behind`() throws {
    var cache = GlyphCache()
    let file = try TestFonts.file(TestFonts.inter)
    for weight in 1...8_193 {
      let variations = [VariationSetting(axis: .weight, value: Double(weight))]
      _ = cache.number(of: FontInstance(file: file, variations: variations))
    }
    cache.endPicture()
    #expect(cache.count == 0)
  }
}

@Suite struct `Outlines that are kept` {
  private func place(_ number: Int) -> [VariationSetting] {
    [VariationSetting(axis: .weight, value: 200 + Double(number) / 32)]
  }

  @Test func `take memory though they are blank, and so do the places of their fonts`() throws {
    let library = try FreeTypeLibrary()
    let face = try FreeTypeFace(try TestFonts.file(TestFonts.axes), index: 0, in: library)
    var counts: [Int] = []
    for number in 0..<8000 {
      try face.move(to: FontPlace(settings: place(number)))
      _ = try face.path(of: 0)
      counts.append(face.outlines.count)
    }
    // Each takes as much as 16 of 98,304 points; the default place is there from the start.
    #expect(counts.max() == 6145)
    #expect(counts.suffix(2) != [6144, 6145])
  }

  @Test func `are those of the place where the font stands, whatever was dropped`() throws {
    let library = try FreeTypeLibrary()
    let file = try TestFonts.file(TestFonts.cff2)
    let face = try FreeTypeFace(file, index: 0, in: library)
    let light = FontPlace(settings: [VariationSetting(axis: .weight, value: 400)])
    let bold = FontPlace(settings: [VariationSetting(axis: .weight, value: 900)])
    for number in 0..<7000 {
      try face.move(
        to: FontPlace(settings: [
          VariationSetting(axis: .weight, value: 400 + Double(number) / 16)
        ]))
      try face.move(to: light)
      #expect(try face.path(of: 1).bounds?.maxX == 200)
      try face.move(to: bold)
      #expect(try face.path(of: 1).bounds?.maxX == 400)
    }
  }
}
