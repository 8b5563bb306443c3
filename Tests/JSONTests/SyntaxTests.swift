import JSON
import Testing

/// The value of a text, or the error, as short as a table of cases needs it.
private func parsed(_ text: String, _ dialect: JSONDialect = .strict) throws -> JSONValue {
  JSONValue(try JSONDocument(parsing: Array(text.utf8), dialect: dialect).root)
}

private func problem(
  _ text: String, _ dialect: JSONDialect = .strict
) -> (JSONSyntaxError.Problem, line: Int, column: Int)? {
  do throws(JSONSyntaxError) {
    _ = try JSONDocument(parsing: Array(text.utf8), dialect: dialect)
    return nil
  } catch {
    return (error.problem, error.position.line, error.position.column)
  }
}

/// A text that is not JSON, and the place where that shows.
struct Malformed: Sendable, CustomTestStringConvertible {
  let text: String
  let problem: JSONSyntaxError.Problem
  let line: Int
  let column: Int
  var testDescription: String { text.debugDescription }

  init(_ text: String, _ problem: JSONSyntaxError.Problem, _ line: Int, _ column: Int) {
    (self.text, self.problem, self.line, self.column) = (text, problem, line, column)
  }
}

private func place(_ line: Int, _ column: Int, _ byteOffset: Int) -> SourcePosition {
  SourcePosition(line: line, column: column, byteOffset: byteOffset)
}

@Suite struct `A JSON text` {
  static let values: [(String, JSONValue)] = [
    ("null", JSONValue.null), (" true\n", true), ("\t\r\nfalse ", false), ("[]", []), ("{}", [:]),
    ("[ ]", []), ("{\n}", [:]), ("\"\"", ""), ("[1,2 , 3]", [1, 2, 3]),
    ("[[[[]]],{}]", [[[[]]], [:]]), (#"{"":0}"#, ["": 0]),
    (#"{"a":{"b":[null,{"c":"d"}]}}"#, ["a": ["b": [nil, ["c": "d"]]]]),
    ("\u{FEFF}[1]", [1]), ("\"/\"", "/"), ("\"\u{7F}\u{80}\"", "\u{7F}\u{80}"),
  ]

  @Test(arguments: Self.values)
  func `is read with its values in order`(text: String, value: JSONValue) throws {
    #expect(try parsed(text) == value)
  }

  @Test(arguments: [
    ("0", 0), ("-0", 0), ("7", 7), ("-12", -12), ("9223372036854775807", .max),
    ("-9223372036854775808", .min),
  ])
  func `has whole numbers to their last digit`(text: String, value: Int) throws {
    #expect(try parsed(text) == .integer(value))
  }

  @Test(arguments: [
    ("0.5", 0.5), ("-0.0", -0.0), ("1e2", 100), ("1E+2", 100), ("25e-1", 2.5), ("0e+1", 0),
    ("1.7976931348623157e308", .greatestFiniteMagnitude), ("5e-324", .leastNonzeroMagnitude),
    ("9223372036854775808", 9_223_372_036_854_775_808), ("0.1", 0.1), ("1e-400", 0),
    ("123456789012345678901234567890", 123_456_789_012_345_677_877_719_597_056),
  ])
  func `has other numbers as the nearest double`(text: String, value: Double) throws {
    #expect(try parsed(text) == .number(JSONNumber(value)))
  }

  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u0041\u00e9\u00E9""#, "Aéé"),
    (#""\uD83D\uDE00""#, "😀"), (#""\ud834\uDD1Ex""#, "𝄞x"), (#""\u0000""#, "\0"),
    (#""a\\u0041""#, #"a\u0041"#), (#""\uFEFF\u2028\uFFFF""#, "\u{FEFF}\u{2028}\u{FFFF}"),
    ("\"é 😀 \u{2028}\"", "é 😀 \u{2028}"), (#""\uDBFF\uDFFF""#, "\u{10FFFF}"),
  ])
  func `has its escapes read`(text: String, value: String) throws {
    #expect(try parsed(text) == .string(value))
  }

  static let malformed: [Malformed] = [
    Malformed("", .empty, 1, 1), Malformed(" \n ", .empty, 2, 2),
    Malformed("[1] x", .trailingText, 1, 5), Malformed("{}}", .trailingText, 1, 3),
    Malformed("1 2", .trailingText, 1, 3),
    Malformed("[", .unclosed(.list, openedAt: .start), 1, 2),
    Malformed("[1,", .unclosed(.list, openedAt: .start), 1, 4),
    Malformed("[1\n", .unclosed(.list, openedAt: .start), 2, 1),
    Malformed("{\"a\":1", .unclosed(.object, openedAt: .start), 1, 7),
    Malformed("[1}", .wrongBracket(.list, openedAt: .start), 1, 3),
    Malformed("{\"a\":1]", .wrongBracket(.object, openedAt: .start), 1, 7),
    Malformed("[1 2]", .missingComma(.list), 1, 4),
    Malformed("{\"a\":1\n \"b\":2}", .missingComma(.object), 2, 2),
    Malformed("[1,]", .surplusComma, 1, 3), Malformed("[,1]", .surplusComma, 1, 2),
    Malformed("[1,,2]", .surplusComma, 1, 4), Malformed("[,]", .surplusComma, 1, 2),
    Malformed("{\"a\":1,}", .surplusComma, 1, 7), Malformed("{,}", .surplusComma, 1, 2),
    Malformed("{\"a\"}", .missingColon(name: "a"), 1, 5),
    Malformed("{\"a\" 1}", .missingColon(name: "a"), 1, 6),
    Malformed("{\"a\":}", .noValue(found: "}"), 1, 6),
    Malformed("{\"a\":", .noValue(found: nil), 1, 6),
    Malformed("{\"a\"::1}", .noValue(found: ":"), 1, 6),
    Malformed("{a:1}", .unquoted("a"), 1, 2), Malformed("{1:1}", .noName(found: "1"), 1, 2),
    Malformed("{[:1}", .noName(found: "["), 1, 2),
    Malformed("[body]", .unquoted("body"), 1, 2), Malformed("[größe]", .unquoted("größe"), 1, 2),
    Malformed("['a']", .wrongQuotes, 1, 2), Malformed("{'a':1}", .wrongQuotes, 1, 2),
    Malformed("[“a”]", .wrongQuotes, 1, 2),
    Malformed("[True]", .misspelled("True", meant: "true"), 1, 2),
    Malformed("[nul]", .misspelled("nul", meant: "null"), 1, 2),
    Malformed("[truee]", .misspelled("truee", meant: "true"), 1, 2),
    Malformed("[nil]", .misspelled("nil", meant: "null"), 1, 2),
    Malformed("[NaN]", .notFinite("NaN"), 1, 2),
    Malformed("[Infinity]", .notFinite("Infinity"), 1, 2),
    Malformed("[-Infinity]", .notFinite("-Infinity"), 1, 2),
    Malformed(#"{"a":1,"b":2,"a":3}"#, .duplicateName("a", first: place(1, 2, 1)), 1, 14),
    Malformed(#"{"a":1,"\u0061":3}"#, .duplicateName("a", first: place(1, 2, 1)), 1, 8),
    Malformed("[01]", .malformedNumber("01", .leadingZero), 1, 2),
    Malformed("[-00.1]", .malformedNumber("-00.1", .leadingZero), 1, 2),
    Malformed("[+1]", .malformedNumber("+1", .plusSign), 1, 2),
    Malformed("[.5]", .malformedNumber(".5", .noDigitBeforePoint), 1, 2),
    Malformed("[-.5]", .malformedNumber("-.5", .noDigitBeforePoint), 1, 2),
    Malformed("[1.]", .malformedNumber("1.", .noDigitBehindPoint), 1, 2),
    Malformed("[1.e5]", .malformedNumber("1.e5", .noDigitBehindPoint), 1, 2),
    Malformed("[1e]", .malformedNumber("1e", .noDigitInExponent), 1, 2),
    Malformed("[1e+]", .malformedNumber("1e+", .noDigitInExponent), 1, 2),
    Malformed("[-]", .malformedNumber("-", .noDigit), 1, 2),
    Malformed("[--1]", .malformedNumber("--1", .noDigit), 1, 2),
    Malformed("[0x1F]", .malformedNumber("0x1F", .trailing), 1, 2),
    Malformed("[1_000]", .malformedNumber("1_000", .trailing), 1, 2),
    Malformed("[12px]", .malformedNumber("12px", .trailing), 1, 2),
    Malformed("[1e999]", .numberOutOfRange("1e999"), 1, 2),
    Malformed("\"abc", .unterminatedString, 1, 1),
    Malformed("\"abc\\\"", .unterminatedString, 1, 1),
    Malformed("\"a\nb\"", .controlCharacter(0x0A), 1, 3),
    Malformed("\"a\tb\"", .controlCharacter(0x09), 1, 3),
    Malformed("\"\u{0}\"", .controlCharacter(0), 1, 2),
    Malformed("\"\u{1F}\"", .controlCharacter(0x1F), 1, 2),
    Malformed(#""\x""#, .unknownEscape("x"), 1, 2), Malformed(#""a\é""#, .unknownEscape("é"), 1, 3),
    Malformed("\"\\", .unknownEscape(nil), 1, 2),
    Malformed(#""\u12"#, .malformedUnicodeEscape, 1, 2),
    Malformed(#""\u12G4""#, .malformedUnicodeEscape, 1, 2),
    Malformed(#""\uD83D""#, .loneSurrogate(0xD83D), 1, 2),
    Malformed(#""\uDE00""#, .loneSurrogate(0xDE00), 1, 2),
    Malformed(#""\uD83D\u0041""#, .loneSurrogate(0xD83D), 1, 2),
    Malformed(#""\uD83D\uD83D""#, .loneSurrogate(0xD83D), 1, 2),
    Malformed("[1] // x", .comment, 1, 5), Malformed("/* */ 1", .comment, 1, 1),
    Malformed("[/]", .noValue(found: "/"), 1, 2), Malformed("*", .noValue(found: "*"), 1, 1),
    Malformed("\u{A0}1", .unquoted("\u{A0}1"), 1, 1), Malformed("]", .noValue(found: "]"), 1, 1),
  ]

  @Test(arguments: Self.malformed)
  func `that is not JSON says what is wrong and where`(text: Malformed) {
    let found = problem(text.text)
    #expect(found?.0 == text.problem)
    #expect(found?.line == text.line)
    #expect(found?.column == text.column)
  }

  @Test func `takes two spellings of one name that no eye can tell apart for the same`() {
    #expect(
      problem("{\"\u{E9}\":1,\"e\u{301}\":2}")?.0
        == .duplicateName("é", first: place(1, 2, 1)))
  }

  @Test func `finds a name given twice among thousands`() {
    let members = (0..<5000).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
    #expect(problem("{\(members),\"k4321\":0}")?.column == members.utf8.count + 3)
  }

  @Test(arguments: [
    ([0x22, 0xFF, 0x22] as [UInt8], 0xFF as UInt8, 2), ([0x22, 0xC0, 0x80, 0x22], 0xC0, 2),
    ([0x22, 0xED, 0xA0, 0x80, 0x22], 0xED, 2), ([0x22, 0x41, 0xE2, 0x82, 0x22], 0xE2, 3),
    ([0x22, 0xC3, 0xA9, 0xF4, 0x90, 0x80, 0x80], 0xF4, 3), ([0x5B, 0x31, 0x5D, 0x80], 0x80, 4),
    ([0xF8, 0x41], 0xF8, 1), ([0x22, 0x41, 0xF0, 0x9F, 0x98], 0xF0, 3),
  ])
  func `is refused where it is not UTF-8`(bytes: [UInt8], byte: UInt8, column: Int) {
    #expect(
      throws: JSONSyntaxError(
        .notUTF8(byte: byte),
        at: SourcePosition(
          line: 1, column: column, byteOffset: bytes.firstIndex(of: byte) ?? -1))
    ) { try JSONDocument(parsing: bytes) }
  }

  @Test(arguments: [
    [0xFF, 0xFE, 0x5B, 0, 0x5D, 0] as [UInt8], [0xFE, 0xFF, 0, 0x5B, 0, 0x5D],
    [0x5B, 0, 0x5D, 0], [0, 0x5B, 0, 0x5D],
  ])
  func `is refused in UTF-16`(bytes: [UInt8]) {
    #expect(throws: JSONSyntaxError(.wideEncoding, at: .start)) {
      try JSONDocument(parsing: bytes)
    }
  }

  @Test func `is refused when longer than the caller reads`() {
    #expect(throws: JSONSyntaxError(.tooLarge(bytes: 5, limit: 4), at: .start)) {
      try JSONDocument(parsing: Array("[1,2]".utf8), sizeLimit: 4)
    }
    #expect(throws: Never.self) { try JSONDocument(parsing: Array("[12]".utf8), sizeLimit: 4) }
  }

  @Test func `is refused where it has more values than the caller reads`() {
    let text = Array("{\"a\": [1, 2]}".utf8)
    #expect(throws: Never.self) { try JSONDocument(parsing: text, valueLimit: 4) }
    let error = #expect(throws: JSONSyntaxError.self) {
      try JSONDocument(parsing: text, valueLimit: 3)
    }
    #expect(
      error?.description
        == "line 1, column 11: There are more than 3 values. Split the text.")
  }

  @Test func `is read to a depth of 512 and refused beyond`() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(problem(nested(512)) == nil)
    #expect(problem(nested(513))?.0 == .tooDeep(limit: 512))
    #expect(problem(nested(513))?.column == 513)
    #expect(problem(String(repeating: "[", count: 1_000_000))?.0 == .tooDeep(limit: 512))
    #expect(problem(String(repeating: "{\"a\":", count: 1_000_000))?.0 == .tooDeep(limit: 512))
    #expect(problem("[" + String(repeating: "[],", count: 9999) + "[]]") == nil)
  }
}

@Suite struct `A JSON text with comments` {
  static let values: [(String, JSONValue)] = [
    ("// first\n[1, 2, // second\n]", [1, 2] as JSONValue),
    ("/* a * b / c **/{\"a\": /* here */ 1,}/**/", ["a": 1]), ("1 // end", 1),
    ("[\"// none\", \"/* none */\",]", ["// none", "/* none */"]), ("//\r[]", []),
  ]

  @Test(arguments: Self.values)
  func `is read as if they were blanks`(text: String, value: JSONValue) throws {
    #expect(try parsed(text, .withComments) == value)
  }

  @Test(arguments: [
    Malformed("[1] /* x", .unterminatedComment, 1, 5),
    Malformed("/*/", .unterminatedComment, 1, 1), Malformed("[,]", .surplusComma, 1, 2),
    Malformed("[1,,]", .surplusComma, 1, 4), Malformed("// nothing", .empty, 1, 11),
    Malformed("{,}", .surplusComma, 1, 2), Malformed("[1]/", .noValue(found: "/"), 1, 4),
  ])
  func `is refused where they are not whole`(text: Malformed) {
    let found = problem(text.text, .withComments)
    #expect(found?.0 == text.problem)
    #expect(found?.line == text.line)
    #expect(found?.column == text.column)
  }
}
