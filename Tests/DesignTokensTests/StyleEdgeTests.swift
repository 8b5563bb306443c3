import DesignTokens
import DynamicType
import JSON
import Testing

private func read(_ text: String) throws -> DesignTokenFile {
  try DesignTokenFile(parsing: Array(text.utf8))
}

/// The one token of a file without dollar signs, or with them, with properties of its own.
private func token(
  _ properties: String, dollar: String = ""
) throws -> (TypographyToken?, [TokenNote]) {
  let size = properties.contains("fontSize") ? "" : ", \"fontSize\": \"16px\""
  let family = properties.contains("fontFamily") ? "" : "\"fontFamily\": \"A\", "
  let value = "{\(family)\(properties)\(size)}"
  let file = try read(
    "{\"t\": {\"\(dollar)type\": \"typography\", \"\(dollar)value\": \(value)}}")
  return (file.typography.first, file.notes)
}

@Suite struct `A value of a text style` {
  @Test(
    arguments: [
      ("0.9", .multiple(0.9)), ("1", .multiple(1)), ("\"100%\"", .multiple(1)),
      ("\"50%\"", .multiple(0.5)), ("\"0.5px\"", .length(TokenLength(0.5, .px))),
    ] as [(String, TypographyToken.LineHeight)])
  func `is a line height of any number above zero`(
    value: String, height: TypographyToken.LineHeight
  ) throws {
    let (token, notes) = try token("\"lineHeight\": \(value)")
    #expect(token?.lineHeight == height)
    #expect(notes == [])
  }

  @Test(
    arguments: [
      ("\"+2px\"", .length(TokenLength(2, .px))), ("\"-0.5px\"", .length(TokenLength(-0.5, .px))),
      ("\"100%\"", .em(1)), ("\"1em\"", .em(1)), ("0", .length(TokenLength(0, .px))),
    ] as [(String, TypographyToken.LetterSpacing)])
  func `is a letter spacing with or without a sign`(
    value: String, spacing: TypographyToken.LetterSpacing
  ) throws {
    let (token, notes) = try token("\"letterSpacing\": \(value)")
    #expect(token?.letterSpacing == spacing)
    #expect(notes == [])
  }

  @Test(arguments: ["2,,5px", "2,px", ",5px", "2,5"])
  func `has one comma between digits for a point, if any`(value: String) throws {
    let (token, notes) = try token("\"letterSpacing\": \"\(value)\"")
    let isNumber = value == "2,5"
    let number = TypographyToken.LetterSpacing.length(TokenLength(2.5, .px))
    let consequence: TokenNote.Consequence = isNumber ? .assumption : .propertyLeftOut
    #expect(token?.letterSpacing == (isNumber ? number : nil))
    #expect(notes.map(\.consequence) == [consequence])
  }

  @Test(
    arguments: [
      ("\"0.5px\"", 0.5), ("\"1px\"", 1), ("\"0 px\"", nil), ("\"100%\"", 16), ("\"1em\"", 16),
      ("{\"value\": 0, \"unit\": \"px\"}", nil), ("{\"value\": 1, \"unit\": \"rem\"}", 16),
    ] as [(String, Double?)])
  func `is a space below a paragraph, above zero`(value: String, points: Double?) throws {
    let (token, notes) = try token("\"paragraphSpacing\": \(value)")
    #expect(token != nil && token?.paragraphSpacing?.points.value == points)
    #expect(notes == [])
  }

  @Test(
    arguments: [
      ("\"0.75em\"", TokenLength(0.75, .rem), 1), ("\"1%\"", TokenLength(0.01, .rem), 1),
      ("\"100%\"", TokenLength(1, .rem), 1), ("\"0.5px\"", TokenLength(0.5, .px), 0),
      ("\"0em\"", nil, 1), ("\"16px!\"", nil, 1), ("\"16 € \"", nil, 1),
    ] as [(String, TokenLength?, Int)])
  func `is a size above zero`(value: String, size: TokenLength?, notes: Int) throws {
    let (token, found) = try token("\"fontSize\": \(value)")
    #expect(token?.size == size)
    #expect(found.count == notes)
  }

  @Test func `names an unknown unit as it is written`() throws {
    let (_, notes) = try token("\"fontSize\": \"16px!\"")
    guard case .unknownUnit("16px!", _) = try #require(notes.first).problem else {
      Issue.record("\(notes)")
      return
    }
  }

  @Test(
    arguments: [
      ("\"Italic\"", 400, nil, true), ("\"Condensed\"", 400, 75, false),
      ("\"Condensed Italic\"", 400, 75, true), ("\"600\"", 600, nil, false),
      ("700", 700, nil, false), ("\"Bold\"", 700, nil, false),
      ("\"bold\"", 700, nil, false), ("\"Wide Black\"", 900, 125, false),
    ] as [(String, Int, Double?, Bool)])
  func `is a weight with the other words of its name`(
    value: String, weight: Int, width: Double?, isItalic: Bool
  ) throws {
    let (token, notes) = try token("\"fontWeight\": \(value)")
    #expect(token?.weight?.rawValue == weight)
    #expect(token?.width == width)
    #expect(token?.isItalic == isItalic)
    #expect(notes == [])
  }

  @Test(
    arguments: [
      ("\"fontWeight\": \"600\"", [.understood(found: "“600”", as: "600")]),
      ("\"fontWeight\": \"Italic\"", [.understood(found: "“Italic”", as: "400 italic")]),
      ("\"fontWeight\": \"semi-bold\"", []), ("\"fontWeight\": 600", []),
      ("\"letterSpacing\": 1", [.understood(found: "1", as: "1 px")]),
      ("\"letterSpacing\": \"0\"", []), ("\"letterSpacing\": \"1px\"", []),
      ("\"paragraphSpacing\": 1", [.understood(found: "1", as: "1 px")]),
    ] as [(String, [TokenNote.Problem])])
  func `is an assumption where the W3C format has another form`(
    property: String, problems: [TokenNote.Problem]
  ) throws {
    let (token, notes) = try token(property, dollar: "$")
    #expect(token != nil)
    #expect(notes.map(\.problem) == problems)
    #expect(notes.allSatisfy { $0.consequence == .assumption })
  }

  @Test(
    arguments: [
      ("0", []), ("{\"value\": 0, \"unit\": \"px\"}", []), ("null", []), ("\"0%\"", []),
      ("1", [.noCounterpart(found: "1")]), ("-1", [.noCounterpart(found: "-1")]),
      ("{\"value\": 1, \"unit\": \"px\"}", [.noCounterpart(found: "an object")]),
    ] as [(String, [TokenNote.Problem])])
  func `is told where a style cannot have it, unless it asks for nothing`(
    value: String, problems: [TokenNote.Problem]
  ) throws {
    let (token, notes) = try token("\"paragraphIndent\": \(value)")
    #expect(token != nil)
    #expect(notes.map(\.problem) == problems)
  }

  @Test func `is upright where its slope is unknown`() throws {
    let (token, notes) = try token("\"fontStyle\": \"wobbly\"")
    #expect(token?.isItalic == false)
    #expect(notes.map(\.property) == ["fontStyle"])
  }

  @Test func `is upright where its slope is in no token`() throws {
    let (token, notes) = try token("\"fontStyle\": \"{none}\"")
    #expect(token?.isItalic == false)
    #expect(notes.map(\.property) == ["fontStyle"])
  }

  @Test func `is a list of families in lists up to eight within each other`() throws {
    func nested(_ count: Int) -> String {
      "\"fontFamily\": " + String(repeating: "[", count: count) + "\"B\""
        + String(repeating: "]", count: count)
    }
    let (whole, notes) = try token(nested(8))
    #expect(whole?.families == ["B"])
    #expect(notes == [])
    let (deeper, found) = try token(nested(9))
    #expect(deeper != nil && deeper?.families == [])
    #expect(found.map(\.property) == ["fontFamily"])
  }
}

@Suite struct `A size without a text style` {
  private func sizes(_ text: String) throws -> [String] {
    try read(text).sizes.map { "\($0.path) \($0.size.value)" }
  }

  @Test func `has up to 400 points`() throws {
    let file = try read(
      """
      {"font-size": {"a": {"value": "400px"}, "b": {"value": "400.5px"}, "c": {"value": "25rem"},
        "d": {"value": "25.05rem"}, "e": {"value": "0px"}, "f": {"value": "401px"}}}
      """)
    #expect(file.sizes.map(\.path.description) == ["font-size.a", "font-size.c"])
    #expect(file.sizes.allSatisfy { !$0.isItalic })
    #expect(file.sizes.allSatisfy { $0.families.isEmpty && $0.weight == nil })
    #expect(file.notes == [])
  }

  @Test func `has a path of a font's size, or a type of its own`() throws {
    let sizes = try sizes(
      """
      {"font": {"gap": {"value": "4px"}, "size": {"s": {"value": "12px"}}},
       "space": {"size": {"s": {"value": "8px"}}},
       "body": {"value": "13px", "type": "fontSizes"}, "head": {"value": "14px", "type": "sizing"},
       "text-size-x": {"value": "15px", "type": "color"}}
      """)
    #expect(sizes == ["font.size.s 12.0", "body 13.0"])
  }

  private func source(_ name: String, _ text: String) -> DesignTokenFile.Source {
    DesignTokenFile.Source(name, bytes: Array(text.utf8))
  }

  @Test func `is that of the later of two files`() throws {
    let file = try DesignTokenFile(parsing: [
      source("a.json", #"{"font-size": {"s": {"value": "12px"}}}"#),
      source("b.json", #"{"font-size": {"s": {"value": "14px"}}}"#),
    ])
    #expect(file.sizes.map(\.size) == [TokenLength(14, .px)])
    #expect(file.sizes.map(\.file) == ["b.json"])
  }
}
