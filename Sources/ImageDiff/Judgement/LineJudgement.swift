import Imaging

/// Says what happened to one line that both pictures have.
struct LineJudgement {
  /// One thing that happened, and how much ink it concerns.
  struct Event {
    let cause: Cause
    let area: PixelRect
    let mass: Double
  }

  /// What happened.
  private(set) var events: [Event] = []
  /// Where glyphs differ, in px of the picture.
  private(set) var clusters: [PixelRect] = []

  /// Clusters that are the same between two that differ, which still belong to one part.
  private static let bridged = 1

  /// Parts of a line that may differ faintly; more are noise, in which other parts came out the same.
  private static let few = 2

  private let inspection: LineInspection
  private let colors: LineColors
  private let origin: PixelPoint

  /// Judges a line of a field.
  ///
  /// - Parameter isAmongEqual: Whether the picture around is the same to the pixel.
  init(_ planes: FieldPlanes, rows: Range<Int>, actualRows: Range<Int>, isAmongEqual: Bool) {
    inspection = LineInspection(
      expected: planes.expected, actual: planes.actual, rows: rows, actualRows: actualRows)
    colors = LineColors(planes, rows: inspection.rows, down: inspection.down)
    origin = planes.origin
    let line = inspection.whole
    let isRecolored =
      line.isFuller || colors.change(columns: line.columns, least: Threshold.chroma) != nil
    let differing = line.clusters.map { cluster in
      isRecolored || !cluster.isSame
        || colors.change(columns: cluster.columns, least: Threshold.clusterChroma) != nil
    }
    guard differing.contains(true) || inspection.down != 0 else { return }
    clusters = zip(line.clusters, differing).filter(\.1).map { area(columns: $0.0.columns) }
    let same = Double(differing.count { !$0 }) / Double(max(1, differing.count))
    guard same >= Threshold.sameMeans, inspection.down == 0 else {
      judge(line, before: false, after: false, isAmongEqual: isAmongEqual, isAmongFew: true)
      return
    }
    let parts = LineJudgement.parts(differing)
    for part in parts {
      let columns =
        line.clusters[part.lowerBound].columns.lowerBound..<line.clusters[part.upperBound - 1]
        .columns.upperBound
      judge(
        inspection.section(around: line.differing(columns: columns) ?? columns),
        before: part.lowerBound > 0, after: part.upperBound < differing.count,
        isAmongEqual: true, isAmongFew: parts.count <= LineJudgement.few)
    }
  }

  /// The runs of clusters that differ, across one that is the same.
  private static func parts(_ differing: [Bool]) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    for run in GlyphCluster.runs(differing) {
      if let last = parts.last, run.lowerBound - last.upperBound <= bridged {
        parts[parts.count - 1] = last.lowerBound..<run.upperBound
      } else {
        parts.append(run)
      }
    }
    return parts
  }

  private mutating func judge(
    _ section: LineSection, before: Bool, after: Bool, isAmongEqual: Bool, isAmongFew: Bool
  ) {
    let evidence = SectionEvidence(of: section)
    let colors = colors.recolored(evidence, isPart: before || after)
    if before || after, colors == nil, !evidence.isTelling(isAmongFew: isAmongFew) { return }
    let judgement = SectionJudgement(
      evidence: evidence, isAmongEqual: isAmongEqual, hasEqualBefore: before,
      hasEqualAfter: after, down: inspection.down,
      colors: colors)
    for event in judgement.events {
      let place = area(columns: event.columns ?? section.columns)
      let rows = event.rows.map { rows in
        PixelRect(
          x: place.x, y: origin.y + inspection.rows.lowerBound - 1 + rows.lowerBound,
          width: place.width, height: rows.count)
      }
      events.append(
        Event(
          cause: located(event.cause), area: rows ?? place, mass: evidence.total.expectedMass))
    }
  }

  /// A cause whose columns count in the picture, not the plane.
  private func located(_ cause: Cause) -> Cause {
    guard case .spacing(.gap(let x, let by)) = cause else { return cause }
    return .spacing(.gap(x: origin.x + x, by: by))
  }

  private func area(columns: Range<Int>) -> PixelRect {
    PixelRect(
      x: origin.x + columns.lowerBound, y: origin.y + inspection.rows.lowerBound,
      width: columns.count, height: inspection.rows.count)
  }
}
