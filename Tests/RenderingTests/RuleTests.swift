import DynamicType
import Imaging
import Testing

@testable import Rendering

private let red = RGBAColor(red: 255, green: 0, blue: 0)

/// A rule below a baseline at 10 pt, 3 pt long and 1 pt thick unless told otherwise.
private func rule(
  left: Points = 1, right: Points = 4, baseline: Points = 10, rise: Points = -2,
  strokeCount: Int = 1, thickness: Points = 1, color: RGBAColor = .black,
  isOverGlyphs: Bool = false
) -> DrawnRule {
  DrawnRule(
    left: left, right: right, baseline: baseline, rise: rise,
    thickness: thickness, strokeCount: strokeCount, color: color, isOverGlyphs: isOverGlyphs)
}

@Suite struct `The pixels of a rule` {
  private func area(_ rule: DrawnRule, scale: DisplayScale = .x1) -> PixelRect {
    DevicePlacement(scale: scale).areas(of: rule)[0]
  }

  @Test func `are whole, from its top downwards`() {
    #expect(area(rule()) == PixelRect(x: 1, y: 12, width: 3, height: 1))
    #expect(area(rule(rise: 3, thickness: 2)) == PixelRect(x: 1, y: 7, width: 3, height: 2))
    #expect(area(rule(), scale: .x3) == PixelRect(x: 3, y: 36, width: 9, height: 3))
  }

  @Test func `are the nearest, halves away from zero`() {
    #expect(
      area(rule(left: 0.5, right: 3.49, rise: -2.5, thickness: 1.5))
        == PixelRect(x: 1, y: 13, width: 2, height: 2))
    #expect(
      area(rule(left: -0.49, right: 3.5, rise: -2.49, thickness: 1.49))
        == PixelRect(x: 0, y: 12, width: 4, height: 1))
  }

  @Test func `are as far from the baseline in every line`() {
    // The baseline goes to a whole pixel first, as that of the letters does.
    #expect(area(rule(baseline: 10.4, rise: -1.4)).y == 11)
    #expect(area(rule(baseline: 10.6, rise: -1.4)).y == 12)
  }

  @Test func `are one row at least`() {
    #expect(area(rule(thickness: 0.1)).height == 1)
    #expect(area(rule(thickness: 0)).height == 1)
  }

  @Test func `are none where it has no length`() {
    #expect(area(rule(left: 4, right: 1)).isEmpty)
    #expect(area(rule(left: 1, right: 1.3)).isEmpty)
  }

  // Noto Sans at 17 pt and 1x: 0.85 px thick, at 1.7 px and at 3.4 px, which alone would be 2 and 3.
  @Test func `of two strokes do not touch`() {
    let strokes = DevicePlacement(scale: .x1)
      .areas(of: rule(rise: -1.7, strokeCount: 2, thickness: 0.85))
    #expect(
      strokes == [
        PixelRect(x: 1, y: 12, width: 3, height: 1), PixelRect(x: 1, y: 14, width: 3, height: 1),
      ])
  }
}

// The font Rectangles at 4 pt and 1x: its square covers 4 × 4 px above the baseline.
@Suite struct `A rule` {
  private func picture(
    _ rules: [DrawnRule], letters: RGBAColor = .black, background: RGBAColor = .white
  ) throws -> Rendition {
    let font = FontInstance(file: try TestFonts.file(TestFonts.rectangles))
    return try Renderer().render(
      Drawing(
        width: 4, height: 6, background: background,
        runs: [
          DrawnRun(
            font: font, pointSize: 4, color: letters, baseline: 4,
            glyphs: [DrawnGlyph(id: RectangleGlyph.square, x: 0, rise: 0)])
        ], rules: rules), at: .x1)
  }

  /// The colours of its second column, from the top.
  private func column(_ rendition: Rendition) -> [RGBAColor] {
    (0..<rendition.bitmap.height).map { rendition.bitmap.color(x: 1, y: $0) }
  }

  @Test func `is drawn under the letters`() throws {
    let under = rule(left: 0, baseline: 4, rise: 1, thickness: 2, color: red)
    #expect(
      column(try picture([under])) == [.black, .black, .black, .black, red, .white])
  }

  @Test func `is drawn over the letters`() throws {
    let over = rule(left: 0, baseline: 4, rise: 2, color: red, isOverGlyphs: true)
    #expect(
      column(try picture([over])) == [.black, .black, red, .black, .white, .white])
  }

  @Test func `covers its pixels wholly`() throws {
    let drawn = try picture([rule(left: 0, right: 3, baseline: 4, rise: 0)])
    #expect(drawn.bitmap.grayRows[4] == [0, 0, 0, 255])
  }

  @Test func `shows through letters of its colour that let it`() throws {
    let pale = RGBAColor(red: 0, green: 0, blue: 0, alpha: 128)
    let drawn = try picture(
      [rule(left: 0, baseline: 4, rise: 1, thickness: 2, color: pale)], letters: pale)
    #expect(drawn.bitmap.grayRows.map { $0[1] } == [127, 127, 127, 63, 127, 255])
  }

  @Test func `makes the picture grow where it leaves the area`() throws {
    let drawn = try picture([rule(left: -2, right: 5, baseline: 4, rise: -4, thickness: 1)])
    #expect(drawn.bitmap.width == 7)
    #expect(drawn.bitmap.height == 9)
    #expect(drawn.area == PixelRect(x: 2, y: 0, width: 4, height: 6))
    #expect(drawn.ink == PixelRect(x: 0, y: 0, width: 7, height: 9))
  }

  @Test func `without length is not drawn, and no picture grows for it`() throws {
    let drawn = try picture([rule(left: 90, right: 80, baseline: 90)])
    #expect(drawn.bitmap.width == 4)
    #expect(drawn.ink == PixelRect(x: 0, y: 0, width: 4, height: 4))
  }

  @Test func `alone is ink`() throws {
    let drawn = try Renderer().render(
      Drawing(
        width: 3, height: 2, background: .white, runs: [],
        rules: [rule(left: 1, right: 3, baseline: 1, rise: 0)]), at: .x1)
    #expect(drawn.bitmap.grayRows == [[255, 255, 255], [255, 0, 0]])
    #expect(drawn.ink == PixelRect(x: 1, y: 1, width: 2, height: 1))
  }
}

@Suite struct `A rule that cannot be drawn` {
  private func error(_ rule: DrawnRule, scale: DisplayScale = .x1) throws -> RenderError? {
    #expect(throws: RenderError.self) {
      try Renderer().render(
        Drawing(width: 4, height: 4, background: .white, runs: [], rules: [rule]), at: scale)
    }
  }

  @Test(arguments: [.nan, .infinity, -.infinity, 1e300, 2e7] as [Double])
  func `has a number that is no place`(value: Double) throws {
    let number = Points(value)
    let errors = [
      try error(rule(left: number)), try error(rule(right: number)),
      try error(rule(baseline: number)), try error(rule(rise: number)),
      try error(rule(thickness: number)),
    ]
    let quantities = [
      "rule position", "rule position", "baseline", "rule rise", "rule thickness",
    ]
    for (error, quantity) in zip(errors, quantities) {
      #expect(
        error?.description
          == "A \(quantity) of \(value) cannot be drawn. Give a finite number within the limits "
          + "of a picture.")
    }
  }

  @Test func `is thinner than nothing`() throws {
    #expect(
      try error(rule(thickness: -1)) == .outOfRange(quantity: "rule thickness", value: -1))
  }

  // Were its pixels filled before they are counted, these would take 10 MB, 10 MB and 100 TB.
  @Test(
    arguments: [
      (1e7, 1, 10_000_000, 13), (1, 1e7, 4, 10_000_012), (1e7, 1e7, 10_000_000, 10_000_012),
    ] as [(Points, Points, Int, Int)])
  func `is larger than any picture`(
    right: Points, thickness: Points, width: Int, height: Int
  ) throws {
    let error = try error(rule(left: 0, right: right, thickness: thickness))
    #expect(error == .tooLarge(width: width, height: height, limit: 25_165_824))
  }

  @Test func `lies over others until they cover more than a text may`() throws {
    let rules = Array(repeating: rule(right: 8001, thickness: 8000), count: 50)
    let error = #expect(throws: RenderError.self) {
      try Renderer().render(
        Drawing(width: 4, height: 4, background: .white, runs: [], rules: rules), at: .x1)
    }
    #expect(error == .tooMuchOverlap(limit: DrawingLimits.greatestInkedArea))
  }

  @Test func `is far from everything else`() throws {
    #expect(
      try error(rule(left: 40_000, right: 40_001))
        == .tooLarge(width: 40_001, height: 13, limit: 25_165_824))
  }
}
