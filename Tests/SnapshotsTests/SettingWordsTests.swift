import Testing

@testable import Snapshots

@Suite struct `Words about how text is set` {
  @Test(arguments: [
    (
      "ink #000000, at most 2 lines", "ink #000000, at most 1 line",
      "set with at most 1 line, was with at most 2 lines"
    ),
    ("ink #000000", "ink #000000, bold", "set with bold, was without"),
    ("ink #000000, bold", "ink #000000", "no longer set with bold"),
    ("tnum=1, ss01=1", "ss01=1, tnum=1", "set with ss01=1, tnum=1, was with tnum=1, ss01=1"),
  ]) func `tell only what differs`(from: String, to: String, words: String) {
    #expect(FactsChange.setting(from: from, to: to).description == words)
  }

  @Test func `are the same for a run at every size`() {
    #expect(
      FactsChange.run(range: 4..<10, from: "17 pt, headline", to: "17 pt, headline, ink #FF0000")
        .description == "bytes 4–10 are set with ink #FF0000, were without")
    #expect(
      FactsChange.run(range: 4..<10, from: "17 pt, headline", to: nil)
        .description == "bytes 4–10 are no longer set with 17 pt, headline")
  }

  @Test func `keep apart where a flag is and how much it is`() {
    #expect(
      CellFacts.Flag(kind: .weight, line: 1, range: 0..<4, detail: "400 for 600").words
        == "line 1 weight at 0–4 (400 for 600)")
    #expect(
      CellFacts.Flag(kind: .brokenWord, line: 2, range: 6..<6, detail: "").words
        == "line 2 broken word at 6")
    #expect(
      CellFacts.Flag(kind: .shrunk, line: nil, range: nil, detail: "to 0.5 of its size").words
        == "shrunk to 0.5 of its size")
  }

  @Test func `tell three flags and count the others`() {
    #expect(
      FactsChange.flags(from: ["d"], to: ["a", "b", "c"]).description == "a, b, c and 1 more")
    #expect(FactsChange.flags(from: ["c"], to: ["a", "b"]).description == "a, b, no longer c")
  }
}
