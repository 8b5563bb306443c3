import Imaging
import Testing

@testable import TextJudgement

@Suite struct `Ink that came or went` {
  /// A patch with blank rows above and below, as all have.
  static func patch(_ expected: String, _ actual: String) -> LinePatch {
    let levels = { (drawing: String) in
      drawing.split(separator: "\n").flatMap { row in
        row.map { mark in mark == "#" ? Float(1) : Float(mark.wholeNumberValue ?? 0) / 10 }
      }
    }
    let width = expected.prefix { $0 != "\n" }.count
    let plane = levels(expected)
    return LinePatch(
      width: width, height: plane.count / width, expected: plane, actual: levels(actual))
  }

  static func marks(_ expected: String, _ actual: String) -> [InkMark] {
    InkMarks.marks(in: patch(expected, actual), least: 0.32)
  }

  @Test func `is a mark where the other picture has none within a pixel`() {
    let marks = Self.marks(
      "........\n.#......\n........\n...##...\n........",
      "........\n........\n........\n...##...\n........")
    #expect(marks.map(\.box) == [PixelRect(x: 1, y: 1, width: 1, height: 1)])
    #expect(marks.map(\.isNew) == [false])
  }

  @Test func `is new where only the actual picture has it`() {
    let marks = Self.marks("......\n......\n......", "......\n..##..\n......")
    #expect(marks.map(\.box) == [PixelRect(x: 2, y: 1, width: 2, height: 1)])
    #expect(marks.map(\.isNew) == [true])
  }

  @Test func `is none where ink moved by a pixel`() {
    #expect(Self.marks("......\n.##...\n......", "......\n..##..\n......").isEmpty)
  }

  @Test func `is none where it is fainter than counts`() {
    #expect(Self.marks("......\n..3...\n......", "......\n......\n......").isEmpty)
    #expect(!Self.marks("......\n..4...\n......", "......\n......\n......").isEmpty)
  }

  @Test func `is a hole where ink is gone from the midst of it`() {
    let marks = Self.marks(
      ".......\n.#####.\n.#####.\n.#####.\n.......", ".......\n.#####.\n.##.##.\n.#####.\n.......")
    #expect(marks.map(\.box) == [PixelRect(x: 3, y: 2, width: 1, height: 1)])
  }
}

@Suite struct `A move by whole pixels` {
  static let blank = "..........\n"

  static func shift(_ expected: String, _ actual: String) -> WholeShift? {
    WholeShift(in: InkMarksTestsPatch.patch(blank + expected + blank, blank + actual + blank))
  }

  @Test func `is found with its ways`() {
    let shift = Self.shift(
      "..#5......\n..##......\n..........\n", "..........\n...#5.....\n...##.....\n")
    #expect(shift?.dx == 1)
    #expect(shift?.dy == 1)
  }

  @Test(arguments: [(1, 0), (-1, 0), (0, 1), (0, -1)])
  func `is the nearest of those that explain the move of an even bar`(dx: Int, dy: Int) {
    // Two px to the left, too, the ink that is new and the ink that is gone find ink and blank.
    let bar = { (dx: Int, dy: Int) in
      (0..<8).map { row in
        String((0..<10).map { (4..<6).contains($0 - dx) && (3..<5).contains(row - dy) ? "#" : "." })
          + "\n"
      }.joined()
    }
    let shift = Self.shift(bar(0, 0), bar(dx, dy))
    #expect(shift?.dx == dx && shift?.dy == dy)
  }

  @Test func `is found where it comes to touch what stayed`() {
    let shift = Self.shift("##..#5..##\n##..##..##\n", "##...#5.##\n##...##.##\n")
    #expect(shift?.dx == 1)
    #expect(shift?.dy == 0)
  }

  @Test func `is none where ink went`() {
    #expect(Self.shift("..##......\n..##......\n", "..........\n..........\n") == nil)
  }

  @Test func `is none where the shape is another`() {
    #expect(
      Self.shift(".####.....\n.#........\n.####.....\n", "..##......\n..##......\n.#..#.....\n")
        == nil)
  }
}

private typealias InkMarksTestsPatch = `Ink that came or went`
