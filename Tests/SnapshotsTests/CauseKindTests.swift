import Testing

@testable import Snapshots

@Suite struct `Kinds of causes` {
  @Test func `stand in the README, all of them and in their order`() throws {
    let readme = String(
      decoding: try FileTree.read(
        "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/README.md"),
      as: UTF8.self)
    let words = readme.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let kinds = CauseKind.allCases.map(\.rawValue).joined(separator: ", ")
    #expect(words.contains("names each by its kind: \(kinds)."))
  }
}
