import Glibc
import Synchronization

/// Watches how long each piece of work takes, such as a cell, a font, or a pair of pictures.
///
/// A file can be made to keep a library busy in ways that no count shows. A library cannot be
/// stopped from outside without ending the process, which is up to the code that set the watch.
/// From where it first sees a thread at a piece, the watch measures two times. One is the processor
/// time of the thread. The other is the time that it waits for a pipe, a disk or another thread. A
/// thread that is ready to run but has no processor does not wait, so a busy machine makes no
/// difference. A stopped process does not wait either.
///
/// The same limit applies to the sum of all pieces, on all threads. If there are more than two
/// hundred pieces, the sum's limit grows by a two-hundredth for each further one. A piece that ends
/// before the watch looks again costs nothing. Waiting times are not added up, because many threads
/// may wait for one.
///
/// There is one watch for the process, and only the program sets it, because an overrun may end the
/// process.
package final class WorkWatch: Sendable {
  /// The watch of this process; none unless one is set.
  private static let current = Mutex<WorkWatch?>(nil)

  /// The work that exceeded the limit.
  package enum Overrun: Equatable, Sendable {
    /// A piece, by its name, that used too much processor time.
    case piece(String)
    /// Many pieces together, by the name of the last one.
    case sum(String)
    /// A piece, by its name, that waited too long.
    case wait(String)

    /// The name of the piece where the overrun was found.
    package var name: String {
      switch self {
      case .piece(let name), .sum(let name), .wait(let name): name
      }
    }
  }

  /// The seconds that the watch of this process allows for a piece; `nil` if none is set.
  package static var limit: Int? { current.withLock { $0.map { $0.limit / 1_000_000_000 } } }

  private let limit: Int
  private let patience: UInt32
  private let atOverrun: @Sendable (Overrun) -> Void
  private let state = Mutex(State())

  private struct Piece {
    let name: String
    /// The action for an overrun; `nil` for the general one. A piece with its own action has a sum
    /// of its own.
    let atOverrun: (@Sendable () -> Void)?
    let beginsSum: Bool
    /// The processor time of the pieces that share its sum, in nanoseconds; `nil` if it counts in
    /// the general sum.
    var ownSum: Int?
    /// The thread's processor time when the watch first and last saw it at the piece; `nil` before.
    /// Asking at each beginning and end would cost a system call each.
    var seen: (first: Int, last: Int)?
    /// The time when the watch last saw the thread at the piece; `nil` before.
    var lastLook: Int?
    /// The time that the thread was seen to wait at the piece, in nanoseconds.
    var waited = 0

    /// Returns whether the piece already has this name, such as a file that a piece only reads.
    func isOf(_ name: String) -> Bool { self.name == name || self.name.hasSuffix(": \(name)") }
  }

  private struct State {
    /// The action for an overrun of a piece without an action of its own.
    var atOverrun: (@Sendable (Overrun) -> Void)?
    /// The current piece of each thread.
    var pieces: [pthread_t: Piece] = [:]
    /// The processor time of all pieces without a sum of their own, in nanoseconds.
    var sum = 0
    /// The number of pieces that began outside any other piece.
    var count = 0
    var isStarted = false

    /// - Returns: The outer piece that contains it.
    mutating func begin(
      _ name: String, isCounted: Bool, atOverrun: (@Sendable () -> Void)?, on thread: pthread_t
    ) -> Piece? {
      let outer = pieces[thread]
      if outer == nil && isCounted { count += 1 }
      pieces[thread] = Piece(
        name: outer.map { $0.isOf(name) ? $0.name : "\($0.name): \(name)" } ?? name,
        atOverrun: atOverrun ?? outer?.atOverrun, beginsSum: atOverrun != nil,
        ownSum: atOverrun != nil ? 0 : outer?.ownSum)
      return outer
    }

    mutating func end(on thread: pthread_t, outer: Piece?) {
      let piece = pieces[thread]
      pieces[thread] = outer
      pieces[thread]?.seen = nil
      pieces[thread]?.lastLook = nil
      pieces[thread]?.waited = 0
      if let piece, !piece.beginsSum { pieces[thread]?.ownSum = piece.ownSum }
    }

    /// Looks at the current piece of each thread.
    ///
    /// - Parameter longestStep: The maximum of nanoseconds to count since the last look. If more
    ///   have passed, the watch itself did not run, for example because the process was stopped.
    /// - Returns: The overrun, if there is one, and the action for it.
    mutating func overrun(
      of limit: Int, longestStep: Int
    ) -> (Overrun, (@Sendable () -> Void)?)? {
      let now = clockTime()
      for (thread, var piece) in pieces {
        // A thread is there while it is at a piece.
        guard let time = timeUsed(by: thread) else { continue }
        let seen = piece.seen ?? (time, time)
        piece.seen = (seen.first, time)
        let step = time - seen.last
        if let ownSum = piece.ownSum { piece.ownSum = ownSum + step } else { sum += step }
        if let lastLook = piece.lastLook, isWaiting(thread) {
          piece.waited += max(0, min(now - lastLook, longestStep) - step)
        }
        piece.lastLook = now
        pieces[thread] = piece
        let overrun: Overrun
        if time - seen.first > limit {
          overrun = .piece(piece.name)
        } else if piece.waited > limit {
          overrun = .wait(piece.name)
        } else if piece.ownSum.map({ $0 > limit }) ?? (sum > max(limit, limit / 200 * count)) {
          overrun = .sum(piece.name)
        } else {
          continue
        }
        let general = atOverrun.map { action in { @Sendable in action(overrun) } }
        return (overrun, piece.atOverrun ?? general)
      }
      return nil
    }
  }

  /// - Parameters:
  ///   - limit: The nanoseconds of processor time that a piece and all pieces together may take. It
  ///     is also the limit for the time that a piece may wait.
  ///   - patience: The nanoseconds from one look to the next. Pieces that take less cost nothing.
  ///   - atOverrun: Called once for the first overrun, on a thread of the watch.
  package init(
    limit: Int, patience: Int = 100_000_000, atOverrun: @escaping @Sendable (Overrun) -> Void
  ) {
    self.limit = limit
    self.patience = UInt32(patience / 1000)
    self.atOverrun = atOverrun
  }

  /// Sets the watch of this process. Its thread starts with the first piece.
  ///
  /// - Parameters:
  ///   - seconds: The processor time that a piece and all pieces together may take, and the time
  ///     that a piece may wait.
  ///   - atOverrun: Called once for the first overrun, on a thread of the watch.
  package static func begin(seconds: Int, atOverrun: @escaping @Sendable (Overrun) -> Void) {
    let watch = WorkWatch(limit: seconds * 1_000_000_000, atOverrun: atOverrun)
    current.withLock { $0 = watch }
  }

  /// Starts the watch's thread now instead of with the first piece. Does nothing if no watch is
  /// set.
  package static func wake() { current.withLock { $0 }?.startOnce() }

  /// Runs a piece of work, watched if a watch is set.
  ///
  /// Of nested pieces, the innermost counts, and the outer one starts again after it.
  ///
  /// - Parameters:
  ///   - name: The name of the piece, which follows that of the outer piece.
  ///   - atOverrun: Called before the watch reports the overrun, on a thread of the watch. The
  ///     piece then has a sum of its own, with all pieces inside it; `nil` leaves it to the outer
  ///     piece.
  package static func over<Output, Failure: Error>(
    _ name: String, atOverrun: (@Sendable () -> Void)? = nil,
    _ work: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    guard let watch = current.withLock({ $0 }) else { return try work() }
    return try watch.over(name, atOverrun: atOverrun, work)
  }

  /// Reads a file, watched if a watch is set. It does not count as a piece that raises the sum's
  /// limit.
  package static func reading<Output, Failure: Error>(
    _ path: String, _ work: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    guard let watch = current.withLock({ $0 }) else { return try work() }
    return try watch.over(path, isCounted: false, work)
  }

  package func over<Output, Failure: Error>(
    _ name: String, isCounted: Bool = true, atOverrun: (@Sendable () -> Void)? = nil,
    _ work: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    let thread = pthread_self()
    let outer: Piece? = state.withLock {
      $0.begin(name, isCounted: isCounted, atOverrun: atOverrun, on: thread)
    }
    defer { state.withLock { $0.end(on: thread, outer: outer) } }
    startOnce()
    return try work()
  }

  /// Runs work that consists of many pieces, on any threads.
  ///
  /// - Parameter atOverrun: Called before the watch reports the overrun of a piece without an
  ///   action of its own, on a thread of the watch. The work may end meanwhile.
  package static func watching<Output, Failure: Error>(
    _ work: () throws(Failure) -> Output, atOverrun: @escaping @Sendable (Overrun) -> Void
  ) throws(Failure) -> Output {
    guard let watch = current.withLock({ $0 }) else { return try work() }
    return try watch.watching(work, atOverrun: atOverrun)
  }

  package func watching<Output, Failure: Error>(
    _ work: () throws(Failure) -> Output, atOverrun: @escaping @Sendable (Overrun) -> Void
  ) throws(Failure) -> Output {
    state.withLock { $0.atOverrun = atOverrun }
    defer { state.withLock { $0.atOverrun = nil } }
    return try work()
  }

  /// The name of this thread's current piece; `nil` if there is none, or if the watch is locked.
  package static var pieceHere: String? {
    let watch = current.withLockIfAvailable { $0 } ?? nil
    return watch?.state.withLockIfAvailable { $0.pieces[pthread_self()]?.name } ?? nil
  }

  private func startOnce() {
    let isFirst = state.withLock { state in
      defer { state.isStarted = true }
      return !state.isStarted
    }
    guard isFirst else { return }
    let isStarted = startDetachedThread { [weak self] in
      while let watch = self {
        let patience = watch.patience
        let limit = watch.limit
        let longestStep = 3000 * Int(patience)
        if let (overrun, ending) = watch.state.withLock({
          $0.overrun(of: limit, longestStep: longestStep)
        }) {
          ending?()
          return watch.atOverrun(overrun)
        }
        usleep(patience)
      }
    }
    // Where the system has no thread to give, the next piece asks again.
    if !isStarted { state.withLock { $0.isStarted = false } }
  }
}

/// Returns the processor time of a thread in nanoseconds; `nil` if the system does not give it.
private func timeUsed(by thread: pthread_t) -> Int? {
  var clock = clockid_t()
  var time = timespec()
  guard pthread_getcpuclockid(thread, &clock) == 0, clock_gettime(clock, &time) == 0 else {
    return nil
  }
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

/// Returns the time of a monotonic clock in nanoseconds.
private func clockTime() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

/// Whether a thread waits for something other than a processor (proc(5), the third field of `stat`).
private func isWaiting(_ thread: pthread_t) -> Bool {
  var clock = clockid_t()
  guard pthread_getcpuclockid(thread, &clock) == 0 else { return false }
  // The system's number of a thread is in that of its clock, inverted, above three bits.
  let file = open("/proc/self/task/\(~(clock >> 3))/stat", O_RDONLY | O_CLOEXEC)
  guard file >= 0 else { return false }
  defer { close(file) }
  // The second field is a name of up to 15 bytes in parentheses, and may have others in it.
  return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { bytes in
    let count = read(file, bytes.baseAddress, bytes.count)
    guard count > 0, let end = bytes[..<count].lastIndex(of: UInt8(ascii: ")")), end + 2 < count
    else { return false }
    return bytes[end + 2] == UInt8(ascii: "S") || bytes[end + 2] == UInt8(ascii: "D")
  }
}
