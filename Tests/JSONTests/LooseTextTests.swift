import JSON
import Testing

private func parsed(_ text: String, _ dialect: JSONDialect = .json5) throws -> JSONValue {
  JSONValue(try JSONDocument(parsing: Array(text.utf8), dialect: dialect).root)
}

private func failure(_ text: String, _ dialect: JSONDialect = .json5) -> JSONSyntaxError? {
  do throws(JSONSyntaxError) {
    _ = try JSONDocument(parsing: Array(text.utf8), dialect: dialect)
    return nil
  } catch {
    return error
  }
}

@Suite struct `A JSON5 text` {
  @Test(
    arguments: [
      ("0x1F", 31), ("0XfF", 255), ("-0x10", -16), ("+0x10", 16), ("+7", 7), ("-7", -7),
      ("5.", 5), ("-5.", -5), ("0", 0), ("12", 12), ("0x7fffffffffffffff", .max),
      ("-9223372036854775808", .min), ("-0x7fffffffffffffff", -.max),
    ] as [(String, Int)])
  func `has whole numbers with a sign, in hexadecimal digits or with a point`(
    text: String, value: Int
  ) throws {
    #expect(try parsed(text) == .integer(value))
    #expect(try parsed("[\(text),]") == [.integer(value)])
  }

  @Test(
    arguments: [
      (".5", 0.5), ("-.5", -0.5), ("+.25", 0.25), ("+1.5", 1.5), ("-1.5e2", -150), (".5e1", 5),
      ("1E+2", 100),
    ] as [(String, Double)])
  func `has other numbers with a sign, or a point before all digits`(
    text: String, value: Double
  ) throws {
    #expect(try parsed(text) == .number(JSONNumber(value)))
  }

  @Test(arguments: [
    ".", "+", "-", "+.", "-.", "0x", "0xg", "1e", "1.2.3", "--1", "+-1", "1-2", "12a", ".a", "e5",
    "0x8000000000000000", "-0x-8000000000000000", "0x+5", "0x-5", "\"\\x+1\"", "1e400", "NaN",
    "Infinity", "-Infinity", "+Infinity",
  ])
  func `has no other number`(text: String) {
    #expect(failure(text) != nil)
  }

  @Test func `has no number that is not finite, which is told as in JSON`() {
    #expect(failure("[-Infinity]")?.problem == .notFinite("-Infinity"))
    #expect(failure("[NaN]")?.problem == .notFinite("NaN"))
    #expect(failure("1e400")?.problem == .numberOutOfRange("1e400"))
    #expect(failure(".")?.problem == .malformedNumber(".", .noDigitBeforePoint))
    #expect(failure("+")?.problem == .malformedNumber("+", .noDigit))
  }

  @Test(arguments: ["+7", "0x1F", ".5", "5.", "{a: 1}", "'a'", "\"\\x41\"", "\u{B}1", "\"\\v\""])
  func `has what neither JSON nor JSON with comments has`(text: String) {
    #expect(failure(text) == nil)
    #expect(failure(text, .strict) != nil)
    #expect(failure(text, .withComments) != nil)
  }

  @Test(
    arguments: [
      (#"\x41"#, "A"), (#"\xe9\xE9"#, "éé"), (#"a\x7Ab"#, "azb"), (#"\xff"#, "\u{FF}"),
      (#"\x00"#, "\0"), (#"\v\0"#, "\u{B}\0"), (#"\'\"\\\/"#, #"'"\/"#), (#"\a\é\-"#, "aé-"),
      (#"\b\f\n\r\t"#, "\u{8}\u{C}\n\r\t"), (#"\u0041"#, "A"), ("a\\\nb", "ab"),
      ("a\\\rb", "ab"), ("a\\\r\nb", "ab"),
    ] as [(String, String)])
  func `has escapes of two digits, of any letter and of line ends`(
    text: String, value: String
  ) throws {
    #expect(try parsed("\"\(text)\"") == .string(value))
    #expect(try parsed("'\(text)'") == .string(value))
  }

  @Test(arguments: [#"\x4"#, #"\x"#, #"\xg0"#, #"\x0g"#, #"\x 4"#])
  func `has no escape of less than two hexadecimal digits`(text: String) {
    let found = failure("\"a\(text)\"")
    #expect(found?.problem == .unknownEscape("x"))
    #expect(found?.position.column == 3)
    #expect(failure("\"a\(text)") != nil)
  }

  @Test func `has no escape of a digit but 0`() {
    for digit in 1...9 {
      #expect(failure("'\\\(digit)'")?.problem == .unknownEscape("\(digit)"))
    }
    #expect(failure("'\\0'") == nil)
  }

  @Test func `ends a text at the mark that began it`() throws {
    #expect(try parsed(#"'say "a"'"#) == .string(#"say "a""#))
    #expect(try parsed(#""it's""#) == .string("it's"))
    #expect(try parsed(#"['', "", 'a' , "b"]"#) == ["", "", "a", "b"])
    for text in ["'a", "'a\"", "\"a'", "'"] {
      #expect(failure(text)?.problem == .unterminatedString, "\(text)")
      #expect(failure(text)?.position.column == 1, "\(text)")
    }
    #expect(failure("'a\nb'")?.problem == .controlCharacter(0x0A))
  }

  @Test func `has names in either marks, or words without any`() throws {
    #expect(
      try parsed(#"{a: 1, $b_1: 2, é: 3, 'c d': 4, "e": 5, _: 6, null: 7,}"#) == [
        "a": 1, "$b_1": 2, "é": 3, "c d": 4, "e": 5, "_": 6, "null": 7,
      ])
    #expect(try parsed("{a:{b9:[]}}") == ["a": ["b9": []]])
  }

  @Test func `has no name that begins with a digit or has another sign`() {
    #expect(failure("{1a: 1}")?.problem == .noName(found: "1a"))
    #expect(failure("{a-b: 1}")?.problem == .missingColon(name: "a"))
    #expect(failure("{`a`: 1}")?.problem == .wrongQuotes)
    #expect(failure("{a: 1, 'a': 2}") != nil)
    #expect(failure("{a: 1}", .withComments)?.problem == .unquoted("a"))
    #expect(failure("{'a': 1}", .withComments)?.problem == .wrongQuotes)
  }

  @Test func `has comments, more blanks and a comma after the last element`() throws {
    #expect(try parsed("\u{B}\u{C} // one\n[1, /* two */ 2,]\u{C}") == [1, 2])
    #expect(try parsed("{a: 1, /* none */}") == ["a": 1])
  }
}
