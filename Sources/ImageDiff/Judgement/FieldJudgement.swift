import Imaging

/// What happened in one field.
struct FieldJudgement {
  /// One line of text.
  struct Line {
    let area: PixelRect
    /// Its ink in both pictures, in levels; 0 where it is not there.
    let masses: (expected: Double, actual: Double)
  }

  /// Clusters told of a field; of a picture that differs all over, the rest would say no more.
  private static let mostClusters = 1024

  /// Its lines, from the top, those that are the same too.
  private(set) var lines: [Line] = []
  /// What happened to them, and to what they lie on.
  private(set) var changes: [TextChange] = []
  /// Where glyphs differ.
  private(set) var clusters: [PixelRect] = []

  private let thresholds: Thresholds

  /// Judges a field.
  ///
  /// - Parameter isAmongEqual: Whether the picture around is the same to the pixel.
  init(
    _ field: Field, in pair: PicturePair, isAmongEqual: Bool, by thresholds: Thresholds
  ) {
    self.thresholds = thresholds
    // Not kept, so that one field at a time is in memory.
    let planes = FieldPlanes(field, in: pair)
    judgeGround(of: field)
    let pairs = LinePairing(
      expected: planes.expected.lines, actual: planes.actual.lines,
      expectedMass: planes.expected.mass, actualMass: planes.actual.mass
    ).pairs
    for pair in pairs {
      if let expected = pair.expected, let actual = pair.actual {
        judge(planes, rows: expected, actualRows: actual, isAmongEqual: isAmongEqual)
      } else if let rows = pair.expected {
        judge(planes, rows: rows, isNew: false)
      } else if let rows = pair.actual {
        judge(planes, rows: rows, isNew: true)
      }
    }
  }

  private mutating func judgeGround(of field: Field) {
    guard Double(field.expectedGround.distance(to: field.actualGround)) > thresholds.ground
    else { return }
    changes.append(
      TextChange(
        cause: .ground(from: field.expectedGround.color, to: field.actualGround.color),
        area: field.area, mass: Double(field.area.width * field.area.height)))
  }

  /// A line that both pictures have.
  private mutating func judge(
    _ planes: FieldPlanes, rows: Range<Int>, actualRows: Range<Int>, isAmongEqual: Bool
  ) {
    let masses = (planes.expected.mass(rows: rows), planes.actual.mass(rows: actualRows))
    lines.append(Line(area: planes.area(rows: rows), masses: masses))
    if rows == actualRows, planes.isSame(rows: rows) { return }
    let judgement = LineJudgement(
      planes, rows: rows, actualRows: actualRows, isAmongEqual: isAmongEqual,
      by: thresholds)
    changes += judgement.changes
    clusters += judgement.clusters.prefix(FieldJudgement.mostClusters - clusters.count)
  }

  /// A line that one picture has.
  private mutating func judge(_ planes: FieldPlanes, rows: Range<Int>, isNew: Bool) {
    let area = planes.area(rows: rows)
    let mass = (isNew ? planes.actual : planes.expected).mass(rows: rows)
    lines.append(Line(area: area, masses: isNew ? (0, mass) : (mass, 0)))
    changes.append(
      TextChange(
        cause: isNew ? .inkAppeared(.line) : .inkVanished(.line), area: area, mass: mass / 255,
        rows: area.y..<area.maxY))
    if clusters.count < FieldJudgement.mostClusters { clusters.append(area) }
  }
}
