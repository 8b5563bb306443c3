import CMalloc

/// The memory of a process that does nothing but what we do: its settings are nobody else's.
package enum ProcessHeap {
  /// Keeps what is freed for what comes next, and gives heaps room to grow.
  ///
  /// Else each picture's pages go back to the system and are asked for again, which is a tenth of the time
  /// of a verification.
  package static func keepFreedMemory() {
    mallopt(M_TRIM_THRESHOLD, 256 << 20)
    mallopt(M_MMAP_THRESHOLD, 32 << 20)  // the most that glibc takes
    // A thread's heap else grows by a page at a time, each of which all other threads may wait for.
    mallopt(M_TOP_PAD, 32 << 20)
  }

  /// Lets the heap of the thread that calls grow in large pages, until the process ends.
  ///
  /// To be called once, before much is read and drawn: the first such page alone takes longer to hand out
  /// than all small ones of a process that compares two pictures.
  package static func growInLargePages() { _ = first }

  private static let first = LargePageHeap()
}
