import Testing

@testable import TextJudgement

@Suite struct `Part of a line in both pictures` {
  /// A patch of one row.
  static func row(_ expected: [Float], _ actual: [Float]) -> LinePatch {
    LinePatch(width: expected.count, height: 1, expected: expected, actual: actual)
  }

  static func plane(_ levels: [UInt8], width: Int, top: Int = 0) -> InkPlane {
    InkPlane(width: width, height: levels.count / width, levels: levels, top: top)
  }

  @Test func `is cut out of two planes, as shares of a contrast, between blank rows`() {
    let expected = Self.plane([9, 9, 9, 9, 0, 128, 64, 0, 9, 0, 32, 9], width: 4)
    let actual = Self.plane([9, 9, 9, 9, 9, 9, 9, 9, 0, 64, 16, 9], width: 4)
    let patch = LinePatch(
      expected: expected, actual: actual, rows: 1..<3, columns: 1..<3, down: 1,
      contrasts: (128, 64))
    #expect(patch.width == 2 && patch.height == 4)
    #expect(Array(patch.expected.prefix(8)) == [0, 0, 1, 0.5, 0, 0.25, 0, 0])
    #expect(Array(patch.actual.prefix(8)) == [0, 0, 1, 0.25, 0, 0, 0, 0])
    #expect(patch.expected.dropFirst(8).allSatisfy { $0 == 0 })
    #expect(patch.expected.count == 16 && patch.actual.count == 16)
  }

  @Test func `is cut out of other rows in each, with blank rows after the fewer`() {
    let plane = Self.plane([128, 0, 64, 32, 0, 128], width: 2)
    let patch = LinePatch(
      expected: plane, rows: 0..<1, actual: plane, actualRows: 1..<3, columns: 0..<2,
      contrasts: (128, 128))
    #expect(patch.width == 2 && patch.height == 4)
    #expect(Array(patch.expected.prefix(8)) == [0, 0, 1, 0, 0, 0, 0, 0])
    #expect(Array(patch.actual.prefix(8)) == [0, 0, 0.5, 0.25, 0, 1, 0, 0])
    #expect(patch.expected.count == patch.actual.count)
    let turned = LinePatch(
      expected: plane, rows: 1..<3, actual: plane, actualRows: 0..<1, columns: 0..<2,
      contrasts: (128, 128))
    #expect(turned.height == 4)
    #expect(turned.expected == patch.actual && turned.actual == patch.expected)
  }

  @Test func `has a share of inked pixels that are the same`() {
    // The first is inked just enough, the second is not, and the fifth is a level or two off.
    let patch = Self.row([0.12, 0.1, 1, 0.5, 0.25, 0], [0, 0, 1, 0.53, 0.265, 0])
    #expect(patch.sameShare == 0.5)
    #expect(Self.row([0, 0.1], [0.1, 0]).sameShare == 1)
    #expect(Self.row([0.5], [0.25]).sameShare == 0)
  }

  @Test func `has the same edges where three of four are equal to a level`() {
    #expect(Self.row([0.5, 0.5, 0.5, 0.5], [0.5, 0.5, 0.5, 0.25]).hasSameEdges)
    #expect(!Self.row([0.5, 0.5, 0.5, 0.5], [0.5, 0.5, 0.25, 0.25]).hasSameEdges)
    #expect(Self.row([0.5, 0.5], [0.504, 0.496]).hasSameEdges)
    #expect(!Self.row([0.5, 0.5], [0.507, 0.493]).hasSameEdges)
    #expect(Self.row([1, 1, 0], [1, 1, 0]).hasSameEdges)
  }

  @Test func `has edges only where a pixel is inked in part`() {
    let full: [Float] = [1, 1, 1, 1, 1, 1]
    #expect(!Self.row(full + [0.5, 0.5], full + [0.5, 0.25]).hasSameEdges)
    #expect(!Self.row([0.5, 0.5, 0, 0, 0, 0], [0.5, 0.25, 0, 0, 0, 0]).hasSameEdges)
    // As full as an edge is at most, and as faint.
    #expect(!Self.row([0.5, 0.5, 1], [0.5, 0.5, 1 - LinePatch.leastInk]).hasSameEdges)
    #expect(!Self.row([0.5, 0.5, LinePatch.leastInk], [0.5, 0.5, 0]).hasSameEdges)
    #expect(Self.row([0.5, 0.5, 1], [0.5, 0.5, 0.9]).hasSameEdges)
    #expect(Self.row([0.5, 0.5, 0.1], [0.5, 0.5, 0]).hasSameEdges)
  }

  @Test func `differs by all that its pixels do`() {
    let patch = LinePatch(
      width: 5, height: 2, expected: [1, 0, 0, 0, 0.5, 0, 0, 0, 0, 0.25],
      actual: [0, 0.5, 0, 0, 0.25, 0, 0, 0, 0, 1])
    #expect(patch.difference == 2.5)
    #expect(Self.row([1, 0.5], [1, 0.5]).difference == 0)
  }

  @Test func `is laid over its former place column by column`() {
    let patch = LinePatch(
      width: 4, height: 2, expected: Array(repeating: 0, count: 8),
      actual: [1, 2, 3, 4, 5, 6, 7, 8])
    let moved = { (shifts: [Int]) in Array(patch.realigned(by: shifts).actual.prefix(8)) }
    #expect(moved([1, 1, 1, 1]) == [2, 3, 4, 0, 6, 7, 8, 0])
    #expect(moved([0, -1, 2, -3]) == [1, 1, 0, 1, 5, 5, 0, 5])
    #expect(moved([-1, 0, 0, 0]) == [0, 2, 3, 4, 0, 6, 7, 8])
    #expect(patch.realigned(by: [1, 1, 1, 1]).expected == patch.expected)
  }

  @Test func `has ink in a column or row from 0.12 of the contrast on`() {
    let patch = LinePatch(
      width: 3, height: 4, expected: [0, 0, 0, 0, 0.12, 0, 0.11, 0, 0, 0, 0, 0],
      actual: [0, 0, 0, 0, 0, 0, 0, 0, 0.5, 0, 0, 0])
    #expect(patch.inkedColumns(patch.expected) == [false, true, false])
    #expect(patch.inkedColumns(patch.actual) == [false, false, true])
    #expect(patch.inkedRows(patch.expected) == [1])
    #expect(patch.inkedRows(patch.actual) == [2])
    let rows: Range<Int> = patch.inkedRows
    #expect(rows == 1..<3)
    #expect(LinePatch.leastInk == 0.12)
  }

  @Test func `has all rows where none has ink`() {
    let rows: Range<Int> = Self.row([0, 0.1], [0, 0]).inkedRows
    #expect(rows == 0..<1)
  }

  /// Three rows, of which the middle one has ink in some columns of either picture.
  static func clusters(
    _ expected: Range<Int>, _ actual: Range<Int>, longest: Int
  ) -> [Range<Int>] {
    let row = { (columns: Range<Int>) -> [Float] in
      var levels = [Float](repeating: 0, count: 48)
      for column in columns { levels[16 + column] = 1 }
      return levels
    }
    let patch = LinePatch(width: 16, height: 3, expected: row(expected), actual: row(actual))
    return GlyphCluster.clusters(in: patch, longest: longest).map(\.columns)
  }

  @Test func `has clusters that are cut into even parts where they are long`() {
    #expect(Self.clusters(2..<12, 2..<12, longest: 4) == [2..<5, 5..<8, 8..<12])
    #expect(Self.clusters(2..<10, 2..<10, longest: 4) == [2..<6, 6..<10])
    #expect(Self.clusters(2..<11, 2..<11, longest: 4) == [2..<5, 5..<8, 8..<11])
    #expect(Self.clusters(2..<10, 2..<10, longest: 8) == [2..<10])
  }

  @Test func `has clusters with ink of either picture`() {
    #expect(Self.clusters(2..<4, 3..<6, longest: 8) == [2..<6])
    #expect(Self.clusters(2..<4, 8..<9, longest: 8) == [2..<4, 8..<9])
    #expect(Self.clusters(15..<16, 0..<1, longest: 8) == [0..<1, 15..<16])
  }
}

@Suite struct `What a movement explains` {
  /// A patch of 12 × 10 px with a block of ink in both pictures, and perhaps a dot in the other.
  static func patch(
    _ columns: Range<Int>, _ rows: Range<Int>, level: Float = 1, dot: (x: Int, y: Int)? = nil
  ) -> LinePatch {
    let block = { (columns: Range<Int>, rows: Range<Int>, level: Float) -> [Float] in
      var levels = [Float](repeating: 0, count: 120)
      for row in rows { for column in columns { levels[row * 12 + column] = level } }
      return levels
    }
    var actual = block(columns, rows, level)
    if let dot { actual[dot.y * 12 + dot.x] = 1 }
    return LinePatch(
      width: 12, height: 10, expected: block(3..<8, 3..<7, 1), actual: actual)
  }

  static func sums(
    _ columns: Range<Int>, _ rows: Range<Int>, level: Float = 1, dot: (x: Int, y: Int)? = nil
  ) -> FitSums {
    patch(columns, rows, level: level, dot: dot).sums(columns: 3..<8)
  }

  @Test func `is summed up over a column more at each side, in the patch`() {
    let patch = Self.patch(3..<8, 3..<7)
    #expect(patch.sums(columns: 3..<8).expectedMass == 20)
    #expect(patch.sums(columns: 4..<5).expectedMass == 12)
    #expect(patch.sums(columns: 0..<2).expectedMass == 0)
    #expect(patch.sums(columns: 0..<3).expectedMass == 4)
    #expect(patch.sums(columns: 8..<12).expectedMass == 4)
    let all = Self.patch(0..<12, 3..<7)
    #expect(all.sums(columns: 0..<12).actualMass == 40)
    #expect(all.sums(columns: 0..<1).actualMass == 4)
    #expect(all.sums(columns: 11..<12).actualMass == 4)
  }

  @Test func `is nothing where nothing differs`() {
    let sums = Self.sums(3..<8, 3..<7)
    #expect(sums.isSame && sums.difference == 0 && sums.greatest == 0)
    #expect(sums.unexplained == 0)
    // An edge is as long as the block's outline, less what its corners cut off.
    #expect(abs(sums.edgeLength - (14 + 2 * 2.0.squareRoot())) < 1e-4)
    #expect(Self.sums(3..<8, 3..<7, level: 0.985).isSame)
    #expect(!Self.sums(3..<8, 3..<7, level: 0.97).isSame)
  }

  @Test(arguments: [1, -1])
  func `is all of a shift by a pixel`(by: Int) {
    let across = Self.sums(3 + by..<8 + by, 3..<7)
    #expect(abs(across.fit.dx - Double(by)) < 0.01 && abs(across.fit.dy) < 0.01)
    #expect(across.difference == 8 && across.greatest == 1)
    let down = Self.sums(3..<8, 3 + by..<7 + by)
    #expect(abs(down.fit.dy - Double(by)) < 0.01 && abs(down.fit.dx) < 0.01)
    #expect(down.difference == 10)
    for sums in [across, down] {
      #expect(sums.fit.residual < 0.01 && sums.unexplained < 0.01)
      #expect(abs(sums.fit.dilation) < 0.1 && abs(sums.fit.gain) < 0.1)
      #expect(sums.expectedMass == 20 && sums.actualMass == 20)
    }
  }

  @Test func `is no weight of paler ink, and no shift`() {
    let sums = Self.sums(3..<8, 3..<7, level: 0.75)
    #expect(abs(sums.fit.gain + 2.0 / 7) < 0.01)
    #expect(abs(sums.fit.dilation) < 0.01 && abs(sums.fit.dx) < 0.01)
    #expect(sums.actualMass == 15 && sums.difference == 5 && sums.greatest == 0.25)
    #expect(sums.unexplained < 0.01)
    // A shift explains nothing of it.
    #expect(abs(sums.fit.residual - 0.3385) < 0.01)
  }

  @Test func `is mostly a weight of a block that grew at each edge`() {
    let sums = Self.sums(2..<9, 2..<8)
    #expect(abs(sums.fit.dilation - 1.73) < 0.02)
    #expect(abs(sums.fit.residual - 1.446) < 0.01)
    #expect(abs(sums.unexplained - 0.274) < 0.01)
  }

  @Test func `is hardly anything of a dot`() {
    let sums = Self.sums(3..<8, 3..<7, dot: (3, 1))
    #expect(abs(sums.unexplained - 0.981) < 0.01)
    #expect(sums.difference == 1 && sums.actualMass == 21)
  }

  @Test func `is summed up over several clusters`() {
    var sums = Self.sums(4..<9, 3..<7)
    let one = sums
    sums += Self.sums(3..<8, 3..<7, level: 0.75)
    sums += one
    #expect(sums.expectedMass == 60 && sums.actualMass == 55)
    #expect(sums.difference == 21 && sums.greatest == 1)
    let other = Self.sums(3..<8, 3..<7, level: 0.75)
    #expect(abs(sums.edgeLength - 2 * one.edgeLength - other.edgeLength) < 1e-9)
    #expect(sums.edges.squares == 17.25)
    #expect(sums.moves.squares == 17.25)
    #expect(
      abs(sums.edges.trace(4) - 2 * one.edges.trace(4) - other.edges.trace(4)) < 1e-9)
    var none = FitSums()
    none += one
    #expect(none.expectedMass == 20 && none.actualMass == 20 && none.difference == 8)
    #expect(none.edgeLength == one.edgeLength && none.edges.squares == 8)
    #expect(none.greatest == 1)
    #expect(none.fit == one.fit)
  }

  @Test func `is nothing of no pixels`() {
    let sums = FitSums()
    #expect(sums.expectedMass == 0 && sums.actualMass == 0 && sums.edgeLength == 0)
    #expect(sums.difference == 0 && sums.isSame && sums.unexplained == 0)
    #expect(sums.fit == Fit(dx: 0, dy: 0, dilation: 0, gain: 0, residual: 0))
  }

  /// Sums of one pixel: products in the order 00, 01, 02, 03, 11, 12, 13, 22, 23, 33.
  static func squares(
    _ products: [Float], difference: [Float], squares: Float
  ) -> SquareSums {
    let lane = { (value: Float) -> FitLanes.Lanes in
      var lanes = FitLanes.Lanes()
      lanes[3] = value
      return lanes
    }
    let p = products.map(lane)
    let d = difference.map(lane)
    return SquareSums(
      (p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], p[9]), (d[0], d[1], d[2], d[3]),
      lane(squares))
  }

  @Test func `is solved term by term where the terms are independent`() {
    let sums = Self.squares(
      [4, 0, 0, 0, 1, 0, 0, 2, 0, 8], difference: [8, 3, 1, 4], squares: 30)
    #expect(sums.trace(1) == 4 && sums.trace(2) == 5)
    #expect(sums.trace(3) == 7 && sums.trace(4) == 15)
    let off = sums.solution - SIMD4<Double>(2, 3, 0.5, 0.5)
    #expect((off * off).sum() < 1e-4)
    #expect(sums.rest(of: SIMD4(2, 3, 0.5, 0.5)) == 2.5)
    #expect(sums.rest(of: SIMD4()) == 30)
  }

  @Test func `is solved together where the terms are not`() {
    let sums = Self.squares(
      [4, 1, 0, 1, 2, 0.5, 0, 3, 1, 5], difference: [6, 4, 7.5, 8], squares: 33)
    let off = sums.solution - SIMD4<Double>(1, 1, 2, 1)
    #expect((off * off).sum() < 1e-4)
    #expect(sums.rest(of: SIMD4(1, 1, 2, 1)) == 0)
    #expect(sums.rest(of: SIMD4(1, 1, 1, 1)) == 3)
  }

  @Test func `is never less than nothing`() {
    let sums = Self.squares(
      [4, 0, 0, 0, 1, 0, 0, 2, 0, 8], difference: [8, 3, 1, 4], squares: 10)
    #expect(sums.rest(of: SIMD4(2, 3, 0.5, 0.5)) == 0)
  }

  @Test func `has products of each two terms`() {
    let products: [Float] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    let sums = Self.squares(products, difference: [1, 2, 4, 8], squares: 1000)
    let units: [SIMD4<Double>] = [
      SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1),
    ]
    let (differences, diagonal) = (SIMD4<Double>(1, 2, 4, 8), [1.0, 5, 8, 10])
    var place = 0
    for one in 0..<4 {
      for other in one..<4 {
        let terms = units[one] + units[other]
        let linear = (terms * differences).sum()
        let product = Double(products[place])
        let square =
          one == other ? 4 * product : diagonal[one] + diagonal[other] + 2 * product
        let rest = 1000 - 2 * linear + square
        #expect(sums.rest(of: terms) == rest, "\(one), \(other)")
        place += 1
      }
    }
  }
}
