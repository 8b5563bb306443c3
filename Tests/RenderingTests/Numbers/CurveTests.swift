import Testing

@testable import Rendering

@Suite struct `One coordinate of a curve` {
  @Test func `goes from its start to its end`() {
    let curve = CubicCoordinate(1, 2, 4, 8)
    #expect([0, 0.25, 0.5, 1].map { curve[$0] } == [1, 1.953125, 3.375, 8])
  }

  @Test(
    arguments: [
      // Twice, once, and once where the curve is a quadratic one.
      ([0, 3, -2, 1], [0.25, 0.75]), ([5, 8, 3, 6], [0.25, 0.75]), ([2, 2, 8, 2], [2.0 / 3]),
      ([0, 1, 1, 0], [0.5]),
      // It stands still in its middle and goes on.
      ([0, 1, 0, 1], [0.5, 0.5]),
      // It begins and ends level, goes on and on, or does not move at all.
      ([0, 0, 1, 1], []), ([0, 1, 2, 4], []), ([0, 1, 2, 3], []), ([3, 3, 3, 3], []),
    ] as [([Double], [Double])])
  func `turns inside the curve alone`(curve: [Double], places: [Double]) {
    let found = CubicCoordinate(curve[0], curve[1], curve[2], curve[3]).turningPoints.sorted()
    #expect(found.count == places.count)
    for (one, other) in zip(found, places) { #expect(abs(one - other) < 1e-9) }
  }
}
