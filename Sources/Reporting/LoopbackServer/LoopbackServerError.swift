import Glibc

/// The reason why a server cannot run.
public enum LoopbackServerError: Error, Equatable {
  /// libmicrohttpd could not be loaded.
  case noLibrary(detail: String)
  /// Another program listens on the port.
  case portTaken(UInt16)
  /// This user may not listen on the port.
  case portForbidden(UInt16)
  /// The system did not create a socket, or did not let it listen.
  case noSocket(errno: Int32)
  /// The system did not give random bytes for a token.
  case noRandomness(errno: Int32)
  /// The system cannot wait for signals or requests, or the HTTP library does not start.
  case notStarted(errno: Int32)
}

extension LoopbackServerError: CustomStringConvertible {
  /// The problem in one sentence, then the remedy in another.
  public var description: String {
    switch self {
    case .noLibrary(let detail) where detail.contains("map segment"):
      "libmicrohttpd, the library that serves pages, cannot be loaded: \(detail). Allow more "
        + "address space: ulimit -v unlimited"
    case .noLibrary(let detail):
      "libmicrohttpd, the library that serves pages, cannot be loaded: \(detail). Install it. On "
        + "Debian: apt install libmicrohttpd12"
    case .portTaken(let port):
      "Another program uses port \(port) of 127.0.0.1. Choose another port, or leave out --port "
        + "to use a free one."
    case .portForbidden(let port):
      "This user may not listen on port \(port). Choose one above 1023."
    case .noSocket(let code):
      "No socket can be opened on 127.0.0.1: \(systemText(code)). "
        + "Check whether the loopback interface is up."
    case .noRandomness(let code):
      "The system gives no random bytes for a token: \(systemText(code)). Try again."
    case .notStarted(let code):
      "The server cannot be started: \(systemText(code)). Close other programs and try again."
    }
  }

  private func systemText(_ code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
