import Testing

@testable import Snapshots

@Suite struct `A value made ahead` {
  @Test func `is made once, whoever wants it`() async {
    let count = Guarded(0)
    let value = Ahead { () -> Int in
      count.withLock { count in
        count += 1
        return count
      }
    }
    value.begin()
    await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 { group.addTask { value.value } }
      for await found in group { #expect(found == 1) }
    }
    #expect(count.withLock { $0 } == 1)
  }

  @Test func `is made by who wants it where nobody began`() {
    #expect(Ahead { "made" }.value == "made")
  }
}

@Suite struct `What the folder of goldens holds` {
  private let bench: Bench

  init() throws { bench = try Bench() }

  /// The findings of a run, with the folder read before.
  private func findings(readingAhead suite: String, in store: SnapshotStore) throws -> [String] {
    var run = try bench.run([Bench.word("Type")])
    run.contentsAhead = Ahead { StoreContents(of: suite, in: store) }
    let report = try run.verify()
    return report.differences + report.strayFiles
  }

  @Test func `is found by a run as it was read ahead`() throws {
    #expect(
      try findings(readingAhead: "tiny", in: bench.store)
        == [
          "There is no fingerprint.txt of the suite, which has the versions that drew its goldens. "
            + "Record the suite."
        ])
    let read = Ahead { [store = bench.store] in StoreContents(of: "tiny", in: store) }
    #expect(read.value.hasFingerprint == false)
    try bench.record(Bench.word("Type"))
    var run = try bench.run([Bench.word("Type")])
    #expect(try run.verify().differences == [])
    // What was read before is what is told, so that it is seen to be asked.
    run.contentsAhead = read
    #expect(try run.verify().differences.count == 1)
  }

  @Test func `is read again where that was another suite, or another folder`() throws {
    try bench.record(Bench.word("Type"))
    #expect(try findings(readingAhead: "other", in: bench.store) == [])
    #expect(
      try findings(readingAhead: "tiny", in: SnapshotStore(root: bench.store.root + "/other")) == []
    )
  }
}
