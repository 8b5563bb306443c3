import ImageDiff
import Imaging
import Testing

@Suite struct `A pass near its limits` {
  static func judged(dx: Double) -> TextJudgement {
    let text = StrokeText(text: "Hotu oEne\nutEno toL", size: 24)
    var moved = text
    moved.place.x += dx
    return judge(
      expected: text.picture(width: 200, height: 90), actual: moved.picture(width: 200, height: 90))
  }

  @Test func `far below the limit is a clear pass`() {
    let judgement = Self.judged(dx: 0.05)
    #expect(judgement.verdict == .rasteriserNoise)
    #expect(!judgement.isNear)
  }

  @Test func `above four fifths of the limit is a near pass`() {
    let judgement = Self.judged(dx: 0.125)
    #expect(judgement.verdict == .rasteriserNoise)
    #expect(judgement.isNear)
  }

  @Test func `above the limit is a change, and no pass`() {
    let judgement = Self.judged(dx: 0.25)
    #expect(judgement.verdict == .changed)
    #expect(!judgement.isNear)
  }

  @Test func `equal pictures pass clearly`() {
    #expect(!Self.judged(dx: 0).isNear)
  }
}
