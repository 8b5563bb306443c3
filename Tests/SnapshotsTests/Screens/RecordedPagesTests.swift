import ImageDiff
import Imaging
import RecordedText
import Testing

/// Pages of more pixels than are looked at as a whole.
@Suite struct `What is found about two long pages` {
  enum Edit: String {
    case boxGone = "a box is gone"
    case boxesPaler = "three boxes are paler"
    case boxNew = "a box is new"
    case rowsInOneSize = "three rows more in one size"
    case rowsWithBox = "60 rows with a box more"
    case rowsLess = "400 rows less"
    case rowsAtEnd = "blank rows more at the end"
    case dotsInSome = "a dot in every 50th row"
    case dotsInAll = "a dot in every row"
  }

  /// A white page with a box every 240 rows, each at another place.
  private struct Page {
    static let width = 320
    static let height = 20_000
    private var bytes = [UInt8](repeating: 255, count: Page.width * Page.height)

    init() {
      for number in 0..<80 { paintBox(number) }
    }

    /// Paints a box of ten rows.
    private mutating func paint(row: Int, column: Int, length: Int, level: UInt8 = 0) {
      for row in row..<row + 10 {
        for x in column..<column + length { bytes[row * Self.width + x] = level }
      }
    }

    private mutating func paintBox(_ number: Int, level: UInt8 = 0) {
      paint(
        row: 100 + number * 240, column: 10 + number * 37 % 260, length: 8 + number % 30,
        level: level)
    }

    private mutating func paintDots(every step: Int) {
      for row in stride(from: 0, to: Self.height, by: step) {
        bytes[row * Self.width + row * 7 % Self.width] = 0
      }
    }

    private mutating func insert(_ rows: Int, at row: Int) {
      let place = row * Self.width
      let blank = [UInt8](repeating: 255, count: rows * Self.width)
      bytes.replaceSubrange(place..<place, with: blank)
    }

    mutating func make(_ edit: Edit) {
      switch edit {
      case .boxGone: paintBox(40, level: 255)
      case .boxesPaler: for number in [0, 40, 79] { paintBox(number, level: 9) }
      case .boxNew: paint(row: 9_000, column: 30, length: 200)
      case .rowsInOneSize:
        insert(3, at: 5_000)
        bytes.removeLast(3 * Self.width)
      case .rowsWithBox:
        insert(60, at: 5_000)
        paint(row: 5_020, column: 70, length: 99)
      case .rowsLess: bytes.removeSubrange(7_000 * Self.width..<7_400 * Self.width)
      case .rowsAtEnd: insert(100, at: Self.height)
      case .dotsInSome: paintDots(every: 50)
      case .dotsInAll: paintDots(every: 1)
      }
    }

    func file() throws -> MemorySource {
      let picture = Bitmap(
        width: Self.width, height: bytes.count / Self.width, format: .gray8, bytes: bytes)
      return MemorySource(try PNG.encode(picture, for: .fast), name: "page.png")
    }
  }

  @Test(arguments: [
    ("boxes", [Edit.boxGone, .boxesPaler, .boxNew]),
    ("rows", [Edit.rowsInOneSize, .rowsWithBox, .rowsLess, .rowsAtEnd]),
    ("dots", [Edit.dotsInSome, .dotsInAll]),
  ])
  func `is what is on record`(name: String, edits: [Edit]) throws {
    let page = Page()
    let before = try page.file()
    var lines: [String] = []
    for edit in edits {
      var edited = page
      edited.make(edit)
      let after = try edited.file()
      lines.append(edit.rawValue)
      for metric in [Metric.exact, .pixelmatch(PixelmatchRule())] {
        let found = try compare(expected: before, actual: after, by: metric)
        lines += ComparisonWords.lines(of: found).map { "  " + $0 }
      }
    }
    let difference = try RecordedText("pages-\(name)").difference(from: lines)
    #expect(difference == nil)
  }
}
