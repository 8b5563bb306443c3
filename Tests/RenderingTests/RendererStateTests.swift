import DynamicType
import Imaging
import Rendering
import Testing

@Suite struct `One renderer for many pictures` {
  /// The letters A, V and o of Inter, at a weight, size and place.
  private func drawing(
    _ file: FontBytes, weight: Double?, size: Points = 17, x: Points = 1
  ) -> Drawing {
    let variations = weight.map { [VariationSetting(axis: .weight, value: $0)] } ?? []
    return Drawing(
      width: 60, height: 22, background: .white,
      runs: [
        DrawnRun(
          font: FontInstance(file: file, variations: variations), pointSize: size, color: .black,
          baseline: 18,
          glyphs: [
            DrawnGlyph(id: 2, x: x, rise: 0), DrawnGlyph(id: 456, x: x + 15, rise: 0),
            DrawnGlyph(id: 790, x: x + 30.3, rise: 0),
          ])
      ])
  }

  @Test func `draws bold, default and bold again`() throws {
    let file = try TestFonts.file(TestFonts.inter)
    let renderer = try Renderer()
    let bold = try renderer.render(drawing(file, weight: 700), at: .x2).bitmap
    let plain = try renderer.render(drawing(file, weight: nil), at: .x2).bitmap
    // Other sizes, so that no kept mask hides where the face stands.
    let largeBold = try renderer.render(drawing(file, weight: 700, size: 20), at: .x2).bitmap
    let largePlain = try renderer.render(drawing(file, weight: nil, size: 20), at: .x2).bitmap
    #expect(bold != plain)
    #expect(try Renderer().render(drawing(file, weight: 700), at: .x2).bitmap == bold)
    #expect(try Renderer().render(drawing(file, weight: nil), at: .x2).bitmap == plain)
    #expect(
      try Renderer().render(drawing(file, weight: 700, size: 20), at: .x2).bitmap == largeBold)
    #expect(
      try Renderer().render(drawing(file, weight: nil, size: 20), at: .x2).bitmap == largePlain)
  }

  @Test func `draws default where the default is named`() throws {
    let file = try TestFonts.file(TestFonts.inter)
    #expect(
      try Renderer().render(drawing(file, weight: 400), at: .x2).bitmap
        == (try Renderer().render(drawing(file, weight: nil), at: .x2).bitmap))
  }

  @Test func `draws the same in any order`() throws {
    let file = try TestFonts.file(TestFonts.inter)
    let drawings = [
      drawing(file, weight: 100), drawing(file, weight: 900, x: 1.25),
      drawing(file, weight: nil, size: 53), drawing(file, weight: 900),
    ]
    let forwards = try Renderer()
    let backwards = try Renderer()
    let there = try drawings.map { try forwards.render($0, at: .x2).bitmap }
    let back = try drawings.reversed().map { try backwards.render($0, at: .x2).bitmap }
    #expect(there == back.reversed())
  }

  @Test func `draws every glyph of a paragraph's lines alike`() throws {
    let file = try TestFonts.file(TestFonts.inter)
    let font = FontInstance(file: file)
    let runs = [10.4, 32.1].map { baseline in
      DrawnRun(
        font: font, pointSize: 9, color: .black, baseline: Points(baseline),
        glyphs: [DrawnGlyph(id: 2, x: 0, rise: 0)])
    }
    let rows = try Renderer().render(
      Drawing(width: 8, height: 44, background: .white, runs: runs), at: .x1
    ).bitmap.grayRows
    #expect(Array(rows[0..<12]) == Array(rows[22..<34]))
  }

  @Test func `knows its FreeType`() throws {
    #expect(try Renderer().freeTypeVersion.split(separator: ".").count == 3)
    #expect(try cairoVersion().split(separator: ".").count == 3)
  }
}
