import Testing

@testable import TextJudgement

@Suite struct `How pieces moved, taken together` {
  /// The pattern of pieces ten px apart that moved so far right.
  static func pattern(_ moves: [Double], down: Double = 0) -> DisplacementPattern {
    let pieces = moves.enumerated().map { place, by in
      Displacement(columns: place * 10..<place * 10 + 8, by: SIMD2(by, down), weight: 1)
    }
    return PatternSearch(pieces: pieces, noise: 0.15, least: 0.18, leastOfSome: 0.45).pattern
  }

  @Test func `none moved to speak of`() {
    #expect(Self.pattern([0.1, -0.1, 0.05, 0, 0.12]) == .still)
    #expect(Self.pattern([]) == .still)
  }

  @Test func `all moved alike`() {
    #expect(Self.pattern([1, 1, 1, 1]) == .alike(SIMD2(1, 0)))
    #expect(Self.pattern([0, 0, 0], down: -2) == .alike(SIMD2(0, -2)))
  }

  @Test func `those behind a column moved`() {
    #expect(Self.pattern([0, 0, 0, 0.5, 0.5, 0.5]) == .step(column: 30, by: 0.5))
    #expect(Self.pattern([0, 0, -1, -1]) == .step(column: 20, by: -1))
  }

  @Test func `a small step beside a shift of all is noise`() {
    #expect(Self.pattern([1, 1, 1, 1.25, 1.25, 1.25]) == .alike(SIMD2(1.125, 0)))
  }

  @Test func `each moved further than the last`() {
    #expect(Self.pattern([0, 1, 2, 3, 4]) == .slope(0.1))
  }

  @Test func `one among others moved`() {
    #expect(
      Self.pattern([0, 0, 0, 1, 0, 0, 0]) == .some(columns: 30..<38, by: SIMD2(1, 0)))
  }

  @Test func `each moved in its own way`() {
    #expect(Self.pattern([1, -1, 2, -2, 1, 0]) == .irregular(greatest: 2))
  }

  @Test func `a piece paired wrongly does not count`() {
    let pieces = [0.0, 1, 2, 30, 4, 5, 6, 7].enumerated().map { place, by in
      Displacement(columns: place * 10..<place * 10 + 8, by: SIMD2(by, 0), weight: 1)
    }
    let search = PatternSearch(pieces: pieces, noise: 0.15, least: 0.18, leastOfSome: 0.45)
    #expect(search.withoutOutliers.pieces.count == 7)
    #expect(abs(search.withoutOutliers.slope.perPixel - 0.1) < 1e-9)
  }

  @Test func `up to a quarter of the pieces may be paired wrongly`() {
    func kept(_ moves: [Double]) -> Int {
      let pieces = moves.enumerated().map { place, by in
        Displacement(columns: place * 10..<place * 10 + 8, by: SIMD2(by, 0), weight: 1)
      }
      return PatternSearch(pieces: pieces, noise: 0.15, least: 0.18, leastOfSome: 0.45)
        .withoutOutliers.pieces.count
    }
    #expect(kept([0, 1, 30, 3, 4, 5, -20, 7]) == 6)
    // Three of eight are no outliers, but how the line moved.
    #expect(kept([0, 1, 30, 3, 4, -20, 6, 40]) == 8)
  }
}
