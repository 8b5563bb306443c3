import Testing

@testable import TextJudgement

@Suite struct `The measured thresholds` {
  private let measured: [(KeyPath<Thresholds, Double>, Double)] = [
    (\.shift, 0.18), (\.exactShift, 0.14), (\.clusterShift, 0.45), (\.weight, 0.11),
    (\.weightOfFew, 0.18), (\.contrast, 0.08), (\.color, 2), (\.faint, 8), (\.chroma, 0.08),
    (\.clusterChroma, 0.2), (\.fringe.gray, 0.06), (\.fringe.subpixel, 0.12), (\.ground, 2),
    (\.mark, 0.32), (\.markAmongEqual, 0.2), (\.markAmongSameEdges, 0.16), (\.faintMark, 0.1),
    (\.markAmongMoved, 0.5), (\.residual, 0.22), (\.partResidual, 0.15),
    (\.clusterResidual, 0.4), (\.faintlyTelling, 0.13),
  ]

  @Test func `are those that tell redrawn text from changed text`() {
    for (threshold, value) in measured {
      #expect(abs(Thresholds.ordinary[keyPath: threshold] - value) < 1e-9, "\(threshold)")
    }
    #expect(abs(Thresholds.ordinary.telling - 0.2) < 1e-6)
    #expect(abs(Thresholds.ordinary.tellingAlone - 0.04) < 1e-6)
  }

  @Test func `are not scaled where they only choose how to look`() {
    #expect(Thresholds.level == 2)
    #expect(Thresholds.farShift == 0.7)
    #expect(Thresholds.sizeShare == 0.4)
    #expect(Thresholds.taller == 0.006)
    #expect(Thresholds.sameMeans == 0.5)
    #expect(Thresholds.sameEdges == 0.75)
    #expect(Thresholds.near.fringe.gray == Thresholds.ordinary.fringe.gray)
  }

  @Test func `hold for a pass, and four fifths of them for one near its limits`() {
    #expect(Thresholds.ordinary.share == 1)
    #expect(Thresholds.near.share == 0.8)
  }
}
