import Testing

@testable import TextJudgement

@Suite struct `The thresholds of changes` {
  private let all: [KeyPath<Thresholds, Double>] = [
    \.shift, \.exactShift, \.clusterShift, \.weight, \.weightOfFew, \.contrast, \.color, \.faint,
    \.chroma, \.clusterChroma, \.fringe.subpixel, \.ground, \.mark, \.markAmongEqual,
    \.markAmongSameEdges, \.faintMark, \.markAmongMoved, \.residual, \.partResidual,
    \.clusterResidual, \.faintlyTelling,
  ]

  @Test func `are four fifths where a pass is near its limits`() {
    for threshold in all {
      let (ordinary, near) = (
        Thresholds.ordinary[keyPath: threshold], Thresholds.near[keyPath: threshold]
      )
      #expect(abs(near - 0.8 * ordinary) < 1e-9, "\(threshold)")
    }
    let (ordinary, near) = (Thresholds.ordinary, Thresholds.near)
    #expect(abs(near.telling - 0.8 * ordinary.telling) < 1e-6)
    #expect(abs(near.tellingAlone - 0.8 * ordinary.tellingAlone) < 1e-6)
  }
}
