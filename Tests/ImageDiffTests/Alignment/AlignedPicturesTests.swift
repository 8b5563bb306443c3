import Imaging
import Testing
import TextJudgement

@testable import PictureDiff

/// Lists whose rows have 30 px and tables whose columns have 60 px, drawn and compared.
@Suite struct `Aligned pictures` {
  private static let rows = ["Hello tell", "one unit", "Hit tilt", "noon ten", "Hot tin", "lent"]
  private static let columns = ["Hit\none\nten", "let\ntwo\nunit", "I\nnoon\nto", "tin\nlet\nHo"]

  /// A list as high as its rows, or as high as asked for.
  private static func list(_ rows: [String], height: Int? = nil) -> Bitmap {
    StrokeText(text: rows.joined(separator: "\n"), size: 20, place: (10, 9))
      .picture(width: 160, height: height ?? rows.count * 30)
  }

  private static func table(_ columns: [String], width: Int? = nil) -> Bitmap {
    let pictures = columns.map {
      StrokeText(text: $0, size: 16, place: (8, 7)).picture(width: 60, height: 90)
    }
    let blank = [UInt8](repeating: 255, count: (width ?? columns.count * 60) - columns.count * 60)
    return Bitmap(
      width: width ?? columns.count * 60, height: 90, format: .gray8,
      bytes: (0..<90).flatMap { row in
        pictures.flatMap { $0.bytes[row * 60..<row * 60 + 60] } + blank
      })
  }

  private static func found(_ expected: Bitmap, _ actual: Bitmap) -> MetricComparison {
    compare(expected: expected, actual: actual, by: .exact)
  }

  private static func words(_ expected: Bitmap, _ actual: Bitmap) -> [String] {
    found(expected, actual).findings.map(\.description)
  }

  @Test func `report an inserted row and nothing else`() {
    var after = Self.rows
    after.insert("Into ten", at: 1)
    #expect(
      Self.words(Self.list(Self.rows), Self.list(after))
        == ["a row of 30 px was inserted at y = 30"])
  }

  @Test func `report a removed row and nothing else`() {
    var after = Self.rows
    after.remove(at: 2)
    #expect(
      Self.words(Self.list(Self.rows), Self.list(after)) == ["a row of 30 px was removed at y = 60"]
    )
  }

  @Test func `report two insertions`() {
    var after = Self.rows
    after.insert("to Leon", at: 4)
    after.insert("Into ten", at: 1)
    #expect(
      Self.words(Self.list(Self.rows), Self.list(after)) == [
        "a row of 30 px was inserted at y = 30", "a row of 30 px was inserted at y = 150",
      ])
  }

  @Test func `report a row that moved`() {
    var after = Self.rows
    after.insert(after.remove(at: 1), at: 4)
    #expect(
      Self.words(Self.list(Self.rows), Self.list(after))
        == ["a row of 30 px moved from y = 30 to y = 120"])
  }

  /// A list with a heading, whose rows each end in a line of one px.
  private static func ruled(_ rows: [String]) -> Bitmap {
    var picture = StrokeText(
      text: (["Hit"] + rows).joined(separator: "\n"), size: 20, place: (10, 9)
    )
    .picture(width: 160, height: rows.count * 30 + 60).bytes
    for y in 2...rows.count + 1 {
      for x in 10..<160 { picture[(y * 30 - 1) * 160 + x] = 200 }
    }
    return Bitmap(width: 160, height: rows.count * 30 + 60, format: .gray8, bytes: picture)
  }

  @Test func `put a row below the line above it`() {
    var after = Self.rows
    after.insert("Into ten", at: 2)
    #expect(
      Self.words(Self.ruled(Self.rows), Self.ruled(after))
        == ["a row of 30 px was inserted at y = 90"])
    #expect(
      Self.words(Self.ruled(after), Self.ruled(Self.rows))
        == ["a row of 30 px was removed at y = 90"])
  }

  @Test func `report a row with a line that became the first`() throws {
    var after = Self.rows
    after.insert(after.remove(at: 3), at: 0)
    let words = Self.words(Self.ruled(Self.rows), Self.ruled(after))
    #expect(words.count == 1)
    #expect(try #require(words.first).contains("a row of 30 px moved from y = 120 to y = "))
  }

  @Test func `report a word that changed beside an inserted row, and its line`() {
    var after = Self.rows
    after[4] = "Hot ten"
    after.insert("Into ten", at: 1)
    let found = Self.found(Self.list(Self.rows, height: 300), Self.list(after, height: 300))
    #expect(found.findings.first?.description == "a row of 30 px was inserted at y = 30")
    #expect(found.findings.count > 1)
    #expect(found.findings.dropFirst().allSatisfy { $0.lines == [5] })
  }

  @Test func `count lines in the expected picture`() {
    var after = Self.rows
    after[4] = "Hot ten"
    after.remove(at: 1)
    let found = Self.found(Self.list(Self.rows), Self.list(after))
    #expect(found.findings.first?.description == "a row of 30 px was removed at y = 30")
    #expect(found.findings.count > 1)
    #expect(found.findings.dropFirst().allSatisfy { $0.lines == [5] })
  }

  @Test func `take the row that keeps most of its text for the one that changed`() {
    var after = Self.rows
    after[1] = "one unit tell"
    after.insert("Hill", at: 2)
    after.insert("Leon tilt", at: 1)
    let found = Self.found(Self.list(Self.rows), Self.list(after))
    #expect(
      found.findings.prefix(2).map(\.description) == [
        "a row of 30 px was inserted at y = 30", "a row of 30 px was inserted at y = 90",
      ])
    #expect(found.findings.dropFirst(2).allSatisfy { $0.lines == [2] })
  }

  @Test func `report an inserted column and nothing else`() {
    var after = Self.columns
    after.insert("Eon\ntie\nnil", at: 1)
    #expect(
      Self.words(Self.table(Self.columns), Self.table(after))
        == ["a column of 60 px was inserted at x = 60"])
    #expect(
      Self.words(Self.table(Self.columns, width: 360), Self.table(after, width: 360))
        == ["a column of 60 px was inserted at x = 60"])
  }

  @Test func `report a removed column and nothing else`() {
    var after = Self.columns
    after.remove(at: 2)
    #expect(
      Self.words(Self.table(Self.columns), Self.table(after))
        == ["a column of 60 px was removed at x = 120"])
  }

  @Test func `report a column that moved`() {
    var after = Self.columns
    after.insert(after.remove(at: 0), at: 2)
    #expect(
      Self.words(Self.table(Self.columns), Self.table(after))
        == ["a column of 60 px moved from x = 0 to x = 120"])
  }

  @Test func `report a word that changed beside an inserted column`() {
    var after = Self.columns
    after[3] = "tin\nlet\nEllen"
    after.insert("Eon\ntie\nnil", at: 1)
    let found = Self.found(Self.table(Self.columns), Self.table(after))
    #expect(found.findings.first?.description == "a column of 60 px was inserted at x = 60")
    #expect(found.findings.count > 1)
    #expect(found.findings.dropFirst().allSatisfy { $0.lines == [3] && $0.area.x >= 240 })
  }

  @Test func `leave a word that is new in one line to the judgement of text`() {
    let found = Self.found(Self.list(["Hello tell"]), Self.list(["Hello one tell"]))
    #expect(found.alignment == nil)
  }

  @Test func `leave a gap in the picture of the difference for a column`() throws {
    var after = Self.columns
    after.insert("Eon\ntie\nnil", at: 1)
    let (expected, actual) = (Self.table(Self.columns), Self.table(after))
    let found = Self.found(expected, actual)
    let picture = differencePicture(
      expected: expected, actual: actual, clusters: found.clusters, alignment: found.alignment)
    #expect(picture.size == PixelSize(width: 300, height: 90))
    #expect(!Self.hasColor(picture, columns: 0..<50))
    #expect(Self.hasColor(picture, columns: 60..<120))
    #expect(!Self.hasColor(picture, columns: 130..<300))
  }

  @Test func `leave a gap in the picture of the difference for a row`() {
    var after = Self.rows
    after.remove(at: 2)
    let (expected, actual) = (Self.list(Self.rows), Self.list(after))
    let found = Self.found(expected, actual)
    let picture = differencePicture(
      expected: expected, actual: actual, clusters: found.clusters, alignment: found.alignment)
    #expect(picture.size == expected.size)
    #expect(Self.hasColor(picture, columns: 0..<160, rows: 60..<90))
    #expect(!Self.hasColor(picture, columns: 0..<160, rows: 0..<55))
    #expect(!Self.hasColor(picture, columns: 0..<160, rows: 95..<180))
  }

  private static func hasColor(
    _ picture: Bitmap, columns: Range<Int>, rows: Range<Int>? = nil
  ) -> Bool {
    (rows ?? 0..<picture.height).contains { y in
      columns.contains { x in
        let color = picture.color(x: x, y: y)
        return color.red != color.green || color.green != color.blue
      }
    }
  }
}
