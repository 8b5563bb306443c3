import DesignTokens
import DynamicType
import JSON
import Testing

/// Forms that token files of public repositories have, each in an example of our own.
@Suite struct `A form of a tool` {
  private func read(_ text: String) throws -> DesignTokenFile {
    try DesignTokenFile(parsing: Array(text.utf8))
  }

  private func size(_ calculation: String) throws -> (Points?, [TokenNote.Problem]) {
    let file = try read(
      "{\"t\": {\"type\": \"typography\", \"value\": {\"fontFamily\": \"A\", \"fontSize\": \"\(calculation)\"}}}"
    )
    return (file.typography.first?.size.points, file.notes.map(\.problem))
  }

  /// Worked out by hand, by the rules of the parser that Tokens Studio uses: powers bind first and from the right.
  @Test(arguments: [
    ("roundTo(16 / 1.2^3, 0)", 9), ("2^3^2 / 32", 16), ("16px * 2^-1", 8), ("20 + -2^2", 16),
    ("pow(2, 4)", 16), ("sqrt(16) * 4", 16), ("10^0 * 12", 12), ("16^1.5 / 4", 16),
    ("16 * 16^-0.25", 8),
  ])
  func `has powers in calculations`(calculation: String, points: Double) throws {
    let (size, problems) = try size(calculation)
    #expect(size == Points(points))
    #expect(problems == [])
  }

  @Test(arguments: ["2^0.3", "(0 - 2)^0.5", "2^65", "2^2px", "2^", "pow(2)"])
  func `is reported where a power cannot be calculated`(calculation: String) throws {
    let (size, problems) = try size(calculation)
    #expect(size == nil)
    #expect(problems == [.calculation(calculation)])
  }

  /// More would need as many calls within each other.
  @Test(arguments: [("(", ")"), ("-", ""), ("1^", "")])
  func `nests a calculation up to 64 times`(front: String, end: String) throws {
    func nested(_ count: Int) -> String {
      "16 * " + String(repeating: front, count: count) + "1"
        + String(repeating: end, count: count)
    }
    #expect(try size(nested(60)).1.contains(.calculation(nested(60))) == false)
    #expect(try size(nested(70)).1 == [.calculation(nested(70))])
  }

  @Test func `divides by a power of zero`() throws {
    #expect(try size("16 * 0^-1").1 == [.divisionByZero("16 * 0^-1")])
  }

  @Test func `leaves properties empty, which lose nothing`() throws {
    let file = try read(
      """
      {"t": {"type": "typography", "value": {"fontFamily": "A", "fontSize": 16, "lineHeight": "",
        "letterSpacing": null, "textCase": null, "paragraphSpacing": ""}}}
      """)
    #expect(file.typography.count == 1)
    #expect(file.typography[0].letterSpacing == nil && file.typography[0].lineHeight == nil)
    #expect(file.notes == [])
  }

  @Test func `writes a comma in a number`() throws {
    let file = try read(
      #"{"t": {"type": "typography", "value": {"fontFamily": "A", "fontSize": 16, "letterSpacing": "2,5px"}}}"#
    )
    #expect(file.typography.first?.letterSpacing == .length(TokenLength(2.5, .px)))
    #expect(file.notes.map(\.problem) == [.understood(found: "“2,5px”", as: "2.5px")])
    #expect(file.unmapped == [])
  }

  @Test func `has each text style as a token and as a group beside it`() throws {
    let file = try read(
      """
      {"font": {"body": {"small": {"type": "custom-fontStyle", "value": {"fontFamily": "A", "fontSize": 14}}}},
       "typography": {"body": {"small": {"fontFamily": {"value": "A", "type": "string"},
         "fontSize": {"value": 14, "type": "dimension"}}},
        "title": {"fontFamily": {"value": "B", "type": "string"}, "fontSize": {"value": 20, "type": "dimension"}}},
       "color": {"title": {"value": "#fff", "type": "color"}}}
      """)
    #expect(file.typography.map(\.path.description) == ["font.body.small", "typography.title"])
  }

  @Test func `refers to values that stand in groups without a token`() throws {
    let file = try read(
      """
      {"options": {"size": {"300": "16px", "400": 20}, "family": {"sans": "{options.family.main}, serif", "main": "A"}},
       "a": {"type": "typography", "value": {"fontFamily": "{options.family.sans}", "fontSize": "{options.size.300}"}},
       "b": {"type": "typography", "value": {"fontFamily": "B", "fontSize": "{options.size.400}", "fontWeight": "{options.none}"}}}
      """)
    #expect(file.typography.map(\.families) == [["A", "serif"], ["B"]])
    #expect(file.typography.map(\.size) == [TokenLength(16, .px), TokenLength(20, .px)])
    #expect(file.notes.map(\.property) == ["fontWeight"])
  }

  @Test func `names sizes of text`() throws {
    let file = try read(
      #"{"text-size": {"80": {"$value": "0.64rem", "$type": "dimension"}}, "xl-font-size": {"$value": "30", "$type": "size"}}"#
    )
    #expect(file.sizes.map(\.path.description) == ["text-size.80", "xl-font-size"])
  }

  @Test func `names the file in a pointer that leads nowhere`() throws {
    let file = try read(
      ##"{"t": {"$type": "typography", "$ref": "../a.json#/none"}, "x": {"$value": 1}}"##)
    #expect(file.notes.map(\.problem) == [.dangling("../a.json#/none", nearest: nil)])
  }

  @Test func `has lists of families within lists`() throws {
    let file = try read(
      """
      {"ui": {"value": ["A", "{text}"]}, "text": {"value": ["B", "C, serif"]}, "ring": {"value": ["D", "{ring}"]},
       "t": {"type": "typography", "value": {"fontFamily": "{ui}", "fontSize": 14}},
       "u": {"type": "typography", "value": {"fontFamily": ["{ring}"], "fontSize": 14}}}
      """)
    #expect(file.typography.first?.families == ["A", "B", "C", "serif"])
    #expect(file.typography.last?.families.first == "D")
    #expect(file.notes.map(\.property) == ["fontFamily"])
  }

  @Test(arguments: [
    ("\"12px\"", 12.0), ("8", 8), ("\"50%\"", 10), ("\"0.5em\"", 10), ("0", nil), ("\"0px\"", nil),
  ])
  func `has space between paragraphs`(value: String, points: Double?) throws {
    let file = try read(
      "{\"t\": {\"type\": \"typography\", \"value\": {\"fontFamily\": \"A\", \"fontSize\": 20, "
        + "\"paragraphSpacing\": \(value)}}}")
    #expect(file.typography.first?.paragraphSpacing?.points.value == points)
    #expect(file.notes == [])
  }

  @Test func `has several sizes and weights in a group`() throws {
    let file = try read(
      """
      {"weight": {"bold": {"value": 700}},
       "Body": {"Font Family": {"value": "A"}, "Size Small": {"value": 14}, "Size Large": {"value": 20},
        "Font Weight Regular": {"value": 400}, "Font Weight Strong": {"value": "{weight.bold}"}},
       "Title": {"Font Family": {"value": "A"}, "Size Base": {"value": 32}, "Font Weight": {"value": 600}},
       "space": {"Size Small": {"value": 4}, "Size Large": {"value": 8}}}
      """)
    #expect(
      file.typography.map { "\($0.path) \($0.size.value) \($0.weight?.rawValue ?? 0)" } == [
        "Body.Small Regular 14.0 400", "Body.Small Strong 14.0 700", "Body.Large Regular 20.0 400",
        "Body.Large Strong 20.0 700", "Title.Base 32.0 600",
      ])
    #expect(file.notes == [])
  }

  @Test func `lists tokens by name and refers to a group of aliases, as Theo does`() throws {
    let file = try read(
      """
      {"aliases": {"SMALL": 12, "LARGE": {"value": "20px"}}, "global": {"type": "size"},
       "props": [{"name": "FONT_SIZE_SMALL", "value": "{!SMALL}"}, {"name": "FONT_SIZE_LARGE", "value": "{!LARGE}"},
        {"name": "FONT_SIZE_NONE", "value": "{!NONE}"}]}
      """)
    #expect(
      file.sizes.map { "\($0.path) \($0.size.value)" } == [
        "props.FONT_SIZE_SMALL 12.0", "props.FONT_SIZE_LARGE 20.0",
      ])
  }

  @Test func `lacks a size, which is all that is said of it`() throws {
    let file = try read(#"{"t": {"type": "typography", "value": {"textCase": "uppercase"}}}"#)
    #expect(file.notes.map(\.property) == ["fontSize"])
  }

  @Test func `names its themes, by group`() throws {
    let themes = try TokenTheme.all(
      in: Array(
        #"{"$themes": [{"name": "Dark", "group": "Mode"}, {"id": "1"}, {"name": "One"}], "a": {"value": 1}}"#
          .utf8))
    #expect(themes.map(\.choice) == ["Mode/Dark", "One"])
  }

  @Test func `is refused beyond 16 MB, as are its themes and the order of its sets`() {
    let limit = 16 << 20
    let bytes = [UInt8](repeating: 0x20, count: limit + 1)
    let refusal = JSONSyntaxError(.tooLarge(bytes: limit + 1, limit: limit), at: .start)
    #expect(throws: refusal) { try DesignTokenFile(parsing: bytes) }
    #expect(throws: refusal) { try TokenTheme.all(in: bytes) }
    #expect(throws: refusal) { try DesignTokenFile.setOrder(parsing: bytes) }
  }
}
