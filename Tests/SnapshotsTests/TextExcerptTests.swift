import Testing

@testable import Snapshots

@Suite struct `The words in which two texts differ` {
  private func differing(_ old: String, _ new: String) -> [String] {
    let parts = TextExcerpt.differing(
      old.split(separator: " "), new.split(separator: " "))
    return [parts.from, parts.to]
  }

  @Test func `are those between what is the same before and after`() {
    #expect(
      differing("the text has to follow in each style", "the text shall follow in each style")
        == ["has to", "shall"])
  }

  @Test func `have a word beside them where one text has none`() {
    #expect(differing("one two", "one two three") == ["two", "two three"])
    #expect(differing("two three", "one two three") == ["two", "one two"])
    #expect(differing("one three", "one two three") == ["one", "one two"])
  }

  @Test func `are all of a text that comes from nothing`() {
    #expect(differing("", "one") == ["", "one"])
  }

  @Test func `are cut where they are long, near where they begin to differ`() {
    let same = String(repeating: "語", count: 100)
    let parts = differing(same + "あ" + same, same + "い" + same)
    let start = "…" + String(repeating: "語", count: 8)
    let end = String(repeating: "語", count: 51) + "…"
    #expect(parts == [start + "あ" + end, start + "い" + end])
  }
}
