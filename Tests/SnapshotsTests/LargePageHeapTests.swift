import Glibc
import Testing

@testable import Snapshots

@Suite struct `A heap in large pages` {
  private static let size = 8 << 20

  /// How many pages the system hands out while memory is written to.
  private static func faults(writing start: UnsafeMutableRawPointer?) -> Int {
    func count() -> Int {
      var usage = rusage()
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_minflt
    }
    let before = count()
    for place in stride(from: 0, to: size, by: 4096) {
      start?.storeBytes(of: 1, toByteOffset: place, as: UInt8.self)
    }
    return count() - before
  }

  /// Whether this system gives large pages to who asks.
  private static func areThereLargePages() -> Bool {
    let start = mmap(
      nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    madvise(start, size, MADV_HUGEPAGE)
    return faults(writing: start) < 1100
  }

  @Test func `is handed out in few pages`() async {
    await #expect(processExitsWith: .success) {
      ProcessHeap.keepFreedMemory()
      ProcessHeap.growInLargePages()
      let faults = Self.faults(writing: malloc(Self.size))
      exit(faults < 64 || !Self.areThereLargePages() ? 0 : 1)
    }
  }

  @Test func `is that of the thread that makes it`() async {
    await #expect(processExitsWith: .success) {
      ProcessHeap.keepFreedMemory()
      let started = startDetachedThread {
        _ = malloc(100_000)
        let heap = LargePageHeap()
        let faults = Self.faults(writing: malloc(Self.size))
        withExtendedLifetime(heap) {}
        exit(faults < 64 || !Self.areThereLargePages() ? 0 : 1)
      }
      while started == 0 { sleep(1) }
      exit(2)
    }
  }

  @Test func `is as it was where it has no room to grow, and no longer than it is held`() {
    for count in 0..<100 {
      let heap = LargePageHeap()
      let words = [Int](repeating: count, count: 1000)
      #expect(words.allSatisfy { $0 == count })
      withExtendedLifetime(heap) {}
    }
  }
}
