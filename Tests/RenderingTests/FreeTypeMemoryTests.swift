import DynamicType
import Imaging
import Testing

@testable import Rendering

/// What FreeType may take from us for the fonts of one renderer.
@Suite struct `FreeType's memory` {
  @Test func `it is so much and no more, and what is given back can be had again`() throws {
    let memory = FreeTypeMemory()
    let block = try #require(memory.make(200 << 20))
    #expect(memory.used == 200 << 20)
    #expect(memory.make(57 << 20) == nil)
    #expect(memory.takeRefusal())
    #expect(!memory.takeRefusal())
    #expect(memory.resize(block, 257 << 20) == nil)
    let larger = try #require(memory.resize(block, 201 << 20))
    #expect(memory.used == 201 << 20)
    memory.drop(larger)
    #expect(memory.used == 0)
    memory.drop(try #require(memory.resize(nil, 57 << 20)))
    #expect(memory.used == 0)
  }

  @Test func `a font for which FreeType wants more is refused, and drawn once there is room`()
    throws
  {
    let font = FontInstance(file: FontBytes(try TestFonts.content(TestFonts.strikes)))
    let run = DrawnRun(
      font: font, pointSize: 4, color: .black, baseline: 4,
      glyphs: [DrawnGlyph(id: 2, x: 0, rise: 0)])
    let drawing = Drawing(width: 4, height: 4, background: .white, runs: [run])
    let renderer = try Renderer()
    let memory = renderer.library.memory
    let other = try #require(memory.make((256 << 20) - memory.used - 1024))
    #expect(
      throws: RenderError.unreadableFont(detail: "FreeType would take more than 256 MB for it")
    ) { try renderer.render(drawing, at: .x1) }
    memory.drop(other)
    #expect(throws: Never.self) { try renderer.render(drawing, at: .x1) }
  }
}
