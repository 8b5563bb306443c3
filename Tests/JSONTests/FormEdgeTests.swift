import JSON
import Testing

private func messages<Value>(_ form: JSONForm<Value>, _ text: String) throws -> [String] {
  do {
    _ = try JSONDocument(parsing: Array(text.utf8)).root.read(form)
    return []
  } catch let error as JSONReadingError {
    return error.problems.map(\.description)
  }
}

@Suite struct `A form of values within others` {
  private static let digits = JSONForm<[Int]>.list(of: .integer(in: 0...9))

  @Test func `is checked as a whole only where all within it is right`() throws {
    let pair = Self.digits.checked("a list of two digits") { $0.count == 2 }
    #expect(try messages(pair, "[1, 2]") == [])
    #expect(
      try messages(pair, "[1]") == [
        "line 1, column 1: The file is a list. Write a list of two digits."
      ])
    #expect(
      try messages(pair, "[1, 2, 10]") == [
        "line 1, column 8: Value 3 of the file is 10. Write a whole number from 0 to 9."
      ])
  }

  @Test func `tells each value that is of neither of two forms once`() throws {
    let either = JSONForm<Int>.either(
      JSONForm<[Int]>.list(of: .integer(in: 0...9)).map { $0.count },
      if: { $0.elements != nil }, or: .integer(in: 0...9))
    let form = JSONForm<[Int]>.list(of: either)
    let expected =
      "Write a list, each element a whole number from 0 to 9, or a whole number from 0 to 9."
    #expect(
      try messages(form, #"["x", 3, true, {}]"#) == [
        "line 1, column 2: Value 1 of the file is “x”. \(expected)",
        "line 1, column 10: Value 3 of the file is true. \(expected)",
        "line 1, column 16: Value 4 of the file is an object. Write a whole number from 0 to 9.",
      ])
  }

  @Test func `names a value of a list in a list`() throws {
    let form = JSONForm<[[Int]]>.list(of: .list(of: .integer(in: 0...9)))
    #expect(
      try messages(form, "[[1], [2, true]]") == [
        "line 1, column 11: Value 2 of value 2 of the file is true. "
          + "Write a whole number from 0 to 9."
      ])
  }

  @Test func `has one word, or one of several`() throws {
    #expect(
      try messages(JSONForm<Int>.choice([("only", 0)]), "\"zzz\"") == [
        "line 1, column 1: The file is “zzz”. Write “only”."
      ])
    #expect(
      try messages(JSONForm<Int>.choice([("first", 0), ("second", 1)]), "3") == [
        "line 1, column 1: The file is 3. Write one of “first”, “second”."
      ])
  }

  @Test func `prints no list where one of its values has no form`() throws {
    let form = JSONForm<[Int]>.list(of: .choice([("one", 1), ("two", 2)]))
    #expect(try form.json(of: [2, 1]) == ["two", "one"])
    #expect(try form.json(of: []) == [])
    #expect(try form.json(of: [1, 3]) == nil)
  }

  @Test func `prints a member that repeats others where there is something to repeat`() throws {
    let form = JSONForm<String>.object("an object") { object in
      object.repeats(
        "double", JSONForm<String>.text, from: { $0.isEmpty ? nil : "\($0)\($0)" })
      return object.required("name", .text, from: { $0 })
    }
    #expect(try form.json(of: "a") == ["double": "aa", "name": "a"])
    #expect(try form.json(of: "") == ["name": ""])
  }

  @Test func `tells two names that mean the same`() throws {
    let names = JSONForm<Int>.choice([("one", 1), ("eins", 1), ("two", 2)])
    let form = JSONForm<[JSONNamed<Bool>]>.named(.truth).orderly(by: names)
    #expect(
      try messages(form, #"{"one": true, "two": true, "eins": false}"#) == [
        "line 1, column 28: “one” and “eins” are the same. Keep one of them."
      ])
    #expect(try messages(form, #"{"two": true, "one": true}"#) == [])
  }
}

@Suite struct `A schema in words` {
  private func keywords(_ schema: JSONSchema) throws -> String {
    let value: JSONValue = ["schema": try schema.document(title: "x", description: "y")]
    let text = value.text(fitting: 1000)
    let head = #""title": "x", "description": "y""#
    guard let end = text.firstRange(of: head)?.upperBound else { return text }
    return String(text[end...].dropLast("}\n}".count))
  }

  @Test func `has least counts, examples and names`() throws {
    #expect(
      try keywords(JSONForm<[JSONNamed<Bool>]>.named(.truth).schema.atLeast(1))
        == #", "type": "object", "additionalProperties": {"type": "boolean"}, "minProperties": 1"#)
    #expect(
      try keywords(JSONForm<[JSONNamed<Bool>]>.named(.truth).schema.atLeast(0))
        == #", "type": "object", "additionalProperties": {"type": "boolean"}"#)
    #expect(
      try keywords(.text(JSONSchema.Text(examples: ["a", "b"])))
        == #", "type": "string", "examples": ["a", "b"]"#)
    #expect(
      try keywords(.text(JSONSchema.Text(least: 2))) == #", "type": "string", "minLength": 2"#)
    #expect(try keywords(.null) == #", "type": "null""#)
  }

  @Test func `has its named parts in the order of their names`() throws {
    let schema = JSONSchema.object(
      JSONSchema.Object(
        [
          JSONSchema.Member("a", .defined("second", .truth), isRequired: true),
          JSONSchema.Member("b", .list(of: .defined("first", .null))),
        ], isClosed: false))
    #expect(
      try keywords(schema)
        == ##", "type": "object", "properties": {"a": {"$ref": "#/$defs/second"}, "b": "##
        + ##"{"type": "array", "items": {"$ref": "#/$defs/first"}}}, "required": ["a"], "##
        + ##""$defs": {"first": {"type": "null"}, "second": {"type": "boolean"}}"##)
  }

  @Test func `has all of several rules, each with its alternatives`() throws {
    let rules: [[JSONSchema.Alternative]] = [
      [.init(having: ["a"]), .init(having: [], affirming: ["b"])],
      [.init(having: [], lacking: ["c"], denying: ["d"])],
    ]
    let both = JSONSchema.object(JSONSchema.Object([], alternatives: rules))
    let first = #"{"anyOf": [{"required": ["a"]}, {"properties": {"b": {"const": true}}}]}"#
    let second = #"{"anyOf": [{"properties": {"c": false, "d": {"const": false}}}]}"#
    let start = #", "type": "object", "properties": {}, "additionalProperties": false, "#
    #expect(try keywords(both) == start + "\"allOf\": [\(first), \(second)]")
    let one = JSONSchema.object(JSONSchema.Object([], alternatives: [rules[1]]))
    #expect(try keywords(one) == start + String(second.dropFirst().dropLast()))
  }
}

@Suite struct `The bounds of a JSON text` {
  @Test func `are 64 MB unless the caller says otherwise`() {
    let limit = 67_108_864
    let bytes = [UInt8](repeating: 0x20, count: limit + 1)
    #expect(throws: JSONSyntaxError(.tooLarge(bytes: limit + 1, limit: limit), at: .start)) {
      try JSONDocument(parsing: bytes)
    }
  }

  @Test func `are forty letters for a word in a message`() {
    func problem(_ text: String) -> JSONSyntaxError.Problem? {
      do throws(JSONSyntaxError) {
        _ = try JSONDocument(parsing: Array(text.utf8))
        return nil
      } catch {
        return error.problem
      }
    }
    let word = String(repeating: "w", count: 39)
    #expect(problem("[\(word)w]") == .unquoted("\(word)w"))
    #expect(problem("[\(word)ww]") == .unquoted("\(word)…"))
    // However far it is from the beginning.
    #expect(problem("[\(String(repeating: " ", count: 500))body]") == .unquoted("body"))
  }

  @Test(arguments: [(5.0, 5.0), (0.1, 0.1), (1.23456789, 1.234568), (-2.0000007, -2.000001)])
  func `are millionths for a number that is rounded`(number: Double, rounded: Double) throws {
    #expect(try JSONValue.rounded(number) == JSONValue(rounded))
  }
}
