import DynamicType
import Imaging
import Rendering
import Testing

// The fonts Layers (COLR 0) and Paints (COLR 1) paint the whole em, its left half or both, at 4 pt
// and 1x: 4 × 4 px. Their palette is red, green, blue and a white that is half clear.
@Suite struct `A glyph in layers of colour` {
  private func rows(
    _ path: String = TestFonts.paints, glyph: UInt32, color: RGBAColor = .black, x: Points = 0,
    background: RGBAColor = .white
  ) throws -> [String] {
    let names = [
      "#FF0000": "R", "#00FF00": "G", "#0000FF": "B", "#000000": "k", "#FFFFFF": ".",
      "#FFFF00": "Y",
    ]
    return try picture(path, glyph: glyph, color: color, x: x, background: background).colorRows
      .map { $0.map { names[$0] ?? "?" }.joined() }
  }

  private func picture(
    _ path: String = TestFonts.paints, glyph: UInt32, color: RGBAColor = .black, x: Points = 0,
    background: RGBAColor = .white
  ) throws -> Bitmap {
    try Renderer().render(
      Drawing(
        width: 4, height: 4, background: background,
        runs: [
          DrawnRun(
            font: FontInstance(file: try TestFonts.file(path)), pointSize: 4, color: color,
            baseline: 4, glyphs: [DrawnGlyph(id: glyph, x: x, rise: 0)])
        ]), at: .x1
    ).bitmap
  }

  @Test func `has the palette's colours, and the text's where it asks for it`() throws {
    #expect(try rows(TestFonts.layers, glyph: 3) == Array(repeating: "kkRR", count: 4))
    let blue = RGBAColor(red: 0, green: 0, blue: 255)
    #expect(try rows(TestFonts.layers, glyph: 3, color: blue) == Array(repeating: "BBRR", count: 4))
  }

  @Test func `is drawn anew in another colour of text`() throws {
    let renderer = try Renderer()
    let font = FontInstance(file: try TestFonts.file(TestFonts.layers))
    let colors = [RGBAColor.black, RGBAColor(red: 0, green: 0, blue: 255)]
    for color in colors {
      let drawn = try renderer.render(
        Drawing(
          width: 4, height: 4, background: .white,
          runs: [
            DrawnRun(
              font: font, pointSize: 4, color: color, baseline: 4,
              glyphs: [DrawnGlyph(id: 3, x: 0, rise: 0)])
          ]), at: .x1)
      #expect(drawn.bitmap.color(x: 0, y: 0) == color)
    }
  }

  @Test func `stands at quarter pixels, as outlines do`() throws {
    // Three quarters of a pixel are 192 of 255, one quarter 64.
    let drawn = try picture(glyph: 3, x: 0.25)
    #expect(drawn.colorRows[0] == ["#FF3F3F", "#FF0000", "#FF0000", "#FF0000", "#FFBFBF"])
  }

  @Test func `shows whole where it begins to the left of its text`() throws {
    #expect(try rows(glyph: 5, x: -2) == ["GGRR..", "GGRR..", "GGRR..", "GGRR.."])
  }

  @Test func `may be translucent`() throws {
    #expect(try picture(glyph: 4).color(x: 0, y: 0).description == "#7F7F7F")
  }

  @Test(
    arguments: [
      (3, ["RRRR", "RRRR", "RRRR", "RRRR"]),  // one colour
      (5, ["GGRR", "GGRR", "GGRR", "GGRR"]),  // layers
      (9, ["BBBB", "BRRB", "BRRB", "BBBB"]),  // a radial gradient with a hard edge at half
      (10, ["GGRR", "GGRR", "BBkk", "BBkk"]),  // a sweep with hard edges, against the clock
      (11, ["..RR", "..RR", "....", "...."]),  // the left half by a matrix
      (12, ["..RR", "..RR", "..RR", "..RR"]),  // moved
      (13, ["..RR", "..RR", "....", "...."]),  // halved towards the upper right
      (14, ["....", "....", "RR..", "RR.."]),  // halved towards the origin
      (15, ["....", "....", "RRRR", "RRRR"]),  // the left half turned against the clock
      (17, ["RR..", "RR..", "RR..", "RR.."]),  // the whole inside the left half
      (18, ["YYRR", "YYRR", "YYRR", "YYRR"]),  // the whole plus the left half
      (19, ["RR..", "RR..", "RR..", "RR.."]),  // the whole in a clip box
      (20, ["RR..", "RR..", "RR..", "RR.."]),  // that of another glyph
    ] as [(UInt32, [String])])
  func `is painted as it says`(glyph: UInt32, expected: [String]) throws {
    #expect(try rows(glyph: glyph) == expected)
  }

  @Test func `leans by an angle`() throws {
    // 45° to the right: each row one px further than the row below, its edges cut by the slant.
    let drawn = try rows(glyph: 16)
    #expect(drawn == ["...?R?", "..?R?.", ".?R?..", "?R?..."])
  }

  @Test(
    arguments: [
      // At an eighth, three, five and seven eighths of the way from red to blue.
      (6, ["#DF0020", "#9F0060", "#60009F", "#2000DF"]),
      (7, ["#BF0040", "#4000BF", "#BF0040", "#4000BF"]),  // twice, again from the start
      (8, ["#BF0040", "#4000BF", "#4000BF", "#BF0040"]),  // there and back
    ] as [(UInt32, [String])])
  func `runs from colour to colour along a line`(glyph: UInt32, expected: [String]) throws {
    #expect(try picture(glyph: glyph).colorRows == Array(repeating: expected, count: 4))
  }
}

// As above, but painted by hand: glyph 1 is the whole em, glyph 2 its left half.
@Suite struct `An outline inside an outline` {
  private typealias Paint = PaintedFont

  private func drawn(_ paint: [UInt8], layers: [[UInt8]] = []) throws -> (
    rows: [String], ink: PixelRect?
  ) {
    let drawn = try Renderer().render(
      Drawing(
        width: 4, height: 4, background: .white,
        runs: [
          DrawnRun(
            font: FontInstance(file: try Paint.file(paint, layers: layers)), pointSize: 4,
            color: .black, baseline: 4, glyphs: [DrawnGlyph(id: 2, x: 0, rise: 0)])
        ]), at: .x1)
    let names = ["#FF0000": "R", "#00FF00": "G", "#FFFFFF": "."]
    return (drawn.bitmap.colorRows.map { $0.map { names[$0] ?? "?" }.joined() }, drawn.ink)
  }

  @Test(arguments: [(1, 2), (2, 1)] as [(UInt8, UInt8)])
  func `shows what lies in both`(outer: UInt8, inner: UInt8) throws {
    let drawn = try drawn(Paint.glyph(outer, Paint.glyph(inner, Paint.solid(0))))
    #expect(drawn.rows == Array(repeating: "RR..", count: 4))
    #expect(drawn.ink == PixelRect(x: 0, y: 0, width: 2, height: 4))
  }

  @Test func `may be moved, and what is beyond the outer one is cut off`() throws {
    let drawn = try drawn(
      Paint.glyph(2, Paint.moved(right: 250, Paint.glyph(1, Paint.solid(0)))))
    #expect(drawn.rows == Array(repeating: ".R..", count: 4))
    #expect(drawn.ink == PixelRect(x: 1, y: 0, width: 1, height: 4))
  }

  @Test func `shows nothing where they have nothing in common`() throws {
    let drawn = try drawn(
      Paint.glyph(2, Paint.moved(right: 500, Paint.glyph(2, Paint.solid(0)))))
    #expect(drawn.rows == Array(repeating: "....", count: 4))
    #expect(drawn.ink == nil)
  }

  @Test func `may be one of several layers`() throws {
    let layers = [
      Paint.glyph(1, Paint.solid(1)), Paint.moved(right: 250, Paint.glyph(1, Paint.solid(0))),
    ]
    let drawn = try drawn(Paint.glyph(2, [1, 2, 0, 0, 0, 0]), layers: layers)
    #expect(drawn.rows == Array(repeating: "GR..", count: 4))
    #expect(drawn.ink == PixelRect(x: 0, y: 0, width: 2, height: 4))
  }

  @Test func `is missed where the font lacks it`() throws {
    let error = #expect(throws: RenderError.self) {
      try drawn(Paint.glyph(2, Paint.glyph(200, Paint.solid(0))))
    }
    guard case .unreadableGlyph(id: 200, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
