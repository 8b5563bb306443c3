import Glibc

/// A stage of a cell, in the order of `CellWorker.verify` and of the steps after a difference.
///
/// The raw value is the name that is printed.
enum Stage: String, CaseIterable {
  /// Listing the font folder, and creating an engine and a renderer.
  case open = "start a worker"
  /// Reading and parsing a ramp's layout text, once for its twelve cells.
  case readLayout = "read layout text"
  /// Reading the picture file.
  case readPicture = "read picture file"
  /// Choosing sizes and faces. A font file is read and parsed at its first use.
  case resolve
  /// Laying out the text as a frame.
  case layOut = "lay out"
  /// Drawing a frame as pixels.
  case render
  /// Computing the facts for the layout text, and the digest of the pixels.
  case describe = "facts and digest"
  /// Hashing the picture file, and comparing facts and digests.
  case judge = "hash file, compare facts"

  /// Decoding the golden, if its digest differs from that of the pixels.
  case decode
  /// Comparing all pixels.
  case compare
  /// Drawing the difference.
  case show = "difference picture"
  /// Encoding the drawn picture, as recording does.
  case encode
  /// Encoding the picture of the difference.
  case encodeShown = "encode difference picture"
}

/// Adds up the processor time of stages, so that waiting for other programs does not count.
///
/// Nothing else may run in the process, because only the calling thread's time is counted.
struct StageClock {
  private(set) var durations: [Stage: Duration] = [:]

  /// Returns a body's result, and adds its time to a stage.
  mutating func time<Result>(_ stage: Stage, _ body: () throws -> Result) rethrows -> Result {
    let start = ThreadClock.now
    let result = try body()
    durations[stage, default: .zero] += ThreadClock.now - start
    return result
  }
}

/// The processor time of the calling thread, in which waiting for other programs does not count.
enum ThreadClock {
  /// The processor time since the thread began.
  static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
