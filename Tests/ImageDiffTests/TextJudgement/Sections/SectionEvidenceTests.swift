import Testing

@testable import TextJudgement

@Suite struct `What a section shows` {
  private typealias Letters = SectionDrawing

  private static let word = Letters.word()

  /// The ink gained along edges where some of the first letters have wider stems than before.
  private static func dilation(of count: Int, _ old: [Int], _ new: [Int]) -> Double {
    let letters = Array(0..<count)
    return Letters.evidence(
      Letters.word(letters, wider: old), Letters.word(letters, wider: new)
    ).dilation
  }

  @Test func `is heavier or lighter where four letters of five are`() {
    #expect(Self.dilation(of: 5, [], [0, 1, 3, 4]) > 0.2)
    #expect(Self.dilation(of: 5, [], [0, 3, 4]) == 0)
    #expect(Self.dilation(of: 5, [0, 1, 3, 4], []) < -0.2)
    #expect(Self.dilation(of: 5, [0, 3, 4], []) == 0)
    #expect(Self.dilation(of: 5, [2], [0, 1, 3, 4]) > 0.2)
    #expect(Self.dilation(of: 4, [], [0, 1, 3]) == 0)
    #expect(Self.dilation(of: 6, [], [0, 1, 3, 4, 5]) > 0.2)
    #expect(Self.dilation(of: 8, [], []) == 0)
    #expect(Letters.evidence([], []).dilation == 0)
  }

  @Test func `is higher by the spread of its ink`() {
    let block = { (height: Int) in [Letters.Bar(x: 20, y: 3, width: 6, height: height)] }
    let higher = { (old: Int, new: Int) in Letters.evidence(block(old), block(new)).heightening }
    // Spreads of four and eight rows: the roots of 15 and 63 twelfths.
    #expect(abs(higher(4, 8) - ((63.0 / 15).squareRoot() - 1)) < 1e-6)
    #expect(abs(higher(8, 4) - ((15.0 / 63).squareRoot() - 1)) < 1e-6)
    #expect(higher(5, 5) == 0)
  }

  @Test func `is not taken apart where it is the same`() {
    let same = Letters.evidence(Self.word, Self.word)
    #expect(same.pieces == nil && same.pattern == .still)
    #expect(!same.isFarMoved && !same.isStretched && same.widening == 0)
    #expect(same.movedPieces == nil)
    #expect(same.total.difference == 0 && same.total.expectedMass == same.total.actualMass)
  }

  @Test func `is summed up over all its letters`() {
    let seven = Letters.evidence(Self.word, Letters.word([0, 1, 2, 3, 5, 6, 7]))
    #expect(seven.total.expectedMass == 300)
    #expect(seven.total.actualMass == 262)
    #expect(seven.total.difference == 38 && seven.total.greatest == 1)
    #expect(seven.pieces?.lost.map(\.columns) == [58..<65])
    #expect(seven.pattern == .still && seven.movedPieces == nil)
  }

  @Test func `has letters in other columns where they moved by 0.7 px or more`() {
    let moved = { (by: Int) in Letters.evidence(Self.word, Letters.word { _ in by }) }
    let near = moved(1)
    #expect(!near.isFarMoved && near.movedPieces?.moved.count == 8)
    let far = moved(-3)
    #expect(far.isFarMoved && far.movedPieces?.moved.count == 8)
    #expect(moved(0).movedPieces == nil)
    // By half a pixel: what was full is so in part.
    let half = Letters.left.flatMap { left in
      [
        Letters.Bar(x: left, y: 4, width: 1, height: 10, level: 100),
        Letters.Bar(x: left + 1, y: 4, width: 3, height: 10),
        Letters.Bar(x: left + 4, y: 4, width: 1, height: 10, level: 100),
      ]
    }
    let whole = Letters.left.map { Letters.Bar(x: $0, y: 4, width: 4, height: 10) }
    let slight = Letters.evidence(whole, half)
    #expect(slight.pattern != .still && slight.movedPieces == nil)
  }

  @Test func `is stretched where each letter moved further than the last`() {
    let evidence = Letters.evidence(Self.word, Letters.word { $0 })
    #expect(evidence.isFarMoved && evidence.isStretched)
    #expect(abs(evidence.widening - 7.0 / 90) < 0.003)
  }

  /// A letter of which one pixel, or some, are so many levels paler.
  private static func paler(_ levels: UInt8, count: Int = 1) -> SectionEvidence {
    let letter = Letters.word([2])
    let pixels = (0..<count).map {
      Letters.Bar(x: 32 + $0 % 3, y: 4 + $0 / 3, width: 1, height: 1, level: 200 - levels)
    }
    return Letters.evidence(letter, letter + pixels)
  }

  @Test func `tells by a pixel, the more the more of the picture is equal`() {
    #expect(Self.paler(41).isTelling(around: .same, isAmongFew: false))
    #expect(!Self.paler(39).isTelling(around: .same, isAmongFew: true))
    #expect(Self.paler(41).isTelling(around: .unknown, isAmongFew: false))
    #expect(Self.paler(9).isTelling(around: .sameButOne, isAmongFew: false))
    #expect(!Self.paler(7).isTelling(around: .sameButOne, isAmongFew: true))
  }

  @Test func `tells by many pixels along its edges, where few parts differ`() {
    // Of 27 px of edges, 0.13 are 3.5 full pixels: eighteen times 0.19 are less, and twenty more.
    #expect(Self.paler(38, count: 20).isTelling(around: .same, isAmongFew: true))
    #expect(!Self.paler(38, count: 18).isTelling(around: .same, isAmongFew: true))
    #expect(!Self.paler(38, count: 20).isTelling(around: .same, isAmongFew: false))
  }

  @Test func `is the same around where it is known to be`() {
    #expect(!Surroundings.unknown.isSame)
    #expect(Surroundings.same.isSame && Surroundings.sameButOne.isSame)
  }
}

@Suite struct `A cluster of a section` {
  private typealias Letters = SectionDrawing

  /// A section of two bars, one of which touches the next, with a change of one column.
  private static func section(changing column: Int, to level: UInt8 = 100) -> LineSection {
    let bars = [
      Letters.Bar(x: 4, y: 4, width: 24, height: 6), Letters.Bar(x: 34, y: 4, width: 8, height: 6),
    ]
    let change = [Letters.Bar(x: column, y: 4, width: 1, height: 6, level: level)]
    return Letters.section(Letters.plane(bars), Letters.plane(bars + change))
  }

  @Test func `has columns of its section`() throws {
    let section = Self.section(changing: 6)
    #expect(section.clusters.map(\.columns) == [4..<16, 16..<28, 34..<42])
    #expect(section.clusters.map { section.columns(of: $0) } == [104..<116, 116..<128, 134..<142])
    #expect(section.inkedColumns == 104..<142)
    #expect(section.differing(columns: 0..<60) == 106..<107)
    #expect(section.differing(columns: 7..<60) == nil)
  }

  @Test(
    arguments: [
      (6, [false, true, true]), (15, [false, true, true]), (16, [true, false, true]),
      (20, [true, false, true]), (27, [true, false, true]), (34, [true, true, false]),
      (41, [true, true, false]),
    ] as [(Int, [Bool])])
  func `is not that of the next one, which it touches`(column: Int, isSame: [Bool]) {
    let section = Self.section(changing: column)
    #expect(section.clusters.indices.map { section.isSame(clusterAt: $0) } == isSame)
  }

  @Test(
    arguments: [
      (3, [false, true, true]), (28, [true, false, true]), (33, [true, true, false]),
      (42, [true, true, false]), (30, [true, true, true]),
    ] as [(Int, [Bool])])
  func `is other where there is faint ink beside it`(column: Int, isSame: [Bool]) {
    // Too faint for a cluster, and more than rounding.
    let section = Self.section(changing: column, to: 20)
    #expect(section.clusters.map(\.columns) == [4..<16, 16..<28, 34..<42])
    #expect(section.clusters.indices.map { section.isSame(clusterAt: $0) } == isSame)
  }
}
