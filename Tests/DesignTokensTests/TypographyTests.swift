import DesignTokens
import DynamicType
import JSON
import Testing

private func file(_ text: String) throws -> DesignTokenFile {
  try DesignTokenFile(parsing: Array(text.utf8))
}

/// The one token of a file with one property put in place of another.
private func token(_ property: String) throws -> (TypographyToken?, [TokenNote]) {
  let read = try file(
    """
    {"t": {"$type": "typography", "$value": {"fontFamily": "Inter", \(property)\
    \(property.contains("fontSize") ? "" : ", \"fontSize\": {\"value\": 16, \"unit\": \"px\"}")}}}
    """)
  return (read.typography.first, read.notes)
}

@Suite struct `A file in the W3C format` {
  static let text = """
    {
      "font": {
        "$type": "fontFamily",
        "brand": { "$value": ["Soehne", "Inter", "sans-serif"] },
        "mono": { "$value": "JetBrains Mono" }
      },
      "size": {
        "$type": "dimension",
        "body": { "$value": { "value": 16, "unit": "px" } },
        "large": { "$value": { "value": 1.5, "unit": "rem" } },
        "tight": { "$value": { "value": -0.5, "unit": "px" } }
      },
      "weight": { "strong": { "$type": "fontWeight", "$value": "semi-bold" } },
      "color": { "red": { "$type": "color", "$value": "#ff0000" } },
      "text": {
        "$type": "typography",
        "body": {
          "$value": {
            "fontFamily": "{font.brand}", "fontSize": "{size.body}", "fontWeight": 400,
            "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5
          }
        },
        "heading": {
          "$description": "For titles",
          "$value": {
            "fontFamily": ["{font.mono}", "Inter"], "fontSize": "{size.large}",
            "fontWeight": "{weight.strong}", "letterSpacing": "{size.tight}", "lineHeight": 1.2
          }
        }
      },
      "alias": { "$value": "{text.body}" }
    }
    """

  @Test func `gives its typography tokens in order, references followed`() throws {
    let read = try file(Self.text)
    #expect(read.notes == [])
    #expect(read.typography.map(\.path.description) == ["text.body", "text.heading", "alias"])
    let heading = try #require(read.typography.dropFirst().first)
    #expect(heading.families == ["JetBrains Mono", "Inter"])
    #expect(heading.size == TokenLength(1.5, .rem))
    #expect(heading.size.points == 24)
    #expect(heading.weight == .semibold)
    #expect(heading.letterSpacing == .length(TokenLength(-0.5, .px)))
    #expect(heading.lineHeight == .multiple(1.2))
    #expect(!heading.isItalic)
    #expect((heading.position.line, heading.position.column) == (23, 5))
  }

  @Test func `gives an alias the type and value of what it stands for`() throws {
    let alias = try #require(try file(Self.text).typography.last)
    #expect(alias.families == ["Soehne", "Inter", "sans-serif"])
    #expect(alias.size == TokenLength(16, .px))
  }

  @Test func `takes the type of what an alias stands for before that of its group`() throws {
    let read = try file(
      """
      {"a": {"$type": "typography", "$value": {"fontFamily": "A", "fontSize": {"value": 1, "unit": "px"}}},
       "group": {"$type": "color", "b": {"$value": "{a}"}, "c": {"$ref": "#/a"}, "d": {"$value": "#fff"}},
       "number": {"$type": "number", "$value": "{a}"}, "again": {"$value": "{number}"}}
      """)
    #expect(read.typography.map(\.path.description) == ["a", "group.b", "group.c"])
    #expect(read.notes == [])
  }

  @Test func `takes the type of the nearest group, and a token's own before it`() throws {
    let read = try file(
      """
      {"$type": "color", "a": {"$type": "typography",
        "b": {"c": {"$value": {"fontFamily": "A", "fontSize": {"value": 1, "unit": "px"}}}},
        "d": {"$type": "number", "$value": 3}}, "e": {"$value": "#fff"}}
      """)
    #expect(read.typography.map(\.path.names) == [["a", "b", "c"]])
    #expect(read.notes == [])
  }

  @Test(arguments: [
    ("thin", 100), ("hairline", 100), ("extra-light", 200), ("ultra-light", 200), ("light", 300),
    ("normal", 400), ("regular", 400), ("book", 400), ("medium", 500), ("semi-bold", 600),
    ("demi-bold", 600), ("bold", 700), ("extra-bold", 800), ("ultra-bold", 800), ("black", 900),
    ("heavy", 900), ("extra-black", 950), ("ultra-black", 950),
  ])
  func `has eighteen names of weights`(name: String, weight: Int) throws {
    let (token, notes) = try token("\"fontWeight\": \"\(name)\"")
    #expect(token?.weight == FontWeight(rawValue: weight))
    #expect(notes == [])
  }

  @Test(arguments: [("1", 1), ("350", 350), ("1000", 1000)])
  func `has weights from 1 to 1000`(text: String, weight: Int) throws {
    #expect(try token("\"fontWeight\": \(text)").0?.weight == FontWeight(rawValue: weight))
  }

  @Test(arguments: ["0", "1001", "\"heavyish\"", "true", "[]"])
  func `is told of a weight that is none`(text: String) throws {
    let (token, notes) = try token("\"fontWeight\": \(text)")
    #expect(token != nil)
    #expect(token?.weight == nil)
    #expect(notes.map(\.consequence) == [.propertyLeftOut])
    #expect(notes.map(\.property) == ["fontWeight"])
  }

  @Test func `follows pointers of JSON to tokens and into their values`() throws {
    let read = try file(
      """
      {"base": {"$type": "typography",
         "$value": {"fontFamily": ["A", "B"], "fontSize": {"value": 2, "unit": "rem"}, "lineHeight": 2}},
       "whole": {"$type": "typography", "$ref": "#/base/$value"},
       "parts": {"$type": "typography", "$value": {
         "fontFamily": {"$ref": "#/base/$value/fontFamily/1"},
         "fontSize": {"value": {"$ref": "#/base/$value/fontSize/value"}, "unit": "px"},
         "lineHeight": {"$ref": "#/gr%C3%B6%c3%9fe%20~1~0/$value"}}},
       "größe /~": {"$type": "number", "$value": 1.25}}
      """)
    #expect(read.notes == [])
    #expect(read.typography.map(\.path.names) == [["base"], ["whole"], ["parts"]])
    try #require(read.typography.count == 3)
    #expect(read.typography[1].families == ["A", "B"])
    #expect(read.typography[2].families == ["B"])
    #expect(read.typography[2].size == TokenLength(2, .px))
    #expect(read.typography[2].lineHeight == .multiple(1.25))
  }

  @Test func `has the tokens of a group that a group extends, and its own over them`() throws {
    let read = try file(
      """
      {"base": {"$type": "typography",
         "$root": {"$value": {"fontFamily": "R", "fontSize": {"value": 1, "unit": "px"}}},
         "a": {"$value": {"fontFamily": "A", "fontSize": {"value": 2, "unit": "px"}}},
         "deep": {"b": {"$value": {"fontFamily": "B", "fontSize": {"value": 3, "unit": "px"}}}}},
       "more": {"$extends": "{base}",
         "deep": {"c": {"$value": {"fontFamily": "C", "fontSize": {"value": 4, "unit": "px"}}}}},
       "most": {"$extends": "#/more",
         "a": {"$value": {"fontFamily": "Z", "fontSize": {"value": 5, "unit": "px"}}},
         "d": {"$value": "{more.$root}"}}}
      """)
    #expect(read.notes == [])
    #expect(
      read.typography.map { "\($0.path) \($0.families.joined())" } == [
        "base.$root R", "base.a A", "base.deep.b B", "more.$root R", "more.a A", "more.deep.b B",
        "more.deep.c C", "most.$root R", "most.a Z", "most.deep.b B", "most.deep.c C", "most.d R",
      ])
  }
}

@Suite struct `A file of other tools` {
  @Test func `from Tokens Studio is read with its sets, sizes and line heights`() throws {
    let read = try file(
      """
      {
        "core": {
          "fontFamilies": { "inter": { "value": "Inter", "type": "fontFamilies" } },
          "fontWeights": { "inter-1": { "value": "Semi Bold Italic", "type": "fontWeights" } },
          "fontSize": { "4": { "value": "18", "type": "fontSizes" } },
          "lineHeights": { "0": { "value": "AUTO", "type": "lineHeights" } },
          "h1": {
            "value": {
              "fontFamily": "{fontFamilies.inter}", "fontWeight": "{fontWeights.inter-1}",
              "fontSize": "{fontSize.4}", "lineHeight": "120%", "letterSpacing": "-2%",
              "paragraphSpacing": "0", "textCase": "none", "textDecoration": "underline"
            },
            "type": "typography"
          },
          "auto": {
            "value": { "fontFamily": "A, 'B C'", "fontSize": 10, "lineHeight": "{lineHeights.0}" },
            "type": "typography"
          },
          "fixed": {
            "value": { "fontFamily": "A", "fontSize": "{h1.fontSize}", "lineHeight": "24" },
            "type": "typography"
          }
        },
        "$themes": [],
        "$metadata": { "tokenSetOrder": ["core"] }
      }
      """)
    try #require(read.typography.count == 3)
    let (h1, auto, fixed) = (read.typography[0], read.typography[1], read.typography[2])
    #expect(h1.path.names == ["core", "h1"])
    #expect(h1.families == ["Inter"])
    #expect(h1.size == TokenLength(18, .px))
    #expect(h1.weight == .semibold)
    #expect(h1.isItalic)
    #expect(h1.lineHeight == .multiple(1.2))
    #expect(h1.letterSpacing == .em(-0.02))
    #expect(auto.families == ["A", "B C"])
    #expect(auto.lineHeight == .automatic)
    #expect(fixed.size == TokenLength(18, .px))
    #expect(fixed.lineHeight == .length(TokenLength(24, .px)))
    #expect(
      read.notes.map(\.problem) == [
        .noCounterpart(found: "“underline”"), .understood(found: "“24”", as: "24 px"),
      ])
  }

  @Test func `from Style Dictionary is read with the names of properties in references`() throws {
    let read = try file(
      """
      {
        "size": { "font": { "base": { "value": "1rem" } } },
        "type": { "body": { "type": "typography", "value": {
          "fontFamily": "\\"Helvetica Neue\\", Arial", "fontSize": "{size.font.base.value}",
          "fontWeight": "700", "lineHeight": 1.5, "letterSpacing": "0.02em", "fontStyle": "italic" } } },
        "loose": { "value": { "font-size": "12px", "font-weight": 500 } }
      }
      """)
    // A value with the properties of typography is typography, whether it has a type or not.
    #expect(read.typography.map(\.path.description) == ["type.body", "loose"])
    let body = try #require(read.typography.first)
    #expect(body.families == ["Helvetica Neue", "Arial"])
    #expect(body.size.points == 16)
    #expect(body.weight == .bold)
    #expect(body.isItalic)
    #expect(body.lineHeight == .multiple(1.5))
    #expect(body.letterSpacing == .em(0.02))
    #expect(read.notes.map { "\($0.path) \($0.problem)" } == ["loose is missing. Write it."])
  }

  @Test(arguments: [
    ("\"fontSize\": \"16px\"", TokenLength(16, .px)),
    ("\"fontSize\": \"17pt\"", TokenLength(17, .px)),
    ("\"font-size\": \"14sp\", \"fontSizes\": 9", TokenLength(14, .px)),
    ("\"fontSize\": \"1.5em\"", TokenLength(1.5, .rem)),
    ("\"fontSize\": \"16px * 1.5 + (8 - 4) / 2\"", TokenLength(26, .px)),
    ("\"fontSize\": \"roundTo(10px * 1.26, 1)\"", TokenLength(12.6, .px)),
    ("\"fontSize\": \"clamp(1rem, 2vw + 1rem, 3rem)\"", TokenLength(1, .rem)),
    ("\"fontSize\": \"1.25rem\"", TokenLength(1.25, .rem)),
    ("\"fontSize\": \" 18 px \"", TokenLength(18, .px)),
    ("\"fontSize\": 14.5", TokenLength(14.5, .px)),
  ])
  func `has sizes as text or bare numbers`(property: String, size: TokenLength) throws {
    #expect(try token(property).0?.size == size)
  }
}

@Suite struct `What a file of tokens cannot give` {
  static let cases: [(String, TokenNote.Problem, TokenNote.Consequence)] = [
    ("\"fontSize\": \"12vw\"", .unknownUnit("12vw", expected: sizes), .tokenLeftOut),
    ("\"fontSize\": \"0px\"", .unknownUnit("0px", expected: sizes), .tokenLeftOut),
    ("\"fontSize\": \"big\"", .wrongForm(found: "“big”", expected: "it \(sizes)"), .tokenLeftOut),
    ("\"fontSize\": null", .wrongForm(found: "null", expected: "it \(sizes)"), .tokenLeftOut),
    ("\"fontSize\": \"{t.x}\"", .dangling("{t.x}", nearest: nil), .tokenLeftOut),
    (
      "\"fontSize\": \"{t}\"", .wrongForm(found: "an object", expected: "it \(sizes)"),
      .tokenLeftOut
    ),
    ("\"fontSize\": \"2 * {t}\"", .calculation("2 * {t}"), .tokenLeftOut),
    ("\"fontSize\": \"16 / (2 - 2)\"", .divisionByZero("16 / (2 - 2)"), .tokenLeftOut),
    ("\"fontSize\": \"10px + 1rem\"", .calculation("10px + 1rem"), .tokenLeftOut),
    ("\"fontSize\": 16", .understood(found: "16", as: "16 px"), .assumption),
    ("\"lineHeight\": 24", .understood(found: "24", as: "24 px"), .assumption),
    (
      "\"lineHeight\": \"2vh\"",
      .unknownUnit("2vh", expected: "as a multiple above zero, such as 1.2"), .propertyLeftOut
    ),
    (
      "\"letterSpacing\": \"1ch\"",
      .unknownUnit("1ch", expected: "in px or rem, or as a share such as \"2%\""), .propertyLeftOut
    ),
    ("\"fontWeight\": \"Bold\"", .understood(found: "“Bold”", as: "700"), .assumption),
    ("\"textCase\": \"uppercase\"", .noCounterpart(found: "“uppercase”"), .propertyLeftOut),
    (
      "\"fontStyle\": \"wobbly\"",
      .wrongForm(found: "“wobbly”", expected: "\"italic\" or \"normal\""), .propertyLeftOut
    ),
  ]
  static let sizes = "above zero in px or rem, as in { \"value\": 16, \"unit\": \"px\" }"

  @Test(arguments: Self.cases.indices)
  func `is told by path, with what is the matter and what came of it`(index: Int) throws {
    let (property, problem, consequence) = Self.cases[index]
    let (token, notes) = try token(property)
    #expect(notes.map(\.problem) == [problem])
    #expect(notes.map(\.consequence) == [consequence])
    #expect(notes.map(\.path.description) == ["t"])
    #expect((token == nil) == (consequence == .tokenLeftOut))
  }

  @Test func `names the references of a circle`() throws {
    let read = try file(
      """
      {"a": {"$type": "typography", "$value": "{b}"}, "b": {"$value": "{c}"}, "c": {"$value": "{b}"}}
      """)
    #expect(read.typography == [])
    #expect(
      read.notes.map { "\($0.path) \($0.problem)" } == [
        "a refers to itself through “{b}”, “{c}”. Write a value in one of them.",
        "b refers to itself through “{c}”, “{b}”. Write a value in one of them.",
        "c refers to itself through “{b}”, “{c}”. Write a value in one of them.",
      ])
  }

  @Test func `offers the token most likely meant`() throws {
    let read = try file(
      """
      {"text": {"body": {"$type": "typography", "$value": {"fontFamily": "A",
        "fontSize": "{size.boyd}"}}}, "size": {"body": {"$type": "dimension", "$value": "1px"}}}
      """)
    #expect(
      read.notes.map(\.description) == [
        "line 2, column 15: “fontSize” of “text.body” refers to “{size.boyd}”, which does not "
          + "exist. Did you mean “{size.body}”?"
      ])
  }

  @Test func `names groups that extend nothing or themselves`() throws {
    let read = try file(
      """
      {"a": {"$extends": "{b}"}, "b": {"$extends": "{a}"}, "c": {"$extends": "{none}"},
       "d": {"e": {"$extends": "{d}"}}, "f": {"$extends": 3}}
      """)
    #expect(
      read.notes.map { "\($0.path) \($0.problem)" } == [
        "b extends “{b}”, which is the group itself or contains it. Name another group.",
        "a extends “{a}”, which is the group itself or contains it. Name another group.",
        "c extends “{none}”, which is not a group. Name a group.",
        "d.e extends “{d}”, which is the group itself or contains it. Name another group.",
        "f extends “3”, which is not a group. Name a group.",
      ])
  }

  @Test func `stops where groups that extend each other grow without end`() throws {
    var groups = "\"g0\": {\"x\": {\"$type\": \"number\", \"$value\": 1}}"
    for level in 1...40 {
      groups += ", \"g\(level)\": {\"a\": {\"$extends\": \"{g\(level - 1)}\"}, "
      groups += "\"b\": {\"$extends\": \"{g\(level - 1)}\"}}"
    }
    #expect(try file("{\(groups)}").notes.map(\.problem).contains(.tooLarge(limit: 250_000)))
  }

  @Test func `passes over groups nested too deep and names too long`() throws {
    let deep = String(repeating: "{\"a\":", count: 100) + "{}" + String(repeating: "}", count: 100)
    #expect(try file(deep).notes.map(\.problem) == [.tooLarge(limit: 64)])
    let long = String(repeating: "x", count: 1001)
    #expect(try file("{\"\(long)\": {}}").notes.map(\.problem) == [.tooLarge(limit: 1000)])
  }

  @Test func `follows no more than 32 references`() throws {
    let chain = (0..<5000).map { "\"t\($0)\": {\"$value\": \"{t\($0 + 1)}\"}" }
    let read = try file("{\(chain.joined(separator: ","))}")
    #expect(read.notes.first?.problem == .chainTooLong(limit: 32))
  }

  @Test func `a file that is no JSON is refused with its place`() {
    #expect(throws: JSONSyntaxError.self) { try file("{\"a\": }") }
    #expect(throws: Never.self) { try file("[1, 2]") }
  }

  @Test func `never crashes the reader, wherever a file is cut or changed`() {
    let bytes = Array(`A file in the W3C format`.text.utf8)
    let marks = Array("{}[]:,\"$./#-0e\\ x".utf8)
    for offset in bytes.indices {
      _ = try? DesignTokenFile(parsing: Array(bytes.prefix(offset)))
      var changed = bytes
      changed[offset] = marks[offset % marks.count]
      _ = try? DesignTokenFile(parsing: changed)
    }
  }
}
