import JSON
import Testing

private struct Style: Equatable, Sendable {
  var name: String
  var weight: Int
  var maximum: Double?
  var features: [String]

  static let form = JSONForm<Style>.object("an object with a style") { style in
    let name = style.required("name", .filledText)
    let weight = style.optional("weight", .integer(in: 1...1000), otherwise: 400)
    let maximum = style.optional("maximum", .number(in: 1...999.5))
    let features = style.optional("features", .list(of: .text), otherwise: [])
    if let maximum, maximum < 12 {
      style.report("“maximum” is under 12. Write a larger one.", at: "maximum")
    }
    guard let name else { return nil }
    return Style(name: name, weight: weight, maximum: maximum, features: features)
  }
}

private func read<Value>(_ form: JSONForm<Value>, _ text: String) throws -> Value {
  try JSONDocument(parsing: Array(text.utf8), dialect: .withComments).root.read(form)
}

private func messages<Value>(_ form: JSONForm<Value>, _ text: String) throws -> [String] {
  do {
    _ = try read(form, text)
    return []
  } catch let error as JSONReadingError {
    return error.problems.map(\.description)
  }
}

private struct Refusal: Error, CustomStringConvertible {
  let description = "It is refused."
}

/// A text so many times, with commas between.
private func repeated(_ text: String, _ count: Int) -> String {
  Array(repeating: text, count: count).joined(separator: ",")
}

@Suite struct `Reading an object of JSON` {
  @Test func `gives its members by name`() throws {
    #expect(
      try read(Style.form, #"{"name": "body", "weight": 600, "features": ["smcp", "onum"]}"#)
        == Style(name: "body", weight: 600, maximum: nil, features: ["smcp", "onum"]))
  }

  @Test func `gives the other value for a member left out`() throws {
    #expect(
      try read(Style.form, #"{"name": "body"}"#)
        == Style(name: "body", weight: 400, maximum: nil, features: []))
  }

  @Test func `tells every problem at once, in the order of the file`() throws {
    let text = """
      {
        "wieght": 3,
        "features": ["smcp", 4],
        "weight": "heavy",
        "maximum": 11
      }
      """
    #expect(
      try messages(Style.form, text) == [
        "line 1, column 1: The file has no “name”. "
          + "Write a text with at least one character there.",
        "line 2, column 3: The file does not allow “wieght”. Did you mean “weight”?",
        "line 3, column 24: Value 2 of “features” is 4. Write a text in quotation marks.",
        "line 4, column 13: “weight” is “heavy”. Write a whole number from 1 to 1000.",
        "line 5, column 14: “maximum” is under 12. Write a larger one.",
      ])
  }

  @Test(arguments: [
    ("null", "null"), ("true", "true"), ("17.5", "17.5"), ("1001", "1001"), ("[1]", "a list"),
    ("{}", "an object"), ("\"\"", "“”"),
  ])
  func `tells what stands there instead`(text: String, found: String) throws {
    #expect(
      try messages(Style.form, "{\"name\": \"x\", \"weight\": \(text)}")
        == ["line 1, column 25: “weight” is \(found). Write a whole number from 1 to 1000."])
  }

  @Test func `names all members where none comes near`() throws {
    #expect(
      try messages(Style.form, #"{"name": "x", "colour": 1}"#) == [
        "line 1, column 15: The file does not allow “colour”. It allows name, weight, "
          + "maximum, features."
      ])
  }

  @Test func `tells what something else is than an object`() throws {
    #expect(
      try messages(Style.form, "[]")
        == ["line 1, column 1: The file is a list. Write an object with a style."])
  }

  @Test func `tells a hundred mistakes, and where there are more`() throws {
    let form = JSONForm<[Style]>.list(of: Style.form)
    let hundred = try messages(form, "[\(repeated("{}", 100))]")
    #expect(hundred.count == 100)
    #expect(
      hundred.last
        == "line 1, column 299: Value 100 of the file has no “name”. "
        + "Write a text with at least one character there.")
    let more = try messages(form, "[\(repeated("{}", 300_000))]")
    #expect(more.count == 101)
    #expect(more.prefix(100) == hundred[...])
    #expect(
      more.last
        == "line 1, column 302: There are more mistakes, but at most 100 are listed. Correct "
        + "these first.")
  }

  @Test func `tells no more than a hundred unknown names, missing members and wrong ones together`()
    throws
  {
    let unknown = (1...50).map { "\"member \($0)\":0" }.joined(separator: ",")
    let object = #"{"features": [\#(repeated("1", 60))], \#(unknown)}"#
    let told = try messages(Style.form, object)
    #expect(told.count == 101)
    #expect(told.count { $0.contains("of “features” is 1.") } == 60)
    #expect(told.last?.contains("There are more mistakes") == true)
  }

  @Test func `reads nothing behind the mistakes that it tells`() throws {
    let form = JSONForm<[Int]>.list(
      of: JSONForm<Int>.text("a number") { text in
        if text == "last" { Issue.record("This was read.") }
        throw Refusal()
      })
    #expect(try messages(form, "[\(repeated("\"x\"", 101)),\"last\"]").count == 101)
  }

  @Test func `lets unknown names pass where it is told to`() throws {
    let form = JSONForm<Int>.object("an object", ignoringUnknownNames: true) {
      $0.required("a", .integer(in: 0...9))
    }
    #expect(try read(form, #"{"z": null, "a": 5}"#) == 5)
  }
}

@Suite struct `A form of a JSON value` {
  @Test(arguments: [("17", 17), ("17.0", 17), ("1.7e1", 17)])
  func `takes a whole number however it is written`(text: String, value: Int) throws {
    #expect(try read(.integer(in: 0...100), text) == value)
  }

  @Test func `takes words and offers the one meant`() throws {
    let form = JSONForm<Int>.choice([("leading", 0), ("centre", 1), ("trailing", 2)])
    #expect(try read(form, "\"centre\"") == 1)
    #expect(
      try messages(form, "\"center\"")
        == ["line 1, column 1: The file is “center”. Write “centre”."])
    #expect(
      try messages(form, "\"left\"") == [
        "line 1, column 1: The file is “left”. Write one of “leading”, “centre”, “trailing”."
      ])
  }

  @Test func `keeps the names that a file chooses, with their places`() throws {
    let styles = try read(.named(.number), #"{"title": 28, "body": 17}"#)
    #expect(styles.map(\.name) == ["title", "body"])
    #expect(styles.map(\.namePosition.column) == [2, 15])
    #expect(styles.map(\.value) == [28, 17])
    #expect(
      try messages(.named(.number(above: 0)), #"{"title": 28, "body": 0}"#)
        == ["line 1, column 23: “body” is 0. Write a number above 0."])
  }

  @Test func `keeps the order of names that are of a form`() throws {
    let form = JSONForm<[JSONNamed<Double>]>.named(.number).orderly(by: .filledText)
    let pairs = try read(form, #"{"z": 1, "a": 2, "m": 3}"#)
    #expect(pairs.map(\.name) == ["z", "a", "m"])
    #expect(pairs.map(\.value) == [1, 2, 3])
  }

  @Test func `needs no member where another stands for it`() throws {
    let form = JSONForm<Int>.object("an object") { object in
      let count = object.required("count", .integer(in: 0...9), unless: "none")
      return object.optional("none", .truth, otherwise: false) ? 0 : count
    }
    #expect(try read(form, #"{"none": true}"#) == 0)
    #expect(try read(form, #"{"count": 3}"#) == 3)
    #expect(
      try messages(form, "{}") == [
        "line 1, column 1: The file has no “count”. Write a whole number from 0 to 9 there."
      ])
    #expect(
      try messages(form, #"{"none": true, "count": 10}"#) == [
        "line 1, column 25: “count” is 10. Write a whole number from 0 to 9."
      ])
  }

  @Test func `says which number a value has to be where there is one`() throws {
    #expect(
      try messages(JSONForm<Int>.integer(in: 3...3), "4") == [
        "line 1, column 1: The file is 4. Write 3."
      ])
  }

  @Test func `takes either of two`() throws {
    let form = JSONForm<[String]>.either(
      .list(of: .filledText), if: { $0.elements != nil },
      or: JSONForm<String>.filledText.map { [$0] })
    #expect(try read(form, "\"Inter\"") == ["Inter"])
    #expect(try read(form, "[\"Inter\", \"Noto\"]") == ["Inter", "Noto"])
    #expect(
      try messages(form, "3") == [
        "line 1, column 1: The file is 3. Write a list, each element a text with at least one "
          + "character, or a text with at least one character."
      ])
  }

  @Test func `keeps the place of a value for later`() throws {
    let placed = try read(.list(of: JSONForm<Bool>.truth.placed), "[\n true]")
    #expect(placed.map(\.position) == [SourcePosition(line: 2, column: 2, byteOffset: 3)])
    #expect(placed.map(\.value) == [true])
  }

  @Test func `tells the words of an initialiser that refuses a text`() throws {
    struct NoColor: Error, CustomStringConvertible {
      let description = "No colour is called so. Write #RRGGBB."
    }
    let form = JSONForm<Int>.text("a colour") { _ throws(NoColor) in throw NoColor() }
    #expect(
      try messages(form, "\"mauve\"")
        == ["line 1, column 1: The file: No colour is called so. Write #RRGGBB."])
    #expect(try messages(form, "1") == ["line 1, column 1: The file is 1. Write a colour."])
  }
}
