import Glibc
import Synchronization

/// A watch over how long each piece of work takes: a cell, a font, a pair of pictures.
///
/// Files can be made to keep a library busy in ways that no count of theirs shows. What a library does
/// cannot be stopped from outside without ending the process, which is for whoever set the watch to do.
/// Measured is the time of a processor that the piece's thread uses, from where the watch first sees it at
/// the piece; and by the clock how long the thread waits for something else, such as a pipe, a disk or another
/// thread. A thread that could go on and has no processor does not wait: a busy machine takes no longer. Nor does
/// one whose whole process is stopped.
///
/// The same limit holds for all that the watch sees of pieces together, whichever threads they are on: what may
/// be done does not depend on how many there are. Of more than two hundred each may take a two-hundredth of
/// the limit. A piece that is over before the watch looks again costs nothing: quick ones take what they need,
/// and a hundred slow ones are no better than one that takes as long. What pieces wait is not added up, as many
/// may wait for one.
///
/// What it may do concerns the whole process, so there is one for it, and only the program sets it.
package final class WorkWatch: Sendable {
  /// The watch of this process; none unless one is set.
  private static let current = Mutex<WorkWatch?>(nil)

  /// Who took more time than there is.
  package enum Overrun: Equatable, Sendable {
    /// A piece, by its name.
    case piece(String)
    /// Many pieces together; the name is that of the last one.
    case sum(String)
    /// A piece that waited, by its name.
    case wait(String)

    /// The name of the piece that it came to light at.
    package var name: String {
      switch self {
      case .piece(let name), .sum(let name), .wait(let name): name
      }
    }
  }

  /// The seconds that the watch of this process gives a piece; `nil` where none is set.
  package static var limit: Int? { current.withLock { $0.map { $0.limit / 1_000_000_000 } } }

  private let limit: Int
  private let patience: UInt32
  private let atOverrun: @Sendable (Overrun) -> Void
  private let state = Mutex(State())

  private struct Piece {
    let name: String
    /// What is to be done where it takes too long; a piece that says so itself has a sum of its own.
    let atOverrun: (@Sendable () -> Void)?
    let beginsSum: Bool
    /// What was seen of the pieces that share its sum, in nanoseconds; `nil` where it counts with all others.
    var ownSum: Int?
    /// The time of the thread when the watch first and last saw it at the piece; `nil` before. To ask for it
    /// at each beginning and end would cost a system call each.
    var seen: (first: Int, last: Int)?
    /// The clock when the watch last saw the thread at the piece; `nil` before.
    var lastLook: Int?
    /// How long the thread was seen to wait at the piece, in nanoseconds.
    var waited = 0

    /// Whether it is already called so, as a file that a piece only reads.
    func isOf(_ name: String) -> Bool { self.name == name || self.name.hasSuffix(": \(name)") }
  }

  private struct State {
    /// What is to be done where a piece takes too long that does not say so itself.
    var atOverrun: (@Sendable (Overrun) -> Void)?
    /// What each thread is at.
    var pieces: [pthread_t: Piece] = [:]
    /// What was seen of all pieces that have no sum of their own, in nanoseconds.
    var sum = 0
    /// How many pieces were begun that are in no other.
    var count = 0
    var isStarted = false

    /// - Returns: The piece that it is in.
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

    /// Looks at what each thread is at.
    ///
    /// - Parameter longestStep: The most nanoseconds that count of the time since the last look. Where more have
    ///   passed, the watch itself could not look, such as while the process was stopped.
    /// - Returns: Who took longer than a limit, and what is to be done at that.
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
  ///   - limit: The nanoseconds of a processor's time that a piece may take, and all together; and the
  ///     nanoseconds that a piece may wait.
  ///   - patience: The nanoseconds from one look to the next. A program in a hurry is not woken often, and
  ///     what takes less than this is quick.
  ///   - atOverrun: Told once of the first overrun, on a thread of the watch.
  package init(
    limit: Int, patience: Int = 100_000_000, atOverrun: @escaping @Sendable (Overrun) -> Void
  ) {
    self.limit = limit
    self.patience = UInt32(patience / 1000)
    self.atOverrun = atOverrun
  }

  /// Sets the watch of this process. It takes no thread before a piece begins.
  ///
  /// - Parameters:
  ///   - seconds: The time of a processor that a piece may take, and all together; and how long one may wait.
  ///   - atOverrun: Told once of the first overrun, on a thread of the watch.
  package static func begin(seconds: Int, atOverrun: @escaping @Sendable (Overrun) -> Void) {
    let watch = WorkWatch(limit: seconds * 1_000_000_000, atOverrun: atOverrun)
    current.withLock { $0 = watch }
  }

  /// Takes its thread now, which the first piece would do; nothing where no watch is set.
  package static func wake() { current.withLock { $0 }?.startOnce() }

  /// Does a piece of work, watched where a watch is set.
  ///
  /// Of pieces inside each other the innermost counts, and the outer begins anew after it.
  ///
  /// - Parameters:
  ///   - name: What a reader calls it, behind the name of the piece that it is in.
  ///   - atOverrun: Done before the watch tells of it, on a thread of the watch. Such a piece has a sum of
  ///     its own, with all pieces in it; `nil` leaves it to the piece that it is in.
  package static func over<Output, Failure: Error>(
    _ name: String, atOverrun: (@Sendable () -> Void)? = nil,
    _ work: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    guard let watch = current.withLock({ $0 }) else { return try work() }
    return try watch.over(name, atOverrun: atOverrun, work)
  }

  /// Reads a file, watched where a watch is set. That is no piece which lets all together take longer.
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

  /// Does work of many pieces, on whatever threads.
  ///
  /// - Parameter atOverrun: Done before the watch tells of a piece that does not say itself what is to be done,
  ///   on a thread of the watch; the work may end meanwhile.
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

  /// What this thread is at, by its name; `nil` where it is at nothing or that cannot be told now.
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

/// The nanoseconds of a processor's time that a thread has used; `nil` where the system does not tell.
private func timeUsed(by thread: pthread_t) -> Int? {
  var clock = clockid_t()
  var time = timespec()
  guard pthread_getcpuclockid(thread, &clock) == 0, clock_gettime(clock, &time) == 0 else {
    return nil
  }
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

/// The nanoseconds of a clock that goes on while nothing does.
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
