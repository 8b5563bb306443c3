import DesignTokens
import DynamicType
import JSON
import Testing

@Suite struct `Token files that belong together` {
  private func read(_ files: [(String, String)]) throws -> DesignTokenFile {
    try DesignTokenFile(
      parsing: files.map { DesignTokenFile.Source($0, bytes: Array($1.utf8)) })
  }

  private func shown(_ file: DesignTokenFile) -> [String] {
    file.typography.map {
      "\($0.path) \($0.families.joined(separator: ", ")) \($0.size.points.value)"
    }
  }

  @Test func `have their notes in the order of the files, also of one without tokens`() throws {
    let style = #"{"h": {"$type": "typography", "$value": {"fontSize": "{none}"}}}"#
    let file = try read([("a.json", style), ("b.json", "[1]"), ("c.json", style)])
    #expect(Set(file.notes.map(\.file)) == ["a.json", "b.json", "c.json"])
    #expect(file.notes.map(\.file) == file.notes.map(\.file).sorted())
  }

  @Test func `are JSON and YAML side by side`() throws {
    let file = try read([
      (
        "text.yaml",
        "text:\n  $type: typography\n  body: {$value: {fontFamily: no, fontSize: \"{size.body}\"}}\n"
      ),
      ("size.json", #"{"size": {"$type": "dimension", "body": {"$value": "17px"}}}"#),
      (
        "title.YML",
        "title: {value: {fontFamily: [Inter, serif], fontSize: 1_0, fontWeight: 600}}\n"
      ),
    ])
    #expect(shown(file) == ["text.body no 17.0", "title Inter, serif 10.0"])
    #expect(file.notes == [])
  }

  @Test func `name the file and the place that is not YAML`() {
    let error = #expect(throws: DesignTokenError.self) {
      try read([("a.json", "{}"), ("b.yaml", "a: 1\na: 2")])
    }
    #expect(
      error?.description
        == "b.yaml, line 2, column 1: The mapping already has “a”, on line 1, column 1. Remove or rename one."
    )
  }

  @Test func `extend groups of each other`() throws {
    let base = """
      {"base": {"$type": "typography", "body": {"$value": {"fontFamily": "A", "fontSize": "16px"}},
       "group": {"small": {"$value": {"fontFamily": "B", "fontSize": "11px"}}}}}
      """
    let more = """
      {"more": {"$extends": "{base}", "group": {"large": {"$value": {"fontFamily": "C", "fontSize": "30px"}}}}}
      """
    let expected = [
      "base.body A 16.0", "base.group.small B 11.0", "more.body A 16.0", "more.group.small B 11.0",
      "more.group.large C 30.0",
    ]
    #expect(shown(try read([("base.json", base), ("more.json", more)])) == expected)
    // The order of the files is that of the styles, and no matter to what they refer to.
    #expect(
      shown(try read([("more.json", more), ("base.json", base)]))
        == Array(expected[2...] + expected[..<2]))
    let inherited = try read([("base.json", base), ("more.json", more)]).typography[2]
    #expect(inherited.file == "more.json" && inherited.position.line == 1)
  }

  @Test func `extend each other in a ring, which is reported in the file that closes it`() throws {
    let file = try read([
      ("a.json", ##"{"a": {"$extends": "{b}", "$type": "color", "x": {"$value": "#fff"}}}"##),
      ("b.json", #"{"b": {"$extends": "{a}"}}"#),
    ])
    #expect(
      file.notes.map { "\($0.file): \($0.path) \($0.problem)" } == [
        "a.json: a extends “{a}”, which is the group itself or contains it. Name another group.",
        "b.json: b extends “{b}”, which is the group itself or contains it. Name another group.",
      ])
  }

  @Test func `refer to each other in a ring, which is reported with its references`() throws {
    let file = try read([
      ("a.json", #"{"a": {"$type": "typography", "$value": "{b}"}}"#),
      ("b.yaml", "b: {$type: typography, $value: \"{c}\"}"),
      ("c.json", #"{"c": {"$type": "typography", "$value": "{a}"}}"#),
    ])
    #expect(file.typography == [])
    #expect(
      file.notes.map(\.problem) == [
        .circular(["{b}", "{c}", "{a}"]), .circular(["{c}", "{a}", "{b}"]),
        .circular(["{a}", "{b}", "{c}"]),
      ])
  }

  @Test func `refer to tokens by pointers that name a file`() throws {
    let file = try read([
      ("base.json", #"{"size": {"$type": "dimension", "body": {"$value": "17px"}}}"#),
      (
        "text.json",
        ##"{"t": {"$type": "typography", "$value": {"fontFamily": "A", "fontSize": {"$ref": "../base.json#/size/body"}}}}"##
      ),
    ])
    #expect(shown(file) == ["t A 17.0"])
  }

  @Test func `have tokens within values, as tools write that work out references`() throws {
    let file = try read([
      (
        "built.json",
        """
        {"t": {"$type": "typography", "$value": {"fontFamily": {"$value": "A", "$type": "fontFamily"},
          "fontSize": {"$type": "dimension", "$value": {"value": 1.5, "unit": "rem"}}}}}
        """
      )
    ])
    #expect(shown(file) == ["t A 24.0"])
    #expect(file.notes == [])
  }

  @Test(arguments: [
    ("{a.size} / 0", "24 / 0"),
    ("roundTo({a.size} / ({a.size} - 24), 1)", "roundTo(24 / (24 - 24), 1)"),
  ])
  func `may divide by zero, which leaves the style out`(size: String, text: String) throws {
    let file = try read([
      ("a.json", #"{"a": {"size": {"value": "24", "type": "fontSizes"}}}"#),
      (
        "t.json",
        "{\"t\": {\"type\": \"typography\", \"value\": {\"fontFamily\": \"A\", \"fontSize\": \"\(size)\"}}}"
      ),
    ])
    #expect(file.typography == [])
    #expect(file.notes.map(\.problem) == [.divisionByZero(text)])
    #expect(file.notes.first?.file == "t.json")
  }

  @Test func `may have a hundred thousand tokens`() throws {
    let sizes = (0..<99_000).map {
      "\"s\($0)\": {\"$type\": \"dimension\", \"$value\": \"\($0 % 90 + 10)px\"}"
    }
    let texts = (0..<1000).map {
      "\"t\($0)\": {\"$type\": \"typography\", \"$value\": "
        + "{\"fontFamily\": \"A\", \"fontSize\": \"{s\($0)}\"}}"
    }
    let file = try read([
      ("sizes.json", "{\(sizes.joined(separator: ","))}"),
      ("texts.json", "{\(texts.joined(separator: ","))}"),
    ])
    #expect(file.tokenCount == 100_000)
    #expect(file.typography.count == 1000)
    // 999 % 90 + 10
    #expect(file.typography.last?.size == TokenLength(19, .px))
    #expect(file.notes == [])
  }
}
