import Imaging
import Testing

@testable import TextJudgement

@Suite struct `The order of words on two lines` {
  /// Bars of one width, each of which has ink down to its own row.
  static func bars(_ count: Int, height: Int, isFull: (Int) -> Bool) -> Bitmap {
    let width = count * 20
    var bytes = [UInt8](repeating: 255, count: width * height)
    for bar in 0..<count {
      for row in 0..<height where row == 0 || row == height - 1 || isFull(bar) {
        for column in bar * 20 + 2..<bar * 20 + 18 { bytes[row * width + column] = 0 }
      }
    }
    return Bitmap(width: width, height: height, format: .gray8, bytes: bytes)
  }

  static func isKept(_ count: Int, height: Int) -> Bool {
    let pair = PicturePair(
      expected: bars(count, height: height) { $0 % 2 == 0 },
      actual: bars(count, height: height) { _ in false })
    let line = FieldJudgement.Line(
      area: pair.area, actualArea: pair.area, masses: (1, 1), inkedArea: pair.area)
    return WordOrder(of: [line], in: pair).isKept
  }

  @Test func `is not kept where most ink is other ink`() {
    #expect(!Self.isKept(8, height: 60))
  }

  @Test func `is taken to be kept where there are too many pixels to hold against each other`() {
    #expect(Self.isKept(256, height: 64))
  }
}
