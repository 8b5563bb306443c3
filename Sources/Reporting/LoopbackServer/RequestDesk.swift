import Glibc
import HTTPShim

/// Handles connections and requests when the HTTP library's callbacks report them.
final class RequestDesk {
  private let http: UnsafePointer<typeproof_http>
  private let gate: Gate
  private let limits: ServerLimits
  private let handler: (HTTPRequest) -> HTTPResponse
  /// The time at which each connection has to end, by its socket.
  private var deadlines: [Int32: Duration] = [:]
  private var hasClosed = false
  /// The number of requests that were let in and are not answered completely.
  private(set) var openRequests = 0
  /// The time at which a request was last let in or answered; at first, the start of the server.
  private(set) var lastRequest = monotonicTime()
  /// Whether a response has asked the server to end.
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

  /// Gives a connection the rest of its time, after its request was let in.
  func extend(_ connection: OpaquePointer) {
    let socket = typeproof_http_socket(http, connection)
    guard let deadline = deadlines[socket] else { return }
    deadlines[socket] = deadline + max(.zero, limits.connectionTime - limits.headTime)
  }

  func closed(_ connection: OpaquePointer) {
    deadlines[typeproof_http_socket(http, connection)] = nil
    hasClosed = true
  }

  /// Returns whether a connection was closed since the last call. At the limit of connections, the
  /// library accepts others only after another turn.
  func takeClosing() -> Bool {
    defer { hasClosed = false }
    return hasClosed
  }

  /// The number of connections that the library has.
  var connectionCount: Int { deadlines.count }

  /// The time at which the next connection has to end; `nil` if there is none.
  var nextDeadline: Duration? { deadlines.values.min() }

  /// Shuts down connections whose time is over. The library's own timeout only counts silence, so a
  /// byte now and then would defeat it.
  func endLateConnections() {
    let now = monotonicTime()
    for (socket, deadline) in deadlines where deadline <= now {
      shutdown(socket, Int32(SHUT_RDWR))
      deadlines[socket] = nil
    }
  }

  // MARK: Requests

  /// Returns the response to a request that is refused; `nil` if the request is let in.
  func refusal(of head: RequestHead) -> HTTPResponse? { gate.refusal(of: head) }

  /// Begins a request that was let in, and whose body is awaited.
  func begin(_ route: HTTPRoute) -> OpenRequest {
    lastRequest = monotonicTime()
    openRequests += 1
    return OpenRequest(route: route, bodyLimit: limits.bodyBytes)
  }

  /// Answers a request whose body is complete. Returns false if the connection has to be closed.
  func answer(_ request: OpenRequest, over connection: OpaquePointer) -> Bool {
    let response = handler(HTTPRequest(route: request.route, body: request.body))
    if response.endsServer { isToEnd = true }
    lastRequest = monotonicTime()
    return send(response, over: connection)
  }

  /// Counts a request as ended, because it was answered or its connection is gone.
  func end(_ request: OpenRequest) {
    openRequests -= 1
  }

  /// Returns the names and values of a request's headers or query, in order.
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

  /// Headers of every response. They keep it out of caches, out of frames and away from other
  /// sites, and end the connection after it.
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

  /// Sends a response. Returns false if that fails and the connection has to be closed.
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
