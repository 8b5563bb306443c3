import Imaging

/// Words that moved from one line to another: some lines have more ink than before and others less, and
/// together they have the same.
struct Reflow {
  /// How much the ink of all may differ, as a share, and as a share of what moved.
  private static let total = (of: 0.02, ofMoved: 0.25)
  /// How much that of a line must, as a share of the mean line: a short word.
  private static let line = 0.03

  /// The lines between which words moved; none where they did not.
  let lines: [FieldJudgement.Line]

  /// Looks at lines that may differ, from the top, and at what was found on them.
  init(lines: [FieldJudgement.Line], changes: [TextChange]) {
    let expected = lines.reduce(0) { $0 + $1.masses.expected }
    let actual = lines.reduce(0) { $0 + $1.masses.actual }
    let least = expected / Double(max(1, lines.count)) * Reflow.line
    let changed = lines.filter { abs($0.masses.actual - $0.masses.expected) >= least }
    let grown = changed.filter { $0.masses.actual > $0.masses.expected }
    let moved = grown.reduce(0) { $0 + $1.masses.actual - $1.masses.expected }
    let isSame =
      abs(actual - expected) < min(expected * Reflow.total.of, moved * Reflow.total.ofMoved)
    // Where strokes are drawn otherwise, lines may gain and lose ink though no word moved.
    let isRedrawn = changes.contains { change in
      change.cause.isOfDrawing && changed.contains { $0.meets(change.area) }
    }
    guard isSame, !isRedrawn, !grown.isEmpty, grown.count < changed.count,
      let first = changed.first,
      let last = changed.last
    else {
      self.lines = []
      return
    }
    // Those between take words over and pass others on.
    self.lines = lines.filter { $0.area.y >= first.area.y && $0.area.y <= last.area.y }
  }

  /// One change for each line.
  var changes: [TextChange] {
    lines.map { line in
      TextChange(
        cause: .reflowed, area: line.inkedArea,
        mass: max(line.masses.expected, line.masses.actual) / 255,
        rows: line.area.y..<line.area.maxY)
    }
  }

  /// Whether the reflow explains what else was found on a line.
  func explains(_ change: TextChange) -> Bool {
    lines.contains { $0.meets(change.area) }
  }
}

extension FieldJudgement.Line {
  /// Whether it has a row in common with an area.
  fileprivate func meets(_ other: PixelRect) -> Bool {
    area.y < other.maxY && other.y < area.maxY
  }
}

extension Cause {
  /// Whether it is about how strokes are drawn, not where they stand.
  fileprivate var isOfDrawing: Bool {
    switch self {
    case .color, .antialiasing: true
    default: false
    }
  }
}
