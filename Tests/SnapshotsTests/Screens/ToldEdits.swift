import ImageDiff
import Imaging

/// What findings about two pictures of a list say of its rows.
struct ToldEdits {
  /// Rows after that are new.
  private let inserted: Set<Int>
  /// Rows before that are gone.
  private let removed: Set<Int>
  /// Rows after with other text.
  private let changed: Set<Int>
  /// Rows that are one, before and after.
  private let pairs: [(before: Int, after: Int)]
  /// Rows of pixels inside of the list that are no rows of it.
  private let oddRows: Range<Int>?

  init(_ found: MetricComparison, about screen: EditedScreen) {
    let (before, after) = (screen.before, screen.after)
    // Blank rows at the end that only made room have no finding.
    let bands = found.alignment?.bands ?? []
    let gone =
      found.findings.compactMap(\.goneRows)
      + bands.filter { $0.kind == .pushedOut }.map(\.expected)
    let new =
      found.findings.compactMap(\.newRows)
      + bands.filter { $0.kind == .pulledIn }.map(\.actual)
    let isHeld = { (text: Range<Int>, ranges: [Range<Int>]) in
      ranges.contains { $0.lowerBound <= text.lowerBound && text.upperBound <= $0.upperBound }
    }
    let inserted = Set((0..<after.places).filter { isHeld(after.text(ofRow: $0), new) })
    let removed = Set((0..<before.places).filter { isHeld(before.text(ofRow: $0), gone) })
    (self.inserted, self.removed) = (inserted, removed)
    pairs = zip(
      (0..<before.places).filter { !removed.contains($0) },
      (0..<after.places).filter { !inserted.contains($0) }
    ).map { ($0, $1) }
    let texts = found.findings.filter { !$0.isBand }
    changed = Set(
      (0..<after.places).filter { row in
        let rows = after.pixels(ofRow: row)
        // A finding about several lines has an area that holds those between them, too.
        return !inserted.contains(row)
          && texts.contains { finding in
            finding.area.shares(rows)
              && (finding.lines.count < 2 || found.clusters.contains { $0.shares(rows) })
          }
      })
    // What left the picture at its end, or came in there, need not be whole rows.
    oddRows = found.findings.filter { !$0.isAtEnd }.flatMap { [$0.newRows, $0.goneRows] }
      .compactMap(\.self).first { !$0.count.isMultiple(of: before.rowHeight) }
  }

  /// What is wrong with them; `nil` if they turn the list before into that after, in no more edits than were
  /// made, and no changed word is swallowed.
  func mistake(about screen: EditedScreen) -> String? {
    if let oddRows { return "\(oddRows) are no rows of \(screen.before.rowHeight) px" }
    let (before, after) = (screen.before, screen.after)
    for (old, new) in pairs {
      let isSame = before.row(old) == after.row(new)
      if isSame == changed.contains(new) {
        return "row \(new) is \(isSame ? "the same" : "another"), was row \(old)"
      }
    }
    if let swallowed = swallowedRow(of: screen) { return "row \(swallowed) has another word" }
    // Below the list, places are blank.
    let count =
      inserted.count { after.row($0) != nil } + removed.count { before.row($0) != nil }
      + changed.count
    return count > screen.edits ? "\(count) edits, not \(screen.edits)" : nil
  }

  /// A row with another word that is reported as inserted.
  ///
  /// It is not swallowed if another row after is taken for it and keeps as much of its text: nothing tells
  /// then which of both it was.
  func swallowedRow(of screen: EditedScreen) -> Int? {
    screen.origins.indices.first { new in
      guard let old = screen.origins[new], screen.changed.contains(old), inserted.contains(new)
      else { return false }
      let (one, other) = (screen.before.rows[old], screen.after.rows[new])
      guard one.kept(in: other) > 0 else { return false }
      return !pairs.contains { pair in
        screen.before.row(pair.before) == one
          && (screen.after.row(pair.after)?.kept(in: one) ?? 0) >= one.kept(in: other)
      }
    }
  }
}

extension ListScreen.Row {
  /// How many of its words another row has at their places.
  fileprivate func kept(in other: Self) -> Int {
    zip(text, other.text).count { $0 == $1 } + (!detail.isEmpty && detail == other.detail ? 1 : 0)
  }
}

extension ListScreen {
  /// Rows that there is room for.
  fileprivate var places: Int { (height - Self.top - 60) / rowHeight }

  /// A row; `nil` below the last.
  fileprivate func row(_ index: Int) -> Row? {
    rows.indices.contains(index) ? rows[index] : nil
  }

  /// The rows of pixels that each letter of a row reaches into.
  fileprivate func text(ofRow index: Int) -> Range<Int> {
    let start = pixels(ofRow: index).lowerBound
    return start + 11..<start + 25
  }
}

extension PixelRect {
  fileprivate func shares(_ rows: Range<Int>) -> Bool {
    y < rows.upperBound && rows.lowerBound < maxY
  }
}

extension Finding {
  fileprivate var isBand: Bool {
    if case .band = cause { true } else { false }
  }

  fileprivate var isAtEnd: Bool {
    switch cause {
    case .band(.pulledIn, .rows, _), .band(.pushedOut, .rows, _): true
    default: false
    }
  }

  /// The rows of the actual picture that are new.
  fileprivate var newRows: Range<Int>? {
    switch cause {
    case .band(.inserted, .rows, _), .band(.pulledIn, .rows, _), .band(.moved, .rows, _):
      area.y..<area.maxY
    default: nil
    }
  }

  /// The rows of the expected picture that are gone.
  fileprivate var goneRows: Range<Int>? {
    switch cause {
    case .band(.removed, .rows, _), .band(.pushedOut, .rows, _): area.y..<area.maxY
    case .band(.moved(let from), .rows, let count): from..<from + count
    default: nil
    }
  }
}
