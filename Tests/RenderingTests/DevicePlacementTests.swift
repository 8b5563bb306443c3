import DynamicType
import Testing

@testable import Rendering

@Suite struct `Places on the pixel grid` {
  private let placement = DevicePlacement(scale: .x1)

  @Test(
    arguments: [
      (0, 0, 0), (0.124, 0, 0), (0.125, 0, 1), (0.25, 0, 1), (0.374, 0, 1), (0.375, 0, 2),
      (0.874, 0, 3), (0.875, 1, 0), (7.5, 7, 2), (-0.124, 0, 0), (-0.125, -1, 3), (-0.25, -1, 3),
      (-1, -1, 0), (-1.1, -1, 0), (-1.25, -2, 3),
    ] as [(Double, Int, Int)])
  func `across are quarter pixels, halves away from zero`(x: Double, pixel: Int, step: Int) {
    let origin = placement.origin(x: Points(x), rise: 0, baseline: 0)
    #expect(origin.x == pixel)
    #expect(origin.stepX == step)
  }

  @Test(arguments: [(0, 0), (0.49, 0), (0.5, 1), (1.49, 1), (-0.49, 0), (-0.5, -1), (-1.5, -2)])
  func `of baselines are whole pixels, halves away from zero`(baseline: Double, pixel: Int) {
    let origin = placement.origin(x: 0, rise: 0, baseline: Points(baseline))
    #expect(origin.y == pixel)
    #expect(origin.stepY == 0)
  }

  @Test(
    arguments: [
      (0.25, 9, 3), (-0.25, 10, 1), (1, 9, 0), (-1, 11, 0), (0.125, 9, 3), (-0.125, 10, 1),
    ] as [(Double, Int, Int)])
  func `of raised glyphs are quarter pixels above the baseline`(
    rise: Double, pixel: Int, step: Int
  ) {
    let origin = placement.origin(x: 0, rise: Points(rise), baseline: 10.4)
    #expect(origin.y == pixel)
    #expect(origin.stepY == step)
  }

  @Test func `count the screen's scale in`() {
    let origin = DevicePlacement(scale: .x3).origin(x: 1.5, rise: 0.25, baseline: 10.5)
    // 4.5 px; 31.5 px becomes 32 px; less 0.75 px.
    #expect(origin == DevicePlacement.Origin(x: 4, y: 31, stepX: 2, stepY: 1))
  }

  @Test(arguments: [(17, 3264), (16.5, 3168), (0.0025, 0), (0.0027, 1)] as [(Double, Int)])
  func `of sizes are 64ths of a pixel`(size: Double, expected: Int) {
    #expect(DevicePlacement(scale: .x3).size(Points(size)) == expected)
  }

  @Test(arguments: [(0, 1), (0.0001, 1), (4, 4), (4.0005, 4), (4.01, 5), (4.999, 5)])
  func `that an area touches are whole, without slivers`(length: Double, pixels: Int) {
    #expect(placement.pixels(covering: Points(length)) == pixels)
  }

  @Test func `343 pt at 3x are 1029 px`() {
    #expect(DevicePlacement(scale: .x3).pixels(covering: 343) == 1029)
  }
}
