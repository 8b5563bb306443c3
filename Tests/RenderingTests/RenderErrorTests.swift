import DynamicType
import Imaging
import Rendering
import Testing

@Suite struct `What cannot be drawn` {
  private func error(
    _ path: String = TestFonts.rectangles, glyph: UInt32 = RectangleGlyph.square,
    index: Int = 0, variations: [VariationSetting] = [], size: Points = 4, x: Points = 0,
    rise: Points = 0, baseline: Points = 4, width: Points = 4, height: Points = 4,
    scale: DisplayScale = .x1
  ) throws -> RenderError? {
    let font = FontInstance(
      file: try TestFonts.file(path), faceIndex: index, variations: variations)
    return #expect(throws: RenderError.self) {
      try Renderer().render(
        Drawing(
          width: width, height: height, background: .white,
          runs: [
            DrawnRun(
              font: font, pointSize: size, color: .black, baseline: baseline,
              glyphs: [DrawnGlyph(id: glyph, x: x, rise: rise)])
          ]), at: scale)
    }
  }

  @Test func `an outline of a font of pictures`() throws {
    let font = FontInstance(file: try TestFonts.file(TestFonts.emoji))
    let error = #expect(throws: RenderError.self) {
      try Renderer().outline(ofGlyph: 5, in: font)
    }
    #expect(error == .noOutlines)
    #expect(
      error?.description == "The font contains pictures instead of outlines. Use a font with "
        + "outlines."
    )
  }

  @Test func `a picture that claims to be huge`() throws {
    #expect(
      try error(TestFonts.sbix, glyph: 4)
        == .unreadableGlyph(
          id: 4,
          detail: "its picture has 30000 × 30000 px; if you trust the file, allow more with "
            + "--limit glyph-picture-pixels=N"))
  }

  @Test func `an outline in a font of Apple's pictures`() throws {
    let error = try error(TestFonts.sbix, glyph: 5)
    #expect(
      error
        == .unreadableGlyph(
          id: 5, detail: "it is an outline in a font of Apple's bitmaps, which is not supported"))
  }

  @Test func `a glyph that is an SVG document`() throws {
    let error = try error(TestFonts.svg, glyph: 3)
    #expect(
      error?.description
        == "Glyph 3 of the font is an SVG document, which is not supported. Use a font with its "
        + "colours in “COLR”, “CBDT” or “sbix”.")
  }

  @Test func `colours that lead back to themselves`() throws {
    #expect(
      try error(TestFonts.paints, glyph: 21)
        == .unreadableGlyph(id: 21, detail: "its colours have too many parts"))
  }

  @Test func `colours without an outline or a clip box around them`() throws {
    #expect(
      try error(TestFonts.paints, glyph: 22)
        == .unreadableGlyph(id: 22, detail: "its colours have no bounds"))
  }

  @Test(arguments: [(TestFonts.paints, 23), (TestFonts.layers, 4)] as [(String, UInt32)])
  func `a colour that the palette lacks`(path: String, glyph: UInt32) throws {
    #expect(
      try error(path, glyph: glyph)
        == .unreadableGlyph(id: glyph, detail: "it names colour 9, but the palette has 4 colours"))
  }

  @Test func `colours of a font without a palette`() throws {
    // The directory's name of the table is changed, so that there is none.
    var content = try TestFonts.content(TestFonts.layers)
    let name = Array("CPAL".utf8)
    let place = try #require(
      (0..<content.count - 4).first { Array(content[$0..<$0 + 4]) == name })
    content[place] = UInt8(ascii: "X")
    let error = #expect(throws: RenderError.self) {
      try Renderer().render(
        Drawing(
          width: 4, height: 4, background: .white,
          runs: [
            DrawnRun(
              font: FontInstance(file: FontBytes(content)), pointSize: 4, color: .black,
              baseline: 4, glyphs: [DrawnGlyph(id: 3, x: 0, rise: 0)])
          ]), at: .x1)
    }
    #expect(
      error
        == .unreadableGlyph(id: 3, detail: "it has colours, but the font has no palette"))
  }

  @Test(arguments: [(32768, 1), (1, 32768), (9000, 9000)] as [(Points, Points)])
  func `a picture that is too large`(width: Points, height: Points) throws {
    let error = try error(width: width, height: height)
    #expect(
      error?.description
        == "The picture would be \(width) × \(height) px. At most 25165824 px in total and 32767 "
        + "px per side are drawn. Choose a smaller size, width or scale.")
  }

  @Test func `ink too far outside`() throws {
    #expect(try error(x: 40_000) == .tooLarge(width: 40_004, height: 4, limit: 25_165_824))
  }

  @Test func `a glyph that is larger than any picture`() throws {
    #expect(
      try error(size: 10_000) == .tooLarge(width: 10_000, height: 10_000, limit: 25_165_824))
  }

  @Test func `a glyph that the font lacks`() throws {
    let error = try error(glyph: 60_000)
    guard case .unreadableGlyph(let glyph, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(glyph == 60_000)
  }

  @Test(arguments: [-1, 1, 65_536])
  func `a face that the file lacks`(index: Int) throws {
    guard case .unreadableFont = try error(index: index) else {
      Issue.record("another error")
      return
    }
  }

  @Test(arguments: [.nan, .infinity, 40_000] as [Double])
  func `a place that no axis has`(value: Double) throws {
    let error = try error(
      TestFonts.cff2, glyph: 1, variations: [VariationSetting(axis: .weight, value: value)])
    #expect(error == .unreadableFont(detail: "it has no instance at wght=\(value)"))
  }

  @Test func `an axis of a font that has none`() throws {
    let bold = [VariationSetting(axis: .weight, value: 700)]
    guard case .unreadableFont = try error(variations: bold) else {
      Issue.record("another error")
      return
    }
  }

  @Test func `bytes that are no font`() throws {
    let font = FontInstance(file: FontBytes(Array("no font".utf8)))
    let error = #expect(throws: RenderError.self) {
      try Renderer().outline(ofGlyph: 0, in: font)
    }
    guard case .unreadableFont = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(arguments: [.nan, .infinity, -.infinity, 1e300] as [Double])
  func `a number that is no place`(value: Double) throws {
    let number = Points(value)
    let errors = [
      try error(size: number), try error(x: number), try error(rise: number),
      try error(baseline: number), try error(width: number), try error(height: number),
    ]
    let quantities = [
      "point size", "glyph position", "glyph rise", "baseline", "width", "height",
    ]
    #expect(errors.count == quantities.count)
    for (error, quantity) in zip(errors, quantities) {
      #expect(
        error?.description
          == "A \(quantity) of \(value) cannot be drawn. Give a finite number within the limits "
          + "of a picture.")
    }
  }

  @Test func `a length below zero`() throws {
    #expect(try error(size: -1) == .outOfRange(quantity: "point size", value: -1))
    #expect(try error(width: -1) == .outOfRange(quantity: "width", value: -1))
  }

  @Test(arguments: [0, -1, .infinity] as [Double])
  func `a scale that is no scale`(scale: Double) throws {
    #expect(
      try error(scale: DisplayScale(pixelsPerPoint: scale))
        == .outOfRange(quantity: "scale", value: scale))
  }

  @Test func `a glyph of parts of parts without end`() throws {
    // Each of 40 glyphs is made of the one before, twice: 2⁴⁰ parts in a font of 2 kB.
    #expect(
      try error(TestFonts.nest, glyph: 40)
        == .unreadableGlyph(
          id: 40,
          detail:
            "its components are nested too deep; if you trust the file, allow more with --limit "
            + "glyph-depth=N"
        ))
  }

  @Test(
    arguments: [(TestFonts.chain, 34...60), (TestFonts.reversedChain, 1...27)]
      as [(String, ClosedRange<UInt32>)])
  func `a glyph of parts more than 32 levels deep, whichever were looked at before`(
    path: String, deep: ClosedRange<UInt32>
  ) throws {
    let font = FontInstance(file: try TestFonts.file(path))
    let detail =
      "its components are nested too deep; if you trust the file, allow more with "
      + "--limit glyph-depth=N"
    for glyphs in [Array(1...60), (1...60).reversed()] as [[UInt32]] {
      let renderer = try Renderer()
      var errors: [UInt32: RenderError] = [:]
      for glyph in glyphs {
        do throws(RenderError) {
          _ = try renderer.outline(ofGlyph: glyph, in: font)
        } catch {
          errors[glyph] = error
        }
      }
      #expect(
        errors
          == Dictionary(
            uniqueKeysWithValues: deep.map { ($0, .unreadableGlyph(id: $0, detail: detail)) }))
    }
  }

  @Test(arguments: [.nan, .infinity, -1] as [Double])
  func `a glyph in its own colours, at no size, in an SVG`(size: Double) throws {
    let font = FontInstance(file: try TestFonts.file(TestFonts.strikes))
    #expect(throws: RenderError.self) {
      try SVGDocument(
        Drawing(
          width: 4, height: 4, background: .white,
          runs: [
            DrawnRun(
              font: font, pointSize: Points(size), color: .black, baseline: 4,
              glyphs: [DrawnGlyph(id: 2, x: 0, rise: 0)])
          ]), outlinesFrom: try Renderer())
    }
  }
}
