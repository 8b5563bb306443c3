import HTTPShim

/// A server for one person's browser on this machine.
///
/// It listens on 127.0.0.1 and makes a new token at each start. It lets in what its own page sends
/// with the token, and one function answers. Nothing of a request becomes the path of a file.
///
/// It starts no thread: `serve` and the function run on the caller's thread.
public struct LoopbackServer: ~Copyable {
  private let socket: ListeningSocket
  private let http: UnsafePointer<typeproof_http>
  private let gate: Gate
  private let limits: ServerLimits

  /// Creates a server that listens. Browsers that connect before `serve` is called wait for it.
  ///
  /// - Parameters:
  ///   - port: The port; 0 for any free one.
  ///   - routes: All routes that can be asked for. Other requests are refused.
  /// - Throws: `LoopbackServerError`.
  public init(
    port: UInt16 = 0, routes: [HTTPRoute], limits: ServerLimits = ServerLimits()
  ) throws(LoopbackServerError) {
    guard let http = typeproof_http_loaded() else {
      throw .noLibrary(detail: String(cString: typeproof_http_complaint()))
    }
    let token = try AccessToken()
    socket = try ListeningSocket(port: port)
    self.http = http
    self.limits = limits
    gate = Gate(
      port: socket.port, token: token, routes: Set(routes), bodyLimit: limits.bodyBytes)
  }

  /// The port that the server listens on.
  public var port: UInt16 { gate.port }

  /// The token, which the page has to send with its requests.
  public var token: String { gate.token.text }

  /// The address of the page, with the token.
  public var address: String { "http://127.0.0.1:\(port)/?token=\(token)" }

  /// Serves until a response, a signal or idleness ends it.
  ///
  /// SIGINT, SIGTERM and SIGHUP wait until a request that has begun is answered, then end the
  /// server.
  ///
  /// - Parameter handler: Returns the response to a request that was let in.
  /// - Throws: `LoopbackServerError.notStarted`.
  public consuming func serve(
    _ handler: @escaping (HTTPRequest) -> HTTPResponse
  ) throws(LoopbackServerError) -> ServerEnding {
    let signals = try AwaitedSignals()
    let desk = RequestDesk(http: http, gate: gate, limits: limits, handler: handler)
    let daemon = try HTTPDaemon(http: http, socket: socket.handOver(), limits: limits, desk: desk)
    return try daemon.run(until: signals)
  }
}

/// Limits for each client, so that none can block the server or fill its memory.
public struct ServerLimits: Equatable, Sendable {
  /// The largest body of a request, in bytes.
  public var bodyBytes: Int
  /// The most bytes that the request line, headers and their bookkeeping may take for one
  /// connection.
  ///
  /// Cookies of other programs on this machine are sent too, because browsers share them between
  /// ports.
  public var connectionBytes: Int
  /// The number of connections at once. Further ones wait.
  public var connections: UInt32
  /// The longest time of a connection, whatever it does. Each connection serves one request.
  public var connectionTime: Duration
  /// The longest time until the request of a connection is let in, so that clients without a
  /// request or a token keep nobody waiting.
  public var headTime: Duration
  /// The time without an accepted request after which the server ends.
  public var idleTime: Duration

  /// Creates limits. The defaults are for one person with a browser.
  public init(
    bodyBytes: Int = 64 * 1024, connectionBytes: Int = 64 * 1024, connections: UInt32 = 32,
    connectionTime: Duration = .seconds(30), headTime: Duration = .seconds(2),
    idleTime: Duration = .seconds(30 * 60)
  ) {
    self.bodyBytes = bodyBytes
    self.connectionBytes = connectionBytes
    self.connections = connections
    self.connectionTime = connectionTime
    self.headTime = headTime
    self.idleTime = idleTime
  }
}

/// The reason why a server ended.
public enum ServerEnding: Equatable, Sendable {
  /// A response with `endsServer` was sent.
  case response
  /// No request was let in for the idle time.
  case idleness
  /// A signal came, such as that of ctrl-c. The value is its number.
  case signal(Int32)
}
