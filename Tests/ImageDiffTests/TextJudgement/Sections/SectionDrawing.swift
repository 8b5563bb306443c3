@testable import TextJudgement

/// Eight letters that differ in shape, of a stem and a bar each, in a section that begins at column
/// 100 of its line.
enum SectionDrawing {
  /// A rectangle of ink.
  struct Bar {
    let x: Int
    let y: Int
    let width: Int
    let height: Int
    var level: UInt8 = 200
  }

  static let size = (width: 132, height: 18)
  /// The columns of the whole section.
  static let columns = 100..<232
  /// The length of each letter's bar, and how far it is below the top.
  static let bars = [(3, 0), (5, 3), (2, 8), (6, 5), (4, 1), (3, 7), (5, 4), (2, 2)]
  /// The first column of each letter, six columns behind the last.
  static let left = [6, 18, 32, 43, 58, 71, 83, 97]

  /// The columns of a letter in the section.
  static func letterColumns(_ index: Int) -> Range<Int> {
    left[index]..<left[index] + 3 + bars[index].0
  }

  /// A letter that is moved, or whose stem is wider.
  static func letter(_ index: Int, dx: Int = 0, dy: Int = 0, wider: Int = 0) -> [Bar] {
    let (length, down) = bars[index]
    let x = left[index] + dx
    return [
      Bar(x: x, y: 4 + dy, width: 3 + wider, height: 10),
      Bar(x: x + 3, y: 4 + dy + down, width: length, height: 2),
    ]
  }

  /// Some of the letters, of which some have stems that are a px wider.
  static func word(
    _ letters: [Int] = Array(0..<8), dy: Int = 0, wider: [Int] = [],
    dx: (Int) -> Int = { _ in 0 }
  ) -> [Bar] {
    letters.flatMap { letter($0, dx: dx($0), dy: dy, wider: wider.contains($0) ? 1 : 0) }
  }

  static func plane(_ bars: [Bar], width: Int = size.width, height: Int = size.height) -> InkPlane {
    var levels = [UInt8](repeating: 0, count: width * height)
    for bar in bars {
      for row in bar.y..<bar.y + bar.height {
        for column in bar.x..<bar.x + bar.width { levels[row * width + column] = bar.level }
      }
    }
    return InkPlane(width: width, height: height, levels: levels)
  }

  static func patch(_ old: [Bar], _ new: [Bar]) -> LinePatch {
    LinePatch(
      expected: plane(old), actual: plane(new), rows: 0..<size.height, columns: 0..<size.width,
      down: 0, contrasts: (200, 200))
  }

  /// The section with such ink in both pictures.
  static func section(_ old: InkPlane, _ new: InkPlane) -> LineSection {
    let whole = LineInspection(
      expected: old, actual: new, rows: 0..<old.height, actualRows: 0..<old.height
    ).whole
    return LineSection(
      columns: 100..<100 + old.width, gain: whole.gain, expected: whole.expected,
      actual: whole.actual, patch: whole.patch, clusters: whole.clusters)
  }

  static func evidence(_ old: [Bar], _ new: [Bar]) -> SectionEvidence {
    SectionEvidence(of: section(plane(old), plane(new)), by: .ordinary)
  }

  /// The events of a section between others that are equal or not.
  static func events(
    _ old: [Bar], _ new: [Bar], before: Bool = false, after: Bool = false, down: Int = 0,
    around: Surroundings = .unknown, isAsManyLines: Bool = true
  ) -> [SectionJudgement.Event] {
    SectionJudgement(
      evidence: evidence(old, new), around: around, hasEqualBefore: before, hasEqualAfter: after,
      down: down, isAsManyLines: isAsManyLines, colors: nil
    ).events
  }

  /// Whether events have these causes, whose numbers may be a thousandth off, and all columns.
  static func tell(_ events: [SectionJudgement.Event], _ causes: Cause...) -> Bool {
    events.count == causes.count
      && zip(events, causes).allSatisfy { $0.columns == nil && isNear($0.cause, $1) }
  }

  /// Whether two causes are equal but for a thousandth.
  static func isNear(_ one: Cause, _ other: Cause) -> Bool {
    let near = { (one: Double, other: Double) in abs(one - other) < 1e-3 }
    switch (one, other) {
    case (.shifted(let x, let y), .shifted(let otherX, let otherY)):
      return near(x, otherX) && near(y, otherY)
    case (.spacing(.gap(let x, let by)), .spacing(.gap(let otherX, let otherBy))):
      return x == otherX && near(by, otherBy)
    case (.spacing(.even(let by)), .spacing(.even(let otherBy))): return near(by, otherBy)
    case (.spacing(.uneven(let by)), .spacing(.uneven(let otherBy))): return near(by, otherBy)
    default: return one == other
    }
  }
}
