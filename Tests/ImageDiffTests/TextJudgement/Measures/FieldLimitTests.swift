import Imaging
import Testing

@testable import TextJudgement

@Suite struct `Fields of many differences` {
  /// The areas of the fields of dots, 16 in a row and 40 px apart.
  private static func areas(dots: Int) -> [PixelRect] {
    let (width, height) = (640, 680)
    var bytes = [UInt8](repeating: 255, count: width * height)
    let white = Bitmap(width: width, height: height, format: .gray8, bytes: bytes)
    for dot in 0..<dots {
      bytes[(dot / 16 * 40 + 3) * width + dot % 16 * 40 + 3] = 0
    }
    let pair = PicturePair(
      expected: white, actual: Bitmap(width: width, height: height, format: .gray8, bytes: bytes))
    let ground = Premultiplied(channels: SIMD4(255, 255, 255, 255))
    let cells = CandidateCells(of: pair, expectedGround: ground, actualGround: ground)
    return Field.fields(of: pair, cells: cells).map(\.area)
  }

  @Test func `are 256 at most by themselves`() {
    let areas = Self.areas(dots: 256)
    #expect(areas.count == 256)
    #expect(areas.allSatisfy { $0.width == 8 && $0.height == 8 })
  }

  @Test func `are joined row by row where they are more`() {
    let areas = Self.areas(dots: 257)
    let rows = (0..<16).map { PixelRect(x: 0, y: $0 * 40, width: 608, height: 8) }
    #expect(areas == rows + [PixelRect(x: 0, y: 640, width: 8, height: 8)])
  }
}
