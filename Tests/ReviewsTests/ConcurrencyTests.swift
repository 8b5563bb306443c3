import DynamicType
import Snapshots
import Testing

@testable import Reviews

@Suite struct `Several reviews at once` {
  private let categories = ContentSizeCategory.allCases

  @Test func `of several threads each lose nothing`() async throws {
    let old = ReviewBench.word("Type", categories: categories)
    let new = ReviewBench.word("Typo", categories: categories)
    let bench = try ReviewBench(recorded: old, drawn: new)
    let sessions = [
      try bench.session(remembering: "memory"), try bench.session(by: "Bob", remembering: "memory"),
    ]
    await withTaskGroup(of: Void.self) { group in
      for (index, category) in categories.enumerated() {
        group.addTask {
          _ = try? sessions[index % 2].decide(.accept, [ReviewBench.cell(category)])
        }
      }
    }
    let next = try bench.session(remembering: "memory")
    #expect(next.sum.accepted == 12)
    #expect(next.decisions.undoable == 12)
    #expect(try bench.verify(new).words.allSatisfy { $0.hasSuffix(" equal") })
    // The heading, and a line for each cell.
    #expect(try bench.folder.text(ReviewBench.reviews).split(separator: "\n").count == 13)
  }

  @Test func `write once what all accept`() async throws {
    let bench = try ReviewBench(
      recorded: ReviewBench.word("Type"), drawn: ReviewBench.word("Typo"))
    let sessions = try (0..<4).map { _ in try bench.session() }
    await withTaskGroup(of: Void.self) { group in
      for session in sessions {
        group.addTask { _ = try? session.decide(.accept, [ReviewBench.cell()]) }
      }
    }
    #expect(sessions.map(\.sum.accepted) == [1, 1, 1, 1])
    // The heading, and the line of the one that wrote.
    #expect(try bench.folder.text(ReviewBench.reviews).split(separator: "\n").count == 2)
  }
}
