import Foundation
import Testing

@Suite struct `The table of what documents teach` {
  private struct Row {
    let place: String
    let tests: [(file: String, name: String)]
  }

  private static let folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent()
  /// The files without examples.
  private static let own: Set = [
    "ExampleFonts.swift", "ExamplePhone.swift", "ExamplesTableTests.swift",
  ]

  private func source(of file: String) throws -> String {
    try String(contentsOf: Self.folder.appendingPathComponent(file), encoding: .utf8)
  }

  /// The rows below a head, each as its cells.
  private func table(below head: String) throws -> [[String]] {
    let path = URL(fileURLWithPath: ExampleFonts.repository).appendingPathComponent(
      "docs/examples.md")
    let lines = try String(contentsOf: path, encoding: .utf8).components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0.hasPrefix(head) })
    return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map {
      $0.dropFirst(2).dropLast(2).components(separatedBy: " | ")
    }
  }

  private func rows() throws -> [Row] {
    try table(below: "| where | what it teaches |").map { cells in
      try #require(cells.count == 4, "\(cells)")
      // A file, and below it tests in it.
      var (file, tests) = ("", [(file: String, name: String)]())
      for part in cells[3].components(separatedBy: "<br>") {
        if part.hasPrefix("`") {
          file = String(part.dropFirst().dropLast())
        } else {
          tests.append((file, part))
        }
      }
      return Row(place: cells[0], tests: tests)
    }
  }

  private func files() throws -> Set<String> {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path)
    return Set(paths.filter { $0.hasSuffix(".swift") }).subtracting(Self.own)
  }

  @Test func `names tests that exist`() throws {
    for row in try rows() {
      #expect(!row.tests.isEmpty, "\(row.place)")
      for test in row.tests {
        let isThere = try source(of: test.file).contains("@Test func `\(test.name)`()")
        #expect(isThere, "\(test.file) has no test “\(test.name)”")
      }
    }
  }

  @Test func `names every file of examples`() throws {
    let named = try Set(rows().flatMap { $0.tests.map(\.file) })
    #expect(try files() == named)
  }

  @Test func `names every test of an example`() throws {
    let named = try Set(rows().flatMap { $0.tests.map { "\($0.file): \($0.name)" } })
    for file in try files().sorted() {
      for part in try source(of: file).components(separatedBy: "@Test func `").dropFirst() {
        let name = try #require(part.components(separatedBy: "`()").first)
        #expect(named.contains("\(file): \(name)"))
      }
    }
  }

  @Test func `names a place in a document in each row, and each document`() throws {
    let documents = try table(below: "| short name | document |").map { $0[0] }
    #expect(documents.count == 5)
    let places = try rows().map(\.place)
    for place in places {
      #expect(documents.contains { place.hasPrefix("\($0), ") }, "\(place)")
    }
    for document in documents {
      #expect(places.contains { $0.hasPrefix("\(document), ") }, "\(document)")
    }
  }
}
