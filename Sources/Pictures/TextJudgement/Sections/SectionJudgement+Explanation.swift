extension SectionJudgement {
  /// The number of clusters up to which a movement or a weight must explain nearly all.
  private static let fewClusters = 3
  /// The share of the difference that may remain unexplained there.
  private static let fewRest = 0.25
  /// The least change of ink of all but a fifth of the pieces, and of all, beyond what their size
  /// explains, where their spacing changed: redrawn 0.01, a tenth of a weight class 0.05.
  private static let reweighed = (each: 0.02, all: 0.03)

  /// Returns whether most ink is other ink, however the pieces are laid over each other.
  func isExchanged(by movement: Event?) -> Bool {
    guard let pieces = evidence.pieces, !isPart || !isOfFew else { return false }
    var ratio = 1.0
    if case .size(let size)? = movement?.cause { ratio = size }
    return PieceLikeness(pieces, in: evidence.section.patch, ratio: ratio)
      .isExchanged(lost: pieces.lost, gained: pieces.gained)
  }

  /// Returns the events that a movement really explains: none where it is about a few glyphs and
  /// leaves much unexplained, a weight where that widened the letters, otherwise the movement.
  func explained(_ movement: Event) -> [Event] {
    if isOfFew, down == 0, !explainsFew { return [] }
    if case .spacing = movement.cause, let dilation = dilationOfPieces {
      return [Event(cause: .weight(dilation: dilation))]
    }
    return [movement]
  }

  /// Whether the section has so few clusters that any fit explains some of it.
  var isOfFew: Bool { evidence.section.clusters.count <= SectionJudgement.fewClusters }

  /// Whether a fit, or pieces laid over each other, leave little of the difference.
  var explainsFew: Bool {
    if evidence.total.unexplained <= SectionJudgement.fewRest { return true }
    guard let pieces = evidence.pieces, pieces.lost.isEmpty, pieces.gained.isEmpty else {
      return false
    }
    let rest = PieceLikeness(pieces, in: evidence.section.patch).pairs.reduce(0) { $0 + $1.rest }
    return rest <= SectionJudgement.fewRest * evidence.total.difference
  }

  /// The exchange in one place and the movement of the text beside it; `nil` if there is none, or
  /// too much.
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

  /// The ink gained along each px of edge beyond what the size explains; `nil` for fewer than three
  /// pieces, or where they do not agree.
  private var dilationOfPieces: Double? {
    guard let pieces = evidence.pieces, pieces.paired.count > 2 else {
      return nil
    }
    let ratios = pieces.paired.map { $0.actual.mass / max($0.expected.mass, 1e-6) - 1 }.sorted()
    let (low, high) = (ratios[ratios.count / 5], ratios[ratios.count - 1 - ratios.count / 5])
    let size = (1 + evidence.heightening) * (1 + evidence.heightening)
    let excess = pieces.masses.actual / max(pieces.masses.expected, 1e-6) / size - 1
    let (each, all) = SectionJudgement.reweighed
    guard low >= each && excess >= all || high <= -each && excess <= -all else { return nil }
    return excess * size * evidence.total.expectedMass / max(evidence.total.edgeLength, 1e-6)
  }
}
