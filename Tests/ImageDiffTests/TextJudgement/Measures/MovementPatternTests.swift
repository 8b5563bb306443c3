import Testing

@testable import TextJudgement

@Suite struct `The limits of a pattern in movements` {
  /// Pieces ten px apart, each 8 px wide, that moved so far right.
  static func pieces(_ moves: [Double], down: Double = 0) -> [Displacement] {
    moves.enumerated().map { place, by in
      Displacement(columns: place * 10..<place * 10 + 8, by: SIMD2(by, down), weight: 1)
    }
  }

  static func search(
    _ pieces: [Displacement], noise: Double = 0.15, least: Double = 0.18, some: Double = 0.45
  ) -> PatternSearch {
    PatternSearch(pieces: pieces, noise: noise, least: least, leastOfSome: some)
  }

  static func pattern(
    _ moves: [Double], down: Double = 0, noise: Double = 0.15, least: Double = 0.18,
    some: Double = 0.45
  ) -> DisplacementPattern {
    search(pieces(moves, down: down), noise: noise, least: least, some: some).pattern
  }

  static func isSome(_ pattern: DisplacementPattern) -> Bool {
    if case .some = pattern { true } else { false }
  }

  static func isAlike(_ pattern: DisplacementPattern) -> Bool {
    if case .alike = pattern { true } else { false }
  }

  @Test func `the least movement counts, and anything less does not`() {
    #expect(Self.pattern([0.25, 0.25, 0.25], least: 0.25) == .alike(SIMD2(0.25, 0)))
    #expect(Self.pattern([0.242, 0.242, 0.242], least: 0.25) == .still)
    #expect(Self.pattern([0, 0, 0], down: 0.25, least: 0.25) == .alike(SIMD2(0, 0.25)))
  }

  @Test func `small movements in two ways are none, however far apart they are`() {
    #expect(Self.pattern([-0.17, -0.17, -0.17, 0.17, 0.17, 0.17]) == .still)
  }

  @Test func `a piece alone moved alike`() {
    #expect(Self.pattern([1]) == .alike(SIMD2(1, 0)))
    #expect(Self.pattern([-2], down: 1) == .alike(SIMD2(-2, 1)))
  }

  @Test func `heavier pieces count for more`() {
    var pieces = [Displacement(columns: 0..<8, by: SIMD2(1, 0), weight: 3)]
    pieces.append(Displacement(columns: 10..<18, by: SIMD2(1.25, 0), weight: 1))
    #expect(Self.search(pieces).pattern == .alike(SIMD2(1.0625, 0)))
  }

  /// Each piece is as far from the mean as the others, and on no line and no step.
  static func spread(around mean: Double, by off: Double) -> [Double] {
    [mean + off, mean - off, mean - off, mean + off]
  }

  @Test func `all moved alike where they deviate by up to twice the noise`() {
    #expect(Self.pattern(Self.spread(around: 1, by: 0.28125)) == .alike(SIMD2(1, 0)))
    #expect(
      Self.pattern(Self.spread(around: 1, by: 0.3125)) == .irregular(greatest: 1.3125))
  }

  @Test func `all moved far alike where they deviate by up to an eighth of it or so`() {
    #expect(Self.pattern(Self.spread(around: 8, by: 0.9375)) == .alike(SIMD2(8, 0)))
    #expect(Self.pattern(Self.spread(around: 8, by: 1)) == .irregular(greatest: 9))
    #expect(
      Self.pattern(Self.spread(around: 0, by: 0.9375), down: 8) == .alike(SIMD2(0, 8)))
    #expect(Self.pattern([2.25, 1.5, 1.75]) == .irregular(greatest: 2.25))
    #expect(Self.pattern([2.5, 3.25, 3.375]) == .irregular(greatest: 3.375))
    #expect(Self.isAlike(Self.pattern([3.25, 3.375, 3.875])))
  }

  @Test func `pieces that moved about their places are irregular above twice the noise`() {
    #expect(
      Self.pattern(Self.spread(around: 0, by: 0.3125)) == .irregular(greatest: 0.3125))
    #expect(Self.pattern(Self.spread(around: 0, by: 0.28125)) == .still)
    // No less than what counts as a movement.
    #expect(
      Self.pattern(Self.spread(around: 0, by: 0.5), least: 0.5, some: 2) == .still)
    #expect(Self.pattern([-0.0625, 0.3125, 0]) == .still)
  }

  @Test func `some are at most a third, together, and neither first nor last`() {
    #expect(Self.pattern([0, 0, 1, 1, 0, 0]) == .some(columns: 20..<38, by: SIMD2(1, 0)))
    let others: [[Double]] = [
      [0, 1, 1, 0, 0], [0, 1, 0, 1, 0, 0, 0], [1, 0, 0, 0], [0, 0, 0, 1],
    ]
    for moves in others {
      #expect(!Self.isSome(Self.pattern(moves)), "\(moves)")
    }
    #expect(Self.pattern([1, 0, 0, 0]) == .step(column: 10, by: -1))
    #expect(Self.pattern([0, 0, 0, 1]) == .step(column: 30, by: 1))
  }

  @Test func `some moved at least so far, in either direction`() {
    #expect(
      Self.pattern([0, 0, 0.5, 0, 0, 0], some: 0.5)
        == .some(columns: 20..<28, by: SIMD2(0.5, 0)))
    #expect(!Self.isSome(Self.pattern([0, 0, 0.484375, 0, 0, 0], some: 0.5)))
    var pieces = Self.pieces([0, 0, 0, 0, 0, 0])
    pieces[3] = Displacement(columns: 30..<38, by: SIMD2(0, 0.5), weight: 1)
    #expect(
      Self.search(pieces, some: 0.5).pattern == .some(columns: 30..<38, by: SIMD2(0, 0.5)))
  }

  @Test func `the others did not move beyond the noise`() {
    #expect(
      Self.pattern([0.25, -0.25, 1, 0.25, -0.25, 0.25], noise: 0.25)
        == .some(columns: 20..<28, by: SIMD2(1, 0)))
    #expect(Self.isSome(Self.pattern([0.14, -0.14, 0.14, 1, -0.14, 0.14, -0.14])))
    #expect(!Self.isSome(Self.pattern([0.16, -0.16, 0.16, 1, -0.16, 0.16, -0.16])))
  }

  @Test func `a line grew where it did by twice the least movement`() {
    #expect(Self.pattern([0, 0.25, 0.5], least: 0.25, some: 2) == .slope(0.025))
    #expect(
      Self.pattern([0, 0.21875, 0.4375], least: 0.25, some: 2) == .step(column: 10, by: 0.328125))
    #expect(Self.pattern([0.75, 0.5, 0.25]) == .slope(-0.025))
  }

  @Test func `a line grew where pieces are off it by up to a twelfth of the growth or so`() {
    let off = 0.234375
    guard case .slope(let slope) = Self.pattern([off, 1 - off, 2 - off, 3 + off]) else {
      Issue.record("no slope")
      return
    }
    #expect(abs(slope - 0.1) < 1e-9)
    #expect(Self.pattern([0.25, 0.75, 1.75, 3.25]) == .irregular(greatest: 3.25))
    #expect(Self.pattern([4.5, 0.75, -0.75]) == .step(column: 10, by: -4.5))
  }

  @Test func `a step stands out from a movement of all by two fifths of it`() {
    #expect(Self.pattern([3, 5.375, 5.625]) == .step(column: 10, by: 2.5))
    #expect(Self.pattern([-2, 0, -1]) == .irregular(greatest: 2))
  }

  @Test func `a straight line is laid through the pieces by their weights`() {
    var pieces = Self.pieces([0, 1, 0])
    pieces[2] = Displacement(columns: 20..<28, by: SIMD2(0, 0), weight: 2)
    let (slope, deviation) = Self.search(pieces).slope
    // The middle is 16.5, the mean a quarter: 275 px² across, and products of −2.5.
    #expect(abs(slope + 2.5 / 275) < 1e-12)
    // Of squares of 0.75 in all, the line explains 2.5² / 275; the weight is 4.
    let rest = (0.75 - 6.25 / 275) / 4
    #expect(abs(deviation * deviation - rest) < 1e-12)
  }

  @Test func `one piece has no slope`() {
    let (slope, deviation) = Self.search(Self.pieces([3])).slope
    #expect(slope == 0)
    #expect(deviation == 0)
  }

  @Test func `text is stretched where its pieces are less than 0.7 px off a line`() {
    #expect(Self.search(Self.pieces(Self.spread(around: 0, by: 0.69))).isStretched)
    #expect(!Self.search(Self.pieces(Self.spread(around: 0, by: 0.71))).isStretched)
    #expect(!Self.search([]).isStretched)
  }

  @Test(arguments: [0.5, -0.5])
  func `text that grew much is stretched where its pieces are less than 8 % off`(slope: Double) {
    // It grew by 15 px from the first to the last piece.
    let moves = { (off: Double) -> [Double] in
      zip([0.0, 10, 20, 30], Self.spread(around: 0, by: off)).map { $0.0 * slope + $0.1 }
    }
    #expect(Self.search(Self.pieces(moves(1.19))).isStretched)
    #expect(!Self.search(Self.pieces(moves(1.21))).isStretched)
  }

  @Test func `of four pieces none is left out, and of five the one far off`() {
    #expect(Self.search(Self.pieces([0, 1, -30, 3])).withoutOutliers.pieces.count == 4)
    #expect(Self.search(Self.pieces([0, 1, -30, 3, 4])).withoutOutliers.pieces.count == 4)
  }

  @Test func `a piece is left out where it is four times the noise off the others`() {
    let count = { (off: Double) in
      Self.search(Self.pieces([0, 1, 2 + off, 3, 4])).withoutOutliers.pieces.count
    }
    #expect(count(0.59) == 5)
    #expect(count(0.65) == 4)
    #expect(count(-0.65) == 4)
  }

  @Test func `what is left has the same limits`() {
    let left = Self.search(Self.pieces([0, 1, -30, 3, 4])).withoutOutliers
    #expect(left.noise == 0.15 && left.least == 0.18 && left.leastOfSome == 0.45)
  }
}
