/// Letters or words that replace others, where the text before and after them is the same and at
/// most moved.
struct ExchangedRun: Hashable {
  /// The former place of the removed text, as columns of the patch.
  let columns: Range<Int>
  /// The movement to the right of the text before, in px; `nil` if there is none.
  let before: Double?
  /// The movement to the right of the text after, in px; `nil` if there is none.
  let after: Double?

  /// The permitted deviation of a piece from the outermost one on its side, in px: glyphs snapped
  /// to whole pixels deviate by one.
  private static let noise = 1.1
  /// The least width, in heights of the line: anything narrower is part of a letter.
  private static let leastWidth = 0.2
  /// The greatest share of either picture's ink that may be exchanged.
  private static let most = 0.5

  private typealias Pair = PieceLikeness.Pair

  /// Finds the exchange, from the first exchanged letter to the last; `nil` if there is
  /// none, or if it is too narrow or too much.
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

  /// Returns whether unpaired pieces and the changes in others are at most half of the ink.
  private static func isPart(_ alone: [LinePiece], _ changed: [Double], of paired: Double) -> Bool {
    let ink = alone.reduce(0) { $0 + $1.mass }
    return ink + changed.reduce(0, +) <= most * (ink + paired)
  }

  /// Returns whether one piece has other text than another, not only letters that touch
  /// differently.
  private static func isOther(_ new: LinePiece, than old: LinePiece, in patch: LinePatch) -> Bool {
    guard
      let pair = PieceAlignment(expected: [old], actual: [new], height: patch.height),
      !pair.paired.isEmpty
    else { return true }
    return !PieceLikeness(pair, in: patch).odd.isEmpty
  }

  /// Returns the mean movement of pieces to the right; `nil` for none.
  private static func meanDisplacement(of pairs: ArraySlice<Pair>) -> Double? {
    guard !pairs.isEmpty else { return nil }
    let ink = pairs.reduce(0) { $0 + $1.expected.mass }
    return pairs.reduce(0) { $0 + $1.displacement.x * $1.expected.mass } / ink
  }
}

extension PieceLikeness.Pair {
  /// The movement of the ink's middle right and down, in px.
  fileprivate var displacement: SIMD2<Double> { actual.middle - expected.middle }
}

extension LinePiece {
  fileprivate func isBefore(_ other: LinePiece) -> Bool {
    columns.lowerBound < other.columns.lowerBound
  }

  /// Joins several pieces in any order; `nil` for none, or if one is not between two others.
  fileprivate init?(joining pieces: [LinePiece], after left: LinePiece?, before right: LinePiece?) {
    self.init(joining: pieces.sorted { $0.isBefore($1) }[...])
    guard left.map({ $0.columns.upperBound <= columns.lowerBound }) ?? true,
      right.map({ columns.upperBound <= $0.columns.lowerBound }) ?? true
    else { return nil }
  }
}
