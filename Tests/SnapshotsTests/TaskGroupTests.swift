import Testing

@testable import Snapshots

@Suite struct `Groups of tasks` {
  private typealias Share = TaskGroups.Share

  @Test func `are each handed to one thread, task by task`() {
    var groups = TaskGroups(ofSizes: [2, 2])
    #expect(groups.next(after: nil) == Share(task: 0, group: 0))
    #expect(groups.next(after: nil) == Share(task: 2, group: 1))
    #expect(groups.next(after: 0) == Share(task: 1, group: 0))
    #expect(groups.next(after: 1) == Share(task: 3, group: 1))
    #expect(groups.next(after: 0) == nil)
    #expect(groups.next(after: 1) == nil)
  }

  @Test func `give their last tasks to whoever has nothing left, the longest first`() {
    var groups = TaskGroups(ofSizes: [2, 4, 1])
    #expect(groups.next(after: nil) == Share(task: 0, group: 0))
    #expect(groups.next(after: nil) == Share(task: 2, group: 1))
    #expect(groups.next(after: nil) == Share(task: 6, group: 2))
    #expect(groups.next(after: 2) == Share(task: 5, group: 1))
    // It is helping there, and goes on from the front like the group's own thread.
    #expect(groups.next(after: 1) == Share(task: 3, group: 1))
    #expect(groups.next(after: 0) == Share(task: 1, group: 0))
    #expect(groups.next(after: 0) == Share(task: 4, group: 1))
    #expect(groups.next(after: 1) == nil)
  }

  @Test func `may be empty`() {
    var groups = TaskGroups(ofSizes: [0, 1, 0])
    #expect(groups.next(after: nil) == Share(task: 0, group: 1))
    #expect(groups.next(after: 1) == nil)
    var none = TaskGroups(ofSizes: [])
    #expect(none.next(after: nil) == nil)
  }
}
