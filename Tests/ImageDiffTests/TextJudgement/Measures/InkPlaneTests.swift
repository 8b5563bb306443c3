import Imaging
import Testing

@testable import TextJudgement

@Suite struct `A plane of ink` {
  /// Rows 5 to 7 of a plane, with the levels from 1 to 12.
  static var numbered: InkPlane {
    InkPlane(width: 4, height: 3, levels: (1...12).map { UInt8($0) }, top: 5)
  }

  /// Ink in row 0 at column 2, in row 1 at column 1 and in row 2 at column 4.
  static var plane: InkPlane {
    InkPlane(width: 5, height: 3, levels: [0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1])
  }

  @Test func `knows where its rows begin, and has no others`() {
    #expect(Self.numbered.start(ofRow: 4) == nil)
    #expect(Self.numbered.start(ofRow: 5) == 0)
    #expect(Self.numbered.start(ofRow: 7) == 8)
    #expect(Self.numbered.start(ofRow: 8) == nil)
  }

  @Test func `is cut to some of its rows, without boxes`() {
    let boxes = [
      PixelRect(x: 1, y: 5, width: 2, height: 2), PixelRect(x: 0, y: 7, width: 1, height: 9),
      PixelRect(x: 3, y: 7, width: 5, height: 1),
    ]
    let cut = Self.numbered.cut(toRows: 6..<20, without: boxes)
    #expect(cut.top == 6 && cut.width == 4 && cut.height == 2)
    #expect(cut.levels == [5, 0, 0, 8, 0, 10, 11, 0])
    let first = Self.numbered.cut(toRows: 0..<6, without: [])
    #expect(first.top == 5 && first.height == 1)
    #expect(first.levels == [1, 2, 3, 4])
  }

  @Test func `marks what is at least so full, as a share of the fullest`() {
    let plane = InkPlane(width: 5, height: 1, levels: [0, 100, 99, 200, 50])
    #expect(plane.fullMarks(from: 0.5) == [0, 1, 0, 1, 0])
    #expect(plane.fullMarks(from: 0) == [0, 1, 1, 1, 1])
  }

  @Test func `marks nothing where it is blank`() {
    #expect(InkPlane(width: 2, height: 1, levels: [0, 0]).fullMarks(from: 0.5) == [0, 0])
  }

  @Test func `has columns with ink, from the first to the last`() {
    #expect(Self.plane.inkedColumns(rows: 0..<3) == 1..<5)
    #expect(Self.plane.inkedColumns(rows: 0..<2) == 1..<3)
    #expect(Self.plane.inkedColumns(rows: 1..<3) == 1..<5)
    #expect(Self.plane.inkedColumns(rows: 2..<3) == 4..<5)
    #expect(Self.plane.inkedColumns(rows: -2..<1) == 2..<3)
    #expect(Self.plane.inkedColumns(rows: 5..<9) == nil)
    let first = InkPlane(width: 3, height: 2, levels: [0, 0, 0, 1, 0, 0])
    #expect(first.inkedColumns(rows: 0..<1) == nil)
    #expect(first.inkedColumns(rows: 0..<2) == 0..<1)
  }

  @Test func `has rows with ink, from the first to the last`() {
    #expect(Self.plane.inkedRows(of: 0..<3, columns: 0..<5) == 0..<3)
    #expect(Self.plane.inkedRows(of: 0..<3, columns: 1..<2) == 1..<2)
    #expect(Self.plane.inkedRows(of: -3..<9, columns: 1..<3) == 0..<2)
    #expect(Self.plane.inkedRows(of: 0..<3, columns: 3..<4) == nil)
    #expect(Self.plane.inkedRows(of: -3..<0, columns: 0..<5) == nil)
  }

  @Test func `has no ink in rows that it does not have`() {
    #expect(Self.numbered.mass(rows: 0..<5) == 0)
    #expect(Self.numbered.mass(rows: 4..<6) == 10)
    #expect(Self.numbered.mass(rows: 6..<9, columns: 1..<3) == 34)
  }

  @Test func `has lines with a row of ink or more`() {
    let plane = InkPlane(width: 2, height: 6, levels: [0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1])
    #expect(plane.lines == [0..<1, 4..<6])
  }

  /// The fullest ink of a row of pixels, by how many have which level.
  static func contrast(_ counts: (Int, UInt8)...) -> UInt8 {
    let levels = counts.flatMap { Array(repeating: $0.1, count: $0.0) }
    let plane = InkPlane(width: levels.count, height: 1, levels: levels)
    return InkLevels(plane, rows: 0..<1, columns: 0..<levels.count).contrast
  }

  @Test func `is as full as one inked pixel in 200 is, and more than three`() {
    #expect(Self.contrast((796, 100), (4, 200), (900, 0)) == 200)
    #expect(Self.contrast((797, 100), (4, 200)) == 100)
    #expect(Self.contrast((100, 100), (3, 200)) == 100)
    #expect(Self.contrast((100, 100), (4, 200)) == 200)
    #expect(Self.contrast((2, 1)) == 1)
    #expect(Self.contrast((1, 255), (1, 7)) == 7)
    #expect(Self.contrast((3, 0)) == 0)
  }

  static func measures(_ levels: [UInt8]) -> LineMeasures {
    LineMeasures(
      InkPlane(width: levels.count, height: 1, levels: levels), rows: 0..<1,
      columns: 0..<levels.count)
  }

  @Test func `is full from 93 % of the fullest on, as a share of what is half as full`() {
    let measures = Self.measures([200, 200, 200, 200, 186, 185, 100, 99, 0])
    #expect(measures.contrast == 200)
    #expect(measures.fullShare == 5.0 / 7)
    #expect(measures.mass == 1370)
    #expect(LineMeasures.telling == 0.3)
  }

  @Test func `is an edge between a quarter and three quarters of the fullest`() {
    let measures = Self.measures([4, 4, 4, 4, 3, 2, 1])
    #expect(measures.inked == 5)
    #expect(measures.halfInked == 1)
    let full = Self.measures([255, 255, 255, 255])
    #expect(full.inked == 4 && full.halfInked == 0 && full.fullShare == 1)
    let faint = Self.measures([1, 1, 1, 1])
    #expect(faint.inked == 4 && faint.halfInked == 0 && faint.fullShare == 1)
  }

  @Test func `has no measures where it is blank`() {
    let measures = Self.measures([0, 0, 0])
    #expect(measures.contrast == 0 && measures.mass == 0 && measures.spread == 0)
    #expect(measures.inked == 0 && measures.halfInked == 0 && measures.fullShare == 0)
  }

  @Test func `spreads by rows weighted by their ink`() {
    // Three quarters of it in row 0 and a quarter in row 4: the middle is 1.
    let levels: [UInt8] = [9, 9, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0]
    let plane = InkPlane(width: 3, height: 5, levels: levels)
    let measures = LineMeasures(plane, rows: 0..<5, columns: 0..<3)
    #expect(abs(measures.spread * measures.spread - 3) < 1e-9)
  }
}
