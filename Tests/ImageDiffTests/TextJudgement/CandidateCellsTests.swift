import Imaging
import Testing

@testable import TextJudgement

@Suite struct `Cells in which pictures may differ` {
  static let white = Premultiplied(channels: SIMD4(255, 255, 255, 255))

  /// A grey picture of one level but for one pixel.
  static func picture(_ width: Int, _ height: Int, dot: (x: Int, y: Int, level: UInt8)? = nil)
    -> Bitmap
  {
    var bytes = [UInt8](repeating: 255, count: width * height)
    if let dot { bytes[dot.y * width + dot.x] = dot.level }
    return Bitmap(width: width, height: height, format: .gray8, bytes: bytes)
  }

  static func cells(_ expected: Bitmap, _ actual: Bitmap) -> CandidateCells {
    CandidateCells(
      of: PicturePair(expected: expected, actual: actual), expectedGround: white,
      actualGround: white)
  }

  @Test func `two levels are noise`() {
    let cells = Self.cells(Self.picture(8, 8), Self.picture(8, 8, dot: (3, 3, 253)))
    #expect(cells.isEmpty)
    #expect(cells.greatestDifference == 2)
  }

  @Test func `three levels mark the cell they are in`() {
    let cells = Self.cells(Self.picture(20, 10), Self.picture(20, 10, dot: (8, 8, 252)))
    #expect(cells.columns == 3)
    #expect(cells.rows == 2)
    #expect(cells.marks == [0, 0, 0, 0, 1, 0])
  }

  @Test func `ink outside the other picture marks its cell`() {
    let cells = Self.cells(Self.picture(8, 8), Self.picture(17, 8, dot: (16, 0, 0)))
    #expect(cells.marks == [0, 0, 1])
    #expect(cells.greatestDifference == 0)
  }

  @Test func `ground outside the other picture marks nothing`() {
    #expect(Self.cells(Self.picture(8, 8), Self.picture(8, 30)).isEmpty)
  }
}
