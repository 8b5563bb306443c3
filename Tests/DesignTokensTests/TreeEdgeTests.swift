import DesignTokens
import DynamicType
import JSON
import Testing

private func read(_ text: String) throws -> DesignTokenFile {
  try DesignTokenFile(parsing: Array(text.utf8))
}

private func styles(_ text: String) throws -> [String] {
  try read(text).typography.map { "\($0.path) \($0.size.value)" }
}

@Suite struct `A group with a token for each property` {
  private static let style =
    #"{"type": "typography", "value": {"fontFamily": "A", "fontSize": 14}}"#

  @Test func `is a text style, also at the outermost level`() throws {
    let file = try read(
      """
      {"body": \(Self.style), "title": {"fontFamily": {"value": "B"}, "fontSize": {"value": 20}},
       "h1": {"size": {"value": 16}, "weight": {"value": 700}}}
      """)
    #expect(file.typography.map(\.path.description) == ["body", "title", "h1"])
    #expect(file.typography.last?.weight == .bold)
    #expect(file.notes.map { "\($0.path) \($0.property ?? "")" } == ["h1 fontFamily"])
  }

  @Test func `is none beside a text style of its own`() throws {
    #expect(
      try styles(
        """
        {"card": {"size": {"value": 16}, "weight": {"value": 700}, "body": \(Self.style)}}
        """) == ["card.body 14.0"])
  }

  @Test func `is none where the size is a group`() throws {
    let file = try read(
      #"{"card": {"fontFamily": {"value": "A"}, "size": {"small": {"value": 14}}}}"#)
    #expect(file.typography == [])
    #expect(file.notes == [])
  }

  @Test func `is none with a size alone`() throws {
    #expect(try styles(#"{"card": {"size": {"value": 16}, "tracking": {"value": 1}}}"#) == [])
  }

  @Test func `is left out only beside a text style of its path`() throws {
    #expect(
      try styles(
        """
        {"x": {"body": {"value": 3}}, "y": {"body": {"value": 3, "type": "number"}},
         "typography": {"body": {"fontFamily": {"value": "A"}, "fontSize": {"value": 14}}}}
        """) == ["typography.body 14.0"])
  }

  @Test(arguments: [
    ("Font", []), ("typography", []), ("Brand", ["Brand.Small 14.0", "Brand.Large 20.0"]),
  ])
  func `has several sizes unless its name is that of a list of values`(
    group: String, expected: [String]
  ) throws {
    #expect(
      try styles(
        """
        {"\(group)": {"Family": {"value": "A"}, "Size Small": {"value": 14},
          "Size Large": {"value": 20}}}
        """) == expected)
  }
}

@Suite struct `A token without a type` {
  @Test func `is a text style with a size and another property`() throws {
    let file = try read(
      """
      {"a": {"value": {"font-size": "12px"}}, "b": {"value": {"fontFamily": "A", "weight": 400}},
       "c": {"value": "{none}"}, "d": {"value": {"fontFamily": "A", "size": "12px"}}}
      """)
    #expect(file.typography.map(\.path.description) == ["d"])
    #expect(file.notes == [])
  }

  @Test func `is told of only if it should be a text style`() throws {
    let file = try read(#"{"t": {"type": "typography", "value": "16px"}, "u": {"value": "16px"}}"#)
    #expect(
      file.notes.map(\.problem) == [
        .wrongForm(
          found: "“16px”", expected: "an object with fontFamily, fontSize and the like")
      ])
    #expect(file.notes.map(\.consequence) == [.tokenLeftOut])
  }
}

@Suite struct `The tree of a file` {
  @Test func `has groups 64 deep and no deeper`() throws {
    func nested(_ count: Int) -> String {
      String(repeating: "{\"g\": ", count: count) + "{\"t\": {\"value\": 1}}"
        + String(repeating: "}", count: count)
    }
    let whole = try read(nested(64))
    #expect(whole.tokenCount == 1)
    #expect(whole.notes == [])
    let deeper = try read(nested(65))
    #expect(deeper.tokenCount == 0)
    #expect(deeper.notes.map(\.problem) == [.tooLarge(limit: 64)])
  }

  @Test(arguments: [(0, 1000, 1), (0, 1001, 0), (500, 500, 1), (500, 501, 0), (999, 1, 1)])
  func `has paths of 1000 bytes and no longer ones`(group: Int, token: Int, count: Int) throws {
    let own = "{\"\(String(repeating: "t", count: token))\": {\"value\": 1}}"
    let name = String(repeating: "g", count: group)
    let file = try read(group == 0 ? own : "{\"\(name)\": \(own)}")
    #expect(file.tokenCount == count)
    #expect(file.notes.map(\.problem) == (count == 1 ? [] : [.tooLarge(limit: 1000)]))
  }

  /// The file counts as a group, and a group within it twice: as a child, and when it is read.
  @Test func `has 250000 groups and tokens and no more, which is told once`() throws {
    let tokens = (0..<249_999).map { "\"\($0)\":{\"value\":1}" }.joined(separator: ",")
    let file = try read("{\"a\":{\(tokens)},\"b\":{},\"c\":{}}")
    #expect(file.tokenCount == 249_997)
    #expect(file.notes.map(\.problem) == [.tooLarge(limit: 250_000)])
  }

  @Test func `has a group in place of a token that it inherits`() throws {
    let file = try read(
      """
      {"a": {"x": {"$type": "color", "$value": "#fff"}},
       "b": {"$extends": "{a}", "x": {"y": {"$value": {"fontFamily": "A", "fontSize": "16px"}}}}}
      """)
    #expect(file.typography.map(\.path.description) == ["b.x.y"])
    #expect(file.notes == [])
  }

  @Test(arguments: [(64, "", true), (65, "", false), (65, "\"$themes\": [], ", true)])
  func `has sets for its outermost groups, up to 64 unless it has themes`(
    count: Int, themes: String, isFound: Bool
  ) throws {
    // The set, the text style, and others.
    let others = (2..<count).map { "\"g\($0)\": {}, " }.joined()
    let file = try read(
      """
      {\(themes)\(others)"set": {"body": {"value": "16px"}},
       "t": {"type": "typography", "value": {"fontFamily": "A", "fontSize": "{body}"}}}
      """)
    #expect(file.typography.map(\.size) == (isFound ? [TokenLength(16, .px)] : []))
    #expect(file.notes.isEmpty == isFound)
  }

  @Test func `suggests a name for its first twenty wrong references`() throws {
    let texts = (0...20).map {
      "\"t\($0)\": {\"type\": \"typography\", \"value\": "
        + "{\"fontFamily\": \"A\", \"fontSize\": \"{size.bodx}\"}}"
    }
    let file = try read("{\"size\": {\"body\": {\"value\": 16}}, \(texts.joined(separator: ", "))}")
    let suggested = TokenNote.Problem.dangling("{size.bodx}", nearest: "{size.body}")
    #expect(file.notes.map(\.problem).dropLast() == Array(repeating: suggested, count: 20)[...])
    #expect(file.notes.last?.problem == .dangling("{size.bodx}", nearest: nil))
  }

  @Test func `suggests the names of its first ten thousand tokens`() throws {
    let fillers = (0..<9998).map { "\"\($0)\":{\"value\":1}" }.joined(separator: ",")
    func text(_ name: String, _ reference: String) -> String {
      "\"\(name)\": {\"type\": \"typography\", \"value\": "
        + "{\"fontFamily\": \"A\", \"fontSize\": \"{\(reference)}\"}}"
    }
    let file = try read(
      """
      {"f": {\(fillers)}, "heading": {"value": 16}, \(text("t", "caption.smaal")),
       "caption": {"small": {"value": 16}}, \(text("u", "headimg"))}
      """)
    #expect(
      file.notes.map(\.problem) == [
        .dangling("{caption.smaal}", nearest: nil),
        .dangling("{headimg}", nearest: "{heading}"),
      ])
  }
}
