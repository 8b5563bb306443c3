import DynamicType
import Testing

@testable import Rendering

/// Expected values by hand: for a rectangle of w × h px, four points, 2w columns and 2h rows.
@Suite struct `The work to fill a rectangle` {
  private func steps(width: Int, height: Int) throws -> Int {
    // Outlines have y upwards.
    let path = ShapePath.rectangle(
      rect(0, Points(Double(-height)), Points(Double(width)), Points(Double(height))))
    let outline = try DeviceOutline(
      try DevicePath(path, placement: DevicePlacement(scale: .x1)), in: FreeTypeLibrary())
    return outline.withOutline { EdgeWork.steps(of: $0, width: width, height: height) }
  }

  /// All that the lines touch, 24 + 2h + 8 pixels, is taken to lie in one row of 12: half of that
  /// is passed for each, six at a time, which makes as many steps as pixels.
  @Test func `is that of its points and lines, for each 85 rows`() throws {
    #expect(try steps(width: 12, height: 10) == 4 + 44 + 52)
    #expect(try steps(width: 12, height: 84) == 4 + 192 + 200)
    #expect(try steps(width: 12, height: 85) == 2 * (4 + 194 + 202))
    #expect(try steps(width: 12, height: 200) == 3 * (4 + 424 + 432))
  }

  /// Two lines of 700 columns, one of them in the only row, and two that go up it: 703 touched
  /// pixels, of which 600 are looked through, half each time. The row is divided, and gone through
  /// three times.
  @Test func `is looked at row by row where it may be much`() throws {
    #expect(try steps(width: 700, height: 1) == 3 * (4 + 1402 + 703 * 300 / 6))
  }
}
