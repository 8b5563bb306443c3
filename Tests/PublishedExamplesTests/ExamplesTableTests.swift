import Foundation
import Testing

@Suite struct `The table of examples` {
  private struct Row {
    let example: String
    let repair: String
    let tests: [(file: String, name: String)]
  }

  private static let folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent()
  /// What stands in the folder and is no example.
  private static let own: Set = [
    "ExampleFonts.swift", "ExamplePhone.swift", "ExamplesTableTests.swift",
  ]

  private func source(of file: String) throws -> String {
    try String(contentsOf: Self.folder.appendingPathComponent(file), encoding: .utf8)
  }

  private func rows() throws -> [Row] {
    let path = URL(fileURLWithPath: ExampleFonts.repository).appendingPathComponent("EXAMPLES.md")
    let page = try String(contentsOf: path, encoding: .utf8)
    let lines = page.components(separatedBy: "\n")
    let head = try #require(lines.firstIndex { $0.hasPrefix("| where | example |") })
    return try lines[(head + 2)...].prefix { $0.hasPrefix("|") }.map { line in
      let cells = line.components(separatedBy: " | ")
      try #require(cells.count == 5, "\(line)")
      // A file, and below it tests in it.
      var (file, tests) = ("", [(file: String, name: String)]())
      for part in cells[4].dropLast(2).components(separatedBy: "<br>") {
        if part.hasPrefix("`") {
          file = String(part.dropFirst().dropLast())
        } else {
          tests.append((file, part))
        }
      }
      return Row(example: cells[1], repair: cells[2], tests: tests)
    }
  }

  private func files() throws -> Set<String> {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path)
    return Set(paths.filter { $0.hasSuffix(".swift") }).subtracting(Self.own)
  }

  @Test func `names tests that exist`() throws {
    let rows = try rows()
    #expect(rows.count > 40)
    for row in rows {
      #expect(!row.tests.isEmpty, "\(row.example)")
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

  @Test func `shows code that stands in the file of its test`() throws {
    var shown = 0
    for row in try rows() where row.example.hasPrefix("`") {
      let code = row.example.dropFirst().dropLast()
      let source = try source(of: row.tests[0].file)
      let isThere = withoutSpace(source).contains(withoutSpace(code))
      #expect(isThere, "\(row.tests[0].file) does not hold \(code)")
      shown += 1
    }
    #expect(shown > 30)
  }

  private func withoutSpace(_ text: some StringProtocol) -> String {
    String(text.filter { !$0.isWhitespace })
  }

  @Test func `lists a repair where code says that it was repaired`() throws {
    for file in try files().sorted() {
      let isRepaired = try source(of: file).contains("// repaired:")
      let isListed = try rows().contains { row in
        row.repair != "none" && row.tests.contains { $0.file == file }
      }
      #expect(isListed || !isRepaired, "\(file)")
    }
  }
}
