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

  /// Changes of outlines that apply at every place: FreeType makes them where it was told of a place, and
  /// not where it never heard of axes.
  @Test func `draws the default alike where changes have their peak there`() throws {
    var content = try TestFonts.content(TestFonts.inter)
    let table = try place(of: "gvar", in: content)
    // The peaks that glyphs share (OpenType, “gvar”): two bytes for each axis.
    let count = Int(content[table + 5]) * (Int(content[table + 6]) << 8 | Int(content[table + 7]))
    let peaks = table + content[table + 8..<table + 12].reduce(0) { $0 << 8 | Int($1) }
    content.replaceSubrange(
      peaks..<peaks + 2 * count, with: [UInt8](repeating: 0, count: 2 * count))
    let file = FontBytes(content)
    func outline(at weight: Double?, by renderer: Renderer) throws -> OutlinePath {
      let variations = weight.map { [VariationSetting(axis: .weight, value: $0)] } ?? []
      return try renderer.outline(
        ofGlyph: 2, in: FontInstance(file: file, variations: variations))
    }
    let places: [Double?] = [nil, 400, 800]
    let alone = try places.map { try outline(at: $0, by: Renderer()) }
    // FreeType does make a difference.
    #expect(alone[0] != alone[1])
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      let renderer = try Renderer()
      let drawn = try order.map { try outline(at: places[$0], by: renderer) }
      #expect(drawn == order.map { alone[$0] }, "\(order)")
    }
  }

  /// Where a table begins in a font.
  private func place(of table: String, in content: [UInt8]) throws -> Int {
    let name = Array(table.utf8)
    let record = try #require(
      (0..<content.count - 16).first { content[$0..<$0 + 4].elementsEqual(name) })
    return content[record + 8..<record + 12].reduce(0) { $0 << 8 | Int($1) }
  }

  @Test(arguments: [0, 26])
  func `draws default after a place at which the font is damaged`(damage: Int) throws {
    // The version of the table, and how many changes the glyph has.
    var content = try TestFonts.content(TestFonts.axes)
    let table = try place(of: "gvar", in: content)
    content[table + damage] ^= 0xFF
    let font = FontInstance(file: FontBytes(content))
    let bold = FontInstance(
      file: font.file, variations: [VariationSetting(axis: .weight, value: 800)])
    let renderer = try Renderer()
    for _ in 0..<2 {
      #expect(throws: RenderError.self) { try renderer.outline(ofGlyph: 1, in: bold) }
      #expect(
        try renderer.outline(ofGlyph: 1, in: font)
          == (try Renderer().outline(ofGlyph: 1, in: font)))
    }
  }

  /// Some glyphs of a font, one beside the other.
  private func drawing(
    _ file: FontBytes, glyphs: [UInt32], size: Points = 4, color: RGBAColor = .black
  ) -> Drawing {
    Drawing(
      width: 40, height: 8, background: .white,
      runs: [
        DrawnRun(
          font: FontInstance(file: file), pointSize: size, color: color, baseline: 6,
          glyphs: glyphs.enumerated().map { place, glyph in
            DrawnGlyph(id: glyph, x: Points(Double(place) * 4.3), rise: 0)
          })
      ])
  }

  private func outcomes(
    of drawings: [Drawing], by renderer: Renderer
  ) -> [Result<Bitmap, RenderError>] {
    drawings.map { drawing in
      Result { () throws(RenderError) in try renderer.render(drawing, at: .x2).bitmap }
    }
  }

  @Test func `draws the same in any order, and refuses the same`() throws {
    let inter = try TestFonts.file(TestFonts.inter)
    let layers = try TestFonts.file(TestFonts.layers)
    let paints = try TestFonts.file(TestFonts.paints)
    let strikes = try TestFonts.file(TestFonts.strikes)
    let chain = try TestFonts.file(TestFonts.chain)
    let reversed = try TestFonts.file(TestFonts.reversedChain)
    let nest = try TestFonts.file(TestFonts.nest)
    let blue = RGBAColor(red: 0, green: 0, blue: 255)
    let drawings = [
      drawing(inter, weight: 100), drawing(inter, weight: 900, x: 1.25),
      drawing(inter, weight: nil, size: 53), drawing(inter, weight: 900),
      // In colours, some of them those of the text; one lacks a colour.
      drawing(layers, glyphs: [3, 1, 3]), drawing(layers, glyphs: [1, 3], color: blue),
      drawing(layers, glyphs: [3, 4]), drawing(paints, glyphs: [5, 9, 17, 18]),
      drawing(paints, glyphs: [9, 18, 4], size: 5, color: blue), drawing(paints, glyphs: [5, 21]),
      drawing(strikes, glyphs: [2, 2]), drawing(strikes, glyphs: [2], size: 9),
      // Made of others, up to where they are too deep or too many.
      drawing(chain, glyphs: [1, 20, 33], size: 60), drawing(chain, glyphs: [33, 34]),
      drawing(chain, glyphs: [60]), drawing(reversed, glyphs: [60, 40, 28], size: 60),
      drawing(reversed, glyphs: [27]), drawing(reversed, glyphs: [1]),
      drawing(nest, glyphs: [9], size: 60), drawing(nest, glyphs: [10]),
      drawing(nest, glyphs: [40]),
    ]
    let alone = try drawings.flatMap { outcomes(of: [$0], by: try Renderer()) }
    let forwards = outcomes(of: drawings, by: try Renderer())
    let backwards = outcomes(of: drawings.reversed(), by: try Renderer())
    let twice = outcomes(of: drawings + drawings, by: try Renderer())
    #expect(alone.filter { (try? $0.get()) == nil }.count == 8)
    #expect(forwards == alone)
    #expect(backwards.reversed() == alone)
    #expect(twice == alone + alone)
  }

  /// A glyph of a font in colours, with its origin at some quarters of a pixel, each of which is drawn
  /// for itself.
  private func drawing(of file: FontBytes, atQuarters quarters: [Int]) -> Drawing {
    Drawing(
      width: 40, height: 8, background: .white,
      runs: [
        DrawnRun(
          font: FontInstance(file: file), pointSize: 150, color: .black, baseline: 6,
          glyphs: quarters.enumerated().map { place, quarter in
            DrawnGlyph(
              id: 2, x: Points(Double(place * 4) + Double(quarter % 4) / 4),
              rise: Points(Double(quarter / 4) / 4))
          })
      ])
  }

  @Test func `refuses what takes too much, and nothing else, whatever it drew before`() throws {
    // Half the em, and 3825 colours that do not show, each inside it: a sixth of what a picture may take.
    let hidden: [UInt8] = [1, 15, 0, 0, 0, 2]
    let file = try PaintedFont.file(
      [1, 2, 0, 0, 0, 0],
      layers: [
        PaintedFont.glyph(2, PaintedFont.solid(0)),
        PaintedFont.glyph(2, PaintedFont.moved(right: 500, hidden)),
      ]
        + Array(repeating: [1, 255, 0, 0, 0, 17], count: 15)
        + Array(repeating: PaintedFont.solid(0), count: 255))
    let most = drawing(of: file, atQuarters: [0, 1, 2, 3, 4, 0, 1, 2])
    let tooMany = drawing(of: file, atQuarters: [0, 1, 2, 3, 4, 5, 6])
    let error = RenderError.unreadableGlyph(
      id: 2, detail: "its colour layers are too many or too large")
    let fresh = try Renderer()
    #expect(throws: error) { try fresh.render(tooMany, at: .x1) }
    let warmed = try Renderer()
    for quarter in 0..<7 {
      _ = try warmed.render(drawing(of: file, atQuarters: [quarter]), at: .x1)
    }
    #expect(throws: error) { try warmed.render(tooMany, at: .x1) }
    #expect(
      try warmed.render(most, at: .x1).bitmap == (try Renderer().render(most, at: .x1).bitmap))
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
