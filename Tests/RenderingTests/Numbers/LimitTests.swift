import DynamicType
import Imaging
import Testing

@testable import Rendering

@Suite struct `A picture at the limits` {
  @Test(
    arguments: [(32_767, 768), (768, 32_767), (4096, 6144), (1, 1), (0, 9)] as [(Int, Int)])
  func `is drawn`(width: Int, height: Int) throws {
    let renderer = try Renderer()
    #expect(throws: Never.self) {
      try renderer.check(PixelRect(x: 0, y: 0, width: width, height: height))
    }
  }

  @Test(
    arguments: [(32_768, 1), (1, 32_768), (32_767, 769), (4096, 6145), (.max, 2)]
      as [(Int, Int)])
  func `is refused beyond them`(width: Int, height: Int) throws {
    let renderer = try Renderer()
    #expect(throws: RenderError.tooLarge(width: width, height: height, limit: 25_165_824)) {
      try renderer.check(PixelRect(x: 0, y: 0, width: width, height: height))
    }
  }

  /// A width of 2^24 px, no more.
  @Test func `has places that are 2^24 px away at most, whatever the scale`() {
    func check(_ width: Points, height: Points = 0, at scale: DisplayScale = .x1) throws {
      try DrawingCheck(scale: scale).check(
        Drawing(width: width, height: height, background: .white, runs: []))
    }
    #expect(throws: Never.self) { try check(16_777_216) }
    #expect(throws: Never.self) { try check(0, height: 16_777_216) }
    #expect(throws: Never.self) { try check(8_388_608, at: .x2) }
    #expect(throws: Never.self) {
      try check(1, at: DisplayScale(pixelsPerPoint: 16_777_216))
    }
    #expect(throws: RenderError.outOfRange(quantity: "width", value: 16_777_216.5)) {
      try check(16_777_216.5)
    }
    #expect(throws: RenderError.outOfRange(quantity: "height", value: 8_388_609)) {
      try check(0, height: 8_388_609, at: .x2)
    }
    #expect(throws: RenderError.outOfRange(quantity: "scale", value: 16_777_217)) {
      try check(0, at: DisplayScale(pixelsPerPoint: 16_777_217))
    }
  }

  @Test func `has rules and strokes that far to the left and right`() {
    func check(_ left: Points, _ place: Points) throws {
      try DrawingCheck(scale: .x1).check(
        Drawing(
          width: 1, height: 1, background: .white, runs: [],
          rules: [
            DrawnRule(
              left: left, right: 0, baseline: 0, rise: 0, thickness: 0, color: .black,
              isOverGlyphs: false)
          ],
          strokes: [
            DrawnStroke(
              through: [DrawnStroke.Place(x: place, y: 0)], thickness: 0, color: .black)
          ]))
    }
    #expect(throws: Never.self) { try check(-16_777_216, 16_777_216) }
    #expect(throws: RenderError.outOfRange(quantity: "rule position", value: -16_777_217)) {
      try check(-16_777_217, 0)
    }
    #expect(throws: RenderError.outOfRange(quantity: "stroke position", value: 16_777_217)) {
      try check(0, 16_777_217)
    }
  }

  @Test func `may be covered 2^31 times, and more than a picture counts as two`() throws {
    let budget = InkBudget()
    let overlap = RenderError.tooMuchOverlap(limit: 2_147_483_648)
    // Twice the largest picture is 48 × 2^20 px, and 42 times that leaves 32 × 2^20 px.
    let huge = PixelRect(x: 0, y: 0, width: 1 << 20, height: 1 << 20)
    for _ in 0..<42 { try budget.put(huge) }
    try budget.put(PixelRect(x: 0, y: 0, width: 1 << 13, height: 1 << 12))
    #expect(throws: overlap) { try budget.put(PixelRect(x: 0, y: 0, width: 1, height: 1)) }
    let other = InkBudget()
    for _ in 0..<42 { try other.put(huge) }
    #expect(throws: overlap) { try other.put(huge) }
  }
}

@Suite struct `The places of a drawing on the pixel grid` {
  private let placement = DevicePlacement(scale: .x1)

  @Test func `of pictures are the nearest whole pixels, halves to the right and down`() {
    let rounded = (0..<4).map { step in
      DevicePlacement.Origin(x: 7, y: -3, stepX: step, stepY: 3 - step).rounded
    }
    #expect(rounded.map(\.x) == [7, 7, 8, 8])
    #expect(rounded.map(\.y) == [-2, -2, -3, -3])
    #expect(rounded.allSatisfy { $0.stepX == 0 && $0.stepY == 0 })
  }

  @Test func `of a rectangle have each edge at the nearest whole pixel`() {
    #expect(
      placement.area(of: rect(0.5, 1.4, 2, 3.2)) == PixelRect(x: 1, y: 1, width: 2, height: 4))
    #expect(
      placement.area(of: rect(-0.5, 2, -4, -9)) == PixelRect(x: -1, y: 2, width: 0, height: 0))
  }

  @Test(arguments: [(0, 1), (1, 1), (2, 2), (3, 2)] as [(Int, Int)])
  func `of a rule are those of one stroke or two`(strokeCount: Int, count: Int) {
    let areas = placement.areas(
      of: DrawnRule(
        left: 1, right: 5, baseline: 10, rise: -2, thickness: 3, strokeCount: strokeCount,
        color: .black, isOverGlyphs: false))
    let both = [12, 18].map { PixelRect(x: 1, y: $0, width: 4, height: 3) }
    #expect(areas == Array(both.prefix(count)))
  }
}

@Suite struct `A font that may have glyphs to draw` {
  /// FreeType sees sets of pictures in it, none of which has colours.
  @Test func `has none where all of them are grey pictures`() throws {
    var content = try TestFonts.content(TestFonts.strikes)
    for (name, other) in [("CBDT", "EBDT"), ("CBLC", "EBLC")] {
      let record = try #require(
        stride(from: 12, to: content.count, by: 16)
          .first { content[$0..<$0 + 4].elementsEqual(name.utf8) })
      content.replaceSubrange(record..<record + 4, with: other.utf8)
    }
    #expect(throws: RenderError.noOutlines) {
      try FreeTypeFace(FontBytes(content), index: 0, in: FreeTypeLibrary())
    }
  }

  @Test(arguments: [(TestFonts.strikes, true), (TestFonts.rectangles, false)])
  func `has pictures where their tables say so`(path: String, hasStrikes: Bool) throws {
    let face = try FreeTypeFace(try TestFonts.file(path), index: 0, in: FreeTypeLibrary())
    #expect(face.hasStrikes == hasStrikes)
    #expect(face.isScalable == !hasStrikes)
    #expect(!face.isVaried)
  }
}
