import Imaging

/// The changes in one field.
struct FieldJudgement {
  /// One line of text.
  struct Line {
    let area: PixelRect
    /// The area in the actual picture, if the line is there.
    let actualArea: PixelRect?
    /// The ink in both pictures, in levels; 0 where the line is missing.
    let masses: (expected: Double, actual: Double)
    /// The area of the ink in both pictures, in the rows of the line.
    let inkedArea: PixelRect
  }

  /// The greatest number of clusters in a field; if a picture differs all over, more say nothing
  /// new.
  private static let mostClusters = 1024

  /// The greatest width and height of separate ink that is no line of text, in px.
  private static let largestDot = 3

  /// The lines from the top, including those that are the same.
  private(set) var lines: [Line] = []
  /// The changes of the lines and of their background.
  private(set) var changes: [TextChange] = []
  /// The boxes of glyphs that differ.
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

  /// Judges a line that both pictures have.
  private mutating func judge(_ line: MeasuredLine, in planes: FieldPlanes, around: Surroundings) {
    let judgement = LineJudgement(
      line, origin: planes.origin, around: around, by: thresholds)
    changes += judgement.changes
    clusters += judgement.clusters.prefix(FieldJudgement.mostClusters - clusters.count)
      .map(planes.withoutBlankRows)
  }

  /// Judges a line that only one picture has.
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
