import Glibc
import Synchronization

/// A watch over how long each piece of work takes: a cell, a font, a pair of pictures.
///
/// Files can be made to keep a library busy in ways that no count of theirs shows. What a library does
/// cannot be stopped from outside without ending the process, which is for whoever set the watch to do.
/// Measured is the time of a processor that the piece's thread uses: waiting costs nothing, and a busy
/// machine takes no longer.
public final class WorkWatch: Sendable {
  /// The watch of this process; none unless one is set.
  private static let current = Mutex<WorkWatch?>(nil)

  private let limit: Int
  private let patience: UInt32
  private let atOverrun: @Sendable (String) -> Void
  private let state = Mutex(State())

  private struct Piece {
    var name: String
    let clock: clockid_t
    var begun: Int
  }

  private struct State {
    /// What each thread is at.
    var pieces: [pthread_t: Piece] = [:]
    var isStarted = false

    /// - Returns: The piece that it is in.
    mutating func begin(_ piece: Piece, on thread: pthread_t) -> Piece? {
      let outer = pieces[thread]
      pieces[thread] = piece
      if let outer { pieces[thread]?.name = "\(outer.name): \(piece.name)" }
      return outer
    }
  }

  /// - Parameters:
  ///   - limit: The nanoseconds of a processor's time that a piece may take.
  ///   - atOverrun: Told once the name of the first piece that takes longer, on a thread of the watch.
  init(limit: Int, atOverrun: @escaping @Sendable (String) -> Void) {
    self.limit = limit
    // What is over is found soon after, and a program in a hurry is not woken often.
    patience = UInt32(max(1, min(limit / 40, 250_000_000)) / 1000)
    self.atOverrun = atOverrun
  }

  /// Sets the watch of this process. It takes no thread before a piece begins.
  ///
  /// - Parameters:
  ///   - seconds: The time of a processor that a piece may take.
  ///   - atOverrun: Told the name of a piece that takes longer, on a thread of the watch.
  public static func begin(seconds: Int, atOverrun: @escaping @Sendable (String) -> Void) {
    let watch = WorkWatch(limit: seconds * 1_000_000_000, atOverrun: atOverrun)
    current.withLock { $0 = watch }
  }

  /// Does a piece of work, watched where a watch is set.
  ///
  /// Of pieces inside each other the innermost counts, and the outer begins anew after it.
  ///
  /// - Parameter name: What a reader calls it, behind the name of the piece that it is in.
  public static func over<Output, Failure: Error>(
    _ name: String, _ work: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    guard let watch = current.withLock({ $0 }) else { return try work() }
    return try watch.over(name, work)
  }

  func over<Output, Failure: Error>(
    _ name: String, _ work: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    let thread = pthread_self()
    var clock = clockid_t()
    // Without a clock there is nothing to measure by.
    guard pthread_getcpuclockid(thread, &clock) == 0 else { return try work() }
    let piece = Piece(name: name, clock: clock, begun: Self.time(by: clock))
    let outer: Piece? = state.withLock { $0.begin(piece, on: thread) }
    defer {
      let ended = Self.time(by: clock)
      state.withLock { state in
        state.pieces[thread] = outer
        state.pieces[thread]?.begun = ended
      }
    }
    startOnce()
    return try work()
  }

  private func startOnce() {
    let isFirst = state.withLock { state in
      defer { state.isStarted = true }
      return !state.isStarted
    }
    guard isFirst else { return }
    // Where the system gives no thread the work goes on unwatched, as it does in a library.
    _ = startDetachedThread { [weak self] in
      while let watch = self {
        let patience = watch.patience
        // The clock of a thread is there while it is at a piece, which the lock makes sure of.
        let overrun = watch.state.withLock { state in
          state.pieces.values.first { Self.time(by: $0.clock) - $0.begun > watch.limit }?.name
        }
        if let overrun { return watch.atOverrun(overrun) }
        usleep(patience)
      }
    }
  }

  /// The nanoseconds on a clock.
  private static func time(by clock: clockid_t) -> Int {
    var time = timespec()
    clock_gettime(clock, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
