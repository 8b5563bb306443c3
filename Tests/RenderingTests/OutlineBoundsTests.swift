import Imaging
import Testing

@testable import Rendering

@Suite struct `The bounds of an outline` {
  private func point(_ x: Int, _ y: Int) -> OutlinePath.Point { OutlinePath.Point(x: x, y: y) }

  private func bounds(_ elements: OutlinePath.Element...) -> Bounds? {
    OutlinePath(elements: [.move(to: point(0, 0))] + elements + [.close]).bounds
  }

  @Test func `reach as far as a quadratic curve does, not as its control point`() {
    // At the middle of the curve: a quarter of 0, half of 100, a quarter of 0.
    #expect(
      bounds(.quadratic(control: point(50, 100), to: point(100, 0)))
        == Bounds(minX: 0, minY: 0, maxX: 100, maxY: 50))
  }

  @Test func `reach as far as a cubic curve does, not as its control points`() {
    // At the middle of the curve: three eighths of 100, twice.
    #expect(
      bounds(.cubic(control1: point(0, 100), control2: point(100, 100), to: point(100, 0)))
        == Bounds(minX: 0, minY: 0, maxX: 100, maxY: 75))
  }

  @Test func `hold both turns of a cubic curve that is bent twice`() throws {
    // x = 300 t (1 - t)² - 300 t² (1 - t) = 300 t (1 - t) (1 - 2 t), whose turns are at
    // t = ½ ± √3 ⁄ 6, where it is ± 100 ÷ √12 = ± 28.867…
    let found = try #require(
      bounds(.cubic(control1: point(100, 0), control2: point(-100, 100), to: point(0, 100))))
    #expect(abs(found.maxX - 28.8675) < 0.001)
    #expect(abs(found.minX + 28.8675) < 0.001)
  }

  @Test func `are none where there is no ink`() {
    #expect(OutlinePath(elements: []).bounds == nil)
  }
}
