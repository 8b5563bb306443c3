import Glibc
import Isolation
import Snapshots

/// The worker's end of the socket.
struct RequestSocket {
  private let descriptor: Int32

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// The next request; `nil` where nobody will ask any more.
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

/// What a worker was asked is no request.
struct UnreadableRequest: Error, CustomStringConvertible {
  var description: String {
    "This is not a request. Do not start workers yourself: typeproof verify --isolated does."
  }
}

/// A thread that ends this process at once when nobody is there any more to answer to.
enum HangUpWatch {
  /// Starts it.
  ///
  /// - Throws: `WorkerLimitError` where there can be no thread.
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
