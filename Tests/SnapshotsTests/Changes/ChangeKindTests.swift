import Snapshots
import Testing

@testable import Files
@testable import GoldenText
@testable import Verification

@Suite struct `Kinds of changes` {
  @Test func `stand in review.md as a table, all of them with what they mean`() throws {
    let page = String(
      decoding: try FileTree.read(
        "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/") + "/docs/review.md"
      ),
      as: UTF8.self)
    #expect(page.contains(ChangeKind.table), "Put this into docs/review.md:\n\(ChangeKind.table)")
  }
}
