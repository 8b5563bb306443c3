import Imaging

extension SectionJudgement {
  /// The events of ink that came or went.
  var ink: [Event] {
    if let all { return [all] }
    if evidence.isFarMoved, !isMovedWhole { return pieces }
    return events(of: evidence.marks(least: leastMark))
  }

  /// The event that all ink of a part came or went.
  private var all: Event? {
    let (old, new) = (evidence.total.expectedMass, evidence.total.actualMass)
    guard isPart, min(old, new) < 0.05 * max(old, new) else { return nil }
    let (columns, rows) = (evidence.section.inkedColumns, evidence.section.patch.inkedRows)
    let ink = kind(width: columns.count, height: rows.count)
    return Event(
      cause: new > old ? .inkAppeared(ink) : .inkVanished(ink), columns: columns, rows: rows)
  }

  /// The greatest number of a section's marks reported one by one; more are reported as one.
  private static let mostMarks = 32

  private func events(of marks: [InkMark]) -> [Event] {
    guard marks.count <= SectionJudgement.mostMarks else { return [Event(cause: .other)] }
    let lost = marks.filter { !$0.isNew }
    let new = marks.filter(\.isNew)
    // Where both happen in one place, a glyph was exchanged.
    let exchanged = lost.filter { mark in new.contains { $0.box.meetsColumns(of: mark.box) } }
    var events: [Event] = []
    for mark in marks {
      if exchanged.contains(where: { $0.box.meetsColumns(of: mark.box) }) {
        join(mark, to: &events)
      } else {
        events.append(event(mark))
      }
    }
    return events
  }

  /// Whether all text moved by whole pixels, so that it can be laid over its former place.
  private var isMovedWhole: Bool {
    guard case .alike(let by) = evidence.pattern else { return false }
    return abs(by.x - by.x.rounded()) < 0.15 && abs(by.y) < 0.15
  }

  /// Adds a mark, joined with the events of the same exchanged glyph.
  private func join(_ mark: InkMark, to events: inout [Event]) {
    var event = Event(cause: .shape, columns: columns(of: mark), rows: mark.box.y..<mark.box.maxY)
    while let place = events.firstIndex(where: { $0.cause == .shape && $0.meetsColumns(of: event) })
    {
      event = event.union(events.remove(at: place))
    }
    events.append(event)
  }

  /// Faint ink that came or went, where nothing else changed and no pixel changed the other way.
  var faintInk: [Event] {
    let change = evidence.total.actualMass - evidence.total.expectedMass
    guard abs(change) >= 0.9 * evidence.total.difference else { return [] }
    return evidence.marks(least: thresholds.faintMark).map { event($0) }
  }

  private var leastMark: Double {
    if case .still = evidence.pattern {
      if evidence.section.patch.hasSameEdges { return thresholds.markAmongSameEdges }
      return around.isSame ? thresholds.markAmongEqual : thresholds.mark
    }
    return thresholds.markAmongMoved
  }

  private func event(_ mark: InkMark) -> Event {
    let ink = kind(width: mark.box.width, height: mark.box.height)
    return Event(
      cause: mark.isNew ? .inkAppeared(ink) : .inkVanished(ink), columns: columns(of: mark),
      rows: mark.box.y..<mark.box.maxY)
  }

  private func columns(of mark: InkMark) -> Range<Int> {
    let first = evidence.section.columns.lowerBound
    return first + mark.box.x..<first + mark.box.maxX
  }

  /// Pieces that came or went, where moved text laid over its former place shows it too.
  private var pieces: [Event] {
    guard let pieces = evidence.pieces else { return [] }
    let marks = LoneMarks(
      evidence.marks(least: thresholds.markAmongMoved), width: evidence.section.patch.width)
    return pieces.lost.filter { marks.meet($0.columns, isNew: false) }
      .map { event($0, isNew: false) }
      + pieces.gained.filter { marks.meet($0.columns, isNew: true) }
      .map { event($0, isNew: true) }
  }

  private func event(_ piece: LinePiece, isNew: Bool) -> Event {
    let first = evidence.section.columns.lowerBound
    let ink = kind(width: piece.columns.count, height: evidence.section.patch.height)
    return Event(
      cause: isNew ? .inkAppeared(ink) : .inkVanished(ink),
      columns: first + piece.columns.lowerBound..<first + piece.columns.upperBound)
  }

  private func kind(width: Int, height: Int) -> Cause.Ink {
    Cause.Ink(width: width, height: height, line: evidence.section.patch.height - 2)
  }

  /// The event of shapes that differ more than redrawing explains: of one glyph, or of the whole
  /// line.
  var unexplained: Event? {
    if around.isSame {
      return evidence.isTelling(around: around, isAmongFew: true) ? Event(cause: .shape) : nil
    }
    if evidence.section.patch.hasSameEdges, evidence.isTelling(around: around, isAmongFew: false) {
      return Event(cause: .shape)
    }
    if evidence.total.fit.residual >= thresholds.residual { return Event(cause: .other) }
    let odd = evidence.section.clusters.first {
      $0.fit.residual >= thresholds.clusterResidual && $0.sums.difference >= 1
    }
    let first = evidence.section.columns.lowerBound
    return odd.map {
      Event(
        cause: .shape,
        columns: first + $0.columns.lowerBound..<first + $0.columns.upperBound)
    }
  }
}

extension Cause.Ink {
  /// Creates the kind of ink for a size in px, on a line of some height.
  init(width: Int, height: Int, line: Int) {
    let isMark = width * 5 <= line * 2 && height * 5 <= line * 2
    self = isMark ? .mark : width <= line * 6 / 5 ? .glyph : .text
  }
}

extension PixelRect {
  /// Returns whether both share a column, or have adjacent ones.
  fileprivate func meetsColumns(of other: PixelRect) -> Bool {
    x <= other.maxX && other.x <= maxX
  }
}

extension SectionJudgement.Event {
  /// Returns whether both share a column, or have adjacent ones.
  fileprivate func meetsColumns(of other: SectionJudgement.Event) -> Bool {
    guard let columns, let others = other.columns else { return false }
    return columns.lowerBound <= others.upperBound && others.lowerBound <= columns.upperBound
  }

  /// Returns the same cause in the rectangle around both.
  fileprivate func union(_ other: SectionJudgement.Event) -> SectionJudgement.Event {
    let hull = { (one: Range<Int>?, other: Range<Int>?) -> Range<Int>? in
      guard let one, let other else { return one ?? other }
      return min(one.lowerBound, other.lowerBound)..<max(one.upperBound, other.upperBound)
    }
    return SectionJudgement.Event(
      cause: cause, columns: hull(columns, other.columns), rows: hull(rows, other.rows))
  }
}
