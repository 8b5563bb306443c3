import Snapshots
import Testing

@testable import Changes
@testable import GoldenText
@testable import Verification

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
    #expect(SettingWords.changes(from: from, to: to, role: .input).sentences == [words])
  }

  @Test func `tell each kind by itself`() {
    #expect(
      SettingWords.changes(
        from: "ink #000000, bold", to: "ink #FF0000, at most 1 line", role: .input
      ).sentences == [
        "no longer set with bold", "set with ink #FF0000, was with ink #000000",
        "set with at most 1 line, was without",
      ])
  }

  private func words(ofRun from: String, _ to: String) -> [String] {
    SettingWords.changes(from: from, to: to, role: .input, of: 4..<10).sentences
  }

  @Test func `are the same for a run at every size`() {
    #expect(
      words(ofRun: "17 pt, headline", "17 pt, headline, ink #FF0000")
        == ["bytes 4–10 are set with ink #FF0000, were without"])
    #expect(
      words(ofRun: "17 pt, headline", "") == [
        "bytes 4–10 are no longer set with 17 pt", "bytes 4–10 are no longer set with headline",
      ])
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

  @Test func `tell three flags and count the others`() throws {
    let facts = try #require(SampleFacts.large())
    func words(from old: [Int], to new: [Int]) -> String? {
      let flags = [old, new].map { lines in
        lines.map { CellFacts.Flag(kind: .truncated, line: $0, detail: "") }
      }
      var (before, now) = (facts, facts)
      (before.flags, now.flags) = (flags[0], flags[1])
      return now.changes(since: before).first { $0.kind == .truncated }?.sentence
    }
    #expect(
      words(from: [4], to: [1, 2, 3])
        == "line 1 truncated, line 2 truncated, line 3 truncated and 1 more")
    #expect(
      words(from: [3], to: [1, 2])
        == "line 1 truncated, line 2 truncated, no longer line 3 truncated")
  }
}
