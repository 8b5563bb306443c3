import DynamicType
import Testing

@testable import Reviews

@Suite struct `Requests of a page` {
  private let bench: ReviewBench
  private let service: ReviewService

  init() throws {
    bench = try ReviewBench(recorded: ReviewBench.word("Type"), drawn: ReviewBench.word("Typo"))
    service = ReviewService(try bench.session())
  }

  private func send(_ method: String, _ path: String, _ body: String = "") -> (Int, String) {
    let response = service.respond(method: method, path: path, body: Array(body.utf8))
    let text = String(decoding: response.body, as: UTF8.self)
    return (response.status, text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }

  @Test func `are told nothing before anything is decided`() {
    #expect(send("GET", "/decisions") == (200, #"{ "cells": {}, "undoable": 0 }"#))
  }

  @Test func `accept cells`() throws {
    let answer = send(
      "POST", "/decisions", #"{"decision": "accept", "cells": ["tiny/body/word.l@1x"]}"#)
    let text =
      #"{ "cells": { "tiny/body/word.l@1x": { "state": "accepted", "accepted": [ 1 ] } }, "undoable": 1 }"#
    #expect(answer == (200, text))
    #expect(send("GET", "/decisions") == (200, text))
    #expect(try bench.verify(ReviewBench.word("Typo")).words.first == "tiny/body/word.l@1x equal")
  }

  @Test func `are told why a cell is refused`() throws {
    try bench.folder.remove(ReviewBench.picture)
    let answer = send(
      "POST", "/decisions", #"{"decision": "accept", "cells": ["tiny/body/word.l@1x"]}"#)
    #expect(
      answer == (
        200,
        #"{ "cells": { "tiny/body/word.l@1x": { "state": "refused", "#
          + #""reason": "The golden was deleted after the run. Verify again." } }, "undoable": 0 }"#
      ))
  }

  @Test func `leave alone what another page rejected, where they ask for the open ones`() throws {
    _ = send("POST", "/decisions", #"{"decision": "reject", "cells": ["tiny/body/word.l@1x"]}"#)
    let answer = send(
      "POST", "/decisions",
      #"{"decision": "accept", "onlyOpen": true, "#
        + #""cells": ["tiny/body/word.l@1x", "tiny/body/word.ax1@1x"]}"#)
    #expect(
      answer == (
        200,
        #"{ "cells": { "tiny/body/word.l@1x": { "state": "rejected" }, "#
          + #""tiny/body/word.ax1@1x": { "state": "accepted", "accepted": [ 1 ] } }, "undoable": 2 }"#
      ))
    #expect(
      try bench.verify(ReviewBench.word("Typo")).words == [
        "tiny/body/word.l@1x changed", "tiny/body/word.ax1@1x equal",
      ])
  }

  @Test func `undo`() {
    _ = send("POST", "/decisions", #"{"decision": "reject", "cells": ["tiny/body/word.l@1x"]}"#)
    #expect(
      send("POST", "/undo", "{}") == (
        200, #"{ "cells": { "tiny/body/word.l@1x": { "state": "open" } }, "undoable": 0 }"#
      ))
    #expect(
      send("POST", "/undo") == (
        409, #"{ "error": "There is nothing to undo. Decide something first." }"#
      ))
  }

  @Test func `end the review`() {
    let response = service.respond(method: "POST", path: "/close", body: Array("{}".utf8))
    #expect(response.status == 200)
    #expect(response.endsReview)
    #expect(!service.respond(method: "GET", path: "/decisions", body: []).endsReview)
  }

  @Test(arguments: [
    (405, "GET", "/undo", ""), (405, "DELETE", "/decisions", ""), (405, "GET", "/close", ""),
    (404, "GET", "/", ""), (404, "GET", "/../../etc/passwd", ""), (404, "POST", "/decisions/", ""),
    (400, "POST", "/decisions", ""), (400, "POST", "/decisions", "{"),
    (400, "POST", "/decisions", "[]"), (400, "POST", "/decisions", #"{"decision": "accept"}"#),
    (400, "POST", "/decisions", #"{"decision": "destroy", "cells": []}"#),
    (400, "POST", "/decisions", #"{"decision": "accept", "cells": [7]}"#),
    (400, "POST", "/decisions", #"{"decision": "accept", "cells": ["../../etc/passwd"]}"#),
    (400, "POST", "/decisions", #"{"decision": "accept", "cells": ["<script>"]}"#),
    (400, "POST", "/decisions", #"{"decision": "accept", "cells": [], "root": "/"}"#),
    (400, "POST", "/decisions", #"{"decision": "accept", "cells": [], "onlyOpen": 1}"#),
    (404, "POST", "/decisions", #"{"decision": "accept", "cells": ["tiny/body/none.l@1x"]}"#),
    (400, "POST", "/undo", #"{"all": true}"#), (405, "GET", "/changes", ""),
    (400, "POST", "/changes", ""), (400, "POST", "/changes", "{}"),
    (400, "POST", "/changes", #"{"changes": [0]}"#),
    (400, "POST", "/changes", #"{"changes": ["1"]}"#),
    (404, "POST", "/changes", #"{"changes": [2]}"#),
  ])
  func `that make no sense are told so, and change nothing`(
    status: Int, method: String, path: String, body: String
  ) throws {
    let before = try bench.folder.contents()
    let answer = send(method, path, body)
    #expect(answer.0 == status)
    #expect(answer.1.hasPrefix(#"{ "error": ""#), "\(answer.1)")
    #expect(try bench.folder.contents() == before)
  }

  @Test func `that are too long are not read`() {
    let body = [UInt8](repeating: 0x20, count: ReviewService.greatestBodySize + 1)
    #expect(service.respond(method: "POST", path: "/decisions", body: body).status == 413)
  }
}
