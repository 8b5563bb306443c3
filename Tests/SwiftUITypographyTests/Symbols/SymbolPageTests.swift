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
    let names = parts[1].split(separator: "`").filter {
      !$0.contains { ",. \n".contains($0) } || $0.contains(".")
    }
    .map(String.init).filter { !$0.contains(" ") && !$0.contains("\n") && $0 != "." }
    #expect(names == Symbol.names)
  }
}
