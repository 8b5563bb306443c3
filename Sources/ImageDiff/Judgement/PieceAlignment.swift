import Glibc

/// Which pieces of a line are in both pictures, and how far each has moved.
struct PieceAlignment {
  /// What it costs to leave a piece alone, against pairing two that differ.
  private static let skip = 0.35
  /// What a piece's way costs, for each height of the line, and at most.
  private static let way = (cost: 0.1, most: 0.5)
  /// Pairs of pieces weighed at most.
  private static let most = 262_144
  /// How much the ink of groups of pieces may differ that are still the same text, touching otherwise.
  private static let regrouped = 0.25

  /// Pieces in both pictures.
  private(set) var moved: [Displacement] = []
  /// Ink of pieces in both pictures, in the expected and the actual one.
  private(set) var masses = (expected: 0.0, actual: 0.0)
  /// Pieces that only the expected picture has.
  private(set) var lost: [LinePiece] = []
  /// Pieces that only the actual picture has.
  private(set) var gained: [LinePiece] = []

  /// `nil` where there are too many pieces to weigh.
  init?(expected: [LinePiece], actual: [LinePiece], height: Int) {
    guard expected.count * actual.count <= PieceAlignment.most else { return nil }
    let total = { (pieces: [LinePiece]) in pieces.reduce(0) { $0 + $1.mass } }
    let ratio = total(actual) / max(1e-6, total(expected))
    // Text that grew heavier has more ink in each piece; text that lost a word has not.
    let ways = [1, ratio].map { ratio in
      SequenceAlignment(
        expected.count, actual.count, skip: PieceAlignment.skip,
        cost: { PieceAlignment.cost(expected[$0], actual[$1], ratio: ratio, height: height) })
    }
    let best = ways[1].cost < ways[0].cost ? ways[1] : ways[0]
    read(best.steps, expected, actual)
  }

  private static func cost(
    _ one: LinePiece, _ other: LinePiece, ratio: Double, height: Int
  ) -> Double {
    let ink = abs(log(max(other.mass, 0.01) / (max(one.mass, 0.01) * max(ratio, 0.01))))
    let widest = max(one.columns.count, other.columns.count)
    let wider = max(0, abs(one.columns.count - other.columns.count) - 1)
    let way = abs(other.middle.x - one.middle.x) / Double(height) * PieceAlignment.way.cost
    return ink + Double(wider) / Double(widest) + min(way, PieceAlignment.way.most)
  }

  /// Goes through the steps; those between two pairs are taken together.
  private mutating func read(
    _ steps: [SequenceAlignment.Step], _ expected: [LinePiece], _ actual: [LinePiece]
  ) {
    var (one, other) = (0, 0)
    for step in steps + [SequenceAlignment.Step(expected: nil, actual: nil)] {
      if let nextOne = step.expected, let nextOther = step.actual {
        readGap(expected[one..<nextOne], actual[other..<nextOther])
        pair(expected[nextOne], actual[nextOther])
        (one, other) = (nextOne + 1, nextOther + 1)
      } else if step.expected == nil, step.actual == nil {
        readGap(expected[one...], actual[other...])
      }
    }
  }

  private mutating func readGap(_ alone: ArraySlice<LinePiece>, _ other: ArraySlice<LinePiece>) {
    if let one = LinePiece(joining: alone), let another = LinePiece(joining: other),
      abs(log(max(one.mass, 0.01) / max(another.mass, 0.01))) < PieceAlignment.regrouped
    {
      return pair(one, another)
    }
    lost += alone
    gained += other
  }

  private mutating func pair(_ one: LinePiece, _ other: LinePiece) {
    moved.append(
      Displacement(
        columns: one.columns, by: other.middle - one.middle, weight: min(one.mass, other.mass)))
    masses.expected += one.mass
    masses.actual += other.mass
  }
}
