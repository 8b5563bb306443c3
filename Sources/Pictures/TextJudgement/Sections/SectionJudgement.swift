import Imaging

/// Finds the changes of a section of a line.
struct SectionJudgement {
  /// One change.
  struct Event: Hashable {
    let cause: Cause
    /// The columns of the plane; `nil` for the whole section.
    var columns: Range<Int>?
    /// The rows of the patch, where they matter.
    var rows: Range<Int>?
  }

  /// The number of glyph clusters up to which some may be heavier by chance, where glyphs were
  /// exchanged.
  private static let fewClusters = 6

  /// The greatest increase in the vertical spread of ink where strokes have grown, and decrease
  /// where they have shrunk, as a share: a weight gave 0.02, and the other way 0.17.
  private static let mostHeightening = 0.12
  /// The greatest change in length where strokes have grown, as a ratio: bold gave 1.1.
  private static let mostLengthening = 1.25
  /// As `mostHeightening`, in px for each px of ink gained along edges: a bar that grows by one px
  /// at either edge spreads by 2 / √12. Of a row of dots, any growth is a large share.
  private static let spreadOfStroke = 0.6

  let evidence: SectionEvidence
  var thresholds: Thresholds { evidence.thresholds }
  /// What is known about the rest of the line, or of the picture.
  let around: Surroundings
  /// Whether equal text of the line comes before the section, or after it.
  let hasEqualBefore: Bool
  let hasEqualAfter: Bool
  /// The number of whole rows by which the line moved down.
  let down: Int
  /// Whether both pictures have equally many lines here.
  let isAsManyLines: Bool
  /// The visible colours of the text, where they differ.
  let colors: Recoloring?

  /// The changes, those that explain most first; empty for noise.
  var events: [Event] {
    let recolored =
      colors.map {
        [Event(cause: .color(from: $0.from, to: $0.to), columns: $0.columns)]
      } ?? []
    if !isPart || evidence.section.clusters.count > 2, let smoothing {
      return [Event(cause: smoothing)] + recolored
    }
    if !isReweighed, let exchange { return recolored + exchange }
    if isPart, let part { return recolored + part }
    let movement = movement
    if isReweighed {
      return [Event(cause: .weight(dilation: evidence.dilation))] + recolored
    }
    if isExchanged(by: movement) { return recolored + [Event(cause: .text)] }
    var events = recolored
    if let movement { events += explained(movement) }
    events += ink
    if events.isEmpty, movement != nil { events.append(Event(cause: .shape)) }
    if events.isEmpty, let unexplained { events.append(unexplained) }
    return events
  }

  /// The changes of a few glyphs among equal others; `nil` where they are judged like a whole line.
  private var part: [Event]? {
    if evidence.section.clusters.count <= WholeShift.mostClusters,
      let shift = WholeShift(in: evidence.section.patch)
    {
      guard let gap = gap(SIMD2(Double(shift.dx), Double(shift.dy))) else {
        return [Event(cause: .shifted(dx: Double(shift.dx), dy: Double(shift.dy)))]
      }
      return [gap]
    }
    if !evidence.isFarMoved, evidence.total.fit.residual > thresholds.partResidual {
      let ink = ink
      if !ink.isEmpty { return ink }
    }
    if evidence.section.clusters.count < 3 {
      let ink = faintInk
      if !ink.isEmpty { return ink }
    }
    guard isRedrawn else { return nil }
    return colors == nil ? [Event(cause: .shape)] : []
  }

  /// Whether the rest of the line is the same.
  var isPart: Bool { hasEqualBefore || hasEqualAfter }

  /// The change in smoothing, where edges are hard in only one picture.
  private var smoothing: Cause? {
    let (old, new) = (evidence.section.expected, evidence.section.actual)
    // Where ink came or went, the rest may happen to be hard.
    guard new.mass < 2 * old.mass, old.mass < 2 * new.mass else { return nil }
    let isSmooth = { (measures: LineMeasures) in
      measures.halfInked > 11 && measures.halfInked * 8 > measures.inked
    }
    let isHard = { (measures: LineMeasures, other: LineMeasures) in
      measures.halfInked * 12 < other.halfInked && measures.inked > 11
    }
    if isSmooth(old), isHard(new, old) { return .antialiasing(from: .gray, to: .none) }
    if isSmooth(new), isHard(old, new) { return .antialiasing(from: .none, to: .gray) }
    return nil
  }

  /// Whether one glyph among equal others is drawn differently, rather than moved or made heavier:
  /// its ink changed, or moved by a fraction of a pixel.
  private var isRedrawn: Bool {
    guard evidence.section.clusters.count < 3 else { return false }
    let mass = evidence.total.actualMass / max(evidence.total.expectedMass, 1e-6) - 1
    let fit = evidence.total.fit
    return abs(mass) > 0.02 && fit.residual > 0.02
      || max(abs(fit.dx), abs(fit.dy)) < 0.5 && fit.residual > 0.1
  }

  /// Whether the vertical spread of ink changed more than grown or shrunk strokes explain.
  private var isTallerThanStrokes: Bool {
    let dilation = evidence.dilation
    let taller = dilation > 0 ? evidence.heightening : -evidence.heightening
    let (old, new) = (evidence.section.expected.spread, evidence.section.actual.spread)
    return taller > SectionJudgement.mostHeightening
      && abs(new - old) > SectionJudgement.spreadOfStroke * abs(dilation)
  }

  /// Whether the length of the text changed more than another weight explains.
  private var hasOtherLength: Bool {
    let patch = evidence.section.patch
    let lengths = [patch.expected, patch.actual].map { plane in
      let inked = patch.inkedColumns(plane)
      return Double((inked.lastIndex(of: true) ?? 0) - (inked.firstIndex(of: true) ?? 0) + 1)
    }
    return max(lengths[0], lengths[1]) > SectionJudgement.mostLengthening
      * min(lengths[0], lengths[1])
  }

  /// Whether strokes grew or shrank more than a change of size explains.
  private var isReweighed: Bool {
    let isShort = isPart && evidence.section.clusters.count < SectionJudgement.fewClusters
    let least = isShort ? thresholds.weightOfFew : thresholds.weight
    guard abs(evidence.dilation) >= least else { return false }
    // Two lines have more ink than one, and larger text has more along its edges.
    guard isAsManyLines else { return false }
    if !isPart, isTallerThanStrokes || hasOtherLength { return false }
    if !isPart, isOfFew, !explainsFew { return false }
    guard evidence.isFarMoved, case .slope = evidence.pattern else { return true }
    let masses = evidence.pieces?.masses ?? (expected: 1, actual: 1)
    let spread = 1 + evidence.heightening
    let excess = masses.actual / max(masses.expected, 1e-6) / (spread * spread) - 1
    return abs(excess) > 0.12
  }
}

/// The visible colours of a section of a line, where they differ.
struct Recoloring: Hashable {
  let from: RGBAColor
  let to: RGBAColor
  /// The columns of the plane from the first to the last that changed; `nil` where all did.
  let columns: Range<Int>?
}
