import Imaging

/// What happened in one field.
struct FieldJudgement {
  /// One line of text.
  struct Line {
    let area: PixelRect
    /// Where it is in the actual picture, if that has it.
    let actualArea: PixelRect?
    /// Its ink in both pictures, in levels; 0 where it is not there.
    let masses: (expected: Double, actual: Double)
    /// Its ink in both pictures, in the rows of its area.
    let inkedArea: PixelRect
  }

  /// Clusters told of a field; of a picture that differs all over, the rest would say no more.
  private static let mostClusters = 1024

  /// How wide and high ink by itself may be that is no line of text, in px.
  private static let largestDot = 3

  /// Its lines, from the top, those that are the same too.
  private(set) var lines: [Line] = []
  /// What happened to them, and to what they lie on.
  private(set) var changes: [TextChange] = []
  /// Where glyphs differ.
  private(set) var clusters: [PixelRect] = []

  private let thresholds: Thresholds

  /// Judges a field.
  init(_ measured: MeasuredField, around: Surroundings, by thresholds: Thresholds) {
    self.thresholds = thresholds
    let planes = measured.planes
    judgeGround(of: planes)
    for (rows, line) in measured.lines {
      if let expected = rows.expected, let actual = rows.actual {
        let masses = (planes.expected.mass(rows: expected), planes.actual.mass(rows: actual))
        lines.append(
          Line(
            area: planes.area(rows: expected), actualArea: planes.area(rows: actual),
            masses: masses, inkedArea: inkedArea(of: planes, expected: expected, actual: actual)))
        if let line { judge(line, in: planes, around: around) }
      } else if let rows = rows.expected {
        judge(planes, rows: rows, isNew: false)
      } else if let rows = rows.actual {
        judge(planes, rows: rows, isNew: true)
      }
    }
  }

  private func inkedArea(
    of planes: FieldPlanes, expected: Range<Int>, actual: Range<Int>
  ) -> PixelRect {
    let here = planes.inkedArea(rows: expected, of: planes.expected)
    let there = planes.inkedArea(rows: actual, of: planes.actual)
    let left = min(here.x, there.x)
    return PixelRect(
      x: left, y: here.y, width: max(here.maxX, there.maxX) - left, height: here.height)
  }

  private mutating func judgeGround(of planes: FieldPlanes) {
    let field = planes.field
    guard Double(field.expectedGround.distance(to: field.actualGround)) > thresholds.ground
    else { return }
    changes.append(
      TextChange(
        cause: .ground(from: field.expectedGround.color, to: field.actualGround.color),
        area: planes.differingArea, mass: Double(field.area.width * field.area.height)))
  }

  /// A line that both pictures have.
  private mutating func judge(_ line: MeasuredLine, in planes: FieldPlanes, around: Surroundings) {
    let judgement = LineJudgement(
      line, origin: planes.origin, around: around, by: thresholds)
    changes += judgement.changes
    clusters += judgement.clusters.prefix(FieldJudgement.mostClusters - clusters.count)
      .map(planes.withoutBlankRows)
  }

  /// A line that one picture has.
  private mutating func judge(_ planes: FieldPlanes, rows: Range<Int>, isNew: Bool) {
    let area = planes.area(rows: rows)
    let plane = isNew ? planes.actual : planes.expected
    let mass = plane.mass(rows: rows)
    let inkedArea = planes.inkedArea(rows: rows, of: plane)
    lines.append(
      Line(
        area: area, actualArea: isNew ? area : nil, masses: isNew ? (0, mass) : (mass, 0),
        inkedArea: inkedArea))
    let isDot = max(inkedArea.width, inkedArea.height) <= FieldJudgement.largestDot
    let kind: Cause.Ink = isDot ? .mark : plane.isRule(rows: rows) ? .rule : .line
    changes.append(
      TextChange(
        cause: isNew ? .inkAppeared(kind) : .inkVanished(kind), area: inkedArea, mass: mass / 255,
        rows: isDot ? nil : area.y..<area.maxY))
    if clusters.count < FieldJudgement.mostClusters { clusters.append(inkedArea) }
  }
}
