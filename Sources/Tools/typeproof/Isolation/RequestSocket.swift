import Glibc
import Isolation
import Snapshots

/// The worker's end of the socket to the verification.
struct RequestSocket {
  private let descriptor: Int32

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Returns the next request; `nil` if there will be no more.
  ///
  /// - Throws: `UnreadableRequest`.
  mutating func next() throws -> [UInt8]? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      switch MessageFrame.arrival(in: bytes) {
      case .whole(let message): return Array(message)
      case .nonsense: throw UnreadableRequest()
      case .part: break
      }
      let count = read(descriptor, &chunk, chunk.count)
      if count > 0 {
        bytes += chunk[..<count]
      } else if count == 0 || errno != EINTR {
        return nil
      }
    }
  }
}

/// The bytes for a worker are not a request.
struct UnreadableRequest: Error, CustomStringConvertible {
  var description: String {
    "This is not a request. Do not start workers yourself: typeproof verify --isolated does."
  }
}

/// Ends this process at once when the other end of the socket is closed, from its own thread.
enum HangUpWatch {
  /// Starts the thread.
  ///
  /// - Throws: `WorkerLimitError` if the thread cannot be started.
  static func start(over socket: Int32) throws(WorkerLimitError) {
    let isStarted = startDetachedThread {
      // A socket's hanging up is told whatever else is asked for.
      var polled = pollfd(fd: socket, events: 0, revents: 0)
      while poll(&polled, 1, -1) < 0, errno == EINTR {}
      _exit(0)
    }
    guard isStarted else { throw WorkerLimitError(code: EAGAIN) }
  }
}
