import HTTPShim

/// A server for one person's browser on this machine.
///
/// It listens on 127.0.0.1, lets in what its own page sends with a token that it makes up at each
/// start, and answers with what one function says. Nothing of a request becomes a path of a file.
///
/// There is no thread: `serve` runs on that of its caller, and so does what it calls.
public struct LoopbackServer: ~Copyable {
  private let socket: ListeningSocket
  private let http: UnsafePointer<typeproof_http>
  private let gate: Gate
  private let limits: ServerLimits

  /// Listens. Browsers that come before `serve` is called wait for it.
  ///
  /// - Parameters:
  ///   - port: The port; 0 for any that is free.
  ///   - routes: All that can be asked for.
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

  /// The port it listens on.
  public var port: UInt16 { gate.port }

  /// The token, for a page that sends it with what it asks for.
  public var token: String { gate.token.text }

  /// The address of the page, with the token.
  public var address: String { "http://127.0.0.1:\(port)/?token=\(token)" }

  /// Serves until a response, a signal or idleness ends it.
  ///
  /// SIGINT, SIGTERM and SIGHUP wait until what a request asked for is done, then end it.
  ///
  /// - Parameter handler: Answers a request that was let in.
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

/// What one client may take, so that none can hold the server or fill its memory.
public struct ServerLimits: Equatable, Sendable {
  /// The largest body of a request, in bytes.
  public var bodyBytes: Int
  /// What a connection may take for its request line, its headers and their bookkeeping, in bytes.
  ///
  /// Cookies of other programs on this machine come along: browsers do not tell ports apart.
  public var connectionBytes: Int
  /// How many connections there are at once; others wait.
  public var connections: UInt32
  /// How long a connection may last, whatever it does. Each serves one request.
  public var connectionTime: Duration
  /// How long a connection may take until its request is let in: nobody who sends none, or has no token,
  /// is to keep others waiting.
  public var headTime: Duration
  /// How long the server waits for a request that it lets in.
  public var idleTime: Duration

  /// Limits; without arguments those for a person with a browser.
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

/// Why a server came to its end.
public enum ServerEnding: Equatable, Sendable {
  /// A response said so.
  case response
  /// Nobody asked for anything for a long time.
  case idleness
  /// A signal came, such as that of ctrl-c.
  case signal(Int32)
}
