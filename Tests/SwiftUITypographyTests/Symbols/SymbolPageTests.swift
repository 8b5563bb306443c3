import Foundation
import Testing

@testable import Symbols

@Suite struct `The page of symbols` {
  private func page() throws -> String {
    var folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return try String(contentsOf: folder.appendingPathComponent("docs/symbols.md"), encoding: .utf8)
  }

  @Test func `lists all names that are drawn, in order`() throws {
    let parts = try page().components(separatedBy: "<!-- names -->")
    try #require(parts.count == 3)
    // Every second piece is between the marks of a name.
    let pieces = parts[1].components(separatedBy: "`")
    let names = stride(from: 1, to: pieces.count, by: 2).map { pieces[$0] }
    #expect(names == Symbol.names)
  }
}
