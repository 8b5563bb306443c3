import Glibc
import LoopbackServer
import Synchronization
import Testing

@testable import typeproof

/// A review that runs on a thread of its own, as its command runs for good.
private final class RunningReview: Sendable {
  private let output = CapturedChannel()
  private let errors = CapturedChannel()
  private let code = Mutex<ExitCode?>(nil)

  init(_ words: [String], environment: [String: String]) {
    let console = Console(output: output, errors: errors, environment: environment)
    let context = Unmanaged.passRetained(
      Start { [self] in
        let code = Program(root: Typeproof.self, version: "0").run(["review"] + words, in: console)
        self.code.withLock { $0 = code }
      })
    var thread = pthread_t()
    pthread_create(
      &thread, nil,
      { context in
        if let context { Unmanaged<Start>.fromOpaque(context).takeRetainedValue().body() }
        return nil
      }, context.toOpaque())
    pthread_detach(thread)
  }

  /// What a thread begins with.
  private final class Start {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }

  /// Waits for something, ten seconds at most.
  private func wait<Value>(for value: () -> Value?) throws -> Value {
    for _ in 0..<1000 {
      if let value = value() { return value }
      usleep(10_000)
    }
    return try #require(value(), "\(errors.text)")
  }

  /// The address, which is the first line.
  func address() throws -> String {
    try wait { output.text.split(separator: "\n").first.map(String.init) }
  }

  func end() throws -> (code: ExitCode, output: String, errors: String) {
    (try wait { code.withLock { $0 } }, output.text, errors.text)
  }
}

@Suite struct `A review in a browser` {
  private let project: GitProject
  private let decisions: ScratchFolder
  /// The text of the goldens as it was recorded.
  private let recorded: String

  init() async throws {
    project = try GitProject()
    decisions = try ScratchFolder()
    try await project.takeGoldens()
    recorded = try text(of: project.folder(GitProject.ramp + "@2x.txt"))
    try project.folder.file(
      GitProject.ramp + "@2x.txt",
      recorded.replacing("size: 17 pt", with: "size: 16 pt", in: "L"))
    _ = await project.run("verify", "--report", project.folder("Report"))
  }

  private func review(_ words: String..., environment: [String: String] = [:]) -> RunningReview {
    RunningReview(
      [project.folder("Report"), "--snapshots", project.folder("Snapshots")] + words,
      environment: environment.merging(decisions.state) { $1 })
  }

  /// What is answered to a request with the token.
  private func ask(_ address: String, _ line: String, _ body: String = "") throws -> String {
    let parts = address.dropFirst("http://127.0.0.1:".count).split(separator: "/?token=")
    let port = try #require(UInt16(parts[0]))
    return try answer(
      from: port,
      to: """
        \(line) HTTP/1.1\r
        Host: 127.0.0.1:\(port)\r
        Authorization: Bearer \(parts[1])\r
        Content-Length: \(body.utf8.count)\r
        \r
        \(body)
        """)
  }

  private static let cell = "fonts/body/jetbrainsmono-regular.l@2x"

  @Test func `prints its address, serves the page, carries out decisions, and ends`() throws {
    let review = review()
    let address = try review.address()
    #expect(
      address.wholeMatch(of: #/http://127\.0\.0\.1:[0-9]+/\?token=[0-9a-f]{64}/#) != nil)
    let page = try ask(address, "GET /")
    #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(page.contains("\r\nContent-Type: text/html; charset=utf-8\r\n"))
    #expect(page.contains("connect-src 'self'"))
    let accepted = try ask(
      address, "POST /decisions", #"{"decision": "accept", "cells": ["\#(Self.cell)"]}"#)
    #expect(accepted.contains(#""state": "accepted""#), "\(accepted)")
    #expect(try text(of: project.folder(GitProject.ramp + "@2x.txt")) == recorded)
    let closed = try ask(address, "POST /close", "{}")
    #expect(closed.hasSuffix("\r\n\r\n{}\n"), "\(closed)")
    let end = try review.end()
    #expect(end.code == .nothingToDo)
    #expect(end.output == "\(address)\nfonts: 1 to review: 1 accepted\n")
    #expect(end.errors.contains("press ctrl-c here"))
  }

  @Test func `accepts a change where the page asks for it`() throws {
    let review = review()
    let address = try review.address()
    let accepted = try ask(address, "POST /changes", #"{"changes": [1]}"#)
    #expect(accepted.contains(#""state": "accepted""#), "\(accepted)")
    _ = try ask(address, "POST /close")
    #expect(try review.end().code == .nothingToDo)
    #expect(try text(of: project.folder(GitProject.ramp + "@2x.txt")) == recorded)
  }

  @Test func `ends with differences where something is open`() throws {
    let review = review()
    let address = try review.address()
    // Cells of a path's kind are cells, or nothing.
    let refused = try ask(
      address, "POST /decisions", #"{"decision": "accept", "cells": ["../../../etc/passwd"]}"#)
    #expect(refused.hasPrefix("HTTP/1.1 400 "), "\(refused)")
    _ = try ask(address, "POST /close")
    let end = try review.end()
    #expect(end.code == .differences)
    #expect(end.output.hasSuffix("fonts: 1 to review: 1 open\n"))
  }

  @Test func `is refused where CI is set`() throws {
    let end = try review(environment: ["CI": "true"]).end()
    #expect(end.code == .trouble)
    #expect(end.output.isEmpty)
    #expect(end.errors.contains("CI is set"))
  }

  @Test func `says that its port is taken`() throws {
    let server = try LoopbackServer(routes: [])
    let end = try review("--port", "\(server.port)").end()
    #expect(end.code == .trouble)
    #expect(end.output.isEmpty)
    #expect(end.errors.contains("Another program uses port \(server.port) of 127.0.0.1"))
  }

  @Test(arguments: [("--port", "65536"), ("--port", "http"), ("--idle", "0"), ("--idle", "1441")])
  func `takes no number that is none`(option: String, value: String) throws {
    let end = try review(option, value).end()
    #expect(end.code == .trouble)
    #expect(end.errors.contains("“\(value)”"), "\(end.errors)")
  }
}

/// All that a server on this machine answers to a text.
private func answer(from port: UInt16, to text: String) throws -> String {
  let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  defer { close(descriptor) }
  var place = sockaddr_in()
  place.sin_family = sa_family_t(AF_INET)
  place.sin_port = port.bigEndian
  place.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
  let isConnected = withUnsafePointer(to: &place) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
    }
  }
  try #require(isConnected)
  let bytes = Array(text.utf8)
  try #require(send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count)
  var answer: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while case let count = recv(descriptor, &chunk, chunk.count, 0), count > 0 {
    answer += chunk[..<count]
  }
  return String(decoding: answer, as: UTF8.self)
}
