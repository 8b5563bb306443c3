import Glibc
import Synchronization

/// A watch over how long each piece of work takes: a cell, a font, a pair of pictures.
///
/// Files can be made to keep a library busy in ways that no count of theirs shows. What a library does
/// cannot be stopped from outside without ending the process, which is for whoever set the watch to do.
/// Measured is the time of a processor that the piece's thread uses, from where the watch first sees it at
/// the piece: waiting costs nothing, and a busy machine takes no longer.
///
/// What it may do concerns the whole process, so there is one for it, and only the program sets it.
package final class WorkWatch: Sendable {
  /// The watch of this process; none unless one is set.
  private static let current = Mutex<WorkWatch?>(nil)

  private let limit: Int
  private let patience: UInt32
  private let atOverrun: @Sendable (String) -> Void
  private let state = Mutex(State())

  private struct Piece {
    let name: String
    /// What is to be done where it takes too long.
    let atOverrun: (@Sendable () -> Void)?
    /// The time of the thread when the watch first saw it at the piece; `nil` before. To ask for it at each
    /// beginning and end would cost a system call each.
    var seen: Int?
  }

  private struct State {
    /// What each thread is at.
    var pieces: [pthread_t: Piece] = [:]
    var isStarted = false

    /// - Returns: The piece that it is in.
    mutating func begin(
      _ name: String, atOverrun: (@Sendable () -> Void)?, on thread: pthread_t
    ) -> Piece? {
      let outer = pieces[thread]
      pieces[thread] = Piece(
        name: outer.map { "\($0.name): \(name)" } ?? name,
        atOverrun: atOverrun ?? outer?.atOverrun)
      return outer
    }

    /// A piece that takes longer than a time.
    mutating func overrun(of limit: Int) -> Piece? {
      for (thread, piece) in pieces {
        // A thread is there while it is at a piece.
        guard let time = timeUsed(by: thread) else { continue }
        if let seen = piece.seen {
          if time - seen > limit { return piece }
        } else {
          pieces[thread]?.seen = time
        }
      }
      return nil
    }
  }

  /// - Parameters:
  ///   - limit: The nanoseconds of a processor's time that a piece may take.
  ///   - atOverrun: Told once the name of the first piece that takes longer, on a thread of the watch.
  init(limit: Int, atOverrun: @escaping @Sendable (String) -> Void) {
    self.limit = limit
    // What is over is found soon after, and a program in a hurry is not woken often.
    patience = UInt32(max(1, min(limit / 40, 250_000_000) / 1000))
    self.atOverrun = atOverrun
  }

  /// Sets the watch of this process. It takes no thread before a piece begins.
  ///
  /// - Parameters:
  ///   - seconds: The time of a processor that a piece may take.
  ///   - atOverrun: Told the name of a piece that takes longer, on a thread of the watch.
  package static func begin(seconds: Int, atOverrun: @escaping @Sendable (String) -> Void) {
    let watch = WorkWatch(limit: seconds * 1_000_000_000, atOverrun: atOverrun)
    current.withLock { $0 = watch }
  }

  /// Does a piece of work, watched where a watch is set.
  ///
  /// Of pieces inside each other the innermost counts, and the outer begins anew after it.
  ///
  /// - Parameters:
  ///   - name: What a reader calls it, behind the name of the piece that it is in.
  ///   - atOverrun: Done before the watch tells of it, on a thread of the watch; `nil` for what is to be done
  ///     for the piece that it is in.
  package static func over<Output, Failure: Error>(
    _ name: String, atOverrun: (@Sendable () -> Void)? = nil,
    _ work: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    guard let watch = current.withLock({ $0 }) else { return try work() }
    return try watch.over(name, atOverrun: atOverrun, work)
  }

  func over<Output, Failure: Error>(
    _ name: String, atOverrun: (@Sendable () -> Void)? = nil,
    _ work: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    let thread = pthread_self()
    let outer: Piece? = state.withLock { $0.begin(name, atOverrun: atOverrun, on: thread) }
    defer {
      state.withLock { state in
        state.pieces[thread] = outer
        state.pieces[thread]?.seen = nil
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
    let failure = startDetachedThread { [weak self] in
      while let watch = self {
        let patience = watch.patience
        let limit = watch.limit
        if let overrun = watch.state.withLock({ $0.overrun(of: limit) }) {
          overrun.atOverrun?()
          return watch.atOverrun(overrun.name)
        }
        usleep(patience)
      }
    }
    // Where the system has no thread to give, the next piece asks again.
    if failure != 0 { state.withLock { $0.isStarted = false } }
  }
}

/// The nanoseconds of a processor's time that a thread has used; `nil` where the system does not tell.
private func timeUsed(by thread: pthread_t) -> Int? {
  var clock = clockid_t()
  var time = timespec()
  guard pthread_getcpuclockid(thread, &clock) == 0, clock_gettime(clock, &time) == 0 else {
    return nil
  }
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}
