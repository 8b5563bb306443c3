import CMalloc

/// The memory of a process that does nothing but what we do: its settings are nobody else's.
package enum ProcessHeap {
  /// Keeps what is freed for what comes next, and gives heaps room to grow, that of the thread which calls
  /// in large pages.
  ///
  /// Else each picture's pages go back to the system and are asked for again, which is a tenth of the time
  /// of a verification.
  package static func keepFreedMemory() {
    mallopt(M_TRIM_THRESHOLD, 256 << 20)
    mallopt(M_MMAP_THRESHOLD, 32 << 20)  // the most that glibc takes
    // A thread's heap else grows by a page at a time, each of which all other threads may wait for.
    mallopt(M_TOP_PAD, 32 << 20)
    _ = first
  }

  private static let first = LargePageHeap()
}
