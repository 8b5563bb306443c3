import Foundation
import LoopbackServer
import Testing

@Suite struct `The end of a server` {
  @Test func `comes with a response that says so, which is still sent`() throws {
    let server = try RunningServer()
    let reply = try server.reply(
      to: server.head("POST /close HTTP/1.1", ["Content-Length: 0"]))
    #expect(reply.hasSuffix("\r\n\r\n{}"))
    #expect(server.ending() == .response)
    #expect(throws: Client.Refused(code: ECONNREFUSED)) { try Client(port: server.port) }
  }

  @Test func `comes when it is left alone`() throws {
    let server = try RunningServer(limits: ServerLimits(idleTime: .milliseconds(300)))
    let start = Date()
    #expect(server.ending() == .idleness)
    #expect((0.25..<8).contains(Date().timeIntervalSince(start)))
  }

  @Test func `is put off by requests that are let in`() throws {
    let server = try RunningServer(limits: ServerLimits(idleTime: .seconds(2)))
    for _ in 0..<6 {
      Thread.sleep(forTimeInterval: 0.4)
      #expect(
        try server.reply(to: server.head("GET /list HTTP/1.1")).hasSuffix("GET /list "))
    }
    #expect(server.ending() == .idleness)
  }

  @Test func `is not put off by refused requests and silent clients`() throws {
    let server = try RunningServer(limits: ServerLimits(idleTime: .milliseconds(500)))
    let silent = try Client(port: server.port)
    let start = Date()
    var isOver = false
    while !isOver, Date().timeIntervalSince(start) < 9 {
      let request = "GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n"
      isOver = (try? server.reply(to: request)) == nil
      Thread.sleep(forTimeInterval: 0.05)
    }
    #expect(server.ending() == .idleness)
    #expect(Date().timeIntervalSince(start) < 8)
    #expect(silent.received().isEmpty)
  }

  @Test func `waits at a signal until what was asked for is done and sent`() throws {
    let server = try RunningServer()
    let reply = try server.reply(to: server.head("GET /signal HTTP/1.1"))
    #expect(reply.hasSuffix("\r\n\r\n{\"done\": true}"))
    #expect(server.ending() == .signal(SIGTERM))
  }

  @Test func `is not waited for by a client that does not take its answer`() throws {
    let server = try RunningServer()
    let client = try Client(port: server.port)
    client.send(server.head("GET /large HTTP/1.1"))
    while server.handledCount == 0 { Thread.sleep(forTimeInterval: 0.01) }
    _ = try server.reply(to: server.head("POST /close HTTP/1.1", ["Content-Length: 0"]))
    #expect(server.ending() == .response)
  }

  @Test func `gives up the port`() throws {
    let server = try RunningServer(limits: ServerLimits(idleTime: .milliseconds(50)))
    #expect(server.ending() == .idleness)
    let next = try RunningServer(port: server.port)
    #expect(next.port == server.port)
    #expect(try next.reply(to: next.head("GET /list HTTP/1.1")).hasSuffix("GET /list "))
  }

  @Test func `cannot be brought about by a second server on its port`() throws {
    let server = try RunningServer()
    #expect(throws: LoopbackServerError.portTaken(server.port)) {
      try RunningServer(port: server.port)
    }
    #expect(
      LoopbackServerError.portTaken(8080).description
        == "Another program uses port 8080 of 127.0.0.1. Choose another port, or leave out --port "
        + "to use a free one.")
  }
}
