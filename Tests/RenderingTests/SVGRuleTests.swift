import DynamicType
import Imaging
import Rendering
import Testing

// The glyph `square` of the font Rectangles covers the whole em, from the baseline up.
@Suite struct `A rule in an SVG` {
  private func document(_ rules: [DrawnRule]) throws -> [String] {
    let drawing = Drawing(
      width: 40, height: 30, background: .white,
      runs: [
        DrawnRun(
          font: FontInstance(file: try TestFonts.file(TestFonts.rectangles)), pointSize: 10,
          color: .black, baseline: 20,
          glyphs: [DrawnGlyph(id: RectangleGlyph.square, x: 4, rise: 0)])
      ], rules: rules)
    return try SVGDocument(drawing, outlinesFrom: try Renderer()).text.split(separator: "\n")
      .map(String.init)
  }

  private func rule(
    left: Points = 4, right: Points = 14, rise: Points = -1.5, thickness: Points = 0.5,
    strokeCount: Int = 1, color: RGBAColor = .black, isOverGlyphs: Bool = false
  ) -> DrawnRule {
    DrawnRule(
      left: left, right: right, baseline: 20, rise: rise, thickness: thickness,
      strokeCount: strokeCount, color: color,
      isOverGlyphs: isOverGlyphs)
  }

  @Test func `is a rectangle in points, not rounded to pixels`() throws {
    #expect(
      try document([rule()]).contains(
        "<rect x=\"4\" y=\"21.5\" width=\"10\" height=\"0.5\" fill=\"#000000\"/>"))
  }

  @Test func `of two strokes has as much between them as each is thick`() throws {
    let lines = try document([rule(strokeCount: 2)]).filter { $0.hasPrefix("<rect") }.dropFirst()
    #expect(
      Array(lines) == [
        "<rect x=\"4\" y=\"21.5\" width=\"10\" height=\"0.5\" fill=\"#000000\"/>",
        "<rect x=\"4\" y=\"22.5\" width=\"10\" height=\"0.5\" fill=\"#000000\"/>",
      ])
  }

  @Test func `below letters is drawn before them, and through them after them`() throws {
    let lines = try document([
      rule(color: RGBAColor(red: 0, green: 0, blue: 255), isOverGlyphs: true),
      rule(color: RGBAColor(red: 255, green: 0, blue: 0)),
    ])
    let order = lines.compactMap { line in
      ["#FF0000", "#0000FF", "href"].first { line.contains($0) }
    }
    #expect(order == ["#FF0000", "href", "#0000FF"])
  }

  @Test func `may be translucent`() throws {
    #expect(
      try document([rule(color: RGBAColor(red: 255, green: 0, blue: 0, alpha: 51))]).contains(
        "<rect x=\"4\" y=\"21.5\" width=\"10\" height=\"0.5\" fill=\"#FF0000\" "
          + "fill-opacity=\"0.2\"/>"))
  }

  @Test func `is never cut off`() throws {
    // From 2 pt left of the area to 1 pt right of it, and 2 pt below it: 20 + 11.5 + 0.5 = 32.
    let lines = try document([rule(left: -2, right: 41, rise: -11.5)])
    #expect(lines[0].hasSuffix("width=\"43\" height=\"32\" viewBox=\"-2 0 43 32\">"))
  }

  @Test func `without length is nothing`() throws {
    #expect(try document([rule(right: 4)]) == document([]))
  }
}
