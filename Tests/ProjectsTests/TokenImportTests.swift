import DynamicType
import Snapshots
import TextEngine
import Testing

@testable import Projects

@Suite struct `Design tokens in a project` {
  private let tree: ProjectTree

  init() throws {
    tree = try ProjectTree()
    try tree.copyFont("JetBrainsMono/JetBrainsMono-Regular.ttf", to: "Fonts/Mono.ttf")
    try tree.copyFont("NotoSerif/NotoSerif-Regular.ttf", to: "Fonts/Serif.ttf")
  }

  private func project(
    _ typography: String, relativeTo: [String: TextStyle] = [:]
  ) throws -> Project {
    try tree.write("tokens.json", typography)
    return try Project(
      ProjectSpec(
        suite: "shop", fonts: ProjectFonts(system: "Mono.ttf"), styles: [],
        tokens: [TokenImport("tokens.json", relativeTo: relativeTo)],
        samples: [ProjectSample("text", text: "Total")]),
      in: tree.path)
  }

  private let tokens = """
    {"heading": {"$type": "typography",
      "large": {"$value": {"fontFamily": ["Brand", "noto serif"], "fontWeight": 600,
        "fontSize": {"value": 27, "unit": "px"}, "lineHeight": 1.2,
        "letterSpacing": {"value": -0.5, "unit": "px"}}},
      "small": {"$value": {"fontFamily": "JetBrains Mono", "fontWeight": 400,
        "fontSize": {"value": 1, "unit": "rem"}, "lineHeight": 1.5,
        "letterSpacing": {"value": 0, "unit": "px"}}}}}
    """

  @Test func `become styles by their paths`() throws {
    let styles = try project(tokens).styles.map(\.style)
    #expect(styles.map(\.name) == ["heading.large", "heading.small"])
    // The first family that is there, as the fonts spell it.
    #expect(styles.map(\.family) == ["Noto Serif", "JetBrains Mono"])
    #expect(styles.map(\.size) == [27, 16])
    #expect(styles[0].attributes.weight == .semibold)
    #expect(styles[0].attributes.tracking == .points(-0.5))
    // A multiple of the text's own size: 27 × 1.2, and it grows with the text.
    #expect(styles[0].lineHeight == .scaled(Points(27 * 1.2)))
  }

  @Test func `follow the text style of the nearest size, or the one that is named`() throws {
    // 27 pt is nearest to Title 1 (28 pt), 16 pt is Callout.
    #expect(
      try project(tokens).styles.map(\.style.curve) == [.textStyle(.title1), .textStyle(.callout)])
    #expect(
      try project(tokens, relativeTo: ["heading": .title3, "heading.small": .body])
        .styles.map(\.style.curve) == [.textStyle(.title3), .textStyle(.body)])
  }

  @Test func `are refused where they refer to each other in a ring`() throws {
    let ring = """
      {"a": {"$type": "typography", "$value": "{b}"},
       "b": {"$type": "typography", "$value": "{a}"}}
      """
    let error = #expect(throws: ProjectError.self) { try project(ring) }
    let problems = try #require(error).problems
    #expect(problems.allSatisfy { $0.path.first == "tokens" })
    #expect("\(problems[0])".contains("refers to itself through"), "\(problems)")
    #expect("\(problems[0])".contains("tokens.json, line 1, column"), "\(problems)")
  }

  @Test func `are told by path where no style can follow them`() throws {
    let project = try project(
      """
      {"body": {"$type": "typography", "$value": {"fontFamily": "JetBrains Mono",
        "fontWeight": "heavy-ish", "fontSize": {"value": 17, "unit": "px"}, "lineHeight": 1.2,
        "letterSpacing": {"value": 0, "unit": "px"}}}}
      """)
    #expect(project.styles.map(\.style.name) == ["body"])
    #expect(project.notes.count == 1)
    #expect(project.notes[0].contains("“fontWeight” of “body”"), "\(project.notes)")
  }

  @Test func `are refused where the file is not there`() throws {
    let error = #expect(throws: ProjectError.self) {
      try Project(
        ProjectSpec(
          suite: "shop", fonts: ProjectFonts(system: "Mono.ttf"), styles: [],
          tokens: [TokenImport("design/tokens.json")], samples: []), in: tree.path)
    }
    #expect(try #require(error).problems[0].path == ["tokens", "0", "file"])
  }

  @Test func `are refused where one is called as another style in file names`() throws {
    let twice = """
      {"a b": {"$type": "typography", "$value": {"fontFamily": "JetBrains Mono", "fontWeight": 400,
        "fontSize": {"value": 17, "unit": "px"}, "lineHeight": 1.2,
        "letterSpacing": {"value": 0, "unit": "px"}}},
       "a-b": {"$type": "typography", "$value": {"fontFamily": "JetBrains Mono", "fontWeight": 400,
        "fontSize": {"value": 17, "unit": "px"}, "lineHeight": 1.2,
        "letterSpacing": {"value": 0, "unit": "px"}}}}
      """
    let error = #expect(throws: ProjectError.self) { try project(twice) }
    #expect(
      try #require(error).problems == [
        ProjectProblem(
          at: ["tokens"],
          "The styles “a b” and “a-b” have the same file name “a-b”. Rename one of them, or its "
            + "token.")
      ])
  }

  @Test func `are refused where nothing in the file has a path that is named`() throws {
    let error = #expect(throws: ProjectError.self) {
      try project(tokens, relativeTo: ["headin": .title3])
    }
    #expect(
      try #require(error).problems == [
        ProjectProblem(
          at: ["tokens", "0", "relativeTo", "headin"],
          "“\(tree.path)/tokens.json” has no typography token or group “headin”. Did you mean "
            + "“heading”?")
      ])
  }

  @Test func `are told one by one where none of them comes to a style`() throws {
    let error = #expect(throws: ProjectError.self) {
      try project(
        """
        {"a": {"$type": "typography", "$value": {"fontFamily": "JetBrains Mono", "fontWeight": 400,
          "fontSize": "1.5em", "lineHeight": 1.2, "letterSpacing": {"value": 0, "unit": "px"}}}}
        """)
    }
    let problems = try #require(error).problems
    #expect(problems.contains { $0.sentences.contains("“fontSize” of “a”") }, "\(problems)")
    #expect(problems.contains { $0.sentences.contains("no token gives one") }, "\(problems)")
  }
}
