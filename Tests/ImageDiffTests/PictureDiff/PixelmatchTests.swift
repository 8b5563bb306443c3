import ImageDiff
import Imaging
import Testing

@Suite struct `Pixelmatch's rule` {
  static func gray(_ rows: [[UInt8]]) -> Bitmap {
    Bitmap(
      width: rows.first?.count ?? 0, height: rows.count, format: .gray8, bytes: rows.flatMap { $0 })
  }

  static func pixels(_ colors: [[UInt8]]) -> Bitmap {
    Bitmap(width: colors.count, height: 1, format: .rgba8, bytes: colors.flatMap { $0 })
  }

  static func count(
    _ expected: Bitmap, _ actual: Bitmap, rule: PixelmatchRule = PixelmatchRule()
  ) -> PixelmatchCount {
    guard case .compared(let count) = rule.compare(expected: expected, actual: actual) else {
      Issue.record("The sizes are the same.")
      return PixelmatchCount()
    }
    return count
  }

  // The limit is 35215 · 0.1² = 352.15. A difference of d in each channel is d in Y and 0 in I and Q,
  // so 0.5053 · d² passes it from d = 26.4 on.
  @Test(arguments: [(UInt8(26), 0), (27, 1)])
  func `lets grey be off by 26 levels`(level: UInt8, differing: Int) {
    #expect(Self.count(Self.gray([[0]]), Self.gray([[level]])).differingPixels == differing)
    #expect(Self.count(Self.gray([[level]]), Self.gray([[0]])).differingPixels == differing)
  }

  // Red: 0.5053 · 0.29889531² + 0.299 · 0.59597799² + 0.1957 · 0.21147017² = 0.160096, so 46.9.
  // Green: 0.249815, so 37.5. Blue: 0.056532, so 78.9.
  @Test(arguments: [
    ([UInt8(46), 0, 0], 0), ([47, 0, 0], 1), ([0, 37, 0], 0), ([0, 38, 0], 1), ([0, 0, 78], 0),
    ([0, 0, 79], 1),
  ])
  func `sees green better than red and red better than blue`(color: [UInt8], differing: Int) {
    let count = Self.count(Self.pixels([[0, 0, 0, 255]]), Self.pixels([color + [255]]))
    #expect(count.differingPixels == differing)
  }

  // Ten times the threshold of 0.01 lets grey be off by 2.6.
  @Test func `takes another threshold`() {
    let rule = PixelmatchRule(threshold: 0.01)
    #expect(Self.count(Self.gray([[0]]), Self.gray([[2]]), rule: rule).differingPixels == 0)
    #expect(Self.count(Self.gray([[0]]), Self.gray([[3]]), rule: rule).differingPixels == 1)
  }

  // √(0.5053 · 21² ÷ 35215) is 0.0795 and √(0.5053 · 22² ÷ 35215) is 0.0833, where 0.08 is four fifths.
  @Test(arguments: [(UInt8(21), false), (22, true), (26, true), (27, false)])
  func `tells what passes near the limit`(level: UInt8, isNear: Bool) {
    let found = compare(
      expected: Self.gray([[0]]), actual: Self.gray([[level]]), by: .pixelmatch(PixelmatchRule()))
    #expect(found.isNearLimit == isNear)
    #expect((found.verdict == .passes) == (level < 27))
  }

  @Test func `does not see the colour of what is clear`() {
    let (black, white) = (Self.pixels([[0, 0, 0, 0]]), Self.pixels([[255, 255, 255, 0]]))
    #expect(Self.count(black, white).differingPixels == 0)
  }

  // The first pixel lies on 48: half of it is less than 26, half of white is more.
  @Test func `lays half-clear ink on a dark ground where the pattern is dark`() {
    let (whole, half) = (Self.pixels([[0, 0, 0, 255]]), Self.pixels([[0, 0, 0, 128]]))
    #expect(Self.count(whole, half).differingPixels == 0)
    #expect(
      Self.count(whole, half, rule: PixelmatchRule(background: .white)).differingPixels == 1)
  }

  // The fourth pixel starts at byte 12: 12 / 1.618 is 7, odd, and 12 / 2.618 is 4, even.
  @Test func `changes the ground from pixel to pixel`() {
    let clear = Self.pixels([[UInt8]](repeating: [0, 0, 0, 0], count: 4))
    let ink = Self.pixels([[UInt8]](repeating: [48, 207, 48, 255], count: 4))
    let rule = PixelmatchRule(ignoresSoftEdges: false)
    let count = Self.count(clear, ink, rule: rule)
    #expect(count.differingPixels == 3)
    #expect(count.boundingBox == PixelRect(x: 0, y: 0, width: 3, height: 1))
  }

  // Between black and white areas, two neighbours alike: softer or harder, it stays an edge.
  @Test func `passes over the soft edge of a shape`() {
    let row: [UInt8] = [0, 0, 128, 255, 255]
    let old = Self.gray([row, row, row, row, row])
    let new = Self.gray([row, row, [0, 0, 200, 255, 255], row, row])
    let count = Self.count(old, new)
    #expect(count.differingPixels == 0)
    #expect(count.softEdgePixels == 1)
    let strict = Self.count(old, new, rule: PixelmatchRule(ignoresSoftEdges: false))
    #expect(strict.differingPixels == 1)
    #expect(strict.boundingBox == PixelRect(x: 2, y: 2, width: 1, height: 1))
  }

  @Test func `sees a dot, which has no lighter side and no darker one`() {
    let white: [UInt8] = [255, 255, 255, 255, 255]
    let old = Self.gray([white, white, white, white, white])
    let new = Self.gray([white, white, [255, 255, 0, 255, 255], white, white])
    #expect(Self.count(old, new).differingPixels == 1)
  }

  @Test func `sees an area, where neighbours are alike`() {
    let gray = Self.gray([[UInt8]](repeating: [90, 90, 90, 90], count: 4))
    let lighter = Self.gray([[UInt8]](repeating: [180, 180, 180, 180], count: 4))
    #expect(Self.count(gray, lighter).differingPixels == 16)
  }

  // A slope has darker and lighter sides, but no side is an area.
  @Test func `sees a slope`() {
    let row: [UInt8] = [0, 60, 120, 180, 240]
    let old = Self.gray(
      [row, row, row, row, row].enumerated().map { y, row in row.map { $0 + UInt8(y) } })
    let new = Self.gray(
      [row, row, [0, 60, 160, 180, 240], row, row].enumerated().map { y, row in
        row.map { $0 + UInt8(y) }
      })
    #expect(Self.count(old, new).differingPixels == 1)
  }

  @Test func `does not compare other sizes`() {
    #expect(
      PixelmatchRule().compare(expected: Self.gray([[1, 2]]), actual: Self.gray([[1], [2]]))
        == .sizeDiffers(
          expected: PixelSize(width: 2, height: 1), actual: PixelSize(width: 1, height: 2)))
  }

  @Test func `compares grey with colour`() {
    let gray = Self.gray([[9, 200]])
    #expect(Self.count(gray, gray.expandedToRGBA()) == PixelmatchCount())
  }
}
