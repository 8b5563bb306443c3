import Testing

@testable import Snapshots

@Suite struct `Kinds of changes` {
  @Test func `stand in REVIEW.md as a table, all of them with what they mean`() throws {
    let page = String(
      decoding: try FileTree.read(
        "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/REVIEW.md"),
      as: UTF8.self)
    #expect(page.contains(ChangeKind.table), "Put this into REVIEW.md:\n\(ChangeKind.table)")
  }
}
