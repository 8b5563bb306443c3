import Testing

@testable import typeproof

@Suite struct `The config command` {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.file(
      "typeproof.json",
      """
      {
        "$schema": "./typeproof.schema.json", // for editors
        "samples": {"total": "Total"},
        "styles": {"body": {"textStyle": "UIFontTextStyleBody", "italic": false}},
        "fonts": {"folder": "Fonts", "system": "nowhere.ttf",},
      }
      """)
  }

  @Test func `prints the normal form, whether its fonts are there or not`() async {
    let run = await CommandRun("config", "--config", folder("typeproof.json"))
    #expect(run.code == .nothingToDo)
    #expect(
      run.output == """
        {
          "$schema": "./typeproof.schema.json",
          "fonts": {"system": "nowhere.ttf"},
          "styles": {"body": {"textStyle": "body"}},
          "samples": {"total": "Total"}
        }

        """)
  }

  @Test func `ends in trouble with what is wrong in the file, and where`() async throws {
    let file = try folder.file(
      "wrong.json", #"{"fonts": {"sytem": "x"}, "samples": {}, "tokens": []}"#)
    let run = await CommandRun("config", "--config", file)
    #expect(run.code == .trouble)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("wrong.json, line 1, column 12: “fonts” does not allow “sytem”."))
    #expect(run.errors.contains("Did you mean “system”?"), "\(run.errors)")
  }

  @Test func `ends in trouble without a file`() async {
    #expect(await CommandRun("config", "--config", folder("none.json")).code == .trouble)
    #expect(await CommandRun("config", "--config", "").code == .trouble)
  }
}

@Suite struct `The schema command` {
  @Test func `prints the schema and nothing else`() async {
    let run = await CommandRun("schema")
    #expect(run.code == .nothingToDo)
    #expect(
      run.output.hasPrefix(
        """
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "typeproof.json",
        """))
    #expect(run.output.hasSuffix("\n}\n"))
    #expect(run.errors.isEmpty)
  }
}
