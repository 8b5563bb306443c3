import Glibc
import HTTPShim

/// A running server of the HTTP library, which works only during `run`.
struct HTTPDaemon: ~Copyable {
  private let http: UnsafePointer<typeproof_http>
  private let daemon: OpaquePointer
  /// The object that callbacks use. It is held here, because the library only knows its address.
  private let desk: RequestDesk
  private let antechamber: Antechamber
  private let limits: ServerLimits

  /// Starts the server.
  ///
  /// - Parameter socket: A listening socket, which the server closes.
  /// - Throws: `LoopbackServerError.notStarted`.
  init(
    http: UnsafePointer<typeproof_http>, socket: Int32, limits: ServerLimits, desk: RequestDesk
  ) throws(LoopbackServerError) {
    var settings = typeproof_http_settings(
      connections: limits.connections,
      connection_bytes: limits.connectionBytes,
      silent_seconds: UInt32(max(1, limits.connectionTime.components.seconds)),
      on_request: requestCallback, on_completion: completionCallback,
      on_connection: connectionCallback, context: Unmanaged.passUnretained(desk).toOpaque())
    guard let daemon = typeproof_http_start(http, &settings) else {
      throw .notStarted(errno: errno)
    }
    self.http = http
    self.daemon = daemon
    self.desk = desk
    self.limits = limits
    antechamber = Antechamber(listener: socket, limits: limits)
  }

  /// Serves until a response, a signal or idleness ends it.
  ///
  /// - Throws: `LoopbackServerError.notStarted`.
  func run(until signals: borrowing AwaitedSignals) throws(LoopbackServerError) -> ServerEnding {
    let descriptor = typeproof_http_descriptor(http, daemon)
    guard descriptor >= 0 else { throw .notStarted(errno: errno) }
    while true {
      try wait(
        for: [descriptor, signals.descriptor] + antechamber.descriptors,
        until: desk.lastRequest + limits.idleTime)
      if let signal = signals.next() {
        finish(descriptor)
        return .signal(signal)
      }
      admit()
      step()
      if desk.isToEnd {
        finish(descriptor)
        return .response
      }
      // Whoever is being answered is there, however long that takes.
      if desk.openRequests == 0, desk.lastRequest + limits.idleTime <= monotonicTime() {
        return .idleness
      }
    }
  }

  /// Hands connections with a complete head to the library, as many as it takes at once.
  private func admit() {
    let room = Int(limits.connections) - desk.connectionCount
    for socket in antechamber.admitted(atMost: max(0, room)) {
      var address = sockaddr()
      address.sa_family = sa_family_t(AF_INET)
      // Where it takes none, it has closed it.
      _ = http.pointee.add_connection(
        daemon, socket, &address, socklen_t(MemoryLayout<sockaddr>.size))
    }
  }

  private func step() {
    desk.endLateConnections()
    _ = http.pointee.run(daemon)
  }

  /// Sends the responses that have begun, for at most a second.
  private func finish(_ descriptor: Int32) {
    let deadline = monotonicTime() + .seconds(1)
    while desk.openRequests > 0, monotonicTime() < deadline {
      // Where waiting fails there is nothing to wait for: the server ends either way.
      guard (try? wait(for: [descriptor], until: deadline)) != nil else { return }
      step()
    }
  }

  /// Waits until a descriptor is readable, the library or a connection needs its turn, or a time
  /// has come.
  private func wait(
    for descriptors: [Int32], until time: Duration
  ) throws(LoopbackServerError) {
    let now = monotonicTime()
    var longest = time - now
    for deadline in [desk.nextDeadline, antechamber.nextDeadline].compactMap(\.self) {
      longest = min(longest, deadline - now)
    }
    if desk.takeClosing() { longest = .zero }
    var due: UInt64 = 0
    if http.pointee.get_timeout(daemon, &due) == .YES {
      longest = min(longest, .milliseconds(Int64(min(due, 86_400_000))))
    }
    var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&polled, nfds_t(polled.count), longest.pollMilliseconds) >= 0 || errno == EINTR
    else { throw .notStarted(errno: errno) }
  }

  deinit { http.pointee.stop_daemon(daemon) }
}

/// The time since the machine was started, without its time asleep. Setting the clock does not
/// change it.
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
