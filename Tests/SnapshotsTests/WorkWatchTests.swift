import Glibc
import Testing

@testable import Snapshots

/// Keeps this thread's processor busy for so many nanoseconds of its time.
private func workHard(_ nanoseconds: Int) {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  let end = time.tv_sec * 1_000_000_000 + time.tv_nsec + nanoseconds
  repeat {
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  } while time.tv_sec * 1_000_000_000 + time.tv_nsec < end
}

@Suite("The watch over pieces of work") struct WorkWatchTests {
  private static let limit = 40_000_000
  private let overruns = Guarded<[String]>([])

  private func watch() -> WorkWatch {
    WorkWatch(limit: Self.limit) { [overruns] piece in overruns.withLock { $0.append(piece) } }
  }

  /// Works until the watch says something; not for ever, where it is broken.
  private func workUntilOverrun() {
    for _ in 0..<1000 where overruns.withLock({ $0.isEmpty }) { workHard(10_000_000) }
  }

  @Test func `names the piece that takes too long, and what it is in`() {
    let watch = watch()
    watch.over("body at AX3") {
      watch.over("Inter.ttf") { workUntilOverrun() }
    }
    #expect(overruns.withLock { $0 } == ["body at AX3: Inter.ttf"])
  }

  @Test func `lets many short pieces take long together`() {
    let watch = watch()
    watch.over("all") {
      for _ in 0..<40 { watch.over("one") { workHard(Self.limit / 10) } }
    }
    #expect(overruns.withLock { $0.isEmpty })
  }

  @Test func `begins an outer piece anew behind an inner one`() {
    let watch = watch()
    watch.over("outer") {
      workHard(Self.limit / 2)
      watch.over("inner") { workHard(Self.limit * 3 / 4) }
      workHard(Self.limit * 3 / 4)
    }
    #expect(overruns.withLock { $0.isEmpty })
  }

  @Test func `does what is to be done for a piece first, or for the one that it is in`() {
    let watch = watch()
    watch.over("font", atOverrun: { [overruns] in overruns.withLock { $0.append("done") } }) {
      watch.over("text") {
        for _ in 0..<1000 where overruns.withLock({ $0.count < 2 }) { workHard(10_000_000) }
      }
    }
    #expect(overruns.withLock { $0 } == ["done", "font: text"])
  }

  @Test func `does not count what a piece waits`() {
    let watch = watch()
    watch.over("a wait") { _ = usleep(200_000) }
    #expect(overruns.withLock { $0.isEmpty })
  }

  @Test func `does not count what is done between pieces`() {
    let watch = watch()
    watch.over("one") {}
    workHard(3 * Self.limit)
    watch.over("two") { workHard(Self.limit / 2) }
    #expect(overruns.withLock { $0.isEmpty })
  }

  @Test func `passes on results and errors`() throws {
    struct Trouble: Error {}
    let watch = watch()
    #expect(watch.over("one") { 17 } == 17)
    #expect(throws: Trouble.self) { try watch.over("one") { throw Trouble() } }
    // The piece has ended with its error.
    workHard(3 * Self.limit)
    #expect(overruns.withLock { $0.isEmpty })
  }
}
