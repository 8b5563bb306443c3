import Glibc

/// The time since the machine was started, which nobody sets. Sleep of the machine does not count.
func monotonicTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}

extension Duration {
  /// Whole milliseconds for `poll`, rounded up so that it does not come back early; never negative.
  var pollMilliseconds: Int32 {
    let (seconds, attoseconds) = components
    let milliseconds =
      Double(seconds) * 1000 + (Double(attoseconds) / 1e15).rounded(.up)
    return Int32(min(max(milliseconds, 0), 86_400_000))
  }
}
