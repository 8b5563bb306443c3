import JSON
import Testing
import YAML

private func root(_ text: String) throws(YAMLSyntaxError) -> JSONNode {
  try YAMLDocument(parsing: Array(text.utf8)).root
}

@Suite struct `A YAML text` {
  @Test func `gives values with their places, as an editor counts them`() throws {
    let text = "\u{FEFF}größe:\r\n  - 👩🏽‍🚀\r\n  - {px: 16}\r\nleer:\r\n"
    let members = try #require(try root(text).members)
    #expect(members.map(\.name) == ["größe", "leer"])
    #expect(members[0].namePosition == SourcePosition(line: 1, column: 1, byteOffset: 3))
    let elements = try #require(members[0].value.elements)
    #expect(elements[0].string == "👩🏽‍🚀")
    #expect(elements[0].position == SourcePosition(line: 2, column: 5, byteOffset: 17))
    let size = try #require(elements[1].members?.first)
    #expect(size.value.value == .integer(16))
    #expect(size.namePosition == SourcePosition(line: 3, column: 6, byteOffset: 39))
    #expect(members[1].value.value == .null)
  }

  /// Section 10.3.2 of YAML 1.2.2 gives the core schema. What it takes for text, YAML 1.1 takes for a truth, a time, an
  /// octal number or a date.
  @Test(
    arguments: [
      ("no", .string("no")), ("on", .string("on")), ("y", .string("y")), ("Yes", .string("Yes")),
      ("true", .bool(true)), ("False", .bool(false)), ("~", .null), ("NULL", .null),
      ("16", .integer(16)), ("-2", .integer(-2)), ("+3", .integer(3)), ("010", .integer(10)),
      ("0o7", .integer(7)), ("0x1F", .integer(31)), ("-0x1F", .string("-0x1F")),
      ("-9223372036854775808", .integer(.min)), ("0x-5", .string("0x-5")),
      ("0o+5", .string("0o+5")), ("-0x-8000000000000000", .string("-0x-8000000000000000")),
      ("1_000", .integer(1000)),
      ("1__0", .string("1__0")), ("_1", .string("_1")), ("12:30", .string("12:30")),
      ("2025-10-01", .string("2025-10-01")), ("16px", .string("16px")), ("1.2.3", .string("1.2.3")),
      (".inf", .string(".inf")), (".nan", .string(".nan")), ("1e400", .string("1e400")),
      ("\"no\"", .string("no")), ("'16'", .string("16")), ("!!str 16", .string("16")),
      ("!!int 16", .integer(16)), ("! 16", .string("16")), ("SemiBold", .string("SemiBold")),
      ("#fff", .null),
    ] as [(String, JSONNode.Value)])
  func `reads words as token files mean them`(word: String, value: JSONNode.Value) throws {
    #expect(try root("a: \(word)")["a"]?.value == value)
  }

  @Test(arguments: [
    ("1.5", 1.5), (".5", 0.5), ("2.", 2), ("-0.02", -0.02), ("1e3", 1000), ("1_0.5", 10.5),
  ])
  func `reads fractions`(word: String, number: Double) throws {
    #expect(try root("a: \(word)")["a"]?.number == number)
  }

  @Test func `repeats values by aliases, and merges mappings under its own members`() throws {
    let read = try root(
      """
      base: &base {family: Inter, size: 16}
      bold: &bold {weight: 700, size: 20}
      text: {<<: [*base, *bold], size: 24}
      copy: *base
      """)
    #expect(read["copy"]?["family"]?.string == "Inter")
    #expect(read["text"]?["size"]?.number == 24)
    #expect(read["text"]?["weight"]?.number == 700)
    #expect(read["text"]?.members?.map(\.name) == ["family", "weight", "size"])
  }

  /// A few lines that would be 10⁹ values.
  @Test func `with aliases that grow without end is refused`() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for step in 1...9 {
      let before = Array(repeating: "*a\(step - 1)", count: 10).joined(separator: ", ")
      text += "a\(step): &a\(step) [\(before)]\n"
    }
    let error = #expect(throws: YAMLSyntaxError.self) { try root(text) }
    #expect(error?.problem == .tooMuchRepeated(limit: 100_000))
    #expect(error?.position.line == 5)
  }

  @Test(arguments: [
    (
      "a: 1\nb: 2\na: 3\n", 3, 1,
      "The mapping already has “a”, on line 1, column 1. Remove or rename one."
    ),
    ("a: &x [*x]", 1, 8, "“*x” is inside the value that it repeats. Write a value here."),
    (
      "a: *x", 1, 4,
      "There is no anchor “&x” before this alias. Write it before a value, or write the value here."
    ),
    (
      "a: {size.body}", 1, 4,
      "“{size.body}” without quotation marks is a mapping. Write \"{size.body}\"."
    ),
    ("? [a]\n: 1", 1, 3, "A key is a list, a mapping or an alias. Write a text."),
    ("a: !color red", 1, 4, "The tag “!color” does not fit the value, or is unknown. Remove it."),
    (
      "a: !!int red", 1, 4,
      "The tag “tag:yaml.org,2002:int” does not fit the value, or is unknown. Remove it."
    ),
    ("<<: 3", 1, 5, "“<<” needs an alias of a mapping, or a list of such. Write one."),
    (
      "a: 1\n---\nb: 2\n", 2, 1,
      "A second document begins after “---”. Write it in a file of its own."
    ),
    ("# nothing\n", 1, 1, "There is no value. Write one, such as “size: 16px”."),
    ("a:\n\t- 1", 2, 1, "A tab is used as space. Write spaces."),
    (
      "é: b: c", 1, 5,
      "It is not YAML: mapping values are not allowed in this context. Check the indentation, the colons and the quotation marks."
    ),
    ("a: \u{1}", 1, 4, "YAML does not allow the character U+1. Remove it."),
  ])
  func `is refused with the place and the remedy`(
    text: String, line: Int, column: Int, sentences: String
  ) {
    let error = #expect(throws: YAMLSyntaxError.self) { try root(text) }
    #expect(error?.problem.description == sentences)
    #expect(
      error?.position.line == line && error?.position.column == column, "\(error?.position as Any)")
  }

  @Test func `that is not UTF-8, too long or too deep is refused`() {
    #expect(throws: YAMLSyntaxError(.notUTF8(byte: 0xFF), at: .start)) {
      try YAMLDocument(parsing: [0xFF, 0xFE, 0x61, 0])
    }
    #expect(throws: YAMLSyntaxError(.tooLarge(bytes: 5, limit: 4), at: .start)) {
      try YAMLDocument(parsing: Array("a: 12".utf8), sizeLimit: 4)
    }
    let deep = String(repeating: "[", count: 100_000)
    let error = #expect(throws: YAMLSyntaxError.self) { try root(deep) }
    #expect(error?.problem == .tooDeep(limit: 512))
    #expect(throws: YAMLSyntaxError.self) {
      try YAMLDocument(parsing: Array("[1, 2, 3]".utf8), valueLimit: 3)
    }
  }

  @Test func `never crashes the reader, wherever it is cut`() {
    let text = Array(
      "&a größe: [1, 'x', \"\\u00e9\"]\nb: {<<: {c: *a}, d: |\n    long\n  }\n? x\n: !!str 3\n".utf8
    )
    for end in text.indices {
      _ = try? YAMLDocument(parsing: Array(text[..<end]))
      _ = try? YAMLDocument(parsing: Array(text[..<end]) + Array("{[\t".utf8) + Array(text[end...]))
    }
  }
}
