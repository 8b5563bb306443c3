import Imaging

/// Finds the changes of one line that both pictures have.
struct LineJudgement {
  /// The changes of the line.
  private(set) var changes: [TextChange] = []
  /// The boxes of glyphs that differ, in px of the picture.
  private(set) var clusters: [PixelRect] = []

  /// The number of equal clusters between two that differ that still belong to one part.
  private static let bridged = 1

  /// The greatest number of faintly differing parts of a line; more are noise.
  private static let few = 2
  /// The greatest number of parts judged one by one; a line with more is judged as a whole.
  private static let most = 16

  private let inspection: LineInspection
  private let colors: LineColors
  private let isAsManyLines: Bool
  private let origin: PixelPoint
  private let thresholds: Thresholds

  /// Judges a line of a field whose planes begin at `origin`.
  init(
    _ measured: MeasuredLine, origin: PixelPoint, around: Surroundings, by thresholds: Thresholds
  ) {
    self.thresholds = thresholds
    self.origin = origin
    let (inspection, line, colors) = (measured.inspection, measured.whole, measured.colors)
    (self.inspection, self.colors) = (inspection, colors)
    isAsManyLines = measured.isAsManyLines
    if let rule = measured.recoloredRule {
      judge(rule)
      return
    }
    if let enlargement = measured.enlargement {
      judge(enlargement, of: line)
      return
    }
    for rule in measured.rules { judge(rule) }
    if let even = colors.even(columns: line.columns, contrast: line.expected.contrast) {
      judge(even, of: line)
      return
    }
    if inspection.down == 0,
      let recolored = RecoloredParts(of: line, in: colors, by: thresholds)
    {
      for part in recolored.parts { judge(part.ink, columns: part.columns, of: line) }
      return
    }
    let isRecolored =
      line.isFuller(by: thresholds)
      || HueChanges(of: line, in: colors, least: thresholds.chroma, by: thresholds).isThroughout
    let differing = line.clusters.indices.map { index in
      let cluster = line.clusters[index]
      return isRecolored || inspection.down != 0 || !cluster.isSame
        || colors.hasChanged(columns: cluster.columns, least: thresholds.clusterChroma)
        || cluster.sums.difference > 0
          && colors.even(columns: cluster.columns, contrast: line.expected.contrast)?
            .isRecolored(by: thresholds) == true
    }
    guard differing.contains(true) else {
      // Ink measured by another fullest one is not the same.
      if line.gain == 1, let faint = colors.faintChange(of: line, by: thresholds) { judge(faint) }
      return
    }
    clusters += zip(line.clusters, differing).filter(\.1).map { area(columns: $0.0.columns) }
    if let smoothing = colors.smoothing(of: line.clusters, by: thresholds) {
      changes.append(
        TextChange(
          cause: smoothing, area: area(columns: line.inkedColumns), mass: line.expected.mass / 255,
          rows: lineRows))
      return
    }
    // A cluster that touches another one differs with it, and counts only by its own columns.
    let apart = differing.indices.map { index in
      differing[index]
        && (isRecolored || line.clusters[index].isSame || !line.isSame(clusterAt: index))
    }
    let same = Double(apart.count { !$0 }) / Double(max(1, apart.count))
    let parts = LineJudgement.parts(apart)
    guard same >= Thresholds.sameMeans, inspection.down == 0, parts.count <= LineJudgement.most
    else {
      judge(line, before: false, after: false, around: around, isAmongFew: true)
      return
    }
    for part in parts {
      let columns =
        line.clusters[part.lowerBound].columns
        .lowerBound..<line.clusters[part.upperBound - 1]
        .columns.upperBound
      judge(
        inspection.section(around: line.differing(columns: columns) ?? columns),
        before: part.lowerBound > 0, after: part.upperBound < apart.count,
        around: around.isSame ? around : .same, isAmongFew: parts.count <= LineJudgement.few)
    }
  }

  /// Adds a rule that came or went.
  private mutating func judge(_ rule: InkRule) {
    let place = area(rule.box)
    clusters.append(place)
    changes.append(
      TextChange(
        cause: rule.isNew ? .inkAppeared(.rule) : .inkVanished(.rule), area: place,
        mass: Double(place.width * place.height), rows: lineRows))
  }

  /// Adds a rule of another colour.
  private mutating func judge(_ rule: RecoloredRule) {
    let place = area(rule.box)
    clusters.append(place)
    changes.append(
      TextChange(
        cause: .color(from: rule.from, to: rule.to), area: place,
        mass: Double(place.width * place.height), rows: lineRows, isPart: true))
  }

  private func area(_ box: PixelRect) -> PixelRect {
    PixelRect(x: origin.x + box.x, y: origin.y + box.y, width: box.width, height: box.height)
  }

  /// Adds a line of another size.
  private mutating func judge(_ enlargement: Enlargement, of line: LineSection) {
    clusters += line.clusters.map { area(columns: $0.columns) }
    var causes = [Cause.size(ratio: enlargement.ratio)]
    if let recolored = colors.recoloredAll(line, by: thresholds) {
      causes.append(.color(from: recolored.from, to: recolored.to))
    }
    changes += causes.map {
      TextChange(
        cause: $0, area: area(columns: line.inkedColumns), mass: line.expected.mass / 255,
        rows: lineRows)
    }
  }

  /// Adds a line or a part of one whose ink covers each pixel as before, possibly at another place.
  private mutating func judge(_ even: EvenInk, of section: LineSection, isPart: Bool = false) {
    var causes: [Cause] = []
    if inspection.down != 0 { causes.append(.shifted(dx: 0, dy: Double(inspection.down))) }
    if even.isRecolored(by: thresholds) { causes.append(even.colors.change) }
    guard !causes.isEmpty else { return }
    let place = area(columns: section.inkedColumns)
    if !isPart { clusters += section.clusters.map { area(columns: $0.columns) } }
    changes += causes.map {
      TextChange(
        cause: $0, area: place, mass: section.expected.mass / 255, rows: lineRows, isPart: isPart)
    }
  }

  /// Adds a part of a line that differs only in its colour.
  private mutating func judge(_ even: EvenInk, columns: Range<Int>, of line: LineSection) {
    clusters += line.clusters.map { line.columns(of: $0) }.filter { columns.overlaps($0) }
      .map { area(columns: $0) }
    let mass = inspection.expected.mass(rows: inspection.rows, columns: columns)
    changes.append(
      TextChange(
        cause: even.colors.change, area: area(columns: columns), mass: mass / 255, rows: lineRows,
        isPart: true))
  }

  /// Adds a part of a line with too faint ink, or that differs only in its hue.
  private mutating func judge(_ change: FaintChange) {
    let place = PixelRect(
      x: origin.x + change.columns.lowerBound, y: origin.y + change.rows.lowerBound,
      width: change.columns.count, height: change.rows.count)
    let ink = Cause.Ink(width: place.width, height: place.height, line: inspection.rows.count)
    let recolored = colors.recolored([(change.columns, change.columns)], by: thresholds)
    let cause: Cause =
      switch change.kind {
      case .vanished: .inkVanished(ink)
      case .appeared: .inkAppeared(ink)
      case .exchanged: .text
      case .recolored: recolored.map { .color(from: $0.from, to: $0.to) } ?? .other
      }
    clusters.append(place)
    changes.append(
      TextChange(
        cause: cause, area: place, mass: Double(place.width * place.height), rows: lineRows,
        isPart: true))
  }

  /// Returns the ranges of clusters that differ, including single equal ones between them.
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
    _ section: LineSection, before: Bool, after: Bool, around: Surroundings, isAmongFew: Bool
  ) {
    let isPart = before || after
    if isPart,
      let even = colors.even(columns: section.columns, contrast: section.expected.contrast),
      even.isRecolored(by: thresholds)
    {
      judge(even, of: section, isPart: true)
      return
    }
    let evidence = SectionEvidence(of: section, by: thresholds)
    let colors = colors.recolored(evidence, isPart: isPart)
    if isPart, colors == nil, !evidence.isTelling(around: around, isAmongFew: isAmongFew) { return }
    let judgement = SectionJudgement(
      evidence: evidence, around: around, hasEqualBefore: before,
      hasEqualAfter: after, down: inspection.down, isAsManyLines: isAsManyLines, colors: colors)
    for event in judgement.events {
      var place = area(columns: event.columns ?? section.inkedColumns)
      if let rows = event.rows {
        place = PixelRect(
          x: place.x, y: origin.y + inspection.rows.lowerBound - 1 + rows.lowerBound,
          width: place.width, height: rows.count)
      }
      let mass = max(evidence.total.expectedMass, evidence.total.actualMass)
      changes.append(
        TextChange(
          cause: located(event.cause), area: place,
          mass: event.columns == nil ? mass : min(mass, Double(place.width * place.height)),
          rows: lineRows,
          isPart: isPart || event.columns != nil))
    }
  }

  /// Returns a cause with columns of the picture instead of the plane.
  private func located(_ cause: Cause) -> Cause {
    guard case .spacing(.gap(let x, let by)) = cause else { return cause }
    return .spacing(.gap(x: origin.x + x, by: by))
  }

  private var lineRows: Range<Int> {
    origin.y + inspection.rows.lowerBound..<origin.y + inspection.rows.upperBound
  }

  private func area(columns: Range<Int>) -> PixelRect {
    PixelRect(
      x: origin.x + columns.lowerBound, y: origin.y + inspection.rows.lowerBound,
      width: columns.count, height: inspection.rows.count)
  }
}
