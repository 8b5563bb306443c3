import ImageDiff
import Imaging
import Testing

@Suite struct `An outlined difference` {
  static let outline = RGBAColor(hex: "#333333")

  /// White, with black pixels.
  static func picture(_ dots: [PixelPoint], side: Int = 40) -> Bitmap {
    var bytes = [UInt8](repeating: 255, count: side * side)
    for dot in dots { bytes[dot.y * side + dot.x] = 0 }
    return Bitmap(width: side, height: side, format: .gray8, bytes: bytes)
  }

  @Test func `has a line three pixels from what differs`() {
    let drawn = differencePicture(
      expected: Self.picture([]), actual: Self.picture([PixelPoint(x: 20, y: 20)]))
    for (x, y) in [(17, 17), (23, 17), (17, 23), (23, 23), (20, 17), (17, 20)] {
      #expect(drawn.color(x: x, y: y) == Self.outline)
    }
    for (x, y) in [(18, 18), (16, 20), (24, 20), (20, 22)] {
      #expect(drawn.color(x: x, y: y) == .white)
    }
    #expect(drawn.color(x: 20, y: 20) == RGBAColor(hex: "#0072B2"))
  }

  @Test func `has none where nothing differs`() {
    let picture = Self.picture([PixelPoint(x: 20, y: 20)])
    let drawn = differencePicture(expected: picture, actual: picture)
    #expect((0..<1600).allSatisfy { drawn.color(x: $0 % 40, y: $0 / 40) != Self.outline })
  }

  /// By any boxes, right or wrong.
  @Test(arguments: UInt64(0)..<50)
  func `hides no pixel that differs`(seed: UInt64) {
    var random = FixedRandom(state: seed)
    let dots = (0..<200).map { _ in
      PixelPoint(
        x: Int.random(in: 0..<40, using: &random), y: Int.random(in: 0..<40, using: &random))
    }
    let (old, new) = (Self.picture(Array(dots.prefix(100))), Self.picture(Array(dots.suffix(100))))
    let boxes = dots.prefix(9).map { PixelRect(x: $0.x, y: $0.y, width: 5, height: 3) }
    for clusters in [nil, boxes] {
      let drawn = differencePicture(expected: old, actual: new, clusters: clusters)
      for y in 0..<40 {
        for x in 0..<40 where old.color(x: x, y: y) != new.color(x: x, y: y) {
          #expect(drawn.color(x: x, y: y) != Self.outline)
        }
      }
    }
  }

  @Test func `shows what is ignored as if it were the same`() {
    let drawn = differencePicture(
      expected: Self.picture([]), actual: Self.picture([PixelPoint(x: 20, y: 20)]),
      ignoring: [PixelRect(x: 20, y: 20, width: 1, height: 1)])
    #expect((0..<1600).allSatisfy { drawn.color(x: $0 % 40, y: $0 / 40) == .white })
  }

  @Test func `shows what is ignored in a strip, but not as a difference`() {
    let strip = comparisonStrip(
      expected: Self.picture([]), actual: Self.picture([PixelPoint(x: 20, y: 20)]),
      ignoring: [PixelRect(x: 20, y: 20, width: 1, height: 1)])
    #expect(strip.color(x: 48 + 20, y: 20) == .black)
    #expect(strip.color(x: 96 + 20, y: 20) == .white)
  }

  @Test func `of one pixel beside very many is a strip of both`() {
    let dot = Bitmap(width: 1, height: 1, format: .gray8, bytes: [0])
    let wide = Bitmap(
      width: 400, height: 300, format: .gray8, bytes: [UInt8](repeating: 255, count: 120_000))
    let size = comparisonStripSize(
      expected: PixelSize(width: 1, height: 1), actual: PixelSize(width: 400, height: 300))
    #expect(size == PixelSize(width: 817, height: 300))
    for (old, new) in [(dot, wide), (wide, dot)] {
      let strip = comparisonStrip(expected: old, actual: new)
      #expect(strip.width == size.width && strip.height == size.height)
    }
  }

  @Test func `has a checkerboard below what is not opaque`() {
    let clear = Bitmap(
      width: 16, height: 1, format: .rgba8, bytes: [UInt8](repeating: 0, count: 64))
    let black = Bitmap(
      width: 16, height: 1, format: .gray8, bytes: [UInt8](repeating: 0, count: 16))
    let strip = comparisonStrip(expected: clear, actual: black)
    #expect(strip.color(x: 0, y: 0) == .white)
    #expect(strip.color(x: 8, y: 0) == RGBAColor(hex: "#E6E6E6"))
    #expect(strip.color(x: 24, y: 0) == .black)
    #expect((0..<strip.width).allSatisfy { strip.color(x: $0, y: 0).alpha == 255 })
  }
}
