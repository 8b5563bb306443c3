import DesignTokens
import DynamicType
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
}
