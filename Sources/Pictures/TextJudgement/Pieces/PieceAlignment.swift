/// Pairs the pieces of a line in both pictures, and finds how far each has moved.
struct PieceAlignment {
  /// The cost of leaving a piece alone, compared with pairing two that differ.
  private static let skip = 0.35
  /// The cost of a piece's movement, for each height of the line, and its greatest value.
  private static let way = (cost: 0.1, most: 0.5)
  /// The greatest number of pairs of pieces compared.
  private static let most = 65_536
  /// The greatest difference in ink of groups of pieces that are the same text with other letters
  /// touching.
  private static let regrouped = 0.25
  /// As `regrouped`, where one picture separates what touches in the other.
  private static let touching = 0.05
  /// The width of the gap between two words, in heights of the line.
  private static let wordGap = 0.2
  /// The greatest number of pieces of a word that is paired as a whole where letters touch
  /// differently. Longer ones are text without spaces.
  private static let shortWord = 8

  /// The greatest number of parts that a piece longer than the line's height is cut into.
  private static let mostParts = 8

  private let height: Int

  /// The movements of pieces in both pictures.
  private(set) var moved: [Displacement] = []
  /// The pieces in both pictures, as pairs.
  private(set) var paired: [(expected: LinePiece, actual: LinePiece)] = []
  /// The ink of pieces in both pictures, in the expected and the actual one.
  private(set) var masses = (expected: 0.0, actual: 0.0)
  /// Pieces that only the expected picture has.
  private(set) var lost: [LinePiece] = []
  /// Pieces that only the actual picture has.
  private(set) var gained: [LinePiece] = []

  /// Aligns the pieces; `nil` where there are too many to compare.
  ///
  /// Words are paired first, as glyphs may touch in one picture and not in the other.
  ///
  /// - Parameter height: The height of the line in px.
  init?(expected: [LinePiece], actual: [LinePiece], height: Int) {
    guard expected.count * actual.count <= PieceAlignment.most else { return nil }
    self.height = height
    let gap = max(2, Int(Double(height) * PieceAlignment.wordGap))
    let (words, others) = (
      PieceAlignment.words(expected, gap: gap), PieceAlignment.words(actual, gap: gap)
    )
    let (wholes, theirs) = (words.compactMap(LinePiece.init), others.compactMap(LinePiece.init))
    PieceAlignment.read(steps(wholes, theirs), wholes, theirs) { one, other in
      if one.count == 1, other.count == 1 {
        alignWord(words[one.lowerBound], others[other.lowerBound])
      } else {
        readGap(words[one].flatMap { $0 }[...], others[other].flatMap { $0 }[...])
      }
    }
  }

  /// Returns groups of pieces separated by at least a number of columns.
  private static func words(_ pieces: [LinePiece], gap: Int) -> [ArraySlice<LinePiece>] {
    var words: [ArraySlice<LinePiece>] = []
    var first = 0
    for index in pieces.indices {
      let isLast =
        index + 1 == pieces.count
        || pieces[index + 1].columns.lowerBound - pieces[index].columns.upperBound >= gap
      guard isLast else { continue }
      words.append(pieces[first...index])
      first = index + 1
    }
    return words
  }

  /// Returns the cheaper of two pairings. Text that grew heavier has more ink in each piece; text
  /// that lost a word does not.
  private func steps(_ expected: [LinePiece], _ actual: [LinePiece]) -> [SequenceAlignment.Step] {
    let total = { (pieces: [LinePiece]) in pieces.reduce(0) { $0 + $1.mass } }
    let ratio = total(actual) / max(1e-6, total(expected))
    let ways = [1, ratio].map { ratio in
      SequenceAlignment(
        expected.count, actual.count, skip: PieceAlignment.skip,
        cost: { cost(expected[$0], actual[$1], ratio: ratio) })
    }
    return ways[1].cost < ways[0].cost ? ways[1].steps : ways[0].steps
  }

  private func cost(_ one: LinePiece, _ other: LinePiece, ratio: Double) -> Double {
    let ink = relativeDistance(one.mass * ratio, other.mass)
    let widest = max(one.columns.count, other.columns.count)
    let wider = max(0, abs(one.columns.count - other.columns.count) - 1)
    let way = abs(other.middle.x - one.middle.x) / Double(height) * PieceAlignment.way.cost
    return ink + Double(wider) / Double(widest) + min(way, PieceAlignment.way.most)
  }

  /// Pairs the pieces of a word, or the word as a whole where letters touch differently.
  private mutating func alignWord(_ one: ArraySlice<LinePiece>, _ other: ArraySlice<LinePiece>) {
    let isAlike =
      one.count == other.count
      && zip(one, other).allSatisfy { cost($0, $1, ratio: 1) < 2 * PieceAlignment.skip }
    if isAlike {
      for (piece, its) in zip(one, other) { pair(piece, its) }
    } else if max(one.count, other.count) <= PieceAlignment.shortWord {
      readGap(one, other)
    } else {
      let (pieces, its) = (Array(one), Array(other))
      PieceAlignment.read(steps(pieces, its), pieces, its) { one, other in
        readGap(pieces[one], its[other])
      }
    }
  }

  /// The places in both sequences that belong together: one and one, or unpaired ones between.
  private typealias Group = (one: Range<Int>, other: Range<Int>)

  /// Reads steps and calls the body with each group.
  private static func read(
    _ steps: [SequenceAlignment.Step], _ pieces: [LinePiece], _ others: [LinePiece],
    _ body: (Range<Int>, Range<Int>) -> Void
  ) {
    var groups: [Group] = []
    var (one, other) = (0, 0)
    for step in steps {
      guard let nextOne = step.expected, let nextOther = step.actual else { continue }
      if one < nextOne || other < nextOther { groups.append((one..<nextOne, other..<nextOther)) }
      groups.append((nextOne..<nextOne + 1, nextOther..<nextOther + 1))
      (one, other) = (nextOne + 1, nextOther + 1)
    }
    if one < pieces.count || other < others.count {
      groups.append((one..<pieces.count, other..<others.count))
    }
    for group in rejoined(groups, pieces, others) { body(group.one, group.other) }
  }

  /// Returns the groups with an unpaired piece joined to its neighbour, if only both together have
  /// equal ink in both pictures. They touch in one picture only.
  private static func rejoined(
    _ groups: [Group], _ pieces: [LinePiece], _ others: [LinePiece]
  ) -> [Group] {
    let apart = { (group: Group) in
      relativeDistance(
        pieces[group.one].reduce(0) { $0 + $1.mass }, others[group.other].reduce(0) { $0 + $1.mass }
      )
    }
    var joined: [Group] = []
    for group in groups {
      guard let last = joined.last else {
        joined.append(group)
        continue
      }
      let both = (
        one: last.one.lowerBound..<group.one.upperBound,
        other: last.other.lowerBound..<group.other.upperBound
      )
      let isTorn = apart(both) < min(touching, max(apart(last), apart(group)) / 4)
      let isAlone = [last, group].contains { $0.one.isEmpty || $0.other.isEmpty }
      if isAlone, isTorn, min(apart(last), apart(group)) > touching {
        joined[joined.count - 1] = both
      } else {
        joined.append(group)
      }
    }
    return joined
  }

  private mutating func readGap(_ alone: ArraySlice<LinePiece>, _ other: ArraySlice<LinePiece>) {
    if let one = LinePiece(joining: alone), let another = LinePiece(joining: other),
      relativeDistance(one.mass, another.mass) < PieceAlignment.regrouped
    {
      return pair(one, another)
    }
    lost += alone
    gained += other
  }

  /// Returns the number of parts that a piece of the expected picture and its counterpart are cut
  /// into.
  func parts(of piece: LinePiece) -> Int {
    max(1, min(piece.columns.count / height, PieceAlignment.mostParts))
  }

  private mutating func pair(_ one: LinePiece, _ other: LinePiece) {
    paired.append((one, other))
    masses.expected += one.mass
    masses.actual += other.mass
    let parts = parts(of: one)
    let down = other.middle.y - one.middle.y
    for (old, new) in zip(one.cut(into: parts), other.cut(into: parts)) {
      moved.append(
        Displacement(
          columns: old.columns, by: SIMD2(new.middle - old.middle, down),
          weight: min(one.mass, other.mass) / Double(parts)))
    }
  }
}
