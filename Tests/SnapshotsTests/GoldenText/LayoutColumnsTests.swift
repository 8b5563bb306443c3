import Snapshots
import Testing

@testable import GoldenText
@testable import Verification

@Suite struct `Columns of a layout text` {
  @Test(arguments: [
    ("", [""]), ("a", ["a"]), ("a | b", ["a", "b"]), ("a | b | c", ["a", "b", "c"]),
    ("a|b", ["a|b"]), ("a |b", ["a |b"]), ("a| b", ["a| b"]), ("a || b", ["a || b"]),
    (" | ", ["", ""]), ("| a", ["| a"]), ("a |", ["a |"]), ("a | ", ["a", ""]),
    // The space between two bars is the first one's.
    ("a | | b", ["a", "| b"]), ("a |  | b", ["a", "", "b"]),
    ("a |\u{301} b | c", ["a |\u{301} b", "c"]), ("é | 漢", ["é", "漢"]),
  ])
  func `stand between bars with a space at either side`(text: String, columns: [String]) {
    #expect(LayoutColumns.columns(text).map(String.init) == columns)
  }

  @Test func `are so many at most, the last with all that follows`() {
    #expect(LayoutColumns.columns("a | b | c", atMost: 2) == ["a", "b | c"])
    #expect(LayoutColumns.columns("a | b | c", atMost: 1) == ["a | b | c"])
    #expect(LayoutColumns.columns("a | b | c", atMost: 3) == ["a", "b", "c"])
  }
}
