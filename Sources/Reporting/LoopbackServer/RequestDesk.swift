import Glibc
import HTTPShim

/// What becomes of connections and requests, as the library's callbacks tell of them.
final class RequestDesk {
  private let http: UnsafePointer<typeproof_http>
  private let gate: Gate
  private let limits: ServerLimits
  private let handler: (HTTPRequest) -> HTTPResponse
  /// The sockets of connections, and when each has to be at its end.
  private var deadlines: [Int32: Duration] = [:]
  private var hasClosed = false
  /// How many requests are let in and not yet answered to the end.
  private(set) var openRequests = 0
  /// When a request was last let in; at first, when the server was started.
  private(set) var lastRequest = monotonicTime()
  /// Whether a response said that the server ends.
  private(set) var isToEnd = false

  init(
    http: UnsafePointer<typeproof_http>, gate: Gate, limits: ServerLimits,
    handler: @escaping (HTTPRequest) -> HTTPResponse
  ) {
    self.http = http
    self.gate = gate
    self.limits = limits
    self.handler = handler
  }

  // MARK: Connections

  func opened(_ connection: OpaquePointer) {
    let socket = typeproof_http_socket(http, connection)
    guard socket >= 0 else { return }
    deadlines[socket] = monotonicTime() + min(limits.headTime, limits.connectionTime)
  }

  /// A connection's request is let in, and has the rest of its time.
  func extend(_ connection: OpaquePointer) {
    let socket = typeproof_http_socket(http, connection)
    guard let deadline = deadlines[socket] else { return }
    deadlines[socket] = deadline + max(.zero, limits.connectionTime - limits.headTime)
  }

  func closed(_ connection: OpaquePointer) {
    deadlines[typeproof_http_socket(http, connection)] = nil
    hasClosed = true
  }

  /// Whether a connection was closed since this was last asked. Where there were as many as may be,
  /// the library accepts others only once it has had another turn.
  func takeClosing() -> Bool {
    defer { hasClosed = false }
    return hasClosed
  }

  /// How many connections the library has.
  var connectionCount: Int { deadlines.count }

  /// When the next connection has to be at its end; `nil` where there is none.
  var nextDeadline: Duration? { deadlines.values.min() }

  /// Ends connections whose time is over, whatever they are doing. The library then finds them at
  /// their end; its own timeout only knows silence, and a byte now and then breaks that.
  func endLateConnections() {
    let now = monotonicTime()
    for (socket, deadline) in deadlines where deadline <= now {
      shutdown(socket, Int32(SHUT_RDWR))
      deadlines[socket] = nil
    }
  }

  // MARK: Requests

  /// Why a request is not let in; `nil` where it is.
  func refusal(of head: RequestHead) -> HTTPResponse? { gate.refusal(of: head) }

  /// A request is let in, and its body waited for.
  func begin(_ route: HTTPRoute) -> OpenRequest {
    lastRequest = monotonicTime()
    openRequests += 1
    return OpenRequest(route: route, bodyLimit: limits.bodyBytes)
  }

  /// A request has come whole.
  func answer(_ request: OpenRequest, over connection: OpaquePointer) -> Bool {
    let response = handler(HTTPRequest(route: request.route, body: request.body))
    if response.endsServer { isToEnd = true }
    lastRequest = monotonicTime()
    return send(response, over: connection)
  }

  /// A request was answered to its end, or its connection is gone.
  func end(_ request: OpenRequest) {
    openRequests -= 1
  }

  /// What a request says in its headers or its query, in order.
  func values(
    of kind: MHD_ValueKind, in connection: OpaquePointer
  ) -> [(name: String, value: String)] {
    var result: [(name: String, value: String)] = []
    withUnsafeMutablePointer(to: &result) { pointer in
      _ = http.pointee.get_connection_values(
        connection, kind,
        { context, _, name, value in
          guard let context, let name else { return .NO }
          context.assumingMemoryBound(to: [(name: String, value: String)].self).pointee
            .append((String(cString: name), value.map { String(cString: $0) } ?? ""))
          return .YES
        }, pointer)
    }
    return result
  }

  // MARK: Responses

  /// What goes with every response: it stays out of caches, frames and other sites' hands, and each
  /// connection serves one request, so none waits for a second.
  private static let safetyHeaders = [
    ("Cache-Control", "no-store"),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("X-Frame-Options", "DENY"),
    ("Content-Security-Policy", "frame-ancestors 'none'"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Connection", "close"),
  ]

  /// Sends a response; false where it cannot be, and the connection has to be closed.
  func send(_ response: HTTPResponse, over connection: OpaquePointer) -> Bool {
    var body = response.body
    guard
      let made = http.pointee.create_response_from_buffer(
        body.count, &body, .RESPMEM_MUST_COPY)
    else { return false }
    defer { http.pointee.destroy_response(made) }
    let headers =
      [("Content-Type", response.contentType)] + response.headers.map { ($0.name, $0.value) }
      + Self.safetyHeaders
    for (name, value) in headers
    where http.pointee.add_response_header(made, name, value) != .YES { return false }
    return http.pointee.queue_response(connection, response.status, made) == .YES
  }
}
