/// Letters or words in place of others, where the text before them and after them is the same and at most moved.
struct ExchangedRun: Hashable {
  /// Where the text that is gone was, as columns of the patch.
  let columns: Range<Int>
  /// How far the text before it moved right, in px; `nil` if there is none.
  let before: Double?
  /// How far the text after it moved right, in px; `nil` if there is none.
  let after: Double?

  /// How far a piece may be off the outermost one on its side, in px: glyphs snapped to whole pixels are
  /// off by one.
  private static let noise = 1.1
  /// How wide it is at least, in heights of the line: what is narrower is part of a letter.
  private static let leastWidth = 0.2
  /// The share of the ink of either picture that may be exchanged.
  private static let most = 0.5

  private typealias Pair = PieceLikeness.Pair

  /// `nil` if nothing was exchanged, or if it was in more than one place.
  init?(of pieces: PieceAlignment, in patch: LinePatch) {
    let likeness = PieceLikeness(pieces, in: patch)
    let (lost, gained) = (pieces.lost, pieces.gained)
    guard let first = likeness.pairs.first, let last = likeness.pairs.last,
      !likeness.odd.isEmpty || !lost.isEmpty && !gained.isEmpty
    else { return nil }
    let odd = Set(likeness.odd.map(\.expected.columns))
    let isKept = { (pair: Pair, outermost: Pair) in
      let off = pair.displacement - outermost.displacement
      return !odd.contains(pair.expected.columns)
        && max(abs(off.x), abs(off.y)) <= ExchangedRun.noise
    }
    let left = likeness.pairs.prefix { pair in
      isKept(pair, first) && !lost.contains { $0.isBefore(pair.expected) }
        && !gained.contains { $0.isBefore(pair.actual) }
    }
    let rest = likeness.pairs.dropFirst(left.count)
    let right = rest.suffix(rest.reversed().prefix { isKept($0, last) }.count)
    let between = rest.dropLast(right.count)
    let changed = between.filter { odd.contains($0.expected.columns) }

    guard
      let old = LinePiece(
        joining: lost + between.map(\.expected), after: left.last?.expected,
        before: right.first?.expected),
      let new = LinePiece(
        joining: gained + between.map(\.actual), after: left.last?.actual,
        before: right.first?.actual),
      Double(old.columns.count) >= ExchangedRun.leastWidth * Double(patch.height),
      ExchangedRun.isPart(lost, changed.map(\.changed.expected), of: pieces.masses.expected),
      ExchangedRun.isPart(gained, changed.map(\.changed.actual), of: pieces.masses.actual),
      lost.isEmpty && gained.isEmpty && between.count == 1
        || ExchangedRun.isOther(new, than: old, in: patch)
    else { return nil }
    columns = old.columns
    before = ExchangedRun.meanDisplacement(of: left)
    after = ExchangedRun.meanDisplacement(of: right)
  }

  /// Whether pieces and what changed in others is at most half of the ink.
  private static func isPart(_ alone: [LinePiece], _ changed: [Double], of paired: Double) -> Bool {
    let ink = alone.reduce(0) { $0 + $1.mass }
    return ink + changed.reduce(0, +) <= most * (ink + paired)
  }

  /// Whether the text of one piece is other text than that of another, and not the same with letters that touch
  /// otherwise.
  private static func isOther(_ new: LinePiece, than old: LinePiece, in patch: LinePatch) -> Bool {
    guard
      let pair = PieceAlignment(expected: [old], actual: [new], height: patch.height),
      !pair.paired.isEmpty
    else { return true }
    return !PieceLikeness(pair, in: patch).odd.isEmpty
  }

  /// How far pieces moved right in the mean; `nil` for none.
  private static func meanDisplacement(of pairs: ArraySlice<Pair>) -> Double? {
    guard !pairs.isEmpty else { return nil }
    let ink = pairs.reduce(0) { $0 + $1.expected.mass }
    return pairs.reduce(0) { $0 + $1.displacement.x * $1.expected.mass } / ink
  }
}

extension PieceLikeness.Pair {
  /// How far the middle of its ink moved right and down, in px.
  fileprivate var displacement: SIMD2<Double> { actual.middle - expected.middle }
}

extension LinePiece {
  fileprivate func isBefore(_ other: LinePiece) -> Bool {
    columns.lowerBound < other.columns.lowerBound
  }

  /// Several pieces in any order taken as one; `nil` of none, or if one is not between two others.
  fileprivate init?(joining pieces: [LinePiece], after left: LinePiece?, before right: LinePiece?) {
    self.init(joining: pieces.sorted { $0.isBefore($1) }[...])
    guard left.map({ $0.columns.upperBound <= columns.lowerBound }) ?? true,
      right.map({ columns.upperBound <= $0.columns.lowerBound }) ?? true
    else { return nil }
  }
}
