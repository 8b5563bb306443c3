import DynamicType
import Imaging
import Testing

@testable import Rendering

@Suite struct `Glyphs that are kept` {
  /// So much as 4 of them are kept, and no 5th.
  private static let size = 2 << 20

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
        try budget.take(parts: Int(glyph), glyph: glyph)
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
    #expect(first.cost.size == 4 << 20)
    #expect(first.cost.parts == 3 * 64)
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
}
