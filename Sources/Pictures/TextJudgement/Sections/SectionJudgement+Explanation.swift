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
    return [movement]
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

  /// What was exchanged in one place, and how the text beside it moved; `nil` if nothing was, or too much.
  var exchange: [Event]? {
    guard let pieces = evidence.pieces,
      let exchanged = ExchangedRun(of: pieces, in: evidence.section.patch)
    else { return nil }
    guard let columns = evidence.section.differing(columns: exchanged.columns) else { return nil }
    var events = [Event(cause: .text, columns: columns)]
    let before = exchanged.before ?? 0
    let isMoved = abs(before) >= thresholds.shift
    if isMoved || down != 0 {
      events.append(Event(cause: .shifted(dx: isMoved ? before : 0, dy: Double(down))))
    }
    if let after = exchanged.after, abs(after - before) >= thresholds.shift {
      let rest = columns.upperBound..<evidence.section.columns.upperBound
      events.append(
        Event(cause: .spacing(.gap(x: columns.upperBound, by: after - before)), columns: rest))
    }
    return events
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
