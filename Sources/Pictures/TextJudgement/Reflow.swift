import Imaging

/// Words that moved from one line to another: some lines have more ink than before and others less,
/// but the total is the same.
struct Reflow {
  /// The permitted difference of the total ink, as a share of it, and as a share of what moved.
  private static let total = (of: 0.02, ofMoved: 0.25)
  /// The least change of a line's ink, as a share of the mean line: a short word.
  private static let line = 0.03

  /// The lines between which words moved; empty where none did.
  let lines: [FieldJudgement.Line]

  /// Finds the lines among those that may differ, from the top, with the changes found on them.
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
    guard isSame, !isRedrawn, grown.count < changed.count,
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

  /// Returns whether the reflow explains another change on a line.
  func explains(_ change: TextChange) -> Bool {
    lines.contains { $0.meets(change.area) }
  }
}

extension FieldJudgement.Line {
  /// Returns whether both areas share a row.
  fileprivate func meets(_ other: PixelRect) -> Bool {
    area.y < other.maxY && other.y < area.maxY
  }
}

extension Cause {
  /// Whether the cause is about how strokes are drawn, not about their position.
  fileprivate var isOfDrawing: Bool {
    switch self {
    case .color, .antialiasing: true
    default: false
    }
  }
}
