import Foundation
import LoopbackServer
import Testing

@Suite(.serialized) struct `A server that is not left in peace` {
  /// The memory that this process has in use, in bytes.
  private func memoryInUse() throws -> Int {
    let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      .split(separator: " ")
    return try #require(Int(fields[1])) * 4096
  }

  private func expectService(of server: RunningServer) throws {
    #expect(try server.reply(to: server.head("GET /list HTTP/1.1")).hasSuffix("GET /list "))
  }

  @Test func `takes no memory for a body of 100 MB`() throws {
    let server = try RunningServer()
    try expectService(of: server)
    let former = try memoryInUse()
    let megabyte = [UInt8](repeating: 120, count: 1_000_000)
    let heads = [
      server.head("POST /list HTTP/1.1", ["Content-Length: 100000000"]),
      server.head("POST /list HTTP/1.1", ["Transfer-Encoding: chunked"]) + "5F5E100\r\n",
      server.head("POST /list HTTP/1.1", ["Content-Length: 100"]),
    ]
    for head in heads {
      let client = try Client(port: server.port)
      client.send(head)
      for _ in 0..<100 where !client.send(megabyte) { break }
    }
    #expect(try memoryInUse() - former < 16_000_000)
    try expectService(of: server)
  }

  @Test func `refuses a flood of headers`() throws {
    let server = try RunningServer()
    let client = try Client(port: server.port)
    client.send("GET /list HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n")
    let header = "X-Flood: " + String(repeating: "x", count: 1000) + "\r\n"
    #expect((0..<10_000).contains { _ in !client.send(header) })
    try expectService(of: server)
    #expect(server.handledCount == 1)
  }

  @Test func `refuses an endless address`() throws {
    let server = try RunningServer()
    let client = try Client(port: server.port)
    client.send("GET /")
    #expect((0..<10_000).contains { _ in !client.send(String(repeating: "x", count: 1000)) })
    try expectService(of: server)
  }

  @Test func `is held neither by silent clients nor by one that sends a byte now and then`() throws
  {
    let server = try RunningServer(
      limits: ServerLimits(connections: 4, connectionTime: .milliseconds(1500)))
    let silent = try (0..<3).map { _ in try Client(port: server.port) }
    let slow = try Client(port: server.port)
    let start = Date()
    let isClosed = (0..<50).contains { _ in
      Thread.sleep(forTimeInterval: 0.1)
      return !slow.send("G")
    }
    #expect(isClosed)
    #expect(Date().timeIntervalSince(start) < 8)
    try expectService(of: server)
    for client in silent { #expect(client.received().isEmpty) }
  }

  @Test func `is held for two seconds by clients that never say what they want`() throws {
    let server = try RunningServer()
    let halves = try (0..<40).map { _ in try Client(port: server.port) }
    for client in halves { client.send("GET / HTTP/1.1\r\nX: ") }
    let start = Date()
    try expectService(of: server)
    #expect(Date().timeIntervalSince(start) < 10)
    for client in halves { _ = client.send("\r\n\r\n") }
  }

  @Test func `is not held by two hundred clients that send nothing or half a head`() throws {
    let server = try RunningServer()
    let idle = try (0..<200).map { _ in try Client(port: server.port) }
    for client in idle.dropFirst(100) { client.send("GET / HTTP/1.1\r\nX: ") }
    let start = Date()
    for _ in 0..<3 { try expectService(of: server) }
    #expect(Date().timeIntervalSince(start) < 1.5)
  }

  @Test func `is not held by a client that does not take its answer`() throws {
    let server = try RunningServer(
      limits: ServerLimits(connections: 1, connectionTime: .milliseconds(1500)))
    let client = try Client(port: server.port)
    client.send(server.head("GET /large HTTP/1.1"))
    let start = Date()
    try expectService(of: server)
    #expect(Date().timeIntervalSince(start) < 8)
  }

  @Test func `survives a client that goes while it is answered`() throws {
    let server = try RunningServer()
    for _ in 0..<5 {
      let client = try Client(port: server.port)
      client.send(server.head("GET /large HTTP/1.1"))
    }
    try expectService(of: server)
  }

  @Test func `survives bytes that are no HTTP`() throws {
    let server = try RunningServer(limits: ServerLimits(connectionTime: .seconds(1)))
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let client = try Client(port: server.port)
      client.send(
        (0..<Int.random(in: 1...300)).map { _ in UInt8.random(in: 0...255, using: &generator) })
      client.send("\r\n\r\n")
    }
    for damaged in [
      "GET\r\n\r\n", "GET /list HTTP/9.9\r\n\r\n", "\r\n\r\n\r\n", "GET /list HTTP/1.1\r\n\r\n",
      server.head("GET /list HTTP/1.1", ["no colon"]),
      server.head("POST /list HTTP/1.1", ["Content-Length: -1"]),
      server.head("POST /list HTTP/1.1", ["Content-Length: 99999999999999999999"]),
      server.head("POST /list HTTP/1.1", ["Content-Length: 5", "Content-Length: 70000"]) + "abcde",
    ] {
      let reply = try server.reply(to: damaged)
      #expect(!reply.contains(" 200 OK"), "\(damaged)")
    }
    try expectService(of: server)
    #expect(server.handledCount == 1)
  }

  @Test func `is not reached by another address of this machine`() throws {
    let server = try RunningServer()
    let others = ["127.0.0.2"] + machineAddresses()
    for address in others {
      #expect(throws: Client.Refused(code: ECONNREFUSED), "\(address)") {
        try Client(port: server.port, address: address)
      }
    }
    try expectService(of: server)
  }

  /// The addresses under which others reach this machine.
  private func machineAddresses() -> [String] {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return [] }
    defer { freeifaddrs(list) }
    return sequence(first: list, next: { $0?.pointee.ifa_next }).compactMap { entry in
      guard let address = entry?.pointee.ifa_addr, address.pointee.sa_family == AF_INET else {
        return nil
      }
      var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
      getnameinfo(
        address, socklen_t(MemoryLayout<sockaddr_in>.size), &text, socklen_t(text.count), nil, 0,
        NI_NUMERICHOST)
      let name = String(
        decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      return name.hasPrefix("127.") ? nil : name
    }
  }
}
