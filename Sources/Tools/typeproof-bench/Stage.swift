import Glibc

/// What a cell goes through, in the order of `CellWorker.verify` and of what follows a difference.
///
/// The raw value is the name that is printed.
enum Stage: String, CaseIterable {
  /// Listing the font folder, and making an engine and a renderer.
  case open = "start a worker"
  /// Reading and parsing a ramp's layout text; once for its twelve cells.
  case readLayout = "read layout text"
  /// Reading the picture file.
  case readPicture = "read picture file"
  /// Choosing sizes and faces; reads and parses a font file the first time it is asked for.
  case resolve
  /// From text to a frame.
  case layOut = "lay out"
  /// From a frame to pixels.
  case render
  /// The facts for the layout text, and the digest of the pixels.
  case describe = "facts and digest"
  /// Hashing the picture file, and comparing facts and digests.
  case judge = "hash file, compare facts"

  /// Decoding the golden, where its digest is not that of the pixels.
  case decode
  /// Comparing all pixels.
  case compare
  /// Drawing what differs.
  case show = "difference picture"
  /// Encoding what was drawn, as recording does.
  case encode
  /// Encoding the picture of what differs.
  case encodeShown = "encode difference picture"
}

/// Sums up what stages take of the processor, so that waiting for other programs does not count.
///
/// Nothing else may run in the process: the clock is the thread's own.
struct StageClock {
  private(set) var durations: [Stage: Duration] = [:]

  /// What a body returns, with its time added to a stage.
  mutating func time<Result>(_ stage: Stage, _ body: () throws -> Result) rethrows -> Result {
    let start = ThreadClock.now
    let result = try body()
    durations[stage, default: .zero] += ThreadClock.now - start
    return result
  }
}

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
