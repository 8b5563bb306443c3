import LoopbackServer
import Testing

@Suite struct `Requests that are let in` {
  @Test func `the page is had by the address with the token`() throws {
    let server = try RunningServer()
    #expect(server.address == "http://127.0.0.1:\(server.port)/?token=\(server.token)")
    let reply = try server.reply(
      to: "GET /?token=\(server.token) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
    #expect(reply.statusLine == "HTTP/1.1 200 OK")
    #expect(reply.hasSuffix("\r\n\r\nGET / "))
  }

  @Test func `localhost is this machine, too`() throws {
    let server = try RunningServer()
    let reply = try server.reply(
      to: server.head("GET /list HTTP/1.1", host: "localhost:\(server.port)"))
    #expect(reply.hasSuffix("\r\n\r\nGET /list "))
  }

  @Test func `the page's own Origin is let in`() throws {
    let server = try RunningServer()
    let origin = "Origin: http://127.0.0.1:\(server.port)"
    let reply = try server.reply(
      to: server.head(
        "POST /list HTTP/1.1", [origin, "Sec-Fetch-Site: same-origin", "Content-Length: 2"]) + "{}")
    #expect(reply.hasSuffix("\r\n\r\nPOST /list {}"))
  }

  @Test func `a body as large as may be is handed over whole`() throws {
    let server = try RunningServer(limits: ServerLimits(bodyBytes: 30_000))
    let body = String(repeating: "0123456789", count: 3_000)
    let reply = try server.reply(
      to: server.head("POST /list HTTP/1.1", ["Content-Length: 30000"]) + body)
    #expect(reply.hasSuffix("\r\n\r\nPOST /list \(body)"))
  }

  @Test func `a body that comes byte by byte is handed over whole`() throws {
    let server = try RunningServer()
    let client = try Client(port: server.port)
    client.send(server.head("POST /list HTTP/1.1", ["Content-Length: 5"]))
    for byte in Array("abcde".utf8) { client.send([byte]) }
    #expect(client.received().hasSuffix("\r\n\r\nPOST /list abcde"))
  }

  @Test func `HTTP 1.0 is answered`() throws {
    let server = try RunningServer()
    let reply = try server.reply(to: server.head("GET /list HTTP/1.0"))
    #expect(reply.statusLine.hasSuffix(" 200 OK"))
    #expect(reply.hasSuffix("\r\n\r\nGET /list "))
  }

  @Test func `every response stays out of caches, frames and other sites' hands`() throws {
    let server = try RunningServer()
    for request in [server.head("GET /list HTTP/1.1"), server.head("GET /nothing HTTP/1.1")] {
      let reply = try server.reply(to: request)
      for header in [
        "Cache-Control: no-store", "X-Content-Type-Options: nosniff",
        "Referrer-Policy: no-referrer", "X-Frame-Options: DENY",
        "Content-Security-Policy: frame-ancestors 'none'",
        "Cross-Origin-Opener-Policy: same-origin", "Cross-Origin-Resource-Policy: same-origin",
      ] {
        #expect(reply.contains("\r\n\(header)\r\n"))
      }
      #expect(!reply.contains("Access-Control"))
    }
  }

  @Test func `of two requests in one go the first is served, and the connection closed`() throws {
    let server = try RunningServer()
    let request = server.head("GET /list HTTP/1.1")
    let reply = try server.reply(to: request + request)
    #expect(reply.split(separator: "HTTP/1.1 200").count == 1)
    #expect(reply.contains("\r\nConnection: close\r\n"))
    #expect(server.handledCount == 1)
  }

  @Test func `each server makes up a token of 256 bits`() throws {
    let tokens = try (0..<8).map { _ in try LoopbackServer(routes: []).token }
    #expect(Set(tokens).count == 8)
    #expect(tokens.allSatisfy { $0.count == 64 && $0.allSatisfy(\.isHexDigit) })
  }
}
