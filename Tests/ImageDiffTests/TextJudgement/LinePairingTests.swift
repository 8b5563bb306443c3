import Testing

@testable import TextJudgement

@Suite struct `Lines of text` {
  static func bands(_ rows: String) -> [Range<Int>] {
    LineBands.bands(inked: rows.map { $0 == "#" })
  }

  static func pairs(
    _ expected: [Range<Int>], _ actual: [Range<Int>], mass: @escaping (Range<Int>) -> Double
  ) -> [LinePairing.Pair] {
    LinePairing(expected: expected, actual: actual, expectedMass: mass, actualMass: mass).pairs
  }

  @Test func `are bands of rows with ink`() {
    #expect(Self.bands("..####....####.") == [2..<6, 10..<14])
    #expect(Self.bands("....") == [])
    #expect(Self.bands("") == [])
  }

  @Test func `take accents along, which stand apart by little`() {
    #expect(Self.bands("#..########...") == [0..<11])
    #expect(Self.bands("########..##") == [0..<12])
  }

  @Test func `do not take along what is as tall, or far away`() {
    #expect(Self.bands("######.######") == [0..<6, 7..<13])
    #expect(Self.bands("#......########") == [0..<1, 7..<15])
  }

  @Test func `are paired in order where there are as many`() {
    let pairs = Self.pairs([0..<10, 20..<30], [3..<13, 25..<35]) { _ in 1 }
    #expect(pairs.map(\.expected) == [0..<10, 20..<30])
    #expect(pairs.map(\.actual) == [3..<13, 25..<35])
  }

  @Test func `that came apart are paired by the rows they share`() {
    let pairs = Self.pairs([0..<20], [0..<8, 10..<20]) { _ in 1 }
    #expect(pairs == [LinePairing.Pair(expected: 0..<20, actual: 0..<20)])
  }

  @Test func `that are gone leave the others paired by their ink`() {
    // The line with 5 of ink is gone, and what was below has moved up.
    let ink: [Range<Int>: Double] = [0..<10: 9, 20..<30: 5, 40..<50: 2, 22..<30: 2]
    let pairs = Self.pairs([0..<10, 20..<30, 40..<50], [0..<10, 22..<30]) { ink[$0] ?? 0 }
    #expect(pairs.first == LinePairing.Pair(expected: 0..<10, actual: 0..<10))
    #expect(pairs.count { $0.actual == nil } == 1 || pairs.count == 3)
  }
}
