import DesignTokens
import DynamicType
import JSON
import Testing

private func read(_ text: String) throws -> DesignTokenFile {
  try DesignTokenFile(parsing: Array(text.utf8))
}

/// The one token of a file without dollar signs, with properties of its own.
private func token(_ properties: String) throws -> (TypographyToken?, [TokenNote]) {
  let size = properties.contains("fontSize") ? "" : ", \"fontSize\": 16"
  let file = try read(
    "{\"t\": {\"type\": \"typography\", \"value\": {\"fontFamily\": \"A\", \(properties)\(size)}}}")
  return (file.typography.first, file.notes)
}

@Suite struct `A calculation of a size` {
  private func size(_ calculation: String) throws -> (Points?, [TokenNote.Problem]) {
    let (token, notes) = try token("\"fontSize\": \"\(calculation)\"")
    return (token?.size.points, notes.map(\.problem))
  }

  @Test(arguments: [
    ("floor(16.7)", 16.0), ("ceil(15.2)", 16), ("round(15.5)", 16), ("roundTo(15.6)", 16),
    ("roundTo(16.123456, 6)", 16.123456), ("abs(8 - 24)", 16), ("calc(8 * 2)", 16),
    ("min(20, 16, 18)", 16), ("max(12, 16, 14)", 16), ("16+2", 18), ("16px-2", 14),
    ("2^64 / 2^60", 16), ("2^-64 * 2^64 * 16", 16), ("0^0.5 + 16", 16),
    ("max(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)", 16), ("1000000", 1_000_000),
  ])
  func `has sums, powers and functions`(calculation: String, points: Double) throws {
    let (size, problems) = try size(calculation)
    #expect(size == Points(points))
    #expect(problems == [])
  }

  @Test(arguments: [
    "floor(1, 2)", "sqrt(1, 4)", "calc()", "roundTo(16.5, 7)", "roundTo(16.5, 0 - 1)", "floor(16",
    "(16", "nothing(16)", "16px * 2em", "(16) 2", "2^-65",
    "max(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17)",
    "10^64 * 10^64 * 10^64 * 10^64 * 10^64",
  ])
  func `is reported where it has no result`(calculation: String) throws {
    let (size, problems) = try size(calculation)
    #expect(size == nil)
    #expect(problems == [.calculation(calculation)])
  }

  @Test func `divides by the root of zero`() throws {
    #expect(try size("16 * 0^-0.5").1 == [.divisionByZero("16 * 0^-0.5")])
  }

  @Test(arguments: ["1000001", "0", "0%", "-1px"])
  func `has no result that text can have`(text: String) throws {
    let (size, problems) = try size(text)
    #expect(size == nil)
    guard case .unknownUnit = try #require(problems.first) else {
      Issue.record("\(problems)")
      return
    }
  }

  @Test func `is no number that is too large to be one`() throws {
    let (size, problems) = try size(String(repeating: "9", count: 400))
    #expect(size == nil)
    guard case .wrongForm = try #require(problems.first) else {
      Issue.record("\(problems)")
      return
    }
  }

  @Test func `is a share of the default size by its percent`() throws {
    let (size, problems) = try size("150%")
    #expect(size == Points(24))
    #expect(problems == [.understood(found: "150%", as: "1.5 rem")])
  }
}

@Suite struct `A property of a text style` {
  @Test(
    arguments: [
      ("4", .multiple(4)), ("4.5", .length(TokenLength(4.5, .px))), ("\"1.5em\"", .multiple(1.5)),
      ("\"2rem\"", .length(TokenLength(2, .rem))), ("\"Normal\"", .automatic), ("0", nil),
      ("\"-1px\"", nil),
    ] as [(String, TypographyToken.LineHeight?)])
  func `is a line height up to four times the size`(
    value: String, height: TypographyToken.LineHeight?
  ) throws {
    #expect(try token("\"lineHeight\": \(value)").0?.lineHeight == height)
  }

  @Test(arguments: ["\"normal\"", "\"AUTO\"", "\"none\""])
  func `is no letter spacing, by a word`(value: String) throws {
    let (token, notes) = try token("\"letterSpacing\": \(value)")
    #expect(token != nil && token?.letterSpacing == nil)
    #expect(notes == [])
  }

  @Test(arguments: [("2", ["letterSpacing"]), ("0", []), ("\"2px\"", [])] as [(String, [String])])
  func `needs a unit in the W3C format, unless it is zero`(
    value: String, noted: [String]
  ) throws {
    let size = #"{"value": 16, "unit": "px"}"#
    let file = try read(
      #"{"t": {"$type": "typography", "$value": {"fontFamily": "A", "fontSize": \#(size), "#
        + #""letterSpacing": \#(value)}}}"#)
    #expect(file.notes.map(\.property) == noted)
  }

  @Test(arguments: ["\"-1px\"", "\"-5%\"", "-1"])
  func `is no space between paragraphs below zero`(value: String) throws {
    let (token, notes) = try token("\"paragraphSpacing\": \(value)")
    #expect(token != nil && token?.paragraphSpacing == nil)
    #expect(notes.map(\.property) == ["paragraphSpacing"])
  }

  @Test(arguments: [("Oblique", true), ("ITALIC", true), ("roman", false), ("Regular", false)])
  func `is a slope by its name`(name: String, isItalic: Bool) throws {
    let (token, notes) = try token("\"fontStyle\": \"\(name)\"")
    #expect(token?.isItalic == isItalic)
    #expect(notes == [])
  }

  @Test(
    arguments: [
      ("10", 10, 0), ("9", nil, 1), ("1000", 1000, 0), ("1001", nil, 1), ("\"75%\"", 75, 0),
      ("\"Semi-Condensed\"", 87.5, 0), ("\"normal\"", nil, 0), ("\"broadish\"", nil, 1),
    ] as [(String, Double?, Int)])
  func `is a width from 10 to 1000 percent`(value: String, width: Double?, notes: Int) throws {
    let (token, found) = try token("\"fontStretch\": \(value)")
    #expect(token != nil && token?.width == width)
    #expect(found.count == notes)
  }

  @Test(
    arguments: [
      ("350.5", 351, 1), ("350.4", 350, 1), ("\"1000\"", 1000, 0), ("\"1001\"", nil, 1),
      ("\"1\"", 1, 0), ("\"0\"", nil, 1),
    ] as [(String, Int?, Int)])
  func `is a weight, rounded where it is none`(value: String, weight: Int?, notes: Int) throws {
    let (token, found) = try token("\"fontWeight\": \(value)")
    #expect(token != nil && token?.weight?.rawValue == weight)
    #expect(found.count == notes)
  }

  @Test func `is a list of families without quotation marks and gaps`() throws {
    let file = try read(
      #"{"t": {"type": "typography", "value": {"fontFamily": " 'A B' , \"C\", ,''", "#
        + #""fontSize": 16}}}"#)
    #expect(file.typography.first?.families == ["A B", "C"])
  }
}

@Suite struct `A reference of a token` {
  private func families(_ text: String, where values: String) throws -> DesignTokenFile {
    try read(
      "{\(values), \"t\": {\"type\": \"typography\", "
        + "\"value\": {\"fontFamily\": \"\(text)\", \"fontSize\": 16}}}")
  }

  @Test func `makes texts of 4096 bytes and no longer ones`() throws {
    let part = String(repeating: "a", count: 2048)
    let value = "\"part\": {\"value\": \"\(part)\"}"
    let whole = try families("{part}{part}", where: value)
    #expect(whole.typography.first?.families == [part + part])
    #expect(whole.notes == [])
    let longer = try families("{part}a{part}", where: value)
    #expect(longer.typography.first?.families == [])
    #expect(longer.notes.map(\.problem) == [.tooLarge(limit: 4096)])
  }

  @Test func `stands 256 times in a text and no more often`() throws {
    let value = "\"x\": {\"value\": \"y\"}"
    let whole = try families(String(repeating: "{x}", count: 256), where: value)
    #expect(whole.typography.first?.families == [String(repeating: "y", count: 256)])
    #expect(whole.notes == [])
    let more = try families(String(repeating: "{x}", count: 257), where: value)
    #expect(more.notes.map(\.problem) == [.chainTooLong(limit: 32)])
  }

  @Test(arguments: [(32, true), (33, false)])
  func `leads over 32 references and no more`(count: Int, isRead: Bool) throws {
    let links = (1..<count).map { "\"s\($0)\": {\"value\": \"{s\($0 + 1)}\"}, " }.joined()
    let file = try read(
      "{" + links + "\"s\(count)\": {\"value\": \"16px\"}, "
        + "\"t\": {\"type\": \"typography\", "
        + "\"value\": {\"fontFamily\": \"A\", \"fontSize\": \"{s1}\"}}}")
    #expect(file.typography.first?.size == (isRead ? TokenLength(16, .px) : nil))
    #expect(file.notes.map(\.problem).contains(.chainTooLong(limit: 32)) != isRead)
  }

  @Test(arguments: [
    #""{ size . a }""#, #""$size.a""#, #""{size.a.value}""#, #"{"$alias": "size.a"}"#,
    #"{"$ref": "other.json#/size/a"}"#,
  ])
  func `has one of several spellings`(spelling: String) throws {
    let file = try read(
      #"{"size": {"a": {"value": "16px"}}, "t": {"type": "typography", "#
        + #""value": {"fontFamily": "A", "fontSize": \#(spelling)}}}"#)
    #expect(file.typography.first?.size == TokenLength(16, .px))
    #expect(file.notes == [])
  }

  @Test(
    arguments: [
      ("\"{}\"", .calculation("{}")),
      (##"{"$ref": "#/list/$value/2"}"##, .dangling("#/list/$value/2", nearest: nil)),
    ] as [(String, TokenNote.Problem)])
  func `is told where it leads nowhere`(spelling: String, problem: TokenNote.Problem) throws {
    let file = try read(
      #"{"list": {"value": ["12px", "16px"]}, "t": {"type": "typography", "#
        + #""value": {"fontFamily": "A", "fontSize": \#(spelling)}}}"#)
    #expect(file.typography == [])
    #expect(file.notes.map(\.problem) == [problem])
  }
}

@Suite struct `The words of a face in a name` {
  @Test(
    arguments: [
      ("Brand Condensed SemiBold Italic", "Brand", 600, 75, true),
      ("Inter-BoldItalic", "Inter", 700, nil, true),
      ("JetBrainsMono Light", "JetBrainsMono", 300, nil, false), ("Semi Bold", "", 600, nil, false),
      ("Brand Extra Condensed Bold", "Brand", 700, 62.5, false),
      ("Bold Bold", "Bold", 700, nil, false), ("Italic Italic", "Italic", nil, nil, true),
      ("Wide Narrow", "Wide", nil, 75, false), ("Wide Semi Condensed", "Wide", nil, 87.5, false),
      ("Brand Kursiv", "Brand", nil, nil, true), ("Brand_Oblique", "Brand", nil, nil, true),
      ("", "", nil, nil, false),
    ] as [(String, String, Int?, Double?, Bool)])
  func `are taken from its end, one of each kind`(
    name: String, rest: String, weight: Int?, width: Double?, isItalic: Bool
  ) {
    let words = FaceWords(name)
    #expect(words.rest == rest)
    #expect(words.weight?.rawValue == weight)
    #expect(words.width == width)
    #expect(words.isItalic == isItalic)
  }
}
