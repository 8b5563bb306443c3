import LoopbackServer
import Testing

@Suite struct `Requests that are refused` {
  let server: RunningServer

  init() throws {
    server = try RunningServer()
  }

  /// The statuses of requests, none of which reaches the handler.
  private func expectRefusal(_ status: String, of requests: [String]) throws {
    for request in requests {
      let reply = try server.reply(to: request)
      #expect(reply.statusLine == "HTTP/1.1 \(status)", "\(request)")
      #expect(reply.contains("\r\n\r\n{\"error\": \""), "\(reply)")
    }
    #expect(server.handledCount == 0)
  }

  @Test func `a Host that is not this machine, as of a name rebound to it`() throws {
    try expectRefusal(
      "421 Misdirected Request",
      of: [
        "evil.example", "evil.example:\(server.port)", "127.0.0.1", "localhost",
        "127.0.0.1:\(server.port).evil.example", "127.0.0.1:1", "[::1]:\(server.port)", "",
      ].map { server.head("GET /list HTTP/1.1", host: $0) })
  }

  @Test(
    arguments: [
      "\0", "\u{1}", "\u{B}", "\u{1B}", "\u{7F}", "\r", "\n",
    ])
  func `a control character anywhere in the head`(character: String) throws {
    let host = "127.0.0.1:\(server.port)"
    try expectRefusal(
      "400 Bad Request",
      of: [
        server.head("GET /list HTTP/1.1", host: "\(host)\(character)evil.example"),
        server.head(
          "GET /list HTTP/1.1", ["Origin: http://\(host)\(character)evil.example"]),
        server.head("GET /list\(character)x HTTP/1.1"),
        "GET /?token=\(server.token)\(character)x HTTP/1.1\r\nHost: \(host)\r\n\r\n",
        "GET /list HTTP/1.1\r\nHost: \(host)\r\nAuthorization: Bearer \(server.token)"
          + "\(character)x\r\n\r\n",
      ])
  }

  @Test(arguments: ["Origin ", "Origin\t", " Origin", "", "Ori gin", "Orígin"])
  func `a header without a plain name before its colon`(name: String) throws {
    try expectRefusal(
      "400 Bad Request",
      of: [server.head("GET /list HTTP/1.1", ["\(name): http://evil.example"])])
  }

  @Test func `a second Host`() throws {
    try expectRefusal(
      "421 Misdirected Request",
      of: [server.head("GET /list HTTP/1.1", ["Host: evil.example"])])
  }

  @Test func `HTTP 1.0 without a Host`() throws {
    let reply = try server.reply(
      to: "GET /list HTTP/1.0\r\nAuthorization: Bearer \(server.token)\r\n\r\n")
    #expect(reply.statusLine.hasSuffix(" 421 Misdirected Request"))
    #expect(server.handledCount == 0)
  }

  @Test func `a foreign Origin, though the token is right`() throws {
    try expectRefusal(
      "403 Forbidden",
      of: [
        "http://evil.example", "null", "https://127.0.0.1:\(server.port)", "http://127.0.0.1:1",
        "http://localhost:\(server.port)", "",
      ].map { server.head("GET /list HTTP/1.1", ["Origin: \($0)"]) })
  }

  @Test func `what another site sends or links to`() throws {
    try expectRefusal(
      "403 Forbidden",
      of: ["cross-site", "same-site"].map {
        server.head("GET / HTTP/1.1", ["Sec-Fetch-Site: \($0)"])
      })
  }

  @Test func `no token, a wrong one, and one beside another`() throws {
    let host = "Host: 127.0.0.1:\(server.port)\r\n"
    let wrong = String(server.token.dropLast()) + (server.token.hasSuffix("0") ? "1" : "0")
    try expectRefusal(
      "403 Forbidden",
      of: [
        "GET / HTTP/1.1\r\n\(host)\r\n",
        "GET /?token= HTTP/1.1\r\n\(host)\r\n",
        "GET /?token=\(wrong) HTTP/1.1\r\n\(host)\r\n",
        "GET /?token=\(server.token)0 HTTP/1.1\r\n\(host)\r\n",
        "GET /?token=\(wrong)&token=\(server.token) HTTP/1.1\r\n\(host)\r\n",
        "GET /list HTTP/1.1\r\n\(host)Authorization: Bearer \(wrong)\r\n\r\n",
        "GET /list HTTP/1.1\r\n\(host)Authorization: Basic \(server.token)\r\n\r\n",
        "GET /list HTTP/1.1\r\n\(host)Authorization: Bearer\r\n\r\n",
        server.head("GET /list HTTP/1.1", ["Authorization: Bearer \(wrong)"]),
      ])
  }

  @Test func `a token in the address of anything but the page`() throws {
    let host = "Host: 127.0.0.1:\(server.port)\r\n"
    try expectRefusal(
      "403 Forbidden",
      of: [
        "GET /list?token=\(server.token) HTTP/1.1\r\n\(host)\r\n",
        "POST /?token=\(server.token) HTTP/1.1\r\n\(host)Content-Length: 0\r\n\r\n",
      ])
  }

  @Test func `paths that are none of ours`() throws {
    try expectRefusal(
      "404 Not Found",
      of: [
        "/nothing", "/list/", "//list", "/%6Cist", "/list%00", "/../../etc/passwd",
        "/%2e%2e/etc/passwd", "/favicon.ico", "/List", "*",
      ].map { server.head("GET \($0) HTTP/1.1") })
  }

  @Test func `another method, with those there are`() throws {
    let request = server.head("DELETE /list HTTP/1.1")
    try expectRefusal("405 Method Not Allowed", of: [request])
    #expect(try server.reply(to: request).contains("\r\nAllow: GET, POST\r\n"))
    try expectRefusal(
      "405 Method Not Allowed",
      of: ["OPTIONS", "PUT", "TRACE", "get", "BREW"].map { server.head("\($0) /list HTTP/1.1") })
  }

  @Test func `a stranger is told neither paths nor methods`() throws {
    let host = "Host: 127.0.0.1:\(server.port)\r\n"
    try expectRefusal(
      "403 Forbidden",
      of: ["GET /list", "DELETE /list", "GET /nothing"].map { "\($0) HTTP/1.1\r\n\(host)\r\n" })
  }

  @Test func `a body of one byte too many, before any of it has come`() throws {
    try expectRefusal(
      "413 Content Too Large",
      of: ["65537", "104857600", "9000000000000000000"].map {
        server.head("POST /list HTTP/1.1", ["Content-Length: \($0)"])
      })
  }

  @Test func `a body with two lengths`() throws {
    let lengths = [("2", "4"), ("4", "2"), ("2", "2")]
    try expectRefusal(
      "400 Bad Request",
      of: lengths.map { first, second in
        server.head(
          "POST /list HTTP/1.1", ["Content-Length: \(first)", "Content-Length: \(second)"]) + "{}"
      })
  }

  @Test func `a body that does not say its length`() throws {
    let head = server.head("POST /list HTTP/1.1", ["Transfer-Encoding: chunked"])
    try expectRefusal("411 Length Required", of: [head])
  }

  @Test func `an error's sentence may have any characters`() {
    let response = HTTPResponse.error("a \"b\" \\ \n\u{1} ü", status: 400)
    #expect(
      String(decoding: response.body, as: UTF8.self)
        == #"{"error": "a \"b\" \\ \u000a\u0001 ü"}"#)
  }
}
