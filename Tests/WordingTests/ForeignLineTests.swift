import Testing
import Wording

@Suite struct `A line that git or an editor left` {
  private func first(_ text: String) -> ForeignLine? { ForeignLine(in: Array(text.utf8)) }

  @Test(arguments: [
    ("a\n<<<<<<< HEAD\n", 2), ("a\nb\n=======\n", 3), (">>>>>>> theirs", 1),
    ("||||||| 1f0c2a9\n", 1),
    ("a\r\n<<<<<<< HEAD\r\n=======\r\n", 2), ("a\n=======\r\n", 2),
  ])
  func `is a conflict marker, whichever comes first`(text: String, line: Int) {
    #expect(first(text) == .conflictMarker(line: line))
  }

  @Test func `is the end of a line of Windows`() {
    #expect(first("a\nb\r\nc\r\n") == .carriageReturn(line: 2))
    #expect(first("a\r") == .carriageReturn(line: 1))
  }

  @Test(arguments: [
    "", "a\n", "<<<<<<<\n", "text: <<<<<<< HEAD\n", "========\n", " =======\n", "a\rb\n",
  ])
  func `is none of the text itself`(text: String) {
    #expect(first(text) == nil)
  }
}
