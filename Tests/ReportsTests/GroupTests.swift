import Snapshots
import JSON
import DynamicType
import Imaging
import Testing

@testable import Reports
@testable import Changes
@testable import Suites
@testable import Verification

/// Cells with one of two inputs or both, and with effects that are alike without being equal.
@Suite struct `Groups of cells with the same changes` {
  /// The gray that text turned from black. Those less than 25 levels apart are alike.
  private static func gray(_ level: UInt8) -> Change {
    Change(
      .color, role: .pixels, place: ChangePlace(lines: [1]),
      amount: .colors(from: .black, to: RGBAColor(red: level, green: level, blue: level)),
      sentence: "line 1 is of gray \(level), was black")
  }

  private static func cell(_ category: ContentSizeCategory, _ changes: Change...) -> CellResult {
    CellResult(name: Sample.name(category), verdict: .changed, words: "x", changes: changes)
  }

  private static let cells = [
    cell(.extraSmall, Sample.text), cell(.small, Sample.text, Sample.weight),
    cell(.medium, Sample.weight), cell(.large, gray(60)), cell(.extraLarge, gray(80)),
    // This is near the one before, but not near the first.
    cell(.extraExtraLarge, gray(100)), cell(.extraExtraExtraLarge, Sample.weight, Sample.text),
  ]

  private static let results = RunResults(
    suite: "app", toolVersion: "1.2.3", declaredCount: 7, cells: cells)

  private func expectAll(
    _ groups: ChangeGroups, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(
      groups.groups.map(\.summary) == [
        "2 cells, 2 changes: the text says “20”, was “19”; weight is 800, was 400",
        "2 cells, one cause: line 1 is of gray 60, was black",
        "1 cell, one cause: the text says “20”, was “19”",
        "1 cell, one cause: weight is 800, was 400",
        "1 cell, one cause: line 1 is of gray 100, was black",
      ], sourceLocation: location)
    #expect(
      groups.groups.map { $0.cells.map(\.category) } == [
        [.small, .extraExtraExtraLarge], [.large, .extraLarge], [.extraSmall], [.medium],
        [.extraExtraLarge],
      ], sourceLocation: location)
    #expect(
      groups.changes.map(\.sentence) == [
        "the text says “20”, was “19”", "weight is 800, was 400",
        "line 1 is of gray 60, was black", "line 1 is of gray 100, was black",
      ], sourceLocation: location)
    #expect(
      groups.changes.map { $0.cells.map(\.category) } == [
        [.extraSmall, .small, .extraExtraExtraLarge], [.small, .medium, .extraExtraExtraLarge],
        [.large, .extraLarge], [.extraExtraLarge],
      ], sourceLocation: location)
    #expect(
      groups.places == [
        Sample.name(.extraSmall): [0], Sample.name(.small): [0, 1], Sample.name(.medium): [1],
        Sample.name(.large): [2], Sample.name(.extraLarge): [2], Sample.name(.extraExtraLarge): [3],
        Sample.name(.extraExtraExtraLarge): [1, 0],
      ], sourceLocation: location)
  }

  @Test func `are those of most cells first, then by their first cells`() {
    expectAll(Self.results.groups)
  }

  @Test func `are the same in a file that is read again`() throws {
    let text = try Self.results.json().text
    expectAll(try RunResults(reading: Array(text.utf8)).groups)
  }

  @Test func `have numbers, which each cell's changes have in a file`() throws {
    let text = try Self.results.json().text
    let cells = try JSONDocument(parsing: Array(text.utf8)).root["cells"]?.elements
    let numbers = cells?.map { $0["changes"]?.elements?.map { $0["number"]?.number } }
    #expect(numbers == [[1], [1, 2], [2], [3], [3], [4], [2, 1]])
  }

  @Test func `are the same in whatever order the cells come`() {
    let cells = Self.cells.map { (name: $0.name, changes: $0.changes) }
    for start in cells.indices {
      let order = Array(cells[start...] + cells[..<start])
      expectAll(ChangeGroups(of: order))
      expectAll(ChangeGroups(of: order.reversed()))
    }
  }

  @Test func `are the same of three parts, read and merged in whatever order`() throws {
    let shares = [[3, 1], [5, 0, 6], [4, 2]]
    let parts = try shares.enumerated().map { index, places in
      var part = Self.results
      part.shard = Shard(index: index + 1, count: 3)
      part.cells = places.map { Self.cells[$0] }.sorted { $0.name < $1.name }
      part.selfCheck = part.cells.first.map {
        SelfCheckResult(cell: $0.name, known: 5, missed: [])
      }
      return try RunResults(reading: Array(try part.json().text.utf8))
    }
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
      let whole = try RunResults(merging: order.map { parts[$0] })
      #expect(whole.troubles == [])
      expectAll(whole.groups)
    }
  }

  @Test func `leave out cells that pass or were recorded`() {
    var results = Self.results
    for index in results.cells.indices { results.cells[index].isRecorded = true }
    results.cells[0].isRecorded = false
    results.cells[0].verdict = .tolerated
    #expect(results.groups.groups.isEmpty)
    #expect(results.unseenInputs.map(\.changes) == [[Sample.text]])
  }
}
