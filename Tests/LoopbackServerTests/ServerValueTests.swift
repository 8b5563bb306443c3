import Glibc
import Testing

@testable import LoopbackServer

@Suite struct `The limits of a server` {
  @Test func `are for one person with a browser where nobody sets them`() {
    let limits = ServerLimits()
    #expect(limits.bodyBytes == 65536 && limits.connectionBytes == 65536)
    #expect(limits.connections == 32)
    #expect(limits.connectionTime == .seconds(30))
    #expect(limits.headTime == .seconds(2))
    #expect(limits.idleTime == .seconds(1800))
  }
}

@Suite struct `A time that a server waits` {
  @Test(
    arguments: [
      (.zero, 0), (.nanoseconds(1), 1), (.milliseconds(1), 1), (.microseconds(1001), 2),
      (.milliseconds(1500), 1500), (.seconds(2), 2000), (.seconds(-1), 0), (.milliseconds(-1), 0),
      (.seconds(86400), 86_400_000), (.seconds(86401), 86_400_000),
    ] as [(Duration, Int32)])
  func `is whole milliseconds, never too few, and a day at most`(time: Duration, count: Int32) {
    #expect(time.pollMilliseconds == count)
  }

  @Test func `is taken from a clock that nobody sets`() {
    func clock() -> Duration {
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      return .nanoseconds(Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
    }
    let before = clock()
    let time = monotonicTime()
    let after = clock()
    #expect(before <= time && time <= after)
  }
}

@Suite struct `The gate of a server` {
  private let gate: Gate

  init() throws {
    gate = Gate(
      port: 80, token: try AccessToken(),
      routes: [.page, HTTPRoute(method: "PUT", path: "/"), HTTPRoute(method: "POST", path: "/a")],
      bodyLimit: 4)
  }

  /// The status that a request is refused with; `nil` where it is let in.
  private func status(
    of route: HTTPRoute = HTTPRoute(method: "POST", path: "/a"),
    _ headers: [(name: String, value: String)] = [], tokens: [String] = []
  ) -> UInt32? {
    var all: [(name: String, value: String)] = [("host", "127.0.0.1:80")]
    if tokens.isEmpty { all.append(("authorization", "Bearer \(gate.token.text)")) }
    let head = RequestHead(route: route, headers: all + headers, queryTokens: tokens)
    return gate.refusal(of: head)?.status
  }

  @Test func `lets in bodies of no stated length, and of one up to the limit`() {
    #expect(status() == nil)
    for length in ["0", "4", "04"] {
      #expect(status([("content-length", length)]) == nil, "\(length)")
    }
  }

  @Test(arguments: ["5", "18446744073709551615", "18446744073709551616", "-1", "four", "4 ", ""])
  func `refuses bodies of more, and of what is no length`(length: String) {
    #expect(status([("content-length", length)]) == 413)
  }

  @Test func `refuses two lengths, and a body in pieces`() {
    #expect(status([("content-length", "4"), ("content-length", "4")]) == 400)
    #expect(status([("transfer-encoding", "chunked")]) == 411)
    #expect(status([("transfer-encoding", "identity"), ("content-length", "4")]) == 411)
  }

  @Test func `takes one token, in the address of the page alone`() {
    let token = gate.token.text
    #expect(status(of: .page, tokens: [token]) == nil)
    #expect(status(of: HTTPRoute(method: "PUT", path: "/"), tokens: [token]) == 403)
    #expect(status(of: .page, tokens: [token, token]) == 403)
    #expect(status(of: .page, tokens: [""]) == 403)
    #expect(status(of: .page, [("authorization", "Bearer \(token)")], tokens: [token]) == 403)
    #expect(status([("authorization", "Bearer \(token)")]) == 403)
  }

  @Test func `tells the token from everything that is not all of it`() {
    let (token, text) = (gate.token, gate.token.text)
    #expect(token.matches(text))
    let (start, rest) = (String(text.dropLast()), String(text.dropFirst()))
    for other in ["", start, rest, "\(text)0", "\(start)g", "g\(rest)"] {
      #expect(!token.matches(other), "\(other)")
    }
  }

  @Test func `knows what else a path accepts, sorted`() {
    let route = HTTPRoute(method: "DELETE", path: "/")
    let head = RequestHead(
      route: route,
      headers: [
        ("host", "localhost:80"), ("authorization", "Bearer \(gate.token.text)"),
      ], queryTokens: [])
    let refusal = gate.refusal(of: head)
    #expect(refusal?.status == 405)
    #expect(refusal?.headers == [HTTPResponse.Header(name: "Allow", value: "GET, PUT")])
    #expect(status(of: HTTPRoute(method: "POST", path: "/b")) == 404)
  }
}

@Suite struct `Connections whose heads are awaited` {
  private let port: UInt16
  private let room: Antechamber

  init() throws {
    let socket = try ListeningSocket(port: 0)
    port = socket.port
    room = Antechamber(
      listener: socket.handOver(), limits: ServerLimits(headTime: .seconds(60)))
  }

  /// How many are admitted within ten seconds, of those that are expected.
  private func admitted(_ expected: Int, atMost count: Int = 9) -> Int {
    let end = monotonicTime() + .seconds(10)
    var sockets: [Int32] = []
    while sockets.count < expected, monotonicTime() < end {
      sockets += room.admitted(atMost: count - sockets.count)
      usleep(5000)
    }
    for socket in sockets { close(socket) }
    return sockets.count
  }

  @Test func `are admitted as far as there is room, and wait beyond that`() throws {
    let clients = try (0..<3).map { _ in try Client(port: port) }
    for client in clients { client.send("GET / HTTP/1.1\r\n\r\n") }
    #expect(room.admitted(atMost: 0) == [])
    #expect(admitted(2, atMost: 2) == 2)
    #expect(admitted(1) == 1)
    #expect(room.admitted(atMost: 9) == [])
    #expect(room.descriptors.count == 1 && room.nextDeadline == nil)
  }

  @Test func `are given up where nobody is there any more`() throws {
    var client: Client? = try Client(port: port)
    let end = monotonicTime() + .seconds(10)
    while room.nextDeadline == nil, monotonicTime() < end { _ = room.admitted(atMost: 9) }
    #expect(client != nil && room.nextDeadline != nil)
    client = nil
    while room.nextDeadline != nil, monotonicTime() < end { _ = room.admitted(atMost: 9) }
    #expect(room.nextDeadline == nil && room.descriptors.count == 1)
  }
}
