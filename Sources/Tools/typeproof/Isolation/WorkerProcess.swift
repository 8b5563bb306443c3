import Glibc
import Isolation

/// A process that verifies ramps for this one: the same program, connected by one socket.
final class WorkerProcess {
  private let process: pid_t
  private let socket: Int32
  private let roster: WorkerRoster
  private let limits: WorkerLimits

  private var outgoing: ArraySlice<UInt8> = []
  private var incoming: [UInt8] = []
  private var asked = SuspendingClock.now
  private var hasEnded = false
  /// The number of requests that it has received.
  private(set) var requestCount = 0

  /// - Parameters:
  ///   - program: The path of this program.
  ///   - arguments: The arguments of the program.
  /// - Throws: `ChildStartError`.
  init(
    program: String, arguments: [String], limits: WorkerLimits, roster: WorkerRoster
  ) throws(ChildStartError) {
    var pair: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &pair) == 0 else { throw ChildStartError(code: errno) }
    defer { close(pair[1]) }
    do {
      process = try roster.enter { () throws(ChildStartError) in
        try ChildStart(
          program: program, words: ["typeproof"] + arguments, input: pair[1], output: pair[1]
        ).start()
      }
    } catch {
      close(pair[0])
      throw error
    }
    socket = pair[0]
    _ = fcntl(socket, F_SETFL, O_NONBLOCK)
    self.limits = limits
    self.roster = roster
  }

  deinit {
    end()
    close(socket)
  }

  /// Sends a request. It has to be answered before the next one.
  func ask(_ request: [UInt8]) {
    outgoing = request[...]
    incoming = []
    asked = SuspendingClock.now
    requestCount += 1
  }

  /// The time by which the current request has to be answered.
  var deadline: SuspendingClock.Instant { asked.advanced(by: .seconds(limits.time)) }

  /// The events to wait for.
  var polled: pollfd {
    pollfd(fd: socket, events: Int16(POLLIN | (outgoing.isEmpty ? 0 : POLLOUT)), revents: 0)
  }

  /// Sends and receives as much as possible without waiting.
  ///
  /// - Returns: The answer, or the way in which the worker ended; `nil` as long as there is
  ///   neither. An answer that has arrived counts, even if it is read late.
  func exchange() -> Result<[UInt8], WorkerEnd>? {
    send()
    let isOver = receive()
    switch MessageFrame.arrival(in: incoming) {
    case .whole(let message): return .success(Array(message))
    case .nonsense: return .failure(end(saying: .nonsense))
    case .part where isOver: return .failure(endOfItself())
    case .part where deadline <= .now:
      return .failure(end(saying: .slow(seconds: limits.time)))
    case .part: return nil
    }
  }

  /// Ends the worker, if it has not ended.
  func end() {
    guard !hasEnded else { return }
    hasEnded = true
    _ = roster.end(process)
  }

  private func end(saying end: WorkerEnd) -> WorkerEnd {
    self.end()
    return end
  }

  private func endOfItself() -> WorkerEnd {
    guard !hasEnded else { return .nonsense }
    hasEnded = true
    guard let status = roster.endThatHungUp(process) else { return .nonsense }
    // A signal stands in the low seven bits, an exit status in the eight above them (wait(2)).
    let signal = status & 0x7F
    if signal == SIGXCPU { return .slow(seconds: limits.time) }
    return signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal, memory: limits.memory)
  }

  private func send() {
    while !outgoing.isEmpty {
      let count = outgoing.withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        outgoing = outgoing.dropFirst(count)
      } else if errno != EINTR {
        // What ended it is told when its end of the socket is found closed.
        if errno != EAGAIN { outgoing = [] }
        return
      }
    }
  }

  /// - Returns: Whether nothing more can arrive.
  private func receive() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while incoming.count <= MessageFrame.greatestSize + chunk.count {
      let count = recv(socket, &chunk, chunk.count, 0)
      if count > 0 {
        incoming += chunk[..<count]
      } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
        return true
      } else if errno == EAGAIN {
        return false
      }
    }
    return false
  }
}
