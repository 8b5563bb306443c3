import Foundation
import LoopbackServer
import Synchronization

/// A server on a thread of its own.
///
/// Its handler answers each request with the method, the path and the body it was given.
final class RunningServer: Sendable {
  static let routes = [
    HTTPRoute.page, HTTPRoute(method: "GET", path: "/list"),
    HTTPRoute(method: "POST", path: "/list"), HTTPRoute(method: "POST", path: "/close"),
    HTTPRoute(method: "GET", path: "/large"), HTTPRoute(method: "GET", path: "/signal"),
  ]
  /// What GET /large is answered with.
  static let largeSize = 20_000_000

  let port: UInt16
  let token: String
  let address: String
  private let outcome: Outcome

  /// What the server's thread leaves.
  private final class Outcome: Sendable {
    let ending = Mutex<ServerEnding?>(nil)
    let isOver = DispatchSemaphore(value: 0)
    let handled = Mutex(0)
  }

  init(port: UInt16 = 0, limits: ServerLimits = ServerLimits()) throws {
    let server = try LoopbackServer(port: port, routes: Self.routes, limits: limits)
    self.port = server.port
    token = server.token
    address = server.address
    let outcome = Outcome()
    self.outcome = outcome
    let handedOver = Mutex<LoopbackServer?>(server)
    let thread = Thread {
      guard let server = handedOver.withLock({ $0.take() }) else { return }
      let ending = try? server.serve { request in
        outcome.handled.withLock { $0 += 1 }
        return Self.answer(request)
      }
      outcome.ending.withLock { $0 = ending }
      outcome.isOver.signal()
    }
    thread.start()
  }

  private static func answer(_ request: HTTPRequest) -> HTTPResponse {
    switch request.route.path {
    case "/close":
      return .json("{}", endsServer: true)
    case "/large":
      return HTTPResponse(
        status: 200, contentType: "text/plain", body: Array(repeating: 120, count: largeSize))
    case "/signal":
      // It comes to this very thread, in the middle of a request.
      raise(SIGTERM)
      return .json("{\"done\": true}")
    default:
      let text = "\(request.route.method) \(request.route.path) "
      return HTTPResponse(
        status: 200, contentType: "text/plain", body: Array(text.utf8) + request.body)
    }
  }

  /// How often the handler was called.
  var handledCount: Int { outcome.handled.withLock { $0 } }

  /// How it ended; `nil` where it does not within ten seconds.
  func ending() -> ServerEnding? {
    guard outcome.isOver.wait(timeout: .now() + 10) == .success else { return nil }
    return outcome.ending.withLock { $0 }
  }

  /// The head of a request that is let in, with other or further headers.
  func head(_ line: String, _ headers: [String] = [], host: String? = nil) -> String {
    ([line, "Host: \(host ?? "127.0.0.1:\(port)")", "Authorization: Bearer \(token)"] + headers)
      .joined(separator: "\r\n") + "\r\n\r\n"
  }

  /// What is answered to bytes.
  func reply(to text: String) throws -> String {
    let client = try Client(port: port)
    client.send(text)
    return client.received()
  }
}
