import DynamicType
import Imaging
import Testing

@testable import Rendering

@Suite struct `A rule on the pixel grid` {
  private func areas(
    thickness: Points, strokeCount: Int = 1, rise: Points = -2, scale: DisplayScale = .x1
  ) -> [PixelRect] {
    DevicePlacement(scale: scale).areas(
      of: DrawnRule(
        left: 0.4, right: 9.6, baseline: 10.4, rise: rise, thickness: thickness,
        strokeCount: strokeCount, color: .black, isOverGlyphs: false))
  }

  @Test func `covers whole pixels, at least one row`() {
    #expect(areas(thickness: 0.1) == [PixelRect(x: 0, y: 12, width: 10, height: 1)])
    #expect(areas(thickness: 1.6) == [PixelRect(x: 0, y: 12, width: 10, height: 2)])
  }

  @Test func `keeps its two strokes apart, however thin they are`() {
    #expect(
      areas(thickness: 0.7, strokeCount: 2).map { $0.y..<$0.maxY } == [12..<13, 14..<15])
  }

  @Test func `is as many rows in every line of a text`() {
    let heights = stride(from: 0.0, to: 1, by: 0.1).map { fraction in
      areas(thickness: 1.4, rise: Points(-2 - fraction)).map(\.height)
    }
    #expect(Set(heights) == [[1]])
  }

  @Test func `is drawn by itself where its ink lets through what is under it`() throws {
    let ink = RGBAColor(red: 0, green: 0, blue: 0, alpha: 128)
    func rule(_ top: Points) -> DrawnRule {
      DrawnRule(
        left: 0, right: 4, baseline: 0, rise: .zero - top, thickness: 2, color: ink,
        isOverGlyphs: false)
    }
    let bitmap = try Renderer().render(
      Drawing(width: 4, height: 4, background: .white, runs: [], rules: [rule(0), rule(1)]),
      at: .x1
    ).bitmap
    // Rows: one rule, both, one, none.
    let first = (0..<4).map { bitmap.bytes[$0 * bitmap.bytes.count / 4] }
    #expect(first == [127, 63, 127, 255])
  }
}
