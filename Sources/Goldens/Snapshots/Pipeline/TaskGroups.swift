/// Hands tasks out to threads that do them side by side: to each a group that is nobody's yet, task by task,
/// and where none is left the last tasks of groups that others are at.
///
/// Tasks of a group share what the first of them makes, so two threads in one group wait for each other.
struct TaskGroups {
  /// A task that a thread is to do.
  struct Share: Equatable {
    /// Its place among the tasks of all groups.
    let task: Int
    /// The group that the thread is to ask for next.
    let group: Int
  }

  /// The tasks of each group that nobody has.
  private var open: [Range<Int>] = []
  /// How many groups, from the first, somebody has begun.
  private var begunCount = 0

  /// - Parameter sizes: How many tasks each group has, in the order of the tasks.
  init(ofSizes sizes: [Int]) {
    var start = 0
    for size in sizes {
      open.append(start..<start + size)
      start += size
    }
  }

  /// The next task; `nil` where all are handed out.
  ///
  /// - Parameter group: The group of the thread's last task; `nil` before its first.
  mutating func next(after group: Int?) -> Share? {
    if let group, let task = open[group].popFirst() { return Share(task: task, group: group) }
    while begunCount < open.count {
      begunCount += 1
      if let task = open[begunCount - 1].popFirst() {
        return Share(task: task, group: begunCount - 1)
      }
    }
    // The rest of a group is at its best with whoever has what the tasks share, so one is taken at a time.
    guard let most = open.indices.max(by: { open[$0].count < open[$1].count }),
      let task = open[most].popLast()
    else { return nil }
    return Share(task: task, group: most)
  }
}
