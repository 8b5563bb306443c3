import Imaging
import Rendering
import Testing

@Suite struct `The outline of a glyph` {
  private func path(_ glyph: UInt32, of path: String, index: Int = 0) throws -> String {
    let font = FontInstance(file: try TestFonts.file(path), faceIndex: index)
    return try Renderer().outline(ofGlyph: glyph, in: font).svgPathData
  }

  @Test func `is lines in font units`() throws {
    #expect(
      try path(RectangleGlyph.bar, of: TestFonts.rectangles)
        == "M0 -250L0 750L250 750L250 -250L0 -250Z")
  }

  @Test func `is one contour after the other`() throws {
    #expect(
      try path(RectangleGlyph.unflagged, of: TestFonts.rectangles)
        == "M0 0L0 1000L625 1000L625 0L0 0ZM375 0L375 1000L1000 1000L1000 0L375 0Z")
  }

  @Test func `has quadratic curves in TrueType`() throws {
    #expect(
      try path(RectangleGlyph.curve, of: TestFonts.rectangles) == "M0 0Q0 500 500 500L500 0L0 0Z")
  }

  @Test func `has cubic curves in CFF`() throws {
    #expect(
      try path(3, of: TestFonts.cff) == "M100 0C100 400 200 700 500 700L500 0L100 0Z")
    #expect(
      try path(3, of: TestFonts.collection, index: 1)
        == "M100 0C100 400 200 700 500 700L500 0L100 0Z")
  }

  @Test func `of a space is empty`() throws {
    #expect(try path(1, of: TestFonts.rectangles) == "")
  }

  @Test func `follows the axes there and back`() throws {
    let file = try TestFonts.file(TestFonts.cff2)
    let regular = FontInstance(file: file)
    let bold = FontInstance(
      file: file, variations: [VariationSetting(axis: .weight, value: 900)])
    let renderer = try Renderer()
    let paths = try [regular, bold, regular, bold].map {
      try renderer.outline(ofGlyph: 1, in: $0).svgPathData
    }
    let thin = "M100 0L100 700L200 700L200 0L100 0Z"
    let thick = "M100 0L100 700L400 700L400 0L100 0Z"
    #expect(paths == [thin, thick, thin, thick])
  }
}
