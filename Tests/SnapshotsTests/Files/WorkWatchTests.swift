import Snapshots
import Foundation
import Glibc
import Testing

@testable import Verification
@testable import Work

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
  private let overruns = Guarded<[WorkWatch.Overrun]>([])

  private func watch(limit: Int = Self.limit, patience: Int = 2_000_000) -> WorkWatch {
    WorkWatch(limit: limit, patience: patience) { [overruns] overrun in
      overruns.withLock { $0.append(overrun) }
    }
  }

  /// Works until the watch says something; not for ever, where it is broken.
  private func workUntilOverrun(in pieces: (() -> Void) -> Void = { $0() }) {
    for _ in 0..<1000 where overruns.withLock({ $0.isEmpty }) { pieces { workHard(10_000_000) } }
  }

  @Test func `names the piece that takes too long, and what it is in`() {
    let watch = watch()
    watch.over("body at AX3") {
      watch.over("Inter.ttf") { workUntilOverrun() }
    }
    #expect(overruns.withLock { $0 } == [.piece("body at AX3: Inter.ttf")])
  }

  @Test func `lets many quick pieces take long together`() {
    let watch = watch(limit: 10 * Self.limit, patience: 50_000_000)
    for _ in 0..<500 { watch.over("one") { workHard(2_000_000) } }
    #expect(overruns.withLock { $0.isEmpty })
  }

  @Test func `adds up slow pieces, beside each other and in another`() {
    let watch = watch()
    workUntilOverrun { piece in watch.over("one", piece) }
    #expect(overruns.withLock { $0 } == [.sum("one")])

    let outer = self.watch()
    overruns.withLock { $0 = [] }
    outer.over("all") { workUntilOverrun { piece in outer.over("one", piece) } }
    #expect(overruns.withLock { $0 } == [.sum("all: one")])
  }

  @Test func `adds up over all threads, so that more of them may do no more`() {
    let watch = watch()
    for _ in 0..<6 where overruns.withLock({ $0.isEmpty }) {
      let end = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        watch.over("one") { workHard(Self.limit / 2) }
        end.signal()
      }
      end.wait()
    }
    #expect(overruns.withLock { $0 } == [.sum("one")])
  }

  @Test func `lets each of many pieces take a two-hundredth of the limit`() {
    let watch = watch()
    // Quick ones that the watch never sees, but counts.
    for _ in 0..<4000 { watch.over("quick") {} }
    for _ in 0..<16 { watch.over("one") { workHard(Self.limit / 2) } }
    #expect(overruns.withLock { $0.isEmpty })
  }

  @Test func `adds up anew in a piece that says itself what is to be done`() {
    let watch = watch()
    for _ in 0..<6 {
      watch.over("font", atOverrun: {}) {
        for _ in 0..<2 { watch.over("text") { workHard(Self.limit / 4) } }
      }
    }
    #expect(overruns.withLock { $0.isEmpty })
  }

  @Test func `does what is to be done for a piece first, or for the one that it is in`() {
    let watch = watch()
    let done = Guarded<[WorkWatch.Overrun]?>(nil)
    watch.over("font", atOverrun: { [overruns] in done.withLock { $0 = overruns.withLock { $0 } } })
    {
      watch.over("text") { workUntilOverrun() }
    }
    #expect(done.withLock { $0 } == [])
    #expect(overruns.withLock { $0 } == [.piece("font: text")])
  }

  /// Works in a piece of another thread until the watch says something.
  private func workElsewhere(in watch: WorkWatch, atOverrun: (@Sendable () -> Void)? = nil) {
    let end = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      watch.over("one", atOverrun: atOverrun) { workUntilOverrun() }
      end.signal()
    }
    end.wait()
  }

  @Test func `does what is to be done for all pieces of some work, on other threads too`() {
    let watch = watch()
    let done = Guarded<[String]>([])
    watch.watching(
      { workElsewhere(in: watch) },
      atOverrun: { [overruns] overrun in
        let told = overruns.withLock { $0.count }
        done.withLock { $0.append("\(overrun.name), \(told) told") }
      })
    #expect(done.withLock { $0 } == ["one, 0 told"])
    #expect(overruns.withLock { $0 } == [.piece("one")])
  }

  @Test func `does no more of it for a piece that says itself what is to be done`() {
    let watch = watch()
    let done = Guarded<[String]>([])
    let note = { @Sendable (words: String) in done.withLock { $0.append(words) } }
    watch.watching(
      { workElsewhere(in: watch, atOverrun: { note("piece") }) }, atOverrun: { _ in note("all") })
    #expect(done.withLock { $0 } == ["piece"])
  }

  @Test func `does none of it once the work has ended`() {
    let watch = watch()
    let done = Guarded(false)
    watch.watching({}, atOverrun: { _ in done.withLock { $0 = true } })
    workElsewhere(in: watch)
    #expect(overruns.withLock { $0 } == [.piece("one")])
    #expect(!done.withLock { $0 })
  }

  @Test func `names a piece that waits too long`() {
    let watch = watch()
    watch.over("all") { watch.over("a wait") { _ = usleep(1_000_000) } }
    #expect(overruns.withLock { $0 } == [.wait("all: a wait")])
  }

  @Test func `names a piece that waits for a pipe`() throws {
    var pair: [Int32] = [-1, -1]
    try #require(pipe(&pair) == 0)
    let (reading, writing) = (pair[0], pair[1])
    defer { close(reading) }
    Thread.detachNewThread {
      usleep(1_000_000)
      close(writing)
    }
    let watch = watch()
    watch.over("a pipe") {
      var byte: UInt8 = 0
      _ = read(reading, &byte, 1)
    }
    #expect(overruns.withLock { $0 } == [.wait("a pipe")])
  }

  @Test func `does not add up what pieces wait`() {
    let watch = watch(limit: 10 * Self.limit)
    for _ in 0..<40 { watch.over("one") { _ = usleep(20_000) } }
    #expect(overruns.withLock { $0.isEmpty })
  }

  @Test func `does not count what is waited between pieces`() {
    let watch = watch()
    watch.over("one") {}
    usleep(400_000)
    watch.over("two") {}
    #expect(overruns.withLock { $0.isEmpty })
  }

  @Test func `names a file once that a piece only reads`() {
    let watch = watch()
    watch.over("cell") { watch.over("a.ttf") { watch.over("a.ttf") { workUntilOverrun() } } }
    #expect(overruns.withLock { $0 } == [.piece("cell: a.ttf")])
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
