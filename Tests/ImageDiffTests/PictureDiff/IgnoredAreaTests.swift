import ImageDiff
import Imaging
import Testing

@Suite struct `An ignored rectangle` {
  static let white = Bitmap(
    width: 6, height: 4, format: .gray8, bytes: [UInt8](repeating: 255, count: 24))

  /// The white picture with black pixels.
  static func dotted(_ places: [PixelPoint]) -> Bitmap {
    var bytes = white.bytes
    for place in places { bytes[place.y * 6 + place.x] = 0 }
    return Bitmap(width: 6, height: 4, format: .gray8, bytes: bytes)
  }

  static func rectangle(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
    PixelRect(x: x, y: y, width: width, height: height)
  }

  static let metrics: [Metric] = [.exact, .text, .pixelmatch(PixelmatchRule())]

  @Test(arguments: Self.metrics)
  func `makes pictures equal that differ only there`(metric: Metric) {
    let dotted = Self.dotted([PixelPoint(x: 2, y: 1), PixelPoint(x: 3, y: 2)])
    let found = compare(
      expected: Self.white, actual: dotted, by: metric, ignoring: [Self.rectangle(2, 1, 2, 2)])
    #expect(found.verdict == .equal && found.clusters.isEmpty && found.difference == nil)
  }

  @Test func `leaves pixels beside it in counts, boxes and first places`() {
    let dotted = Self.dotted([
      PixelPoint(x: 0, y: 0), PixelPoint(x: 2, y: 1), PixelPoint(x: 5, y: 3),
    ])
    let found = compare(
      expected: Self.white, actual: dotted, by: .exact, ignoring: [Self.rectangle(0, 0, 3, 1)])
    #expect(
      found.difference
        == PixelDifference(
          differingPixels: 2, boundingBox: Self.rectangle(2, 1, 4, 3),
          greatestChannelDifference: 255, first: PixelPoint(x: 2, y: 1)))
  }

  @Test func `may overlap another, and reach outside the picture or lie there`() {
    let dotted = Self.dotted([PixelPoint(x: 5, y: 3), PixelPoint(x: 4, y: 3)])
    let ignored = [
      Self.rectangle(5, 3, .max, .max), Self.rectangle(3, 2, 2, 9), Self.rectangle(4, 3, 1, 1),
      Self.rectangle(99, 99, 1, 1), Self.rectangle(-5, -5, 2, 2), Self.rectangle(0, 0, 0, 4),
    ]
    let found = compare(expected: Self.white, actual: dotted, ignoring: ignored)
    #expect(found == .equal)
  }

  @Test func `does not hide that sizes differ`() {
    let low = Bitmap(
      width: 6, height: 3, format: .gray8, bytes: [UInt8](repeating: 255, count: 18))
    let found = compare(
      expected: Self.white, actual: low, by: .text, ignoring: [Self.rectangle(0, 0, 6, 4)])
    #expect(found.verdict == .differs && found.difference == nil)
    #expect(found.findings.map(\.cause).count == 1)
  }

  @Test func `counts for nothing in a picture that only one side has there`() {
    let low = Bitmap(
      width: 6, height: 2, format: .gray8, bytes: [UInt8](repeating: 255, count: 12))
    let dotted = Self.dotted([PixelPoint(x: 1, y: 3)])
    let causes = compare(
      expected: dotted, actual: low, by: .text, ignoring: [Self.rectangle(1, 3, 1, 1)]
    ).findings.map(\.cause)
    #expect(
      causes == [
        .pictureSize(
          from: PixelSize(width: 6, height: 4), to: PixelSize(width: 6, height: 2))
      ])
  }

  /// Against painting the rectangle by hand and comparing plainly.
  @Test(arguments: UInt64(0)..<200)
  func `is the same as pixels that are the same, however files are stored`(seed: UInt64) throws {
    var random = FixedRandom(state: seed)
    let (old, new) = RandomPair.make(with: &random)
    let ignored = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      Self.rectangle(
        Int.random(in: 0...200, using: &random), Int.random(in: 0...5, using: &random),
        Int.random(in: 1...200, using: &random), Int.random(in: 1...4, using: &random))
    }
    let expected = RandomPair.plainComparison(old, Self.painted(new, like: old, in: ignored))
    #expect(compare(expected: old, actual: new, ignoring: ignored) == expected)
    let found = try compare(
      expected: MemorySource(try PNG.encode(old), name: "old.png"),
      actual: MemorySource(try PNG.encode(new), name: "new.png"), ignoring: ignored)
    #expect(found.pictures == expected)
  }

  static func painted(_ picture: Bitmap, like other: Bitmap, in ignored: [PixelRect]) -> Bitmap {
    var bytes = picture.bytes
    let step = picture.format.bytesPerPixel
    for y in 0..<min(picture.height, other.height) {
      for x in 0..<min(picture.width, other.width)
      where ignored.contains(where: { $0.x <= x && x < $0.maxX && $0.y <= y && y < $0.maxY }) {
        for byte in 0..<step {
          bytes[(y * picture.width + x) * step + byte] =
            other.bytes[(y * other.width + x) * step + byte]
        }
      }
    }
    return Bitmap(
      width: picture.width, height: picture.height, format: picture.format, bytes: bytes)
  }
}
