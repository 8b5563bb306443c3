import Glibc

/// Connections whose request head has not arrived completely.
///
/// The library takes a connection only after its head is here and well formed. So clients that send
/// nothing take no place in the library, and no byte of a head can mean one thing to the library
/// and another to us.
final class Antechamber {
  private let listener: Int32
  private let limits: ServerLimits
  private var waiting: [Waiting] = []
  /// A buffer that heads are read into.
  private var bytes: [UInt8]

  private struct Waiting {
    let socket: Int32
    let deadline: Duration
    /// The time to look again at a head that has begun; `nil` if no byte of it has arrived.
    var nextLook: Duration?
  }

  /// How many connections may wait. Beyond that the oldest is closed.
  private static let greatestCount = 256
  /// How long to wait before a head that has begun is read again. Poll would report its first bytes
  /// all the time.
  private static let pause = Duration.milliseconds(10)

  /// - Parameter listener: A socket that listens; it is closed in the end.
  init(listener: Int32, limits: ServerLimits) {
    self.listener = listener
    self.limits = limits
    bytes = [UInt8](repeating: 0, count: limits.connectionBytes)
  }

  /// The descriptors to poll for new connections and new bytes.
  var descriptors: [Int32] {
    [listener] + waiting.filter { $0.nextLook == nil }.map(\.socket)
  }

  /// The time of the next event that poll does not report; `nil` if there is none.
  var nextDeadline: Duration? { waiting.map { min($0.deadline, $0.nextLook ?? $0.deadline) }.min() }

  /// Connections whose head is complete and well formed, oldest first. The caller has to close
  /// them.
  ///
  /// - Parameter count: How many to return at most.
  func admitted(atMost count: Int) -> [Int32] {
    acceptAll()
    var admitted: [Int32] = []
    let now = monotonicTime()
    waiting = waiting.compactMap { connection in
      guard admitted.count < count else { return connection }
      switch head(at: connection.socket) {
      case .whole:
        admitted.append(connection.socket)
        return nil
      case .refused(let response):
        refuse(connection.socket, with: response)
        return nil
      case .gone: break
      case .incomplete(let hasBegun):
        if now < connection.deadline {
          var connection = connection
          connection.nextLook = hasBegun ? now + Self.pause : nil
          return connection
        }
      }
      close(connection.socket)
      return nil
    }
    return admitted
  }

  private func acceptAll() {
    while true {
      let socket = accept(listener, nil, nil)
      guard socket >= 0 else {
        if errno == EINTR || errno == ECONNABORTED { continue }
        return
      }
      _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
      _ = fcntl(socket, F_SETFL, O_NONBLOCK)
      waiting.append(
        Waiting(
          socket: socket,
          deadline: monotonicTime() + min(limits.headTime, limits.connectionTime)))
      if waiting.count > Self.greatestCount { close(waiting.removeFirst().socket) }
    }
  }

  private enum Head {
    case whole
    case incomplete(hasBegun: Bool)
    case refused(HTTPResponse)
    case gone
  }

  /// The bytes that have arrived at a socket. They stay there for the library to read.
  private func head(at socket: Int32) -> Head {
    let count = recv(socket, &bytes, bytes.count, Int32(MSG_PEEK))
    guard count > 0 else {
      let isSilent = count < 0 && (errno == EAGAIN || errno == EINTR)
      return isSilent ? .incomplete(hasBegun: false) : .gone
    }
    switch HeadForm(of: bytes[..<count]) {
    case .wellFormed: return .whole
    case .malformed(let words): return .refused(.error(words, status: 400))
    case .unfinished:
      guard count == bytes.count else { return .incomplete(hasBegun: true) }
      return .refused(.error("The request has too long a head.", status: 431))
    }
  }

  private func refuse(_ socket: Int32, with response: HTTPResponse) {
    let reason = response.status == 431 ? "Request Header Fields Too Large" : "Bad Request"
    let text =
      "HTTP/1.1 \(response.status) \(reason)\r\nContent-Type: \(response.contentType)\r\n"
      + "Content-Length: \(response.body.count)\r\nConnection: close\r\n\r\n"
    let answer = Array(text.utf8) + response.body
    _ = send(socket, answer, answer.count, Int32(MSG_NOSIGNAL))
    // Bytes that nobody read would make the system throw the answer away.
    _ = recv(socket, &bytes, bytes.count, 0)
    close(socket)
  }

  deinit {
    for connection in waiting { close(connection.socket) }
    close(listener)
  }
}

/// Whether bytes begin with a request head that every reader understands alike (RFC 9112, sections 2.2 and 5.1).
enum HeadForm: Equatable {
  case wellFormed
  /// The empty line at the end of the head has not arrived.
  case unfinished
  /// The head breaks a rule, which the words name.
  case malformed(String)

  init(of bytes: ArraySlice<UInt8>) {
    let (carriageReturn, lineFeed) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
    var isRequestLine = true
    var rest = bytes
    while let end = rest.firstIndex(of: lineFeed) {
      let line = rest[..<end]
      rest = rest[(end + 1)...]
      guard line.last == carriageReturn, Self.isPrintable(line.dropLast()) else {
        self = .malformed("The request has a control character in its head.")
        return
      }
      if line.count == 1 {
        self = isRequestLine ? .malformed("The request begins with an empty line.") : .wellFormed
        return
      }
      if !isRequestLine, !Self.isHeader(line.dropLast()) {
        self = .malformed("The request has a header without a plain name before its colon.")
        return
      }
      isRequestLine = false
    }
    self = .unfinished
  }

  private static func isPrintable(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == UInt8(ascii: "\t") }
  }

  /// Whether a line is a name of token characters (RFC 9110, section 5.6.2), a colon and a value.
  private static func isHeader(_ line: ArraySlice<UInt8>) -> Bool {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex else {
      return false
    }
    return line[..<colon].allSatisfy { byte in
      let character = Character(UnicodeScalar(byte))
      return character.isASCII
        && (character.isLetter || character.isNumber || "!#$%&'*+-.^_`|~".contains(character))
    }
  }
}
