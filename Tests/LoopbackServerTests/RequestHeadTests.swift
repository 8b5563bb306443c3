import Glibc
import Testing

@testable import LoopbackServer

@Suite struct `The head of a request` {
  private func form(_ text: String) -> HeadForm { HeadForm(of: Array(text.utf8)[...]) }

  @Test func `may have tabs, and names of any signs of a token`() {
    let line = "GET / HTTP/1.1\r\n"
    for headers in [
      "", "A: a\tb\r\n", "x:\r\n", "!#$%&'*+-.^_`|~09azAZ: 1\r\n", "A: ü\r\n", "A: b:c\r\n",
    ] {
      #expect(form(line + headers + "\r\n") == .wellFormed, "\(headers)")
    }
  }

  @Test func `ends at its first empty line, whatever follows`() {
    #expect(form("POST / HTTP/1.1\r\n\r\n\0\n\u{7F}") == .wellFormed)
    let bytes = Array("\r\n\r\nGET / HTTP/1.1\r\n\r\n".utf8)
    #expect(HeadForm(of: bytes[4...]) == .wellFormed)
  }

  @Test(arguments: [
    "", "GET / HTTP/1.1", "GET / HTTP/1.1\r", "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nA: b\r\n",
    "GET / HTTP/1.1\r\nA: b\r\n\r",
  ])
  func `is awaited up to that line`(text: String) {
    #expect(form(text) == .unfinished)
  }

  @Test func `is refused with the rule that it breaks`() {
    let control = HeadForm.malformed("The request has a control character in its head.")
    for text in ["GET /\u{1F} HTTP/1.1\r\n", "GET /\u{7F} HTTP/1.1\r\n", "GET / HTTP/1.1\n", "\n"] {
      #expect(form(text) == control, "\(text)")
    }
    #expect(form("\r\n") == .malformed("The request begins with an empty line."))
    let name = HeadForm.malformed("The request has a header without a plain name before its colon.")
    for header in ["A b: c", "A", ": c", "A(: c", "Ä: c", "\"A\": c", "A : c"] {
      #expect(form("GET / HTTP/1.1\r\n\(header)\r\n") == name, "\(header)")
    }
  }

  @Test func `is answered by a whole response where it is refused`() throws {
    let server = try RunningServer(limits: ServerLimits(connectionBytes: 8192))
    let start = "GET / HTTP/1.1\r\nX: "
    let long = start + String(repeating: "x", count: 8192 - start.utf8.count)
    for (head, status, sentence) in [
      ("\r\n", "400 Bad Request", "The request begins with an empty line."),
      (long, "431 Request Header Fields Too Large", "The request has too long a head."),
    ] {
      let body = "{\"error\": \"\(sentence)\"}"
      #expect(
        try server.reply(to: head) == """
          HTTP/1.1 \(status)\r
          Content-Type: application/json; charset=utf-8\r
          Content-Length: \(body.utf8.count)\r
          Connection: close\r
          \r
          \(body)
          """)
    }
    #expect(server.handledCount == 0)
  }
}

@Suite struct `A body that arrives in pieces` {
  private func take(_ text: String, into request: OpenRequest) -> Bool {
    Array(text.utf8).withUnsafeBytes { request.take($0) }
  }

  @Test func `is taken up to its limit, and a piece beyond it is not`() {
    let request = OpenRequest(route: .page, bodyLimit: 4)
    #expect(take("ab", into: request))
    #expect(!take("cde", into: request))
    #expect(take("cd", into: request))
    #expect(take("", into: request))
    #expect(!take("e", into: request))
    #expect(request.body == Array("abcd".utf8))
  }
}

@Suite struct `A response of the server` {
  @Test func `escapes all control characters in JSON`() {
    let response = HTTPResponse.error("\u{0}\u{F}\u{10}\u{1F} \u{7F}", status: 400)
    #expect(
      String(decoding: response.body, as: UTF8.self)
        == "{\"error\": \"\\u0000\\u000f\\u0010\\u001f \u{7F}\"}")
    #expect(response.status == 400 && response.headers.isEmpty && !response.endsServer)
    #expect(HTTPResponse.json("{}").status == 200 && !HTTPResponse.json("{}").endsServer)
  }
}

@Suite struct `A server that cannot run` {
  @Test(
    arguments: [
      (
        .noLibrary(detail: "failed to map segment from shared object"),
        "libmicrohttpd, the library that serves pages, cannot be loaded: failed to map segment "
          + "from shared object. Allow more address space: ulimit -v unlimited"
      ),
      (
        .noLibrary(detail: "no such file"),
        "libmicrohttpd, the library that serves pages, cannot be loaded: no such file. Install "
          + "it. On Debian: apt install libmicrohttpd12"
      ),
      (
        .portTaken(8080),
        "Another program uses port 8080 of 127.0.0.1. Choose another port, or leave out --port "
          + "to use a free one."
      ),
      (.portForbidden(80), "This user may not listen on port 80. Choose one above 1023."),
      (
        .noSocket(errno: ENOENT),
        "No socket can be opened on 127.0.0.1: No such file or directory. Check whether the "
          + "loopback interface is up."
      ),
      (
        .notStarted(errno: ENOENT),
        "The server cannot be started: No such file or directory. Close other programs and try "
          + "again."
      ),
    ] as [(LoopbackServerError, String)])
  func `says why, and what to do`(error: LoopbackServerError, sentences: String) {
    #expect("\(error)" == sentences)
  }
}
