import Imaging
import Testing

@testable import TextJudgement

@Suite struct `The limits of a finding's words` {
  static func words(_ cause: Cause, lines: [Int] = [2], isPart: Bool = false) -> String {
    let area = PixelRect(x: 4, y: 30, width: 12, height: 8)
    return Finding(cause: cause, area: area, lines: lines, isPart: isPart).description
  }

  @Test func `a finding and a change concern whole lines if nothing else is said`() {
    let area = PixelRect(x: 0, y: 0, width: 1, height: 1)
    #expect(!Finding(cause: .other, area: area).isPart)
    #expect(!TextChange(cause: .other, area: area, mass: 1).isPart)
  }

  @Test func `a judgement tells all, far from its limits, if nothing else is said`() {
    let judgement = TextJudgement(verdict: .changed, findings: [], clusters: [])
    #expect(!judgement.isNear)
    #expect(!judgement.hasMoreFindings)
    #expect(judgement.changedLines.isEmpty)
  }

  @Test func `a part of two lines is one`() {
    #expect(
      Self.words(.shape, lines: [1, 2], isPart: true)
        == "part of lines 1 and 2 (12 × 8 px at (4, 30)) is drawn in another shape")
    #expect(Self.words(.shape, lines: [1, 2]) == "lines 1 and 2 are drawn in another shape")
    #expect(Self.words(.shape, lines: []) == "the picture is drawn in another shape")
  }

  @Test func `the greatest difference is told up to half of the range`() {
    let same = "the same text is rendered differently"
    #expect(
      Self.words(.rasteriserNoise(greatestLevel: 127))
        == "\(same): no channel is off by more than 127 of 255")
    #expect(Self.words(.rasteriserNoise(greatestLevel: 128)) == same)
  }

  @Test func `a way is told from a twentieth of the other on`() {
    #expect(
      Self.words(.shifted(dx: 20, dy: 1)) == "line 2 is shifted by 20 px right and 1 px down")
    #expect(Self.words(.shifted(dx: 20, dy: 0.96)) == "line 2 is shifted by 20 px right")
    #expect(Self.words(.shifted(dx: -0.9, dy: -20)) == "line 2 is shifted by 20 px up")
  }

  @Test func `a way is told from a twentieth of a pixel on`() {
    #expect(Self.words(.shifted(dx: 0.05, dy: 0)) == "line 2 is shifted by 0.05 px right")
    #expect(
      Self.words(.shifted(dx: 0.05, dy: -0.06))
        == "line 2 is shifted by 0.05 px right and 0.06 px up")
  }

  @Test func `a band is told by its axis`() {
    let bands: [(Cause.Band, String)] = [
      (.inserted, "was inserted at"), (.removed, "was removed at"),
      (.pushedOut, "was pushed out of the picture at"),
      (.pulledIn, "came into the picture at"),
    ]
    for (band, words) in bands {
      #expect(Self.words(.band(band, .rows, count: 8)) == "a row of 8 px \(words) y = 30")
      #expect(Self.words(.band(band, .columns, count: 12)) == "a column of 12 px \(words) x = 4")
    }
    #expect(
      Self.words(.band(.moved(from: 7), .rows, count: 8))
        == "a row of 8 px moved from y = 7 to y = 30")
    #expect(
      Self.words(.band(.moved(from: 7), .columns, count: 12))
        == "a column of 12 px moved from x = 7 to x = 4")
  }

  @Test func `a background that hardly covers anything is not transparent yet`() {
    let white = { (alpha: UInt8) in RGBAColor(red: 255, green: 255, blue: 255, alpha: alpha) }
    let place = "within 12 × 8 px at (4, 30)"
    #expect(
      Self.words(.ground(from: white(1), to: white(0)))
        == "the background changed from #FFFFFF at 0 % to transparent \(place)")
    #expect(
      Self.words(.ground(from: white(0), to: white(255)))
        == "the background changed from transparent to #FFFFFF at 100 % \(place)")
  }

  @Test func `a number keeps its sign where anything of it is left`() {
    #expect(ShortNumber(-0.01).description == "−0.01")
    #expect(ShortNumber(-0.004).description == "0")
    #expect(ShortNumber(-3).description == "−3")
    #expect(ShortNumber(1.05).description == "1.05")
    #expect(ShortNumber(10.5).description == "10.5")
    #expect(ShortNumber(7.5, decimals: 0).description == "8")
    #expect(ShortNumber(0.000_001, decimals: 6).description == "0.000001")
  }

  @Test func `a number is no longer rounded from 1e15 of its last places on`() {
    #expect(ShortNumber(9_999_999_999_999).description == "9999999999999")
    #expect(ShortNumber(10_000_000_000_000).description == "10000000000000.0")
  }
}
