import Audit
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

  @Test func `refer to tokens of other files, and later files replace earlier ones`() throws {
    try tree.write(
      "sets/1-base.json", #"{"size": {"body": {"$type": "dimension", "$value": "16px"}}}"#)
    try tree.write(
      "sets/2-text.json5",
      """
      // Names without quotation marks, single quotes.
      {text: {body: {$type: 'typography', $value: {fontFamily: 'sans-serif',
        fontSize: '{size.body} * 1.5', fontWeight: 400, lineHeight: 1.5,}}}}
      """)
    try tree.write("brand.json", #"{"size": {"body": {"$type": "dimension", "$value": "20px"}}}"#)
    func sizes(_ imports: [TokenImport]) throws -> [Points?] {
      try Project(
        ProjectSpec(
          suite: "shop", fonts: ProjectFonts(system: "Mono.ttf"), styles: [], tokens: imports,
          samples: [ProjectSample("text", text: "Total")]), in: tree.path
      ).styles.map(\.style.size)
    }
    #expect(try sizes([TokenImport("sets/*.json*")]) == [24])
    #expect(try sizes([TokenImport("sets"), TokenImport("brand.json")]) == [30])
    let error = #expect(throws: ProjectError.self) { try sizes([TokenImport("sets/*.tokens")]) }
    #expect("\(try #require(error))".contains("No token file matches “sets/*.tokens”"))
  }

  @Test func `of a folder of Tokens Studio have its order, and the sets of a theme by name`() throws
  {
    try tree.write("studio/$metadata.json", #"{"tokenSetOrder": ["core", "brand/b", "brand/a"]}"#)
    try tree.write(
      "studio/$themes.json",
      """
      [{"name": "A", "group": "Brand", "selectedTokenSets": {"core": "source", "brand/a": "enabled"}},
       {"name": "B", "group": "Brand", "selectedTokenSets": {"core": "source", "brand/b": "enabled"}}]
      """)
    try tree.write("studio/core.json", #"{"fs": {"m": {"value": "16", "type": "fontSizes"}}}"#)
    for (name, factor) in [("a", 1), ("b", 2)] {
      try tree.write(
        "studio/brand/\(name).json",
        #"{"t": {"value": {"fontSize": "$fs.m * \#(factor)"}, "type": "typography"}}"#)
    }
    func read(_ themes: [String]) throws -> Project {
      try Project(
        ProjectSpec(
          suite: "shop", fonts: ProjectFonts(system: "Mono.ttf"), styles: [],
          tokens: [TokenImport("studio", themes: themes)],
          samples: [ProjectSample("text", text: "Total")]), in: tree.path)
    }
    #expect(try read(["Brand/B"]).styles.map(\.style.size) == [32])
    #expect(try read(["A"]).styles.map(\.style.size) == [16])
    let all = try read([])
    #expect(all.styles.map(\.style.size) == [16])
    #expect(all.notes.contains { $0.contains("is replaced by") }, "\(all.notes)")
    let error = #expect(throws: ProjectError.self) { try read(["C"]) }
    #expect(
      "\(try #require(error))".hasSuffix(
        "There is no theme “C”. Write one of “Brand/A”, “Brand/B”."))
  }

  @Test(arguments: [
    ("system-ui", nil), ("-apple-system, Helvetica", nil), ("SF Pro Display Bold", nil),
    ("Roboto", nil), ("ui-monospace", "JetBrains Mono"), ("ui-serif", "Noto Serif"),
    ("Noto Serif SemiBold Italic", "Noto Serif"), ("JetBrainsMono-Regular", "Mono.ttf"),
  ])
  func `take the stand-ins for the fonts of systems, and faces by name`(
    families: String, family: String?
  ) throws {
    let project = try project(
      #"{"t": {"type": "typography", "value": {"fontFamily": "\#(families)", "fontSize": 16}}}"#)
    #expect(project.styles.map(\.style.family) == [family])
    #expect(project.notes == [])
    if families.hasSuffix("Italic") {
      #expect(project.styles[0].style.attributes.weight == .semibold)
      #expect(project.styles[0].style.attributes.traits.contains(.italic))
    }
  }

  @Test func `of a family that is missing are set in the stand-in, told once a family`() throws {
    let project = try project(
      """
      {"type": {"value": {"fontFamily": "Brand, sans-serif", "fontSize": 16}, "type": "typography"},
       "more": {"value": {"fontFamily": "Brand", "fontSize": 12, "textCase": "uppercase"},
        "type": "typography"},
       "most": {"value": {"fontFamily": "Brand", "fontSize": 12, "textCase": "lowercase"},
        "type": "typography"}}
      """)
    #expect(project.styles.map(\.style.family) == [nil, nil, nil])
    #expect(project.imported.map(\.missingFamily) == ["Brand", "Brand", "Brand"])
    try #require(project.notes.count == 2)
    #expect(project.notes[0].hasSuffix("Set it in the app. One more token has the same problem."))
    #expect(
      project.notes[1].hasPrefix("The family “Brand” is not in Fonts, so a stand-in sets 3 styles.")
    )
  }

  @Test func `of a family that is missing are a finding of the audit, once a family`() throws {
    let project = try project(
      """
      {"a": {"value": {"fontFamily": "Brand", "fontSize": 17}, "type": "typography"},
       "b": {"value": {"fontFamily": "Noto Serif", "fontSize": 17}, "type": "typography"},
       "c": {"value": {"fontFamily": "Brand", "fontSize": 12}, "type": "typography"},
       "d": {"value": {"fontFamily": "Other", "fontSize": 12}, "type": "typography"}}
      """)
    let findings = try project.audit(jobs: 1).report().findings.standing.filter {
      $0.rule == .missingFamily
    }
    #expect(
      findings.map { "\($0.severity) \($0)" } == [
        "warning a: the family “Brand” is missing, so Mono.ttf sets this style and 1 other",
        "warning d: the family “Other” is missing, so Mono.ttf sets this style",
      ])
    var spec = project.spec
    spec.exemptions = [AuditExemption(.missingFamily, because: "The fonts are not free.")]
    let report = try Project(spec, in: tree.path).audit(jobs: 1).report()
    #expect(!report.findings.standing.contains { $0.rule == .missingFamily })
    #expect(report.findings.exempted.count { $0.finding.rule == .missingFamily } == 2)
  }

  @Test func `become styles where they are sizes alone, if the project asks for that`() throws {
    let sizes = #"{"font-size": {"s": {"$value": "12px"}, "m": {"$value": "16px"}}}"#
    let error = #expect(throws: ProjectError.self) { try project(sizes) }
    #expect("\(try #require(error))".contains("have 2 font sizes, such as “font-size.s” (12 pt)"))
    let read = try Project(
      ProjectSpec(
        suite: "shop", fonts: ProjectFonts(system: "Mono.ttf"), styles: [],
        tokens: [TokenImport("tokens.json", sizes: true)],
        samples: [ProjectSample("text", text: "Total")]), in: tree.path)
    #expect(read.styles.map(\.style.name) == ["font-size.s", "font-size.m"])
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

  @Test func `are numbered where one is called as another style in file names`() throws {
    let twice = """
      {"a b": {"$type": "typography", "$value": {"fontFamily": "JetBrains Mono", "fontWeight": 400,
        "fontSize": {"value": 17, "unit": "px"}, "lineHeight": 1.2,
        "letterSpacing": {"value": 0, "unit": "px"}}},
       "a-b": {"$type": "typography", "$value": {"fontFamily": "JetBrains Mono", "fontWeight": 400,
        "fontSize": {"value": 17, "unit": "px"}, "lineHeight": 1.2,
        "letterSpacing": {"value": 0, "unit": "px"}}}}
      """
    let read = try project(twice)
    #expect(read.styles.map(\.style.name) == ["a b", "a-b 2"])
    #expect(
      read.notes == [
        "1 token has the file name of another style, as “a-b” and “a b” have, and a number in the name: "
          + "“a-b 2”. Rename a token for another name."
      ])
    #expect(try read.suiteSpec().ramps.count == 2)
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
          "fontSize": "1.5vw", "lineHeight": 1.2, "letterSpacing": {"value": 0, "unit": "px"}}}}
        """)
    }
    let problems = try #require(error).problems
    #expect(problems.contains { $0.sentences.contains("“fontSize” of “a”") }, "\(problems)")
    #expect(problems.contains { $0.sentences.contains("no token gives one") }, "\(problems)")
  }
}
