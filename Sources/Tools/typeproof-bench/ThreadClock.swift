import Glibc

/// The time that the calling thread has had of the processor, so that waiting for other programs
/// does not count.
enum ThreadClock {
  /// How much it has had since it began.
  static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
