extension SectionJudgement {
  /// Clusters up to which a movement or a weight must explain nearly all.
  private static let fewClusters = 3
  /// What it may leave unexplained there, as a share of the difference.
  private static let fewRest = 0.25
  /// How much the ink of all but a fifth of the pieces must have changed, and that of all beyond what
  /// their size explains, where their spacing changed: redrawn 0.01, a tenth of a weight class 0.05.
  private static let reweighed = (each: 0.02, all: 0.03)

  /// Whether most ink is other ink, however the pieces are laid on each other.
  func isExchanged(by movement: Event?) -> Bool {
    guard let pieces = evidence.pieces, !isPart || !isOfFew else { return false }
    var ratio = 1.0
    if case .size(let size)? = movement?.cause { ratio = size }
    return PieceLikeness(pieces, in: evidence.section.patch, ratio: ratio)
      .isExchanged(lost: pieces.lost, gained: pieces.gained)
  }

  /// What a movement comes to when it is asked what it explains: nothing, where it is told of a glyph or
  /// two and leaves much of them; a glyph that was exchanged, and what that did to those after it; or a
  /// weight that made them wider.
  func explained(_ movement: Event) -> [Event] {
    if isOfFew, down == 0, !explainsFew { return [] }
    if case .spacing = movement.cause, let dilation = dilationOfPieces {
      return [Event(cause: .weight(dilation: dilation))]
    }
    if case .size = movement.cause { return [movement] }
    return exchange(movement) ?? [movement]
  }

  /// Whether it is told of so few clusters that any fit explains some of it.
  var isOfFew: Bool { evidence.section.clusters.count <= SectionJudgement.fewClusters }

  /// Whether a fit, or pieces laid on each other, leave little of the difference.
  var explainsFew: Bool {
    if evidence.total.unexplained <= SectionJudgement.fewRest { return true }
    guard let pieces = evidence.pieces, pieces.lost.isEmpty, pieces.gained.isEmpty else {
      return false
    }
    let rest = PieceLikeness(pieces, in: evidence.section.patch).pairs.reduce(0) { $0 + $1.rest }
    return rest <= SectionJudgement.fewRest * evidence.total.difference
  }

  /// One piece that was exchanged among others that were not, and how those after it moved; `nil` where
  /// none was, or several, as where pieces are paired wrongly.
  private func exchange(_ movement: Event) -> [Event]? {
    guard let pieces = evidence.pieces, pieces.lost.isEmpty, pieces.gained.isEmpty else {
      return nil
    }
    let likeness = PieceLikeness(pieces, in: evidence.section.patch)
    guard let odd = likeness.odd.first, likeness.odd.count == 1, likeness.pairs.count > 1 else {
      return nil
    }
    let first = evidence.section.columns.lowerBound
    let columns = odd.changedColumns
    let exchanged = Event(
      cause: .text, columns: first + columns.lowerBound..<first + columns.upperBound)
    let before = pieces.moved.filter { $0.columns.upperBound <= odd.expected.columns.lowerBound }
    let after = pieces.moved.filter { $0.columns.lowerBound >= odd.expected.columns.upperBound }
    guard abs(SectionEvidence.mean(before[...])?.x ?? 0) < thresholds.shift else {
      return [exchanged, movement]
    }
    guard let by = SectionEvidence.mean(after[...])?.x, abs(by) >= thresholds.shift else {
      return [exchanged]
    }
    let end = first + columns.upperBound
    return [
      exchanged,
      Event(
        cause: .spacing(.gap(x: end, by: by)), columns: end..<evidence.section.columns.upperBound),
    ]
  }

  /// Ink gained along each px of edge, where each piece gained or lost more than its size explains.
  private var dilationOfPieces: Double? {
    guard let pieces = evidence.pieces, pieces.paired.count > 2 else {
      return nil
    }
    let ratios = pieces.paired.map { $0.actual.mass / max($0.expected.mass, 1e-6) - 1 }.sorted()
    let (low, high) = (ratios[ratios.count / 5], ratios[ratios.count - 1 - ratios.count / 5])
    let spread = 1 + evidence.heightening
    let excess = pieces.masses.actual / max(pieces.masses.expected, 1e-6) / (spread * spread) - 1
    let (each, all) = SectionJudgement.reweighed
    guard low >= each && excess >= all || high <= -each && excess <= -all else { return nil }
    let total = evidence.total
    return (total.actualMass - total.expectedMass) / max(total.edgeLength, 1e-6)
  }
}
