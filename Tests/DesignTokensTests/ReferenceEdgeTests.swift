import DesignTokens
import DynamicType
import JSON
import Testing

@Suite struct `The spelling of a reference` {
  private func read(
    _ tokens: String, family: String = "A", size: String = "\"16px\"", dollar: String = "$"
  ) throws -> DesignTokenFile {
    let text =
      "{\(tokens)\"t\": {\"\(dollar)type\": \"typography\", \"\(dollar)value\": "
      + "{\"fontFamily\": \"\(family)\", \"fontSize\": \(size)}}}"
    return try DesignTokenFile(parsing: Array(text.utf8))
  }

  @Test(arguments: [
    (#""value": {"$value": "24px"}, "#, #""{value}""#),
    (#""size": {"a": {"$value": "24px"}}, "#, #""{size.a.$value}""#),
    (#""size": {"a": {"$value": "24px"}}, "#, #""{size.a.value}""#),
    (#""size abc": {"$value": "24px"}, "#, ##"{"$ref": "#/size%20abc/$value"}"##),
    (#""50%": {"$value": "24px"}, "#, ##"{"$ref": "#/50%"}"##),
    (#""5%4": {"$value": "24px"}, "#, ##"{"$ref": "#/5%4"}"##),
    (#""a%zz": {"$value": "24px"}, "#, ##"{"$ref": "#/a%zz"}"##),
    (#""g": {"": {"a": {"$value": "24px"}}}, "#, ##"{"$ref": "#/g//a/$value"}"##),
    (#""g": {"": {"a": {"$value": "24px"}}}, "#, #""{g..a}""#),
    (#""s": {"$value": "12px"}, "#, #""2 * $s""#),
    (#""s": {"$value": "12px"}, "#, #""$s + $s""#),
    (#""s": {"$value": "12px"}, "#, #""$s+12""#),
    (#""l": {"$value": ["12px", "24px"]}, "#, ##"{"$ref": "#/l/$value/1"}"##),
  ])
  func `leads to a size`(tokens: String, size: String) throws {
    let file = try read(tokens, size: size)
    #expect(file.typography.map(\.size) == [TokenLength(24, .px)])
    #expect(file.notes == [])
  }

  @Test(arguments: ["Cash$ One", "One $", "$", "$ One"])
  func `needs a name after its dollar sign`(family: String) throws {
    let file = try read("", family: family)
    #expect(file.typography.map(\.families) == [[family]])
    #expect(file.notes == [])
  }

  @Test func `stands in a name of several words`() throws {
    let file = try read(
      #""brand": {"$value": "Inter"}, "#, family: "{brand} Display, $brand Text, A{brand}B")
    #expect(file.typography.map(\.families) == [["Inter Display", "Inter Text", "AInterB"]])
    #expect(file.notes == [])
  }
}

@Suite struct `A theme of several files` {
  private static let files = ["base", "dark", "light", "other"].map { name in
    let size = ["base": 12, "dark": 13, "light": 14, "other": 15][name] ?? 0
    let text = """
      {"s-\(name)": {"value": "\(size)px"}, "t-\(name)": {"type": "typography",
        "value": {"fontFamily": "A", "fontSize": "{s-\(name == "dark" ? "base" : name)}"}}}
      """
    return DesignTokenFile.Source("\(name).json", bytes: Array(text.utf8), set: name)
  }
  private static let list = """
    [{"name": "Dark", "group": "Mode", "selectedTokenSets": {"base": "source", "dark": "enabled"}},
     {"name": "Light", "group": "Mode",
      "selectedTokenSets": {"light": "enabled", "dark": "disabled"}},
     {"id": "nameless", "selectedTokenSets": {"other": "enabled"}}]
    """

  private func styles(_ themes: [String]) throws -> [String] {
    try DesignTokenFile(
      parsing: Self.files, themes: themes, themeList: Array(Self.list.utf8)
    ).typography.map { "\($0.path) \($0.size.value)" }
  }

  @Test(
    arguments: [
      ([], ["t-base 12.0", "t-dark 12.0", "t-light 14.0", "t-other 15.0"]),
      (["Dark"], ["t-dark 12.0"]), (["Mode/Dark"], ["t-dark 12.0"]),
      (["Mode/Light"], ["t-light 14.0"]),
      (["Dark", "Mode/Light"], ["t-dark 12.0", "t-light 14.0"]),
    ] as [([String], [String])])
  func `has the styles of its sets, which may refer to others`(
    themes: [String], expected: [String]
  ) throws {
    #expect(try styles(themes) == expected)
  }

  @Test(arguments: ["Mode", "dark", "Mode/Other", ""])
  func `has its whole name`(name: String) throws {
    let error = #expect(throws: UnknownTheme.self) { try styles([name]) }
    #expect(error?.name == name)
    #expect(error?.known == ["Mode/Dark", "Mode/Light"])
  }

  @Test func `may be in the file of its sets`() throws {
    let text = """
      {"$themes": \(Self.list), "base": {"s": {"value": "12px"},
        "b": {"type": "typography", "value": {"fontFamily": "A", "fontSize": "{s}"}}},
       "dark": {"d": {"type": "typography", "value": {"fontFamily": "A", "fontSize": "{s}"}}},
       "light": {"l": {"type": "typography", "value": {"fontFamily": "A", "fontSize": "14px"}}}}
      """
    let file = try DesignTokenFile(
      parsing: [DesignTokenFile.Source("all.json", bytes: Array(text.utf8))],
      themes: ["Mode/Dark"])
    #expect(file.typography.map { "\($0.path) \($0.size.value)" } == ["dark.d 12.0"])
    #expect(file.tokenCount == 3)
  }
}
