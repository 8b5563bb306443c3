import Testing

@testable import TextJudgement

@Suite struct `Two sequences laid side by side` {
  static func steps(_ one: [Double], _ other: [Double]) -> [SequenceAlignment.Step] {
    SequenceAlignment(one.count, other.count, skip: 0.5) { abs(one[$0] - other[$1]) }.steps
  }

  @Test func `pair what is alike, in order`() {
    #expect(
      Self.steps([1, 2], [1, 2]) == [
        .init(expected: 0, actual: 0), .init(expected: 1, actual: 1),
      ])
  }

  @Test func `leave alone what only one has`() {
    #expect(
      Self.steps([1, 5, 2], [1, 2]) == [
        .init(expected: 0, actual: 0), .init(expected: 1, actual: nil),
        .init(expected: 2, actual: 1),
      ])
    #expect(Self.steps([], [7]) == [.init(expected: nil, actual: 0)])
  }

  @Test func `pair what costs as much alone, and else leave the second alone first`() {
    #expect(Self.steps([1], [2]) == [.init(expected: 0, actual: 0)])
    #expect(
      Self.steps([1], [5]) == [.init(expected: nil, actual: 0), .init(expected: 0, actual: nil)])
  }

  @Test func `are as far apart as their mean says`() {
    #expect(relativeDistance(3, 3) == 0)
    #expect(relativeDistance(0, 4) == 2)
    #expect(relativeDistance(0, 0) == 0)
    #expect(relativeDistance(3, 1) == relativeDistance(1, 3))
  }
}

@Suite struct `Pieces of a line in both pictures` {
  /// Pieces with one full pixel of ink in each column.
  static func pieces(_ columns: Range<Int>...) -> [LinePiece] {
    columns.map {
      LinePiece(columns: $0, profile: Array(repeating: 1, count: $0.count), middleRow: 5)
    }
  }

  static func alignment(_ expected: [LinePiece], _ actual: [LinePiece]) throws -> PieceAlignment {
    try #require(PieceAlignment(expected: expected, actual: actual, height: 12))
  }

  @Test func `tell how far each moved`() throws {
    let found = try Self.alignment(
      Self.pieces(0..<6, 20..<30), Self.pieces(1..<7, 23..<33))
    #expect(found.moved.map(\.by.x) == [1, 3])
    #expect(found.lost.isEmpty)
    #expect(found.gained.isEmpty)
  }

  @Test func `tell what is lost and what is new`() throws {
    let found = try Self.alignment(
      Self.pieces(0..<6, 20..<30), Self.pieces(0..<6, 20..<30, 50..<54))
    #expect(found.gained.map(\.columns) == [50..<54])
    let lost = try Self.alignment(Self.pieces(0..<6, 20..<30, 50..<54), Self.pieces(0..<6, 20..<30))
    #expect(lost.lost.map(\.columns) == [50..<54])
  }

  @Test func `are the same text where they touch in one picture only`() throws {
    let found = try Self.alignment(
      Self.pieces(0..<6, 20..<32, 36..<39), Self.pieces(0..<6, 20..<35))
    #expect(found.lost.isEmpty)
    #expect(found.masses.expected == 21)
    #expect(found.masses.actual == 21)
  }

  @Test func `are not weighed where there are too many`() {
    let many = (0..<300).flatMap { Self.pieces($0 * 4..<$0 * 4 + 2) }
    #expect(PieceAlignment(expected: many, actual: many, height: 12) == nil)
  }
}
