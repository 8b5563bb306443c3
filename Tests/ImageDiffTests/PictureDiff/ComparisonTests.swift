import ImageDiff
import Imaging
import Testing

@Suite struct `Comparing two pictures` {
  static func gray(_ width: Int, _ levels: [UInt8]) -> Bitmap {
    Bitmap(width: width, height: levels.count / width, format: .gray8, bytes: levels)
  }

  @Test func `finds equal ones equal`() {
    let picture = Self.gray(2, [1, 2, 3, 4])
    #expect(compare(expected: picture, actual: picture) == .equal)
  }

  @Test func `finds a grey picture equal to its colours`() {
    let picture = Self.gray(2, [1, 2, 3, 4])
    #expect(compare(expected: picture, actual: picture.expandedToRGBA()) == .equal)
  }

  @Test func `counts, frames and weighs what differs`() {
    let old = Self.gray(4, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    let new = Self.gray(4, [0, 0, 0, 0, 0, 0, 9, 0, 0, 200, 0, 0])
    #expect(
      compare(expected: old, actual: new)
        == .different(
          PixelDifference(
            differingPixels: 2, boundingBox: PixelRect(x: 1, y: 1, width: 2, height: 2),
            greatestChannelDifference: 200, first: PixelPoint(x: 2, y: 1))))
  }

  @Test func `weighs a darker pixel as much as a lighter one`() {
    let (dark, light) = (Self.gray(1, [10]), Self.gray(1, [250]))
    let expected = ImageComparison.different(
      PixelDifference(
        differingPixels: 1, boundingBox: PixelRect(x: 0, y: 0, width: 1, height: 1),
        greatestChannelDifference: 240, first: PixelPoint(x: 0, y: 0)))
    #expect(compare(expected: dark, actual: light) == expected)
    #expect(compare(expected: light, actual: dark) == expected)
  }

  @Test func `counts a pixel once and weighs alpha as well`() {
    let old = Bitmap(width: 1, height: 1, format: .rgba8, bytes: [1, 2, 3, 255])
    let new = Bitmap(width: 1, height: 1, format: .rgba8, bytes: [0, 0, 0, 55])
    #expect(
      compare(expected: old, actual: new)
        == .different(
          PixelDifference(
            differingPixels: 1, boundingBox: PixelRect(x: 0, y: 0, width: 1, height: 1),
            greatestChannelDifference: 200, first: PixelPoint(x: 0, y: 0))))
  }

  @Test func `compares grey with colour pixel by pixel`() {
    let gray = Self.gray(2, [5, 5])
    let color = Bitmap(width: 2, height: 1, format: .rgba8, bytes: [5, 5, 5, 255, 5, 6, 5, 255])
    #expect(
      compare(expected: gray, actual: color)
        == .different(
          PixelDifference(
            differingPixels: 1, boundingBox: PixelRect(x: 1, y: 0, width: 1, height: 1),
            greatestChannelDifference: 1, first: PixelPoint(x: 1, y: 0))))
  }

  @Test func `tells sizes apart and compares what both have`() {
    let old = Self.gray(3, [1, 2, 3, 4, 5, 6])
    let new = Self.gray(2, [1, 2, 4, 9, 0, 0])
    #expect(
      compare(expected: old, actual: new)
        == .sizeDiffers(
          expected: PixelSize(width: 3, height: 2), actual: PixelSize(width: 2, height: 3),
          overlap: PixelDifference(
            differingPixels: 1, boundingBox: PixelRect(x: 1, y: 1, width: 1, height: 1),
            greatestChannelDifference: 4, first: PixelPoint(x: 1, y: 1))))
  }

  @Test func `of other sizes may find nothing else`() {
    #expect(
      compare(expected: Self.gray(2, [1, 2]), actual: Self.gray(2, [1, 2, 3, 4]))
        == .sizeDiffers(
          expected: PixelSize(width: 2, height: 1), actual: PixelSize(width: 2, height: 2),
          overlap: nil))
  }

  @Test(arguments: UInt64(1)...400)
  func `agrees with a plain loop on random pairs`(seed: UInt64) {
    var random = FixedRandom(state: seed)
    let (old, new) = RandomPair.make(with: &random)
    #expect(compare(expected: old, actual: new) == RandomPair.plainComparison(old, new))
  }
}
