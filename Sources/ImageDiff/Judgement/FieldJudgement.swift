import Imaging

/// Says what happened in one field.
struct FieldJudgement {
  /// One thing that happened to lines of text.
  struct Event {
    let cause: Cause
    let area: PixelRect
    let mass: Double
    /// Which line, counted from 1 at the top.
    let line: Int?
  }

  /// One line of text.
  struct Line {
    /// Counted from 1 at the top.
    let number: Int
    let area: PixelRect
    /// Its ink in both pictures, in levels; 0 where it is not there.
    let masses: (expected: Double, actual: Double)
  }

  private(set) var lines: [Line] = []
  private(set) var events: [Event] = []
  private(set) var clusters: [PixelRect] = []

  private let planes: FieldPlanes

  init(_ field: Field, in pair: PicturePair, isAmongEqual: Bool) {
    planes = FieldPlanes(field, in: pair)
    judgeGround()
    let pairs = LinePairing(
      expected: planes.expected.lines, actual: planes.actual.lines,
      expectedMass: planes.expected.mass, actualMass: planes.actual.mass
    ).pairs
    let above = planes.expectedReader.lineCount(
      in: PixelRect(x: field.area.x, y: 0, width: field.area.width, height: field.area.y))
    for (index, pair) in pairs.enumerated() {
      judge(pair, line: above + index + 1, isAmongEqual)
    }
  }

  private mutating func judgeGround() {
    let field = planes.field
    guard field.expectedGround.distance(to: field.actualGround) > Threshold.ground else { return }
    events.append(
      Event(
        cause: .ground(from: field.expectedGround.color, to: field.actualGround.color),
        area: field.area, mass: Double(field.area.width * field.area.height), line: nil))
  }

  private mutating func judge(_ pair: LinePairing.Pair, line: Int, _ isAmongEqual: Bool) {
    let masses = (
      expected: pair.expected.map(planes.expected.mass) ?? 0,
      actual: pair.actual.map(planes.actual.mass) ?? 0
    )
    guard let expected = pair.expected, let actual = pair.actual else {
      let area = area(rows: pair.expected ?? pair.actual ?? 0..<0)
      let cause: Cause = pair.actual == nil ? .inkVanished(.line) : .inkAppeared(.line)
      let mass = max(masses.expected, masses.actual) / 255
      lines.append(Line(number: line, area: area, masses: masses))
      events.append(Event(cause: cause, area: area, mass: mass, line: line))
      clusters.append(area)
      return
    }
    lines.append(Line(number: line, area: area(rows: expected), masses: masses))
    let judgement = LineJudgement(
      planes, rows: expected, actualRows: actual, isAmongEqual: isAmongEqual)
    events += judgement.events.map {
      Event(cause: $0.cause, area: $0.area, mass: $0.mass, line: line)
    }
    clusters += judgement.clusters
  }

  private func area(rows: Range<Int>) -> PixelRect {
    PixelRect(
      x: planes.field.area.x, y: planes.origin.y + rows.lowerBound,
      width: planes.field.area.width, height: rows.count)
  }
}
