import Testing

@testable import TextJudgement

@Suite struct `A piece of a line` {
  /// Six columns and four rows, with two pieces.
  static var patch: LinePatch {
    var ink = [Float](repeating: 0, count: 24)
    for (place, level) in [(7, 1), (8, 1), (10, 0.5), (13, 1), (16, 0.5)] as [(Int, Float)] {
      ink[place] = level
    }
    return LinePatch(
      width: 6, height: 4, expected: ink, actual: Array(repeating: 0, count: 24))
  }

  static func piece(_ columns: Range<Int>, _ profile: [Float]) -> LinePiece {
    LinePiece(columns: columns, profile: profile, middleRow: 1)
  }

  @Test func `has the columns between blank ones, their ink and its middle`() throws {
    let pieces = LinePiece.pieces(of: Self.patch.expected, in: Self.patch)
    #expect(pieces.map(\.columns) == [1..<3, 4..<5])
    #expect(pieces.map(\.profile) == [[2, 1], [1]])
    #expect(pieces.map(\.mass) == [3, 1])
    let first = try #require(pieces.first)
    let last = try #require(pieces.last)
    #expect(abs(first.middle.x - 4.0 / 3) < 1e-6 && abs(first.middle.y - 4.0 / 3) < 1e-6)
    #expect(last.middle == SIMD2<Double>(4, 1.5))
  }

  @Test func `is joined with others, blank columns between them`() throws {
    let pieces = LinePiece.pieces(of: Self.patch.expected, in: Self.patch)
    let joined = try #require(LinePiece(joining: pieces[...]))
    #expect(joined.columns == 1..<5)
    #expect(joined.profile == [2, 1, 0, 1])
    #expect(joined.mass == 4)
    #expect(abs(joined.middle.x - 2) < 1e-6 && abs(joined.middle.y - 1.375) < 1e-6)
    #expect(LinePiece(joining: []) == nil)
  }

  @Test func `is cut into parts of equal ink, which share out columns`() {
    let middles = { (profile: [Float], parts: Int) -> [Double] in
      Self.piece(10..<10 + profile.count, profile).cut(into: parts).map(\.middle)
    }
    #expect(middles([1, 1, 1, 1], 1) == [11.5])
    #expect(middles([1, 1, 1, 1], 2) == [10.5, 12.5])
    #expect(middles([3, 1], 2) == [10, 10.5])
    #expect(middles([3, 3], 3) == [10, 10.5, 11])
    #expect(middles([0, 2, 0, 2], 2) == [11, 13])
    #expect(middles([0, 0], 1) == [10])
  }

  @Test func `is cut into parts from its first column to its last, none of them empty`() {
    let columns = { (profile: [Float], parts: Int) -> [Range<Int>] in
      Self.piece(10..<10 + profile.count, profile).cut(into: parts).map(\.columns)
    }
    #expect(columns([1, 1, 1], 1) == [10..<13])
    #expect(columns([8], 4) == [10..<11, 10..<11, 10..<11, 10..<11])
    let parts = columns([1, 1, 1, 1, 1, 1, 1, 1], 2)
    #expect(parts.first?.lowerBound == 10 && parts.last?.upperBound == 18)
    #expect(parts.count == 2)
  }

  @Test func `has a middle and a spread each way`() throws {
    var ink = [Float](repeating: 0, count: 35)
    ink[8] = 0.5
    ink[26] = 1.5
    let patch = LinePatch(
      width: 7, height: 5, expected: ink, actual: Array(repeating: 0, count: 35))
    let moments = try #require(InkMoments(patch.expected, of: patch))
    #expect(moments.mass == 2)
    #expect(moments.middle == SIMD2<Double>(4, 2.5))
    let square = moments.spread * moments.spread
    #expect(abs(square.x - 3) < 1e-9 && abs(square.y - 0.75) < 1e-9)
    #expect(InkMoments(patch.actual, of: patch) == nil)
  }

  /// A patch of 24 × 20 px with a block in each picture.
  static func blocks(
    _ old: (x: Range<Int>, y: Range<Int>), _ new: (x: Range<Int>, y: Range<Int>)
  ) -> LinePatch {
    let plane = { (block: (x: Range<Int>, y: Range<Int>)) -> [Float] in
      var levels = [Float](repeating: 0, count: 480)
      for row in block.y { for column in block.x { levels[row * 24 + column] = 1 } }
      return levels
    }
    return LinePatch(width: 24, height: 20, expected: plane(old), actual: plane(new))
  }

  @Test func `is shrunk onto the middle and the size of another`() throws {
    let patch = Self.blocks((2..<14, 4..<16), (14..<20, 6..<12))
    let from = try #require(InkMoments(patch.expected, of: patch))
    let onto = try #require(InkMoments(patch.actual, of: patch))
    let shrunk = ShrunkInk(patch.expected, of: patch, from: from, onto: onto).levels
    #expect(shrunk.count == 480)
    // Spreads of 143 and 35 twelfths: each pixel is the mean of so many.
    let sum: Double = shrunk.reduce(0) { $0 + Double($1) }
    let scaled: Double = 144 * 35 / 143
    #expect(abs(sum - scaled) < 1e-3)
    let laid = LinePatch(width: 24, height: 20, expected: shrunk, actual: shrunk)
    let moments = try #require(InkMoments(laid.expected, of: laid))
    let off = moments.middle - onto.middle
    #expect(abs(off.x) < 1e-3 && abs(off.y) < 1e-3)
    #expect(abs(shrunk[9 * 24 + 17] - 1) < 1e-4)
    #expect(abs(shrunk[9 * 24 + 14] - 0.9684) < 1e-3)
    #expect(shrunk[9 * 24 + 13] == 0 && shrunk[5 * 24 + 16] == 0)
  }

  @Test func `is shrunk onto the corner of its patch, too`() throws {
    let patch = Self.blocks((2..<14, 4..<16), (0..<6, 0..<6))
    let from = try #require(InkMoments(patch.expected, of: patch))
    let onto = try #require(InkMoments(patch.actual, of: patch))
    let shrunk = ShrunkInk(patch.expected, of: patch, from: from, onto: onto).levels
    #expect(abs(shrunk[2 * 24 + 2] - 1) < 1e-4)
    let sum: Double = shrunk.reduce(0) { $0 + Double($1) }
    let scaled: Double = 144 * 35 / 143
    #expect(abs(sum - scaled) < 1e-3)
    #expect(shrunk[9 * 24 + 2] == 0)
  }

  @Test func `of two sequences costs as much as its steps`() {
    let cost = { (one: [Double], other: [Double]) -> Double in
      SequenceAlignment(one.count, other.count, skip: 0.5) { abs(one[$0] - other[$1]) }.cost
    }
    #expect(cost([], []) == 0)
    #expect(cost([1, 2], []) == 1)
    #expect(cost([], [1, 2, 3]) == 1.5)
    #expect(cost([1, 5, 2], [1, 2]) == 0.5)
    #expect(cost([1, 2], [1.25, 2.5]) == 0.75)
    #expect(cost([1], [5]) == 1)
  }

  @Test func `is apart from another by the difference, as a share of the mean`() {
    #expect(relativeDistance(3, 1) == 1)
    #expect(relativeDistance(1, 3) == 1)
    #expect(relativeDistance(0.25, 0) == 2)
    #expect(relativeDistance(5, 3) == 0.5)
  }
}

@Suite struct `Text that grew or shrank much` {
  /// A word of bars on a grid of 16 × 6 units.
  static let word = [
    "#...#..####..#.#", "#...#..#.....#.#", "#####..##....#.#", "#...#..#.....#.#",
    "#...#..#.....#.#", "#...#..####..###",
  ]
  /// A drawing whose units are so many px wide and high, in a patch of 152 × 66 px.
  static func ink(_ drawing: [String], _ wide: Int, _ high: Int, level: Float = 1) -> [Float] {
    var ink = [Float](repeating: 0, count: 152 * 66)
    for (y, row) in drawing.enumerated() {
      for (x, mark) in row.enumerated() where mark == "#" {
        for line in 2 + y * high..<2 + (y + 1) * high {
          for column in 2 + x * wide..<2 + (x + 1) * wide { ink[line * 152 + column] = level }
        }
      }
    }
    return ink
  }

  static func ratio(_ expected: [Float], _ actual: [Float]) -> Double? {
    Enlargement(in: LinePatch(width: 152, height: 66, expected: expected, actual: actual))?.ratio
  }

  @Test func `is told by its factor`() throws {
    let grown = try #require(Self.ratio(Self.ink(Self.word, 4, 4), Self.ink(Self.word, 8, 8)))
    #expect(abs(grown - 2) < 0.01)
    let shrunk = try #require(Self.ratio(Self.ink(Self.word, 8, 8), Self.ink(Self.word, 4, 4)))
    #expect(abs(shrunk - 0.5) < 0.01)
    let little = try #require(Self.ratio(Self.ink(Self.word, 8, 8), Self.ink(Self.word, 9, 9)))
    #expect(abs(little - 1.125) < 0.01)
  }

  @Test func `is not where it grew by less than a tenth, or in one direction`() {
    #expect(Self.ratio(Self.ink(Self.word, 8, 8), Self.ink(Self.word, 8, 8)) == nil)
    #expect(Self.ratio(Self.ink(Self.word, 8, 8), Self.ink(Self.word, 9, 8)) == nil)
    #expect(Self.ratio(Self.ink(Self.word, 5, 5), Self.ink(Self.word, 8, 6)) == nil)
    #expect(Self.ratio(Self.ink(Self.word, 6, 6), Self.ink(Self.word, 5, 7)) == nil)
  }

  @Test func `has the ink that its size explains, up to half more or less`() {
    let (small, large) = (Self.ink(Self.word, 4, 4), Self.ink(Self.word, 8, 8))
    #expect(Self.ratio(small, Self.ink(Self.word, 8, 8, level: 0.75)) != nil)
    #expect(Self.ratio(small, Self.ink(Self.word, 8, 8, level: 0.6)) == nil)
    #expect(Self.ratio(Self.ink(Self.word, 4, 4, level: 0.6), large) == nil)
  }

  @Test func `is not where other text is larger, or there is none`() {
    let turned = Self.word.map { String($0.reversed()) }
    #expect(Self.ratio(Self.ink(Self.word, 4, 4), Self.ink(turned, 8, 8)) == nil)
    #expect(Self.ratio(Self.ink([], 4, 4), Self.ink(Self.word, 8, 8)) == nil)
    #expect(Self.ratio(Self.ink(Self.word, 4, 4), Self.ink([], 8, 8)) == nil)
  }
}
