import ImageDiff
import Imaging
import Testing

@testable import PictureDiff

@Suite struct `Judgements of windows put together` {
  static let area = PixelRect(x: 1, y: 2, width: 3, height: 4)

  static func noise(_ level: Int, isNear: Bool = false) -> TextJudgement {
    TextJudgement(
      verdict: .rasteriserNoise,
      findings: [Finding(cause: .rasteriserNoise(greatestLevel: level), area: area)],
      clusters: [area], isNear: isNear)
  }

  static let change = TextJudgement(
    verdict: .changed, findings: [Finding(cause: .shape, area: area, lines: [1])],
    clusters: [area])

  @Test func `tell noise once, as far as it goes`() {
    var sum = JudgementSum()
    sum.add(Self.noise(3), firstRow: 0, isWhole: false)
    sum.add(Self.noise(9), firstRow: 100, isWhole: false)
    sum.add(Self.noise(5), firstRow: 200, isWhole: false)
    #expect(
      sum.findings == [
        Finding(
          cause: .rasteriserNoise(greatestLevel: 9),
          area: PixelRect(x: 1, y: 2, width: 3, height: 204))
      ])
    #expect(!sum.isChanged && !sum.isNearLimit)
    #expect(sum.clusters.map(\.y) == [2, 102, 202])
  }

  @Test func `are near the limit where one of them is`() {
    var sum = JudgementSum()
    sum.add(Self.noise(3, isNear: true), firstRow: 0, isWhole: false)
    sum.add(Self.noise(3), firstRow: 100, isWhole: false)
    #expect(sum.isNearLimit)
  }

  @Test func `tell a change and no noise, with its place but no line`() {
    var sum = JudgementSum()
    sum.add(Self.noise(3), firstRow: 0, isWhole: false)
    sum.add(Self.change, firstRow: 100, isWhole: false)
    sum.add(Self.noise(3), firstRow: 200, isWhole: false)
    #expect(sum.isChanged)
    #expect(
      sum.findings == [
        Finding(
          cause: .shape, area: PixelRect(x: 1, y: 102, width: 3, height: 4), lines: [],
          isPart: true)
      ])
  }

  @Test func `of one window that is all keep their lines`() {
    var sum = JudgementSum()
    sum.add(Self.change, firstRow: 0, isWhole: true)
    #expect(sum.findings == Self.change.findings)
  }
}
