import Snapshots
import Testing

@testable import Changes
@testable import Verification

@Suite struct `The words in which two texts differ` {
  private func differing(_ old: String, _ new: String) -> [String] {
    let parts = TextExcerpt(from: old, to: new)
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
    #expect(differing("one three", "one two three") == ["one three", "one two three"])
  }

  @Test func `are all of a text that comes from nothing`() {
    #expect(differing("", "one") == ["", "one"])
  }

  @Test func `are cut where they are long, near where they begin to differ`() {
    let same = String(repeating: "x", count: 100)
    let parts = differing(same + "a" + same, same + "b" + same)
    let start = "…" + String(repeating: "x", count: 8)
    let end = String(repeating: "x", count: 51) + "…"
    #expect(parts == [start + "a" + end, start + "b" + end])
  }

  @Test func `are single letters where a script has no blanks between words`() {
    let middle = String(repeating: "語", count: 100)
    #expect(differing("りょうきん20えん\(middle)30にち", "りょうきん19えん\(middle)3にち") == ["20 … 30", "19 … 3"])
  }

  @Test func `show the blanks between them, line breaks and others by name`() {
    #expect(differing("Total 19\nTax", "Total 20 Tax") == ["19\\nTax", "20 Tax"])
    #expect(differing("19 km", "20\u{A0}km") == ["19 km", "20\\u{A0}km"])
    #expect(differing("a b", "a  b") == ["a b", "a  b"])
  }

  @Test func `are spelled in code points where words only differ in these`() {
    #expect(
      differing("19 caf\u{E9}", "20 cafe\u{301}") == ["19 caf\\u{E9}", "20 cafe\\u{301}"])
    #expect(differing("19 café é", "20 café é") == ["19", "20"])
  }

  @Test func `have words beside them where they stand more than once`() {
    #expect(differing("19 or 19", "20 or 19") == ["19 or", "20 or"])
    #expect(differing("19 or 19", "19 or 20") == ["or 19", "or 20"])
    #expect(
      differing("not yes not yes no", "not yes not no no") == ["not yes no", "not no no"])
  }

  @Test func `have words beside them where they overlap themselves`() {
    #expect(differing("b a a a", "b a a a c") == ["a a a", "a a a c"])
  }

  @Test func `are found in long texts that repeat themselves, in linear time`() {
    let some = String(repeating: "a ", count: 20_000)
    let words = differing(some + some + "y", some + "z")
    #expect(words == [String(repeating: "a ", count: 30) + "…", "z"])
  }

  @Test func `are other changes where not all is shown of them`() {
    let (many, other) = (String(repeating: "19 ", count: 30), String(repeating: "19 ", count: 31))
    let first = TextExcerpt(from: many + other, to: many + "20 " + other).change
    let second = TextExcerpt(from: many + other, to: other + "20 " + many).change
    #expect(first.key() != second.key())
    #expect(
      TextExcerpt(from: "a 19", to: "a 20").change.key()
        == TextExcerpt(from: "b 19", to: "b 20").change.key())
  }

  @Test func `are other changes where code points are`() {
    let one = Change.text(from: "x", to: "caf\u{E9}")
    let other = Change.text(from: "x", to: "cafe\u{301}")
    #expect(one == other)
    #expect(one.key() != other.key())
  }

  @Test func `are each place by itself, however far apart`() {
    let middle = " euros today and again each month until you leave, at any time and "
    #expect(
      differing("You pay 19\(middle)without a fee", "You pay 20\(middle)with a fee")
        == ["19 … without", "20 … with"])
    let old = (0..<7).map { "a\($0) same" }.joined(separator: " ")
    let new = (0..<7).map { "b\($0) same" }.joined(separator: " ")
    #expect(differing(old, new)[1] == "b0 … b1 … b2 … b3 … and 3 more places")
  }

  @Test func `are spelled in code points where they look alike`() {
    #expect(differing("100", "1\u{200B}00") == ["100", "1\\u{200B}00"])
    #expect(differing("20", "19\u{2060}") == ["20", "19\\u{2060}"])
    #expect(differing("Paul", "P\u{430}ul") == ["Paul", "P\\u{430}ul"])
    #expect(differing("Sum", "T\u{43E}tal") == ["Sum", "T\\u{43E}tal"])
    #expect(differing("Sum", "Мир") == ["Sum", "Мир"])
    #expect(differing("a \\n b", "a b") != differing("a\nb", "a b"))
  }
}
