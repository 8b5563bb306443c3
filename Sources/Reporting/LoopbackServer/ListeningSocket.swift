import Glibc

/// A socket that listens on 127.0.0.1, which other machines cannot reach.
struct ListeningSocket: ~Copyable {
  /// The socket's descriptor. Programs that are started do not inherit it.
  private let descriptor: Int32
  /// The port that the socket listens on.
  let port: UInt16

  /// Listens on a port.
  ///
  /// - Parameter port: The port; 0 for any free one.
  /// - Throws: `LoopbackServerError`.
  init(port: UInt16) throws(LoopbackServerError) {
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let descriptor = socket(AF_INET, kind, 0)
    guard descriptor >= 0 else { throw .noSocket(errno: errno) }
    do throws(LoopbackServerError) {
      try Self.bindAndListen(descriptor, port: port)
      self.port = try Self.port(of: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    self.descriptor = descriptor
  }

  private static func bindAndListen(
    _ descriptor: Int32, port: UInt16
  ) throws(LoopbackServerError) {
    // A port that was just given up can be had again; one that is listened on cannot.
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    let isBound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isBound, listen(descriptor, SOMAXCONN) == 0 else {
      switch errno {
      case EADDRINUSE: throw .portTaken(port)
      case EACCES: throw .portForbidden(port)
      case let code: throw .noSocket(errno: code)
      }
    }
  }

  private static func port(of descriptor: Int32) throws(LoopbackServerError) -> UInt16 {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isKnown = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &size) == 0
      }
    }
    guard isKnown else { throw .noSocket(errno: errno) }
    return UInt16(bigEndian: address.sin_port)
  }

  /// Hands the descriptor to a caller, who has to close it.
  consuming func handOver() -> Int32 {
    let result = descriptor
    discard self
    return result
  }

  deinit { close(descriptor) }
}
