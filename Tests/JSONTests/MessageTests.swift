import JSON
import Testing

@Suite struct `What is said of a text that is not JSON` {
  @Test(arguments: [
    (
      "{\"a\": 1,\n \"b\": 'x'}",
      "line 2, column 7: JSON has only the quotation mark \". Write that."
    ),
    ("[1 2]", "line 1, column 4: A comma is missing before this value. Write “,” between values."),
    (
      "[1,]",
      "line 1, column 3: There is no value after the comma. Remove the comma, or write a value."
    ),
    (
      "{\"a\":1",
      "line 1, column 7: The text ends inside the object that begins on line 1, column 1. Write "
        + "“}” at its end."
    ),
    ("[012]", "line 1, column 2: “012” has a zero before its first digit. Remove the zero."),
    ("[heavy]", "line 1, column 2: “heavy” has no quotation marks. Write \"heavy\"."),
    (
      "{\"a\":1,\"a\":2}",
      "line 1, column 8: The object already has “a”, on line 1, column 2. Remove or rename one."
    ),
    (
      #"["\uD800"]"#,
      "line 1, column 3: \\uD800 is half of a surrogate pair. Write the other half beside it, or "
        + "the character itself."
    ),
    (
      "[",
      "line 1, column 2: The text ends inside the list that begins on line 1, column 1. Write “]” "
        + "at its end."
    ),
    (
      "{",
      "line 1, column 2: The text ends inside the object that begins on line 1, column 1. Write "
        + "“}” at its end."
    ),
    (
      "{\"a\":",
      "line 1, column 6: The text ends, but a value is expected. Write a text in quotation marks, "
        + "a number, true, false, null, a list or an object."
    ),
    (
      "\"a\u{1B}\"",
      "line 1, column 3: A text contains a control character. Write \\u001B, or remove it."
    ),
  ])
  func `is the place, the problem and the remedy`(text: String, message: String) {
    do throws(JSONSyntaxError) {
      _ = try JSONDocument(parsing: Array(text.utf8))
      Issue.record("no error")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test func `quotes no more than a few words`() {
    let word = String(repeating: "x", count: 1_000_000)
    do throws(JSONSyntaxError) {
      _ = try JSONDocument(parsing: Array("[\(word)]".utf8))
      Issue.record("no error")
    } catch {
      #expect(error.description.count < 200)
    }
  }
}
