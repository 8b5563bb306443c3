import ImageDiff
import Imaging
import Testing

@testable import PictureDiff

@Suite struct `Boxes that are close to each other` {
  private func box(_ x: Int, _ y: Int, _ width: Int = 1, _ height: Int = 1) -> PixelRect {
    PixelRect(x: x, y: y, width: width, height: height)
  }

  private func joined(_ boxes: [PixelRect], most: Int = 9) -> [PixelRect] {
    BoxGroups(reach: 4, most: most).joined(boxes)
  }

  @Test func `are joined where their squares touch, at a corner too`() {
    // Squares of four pixels start at the first box.
    #expect(joined([box(0, 0), box(7, 0)]) == [box(0, 0, 8, 1)])
    #expect(joined([box(0, 0), box(8, 0)]) == [box(0, 0), box(8, 0)])
    #expect(joined([box(0, 0), box(0, 7)]) == [box(0, 0, 1, 8)])
    #expect(joined([box(0, 0), box(0, 8)]) == [box(0, 0), box(0, 8)])
    #expect(joined([box(0, 0), box(7, 7)]) == [box(0, 0, 8, 8)])
    #expect(joined([box(7, 0), box(0, 7)]) == [box(0, 0, 8, 8)])
    #expect(joined([box(0, 0), box(8, 7)]) == [box(0, 0), box(8, 7)])
    #expect(joined([box(0, 0, 2, 2), box(5, 0), box(11, 0)]) == [box(0, 0, 12, 2)])
  }

  @Test func `are not joined around the edge of the squares`() {
    // The last square of a row and the first of the next are no neighbours.
    #expect(joined([box(12, 0), box(0, 4)]) == [box(12, 0), box(0, 4)])
    #expect(joined([box(0, 0), box(12, 4)]) == [box(0, 0), box(12, 4)])
    #expect(joined([box(8, 0), box(0, 4)]) == [box(8, 0), box(0, 4)])
    #expect(joined([box(8, 0), box(0, 8)]) == [box(8, 0), box(0, 8)])
  }

  @Test func `are in the order of their places, without empty ones`() {
    #expect(joined([box(40, 0), box(0, 0), box(20, 20)]) == [box(0, 0), box(40, 0), box(20, 20)])
    #expect(joined([box(0, 20), box(20, 0)]) == [box(20, 0), box(0, 20)])
    #expect(joined([box(90, 90, 0, 5), box(3, 3)]) == [box(3, 3)])
    #expect(joined([]) == [])
  }

  @Test func `are joined over more room until there are few enough`() {
    let boxes = [box(0, 0), box(12, 0), box(24, 0)]
    #expect(joined(boxes, most: 3) == boxes)
    // Squares of eight: the first two touch.
    #expect(joined(boxes, most: 2) == [box(0, 0, 13, 1), box(24, 0)])
    #expect(joined(boxes, most: 1) == [box(0, 0, 25, 1)])
  }

  @Test func `are one where they overlap, and not where they only touch`() {
    #expect(
      BoxGroups.apart([box(0, 0, 2, 2), box(4, 0, 2, 2), box(1, 0, 4, 1)]) == [box(0, 0, 6, 2)])
    let beside = [box(0, 0, 2, 2), box(2, 0, 2, 2), box(0, 2, 2, 2)]
    #expect(BoxGroups.apart(beside) == beside)
  }
}

@Suite struct `Frames of words in a line` {
  private static func frames(_ boxes: [PixelRect], side: Int = 100) -> [PixelRect] {
    BoxOutlines(around: boxes, within: PixelSize(width: side, height: side)).frames
  }

  @Test func `are one up to a gap as high as the lower word`() {
    let first = PixelRect(x: 10, y: 10, width: 20, height: 10)
    #expect(
      Self.frames([first, PixelRect(x: 40, y: 10, width: 20, height: 12)])
        == [PixelRect(x: 7, y: 7, width: 56, height: 18)])
    #expect(Self.frames([first, PixelRect(x: 41, y: 10, width: 20, height: 12)]).count == 2)
  }

  @Test func `are one where half of the lower word is beside the other`() {
    let first = PixelRect(x: 10, y: 10, width: 20, height: 10)
    #expect(Self.frames([first, PixelRect(x: 40, y: 15, width: 20, height: 10)]).count == 1)
    #expect(Self.frames([first, PixelRect(x: 40, y: 16, width: 20, height: 10)]).count == 2)
  }

  @Test func `are only around what lies in the picture`() {
    #expect(Self.frames([PixelRect(x: 200, y: 0, width: 5, height: 5)]) == [])
    #expect(
      Self.frames([PixelRect(x: 90, y: 90, width: 50, height: 50)])
        == [PixelRect(x: 87, y: 87, width: 13, height: 13)])
  }

  @Test func `have each of their points`() {
    var points: Set<PixelPoint> = []
    let outlines = BoxOutlines(
      around: [PixelRect(x: 0, y: 0, width: 1, height: 1)],
      within: PixelSize(width: 9, height: 9))
    outlines.forEachPoint { points.insert($0) }
    // A frame of four by four pixels.
    #expect(points.count == 12)
    #expect(points.allSatisfy { $0.x == 0 || $0.x == 3 || $0.y == 0 || $0.y == 3 })
    #expect(points.allSatisfy { (0...3).contains($0.x) && (0...3).contains($0.y) })
  }
}

@Suite struct `Rows that differ` {
  @Test func `are bands of those one below the other`() {
    var bands = RowBands()
    for row in [3, 4, 5, 9, 11, 12] { bands.insert(row) }
    #expect(bands.ranges == [3..<6, 9..<10, 11..<13])
    #expect(bands.rowCount == 6)
  }

  @Test func `are 64 bands at most, the closest joined`() {
    var bands = RowBands()
    // A gap of nine rows each, but for one of four.
    for index in 0..<64 { bands.insert(index * 10 + (index < 30 ? 0 : -5)) }
    #expect(bands.ranges.count == 64)
    bands.insert(1000)
    #expect(bands.ranges.count == 64)
    #expect(bands.ranges.contains(290..<296))
    #expect(bands.ranges.last == 1000..<1001)
    #expect(bands.rowCount == 65)
    bands.insert(1001)
    #expect(bands.ranges.last == 1000..<1002)
  }

  @Test func `are told with their number`() {
    let box = PixelRect(x: 1, y: 2, width: 3, height: 4)
    let place = PixelPoint(x: 1, y: 2)
    for (count, words) in [(1, "1 pixel differs"), (2, "2 pixels differ")] {
      let difference = PixelDifference(
        differingPixels: count, boundingBox: box, greatestChannelDifference: 5, first: place)
      #expect(difference.description == words + " within 3 × 4 px at (1, 2), by up to 5")
    }
  }

  @Test(arguments: [(25, 24, true), (24, 24, false), (25, 23, false), (100, 100, true)])
  func `are wide as a column is from a fourth and 24 rows on`(
    width: Int, height: Int, isWide: Bool
  ) {
    let difference = PixelDifference(
      differingPixels: 1, boundingBox: PixelRect(x: 0, y: 0, width: width, height: height),
      greatestChannelDifference: 1, first: PixelPoint(x: 0, y: 0))
    #expect(
      ColumnEvidence.isWide(difference, in: PixelSize(width: 100, height: 200)) == isWide)
  }
}

@Suite struct `An ignored area` {
  private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
    PixelRect(x: x, y: y, width: width, height: height)
  }

  @Test func `leaves the columns beside it in each row`() {
    let area = IgnoredArea([rect(4, 0, 3, 3), rect(2, 1, 3, 1)])
    #expect(area.counted(of: 0..<10, in: 0) == [0..<4, 7..<10])
    #expect(area.counted(of: 0..<10, in: 1) == [0..<2, 7..<10])
    #expect(area.counted(of: 0..<10, in: 2) == [0..<4, 7..<10])
    #expect(area.counted(of: 0..<10, in: 3) == [0..<10])
    #expect(area.counted(of: 3..<6, in: 1) == [])
    #expect(area.counted(of: 6..<8, in: 1) == [7..<8])
    #expect(area.counted(of: 0..<2, in: 1) == [0..<2])
    #expect(area.ignored(of: 0..<10, in: 1) == [2..<5, 4..<7])
    #expect(area.ignored(of: 7..<10, in: 1) == [])
  }

  @Test func `may begin or end with the picture`() {
    #expect(IgnoredArea([rect(0, 0, 2, 1)]).counted(of: 0..<10, in: 0) == [2..<10])
    #expect(IgnoredArea([rect(8, 0, 2, 1)]).counted(of: 0..<10, in: 0) == [0..<8])
    #expect(IgnoredArea([rect(0, 0, 10, 1)]).counted(of: 0..<10, in: 0) == [])
    let inner = IgnoredArea([rect(1, 0, 8, 1), rect(2, 0, 2, 1)])
    #expect(inner.counted(of: 0..<10, in: 0) == [0..<1, 9..<10])
  }

  @Test func `has no part left of or above all pictures`() {
    #expect(IgnoredArea([rect(-3, -1, 5, 2)]).rectangles == [rect(0, 0, 2, 1)])
    #expect(IgnoredArea([rect(-3, 0, 3, 2), rect(0, 0, 0, 2), rect(0, 0, 2, 0)]).isEmpty)
    let far = IgnoredArea([rect(5, 3, .max, .max)]).rectangles
    #expect(far == [rect(5, 3, 0x8000_0000 - 5, 0x8000_0000 - 3)])
    #expect(IgnoredArea([rect(0x8000_0000, 0, 1, 1)]).isEmpty)
    #expect(!IgnoredArea([rect(0x7FFF_FFFF, 0, 1, 1)]).isEmpty)
  }
}
