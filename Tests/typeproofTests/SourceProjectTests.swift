import Projects
import Testing

@testable import typeproof

/// What commands make of an app's source, with a linter that prints what a test says.
@Suite struct `A project from source` {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.file("app/Fonts/Inter/InterVariable.ttf", try content(of: inter))
  }

  /// Runs a line of shell with a linter that prints this.
  private func run(_ line: String, linter: String) throws -> String {
    try folder.file("printed.json", linter)
    try folder.program("bin/typeproof-lint", "cat '\(folder("printed.json"))'")
    return try shell(
      in: folder("app"),
      "export PATH='\(folder("bin"))':\"$PATH\" XDG_CACHE_HOME=\"$PWD/cache\"; \(line)")
  }

  private func styles(_ styles: String) -> String {
    """
    {"version": 1, "swiftFiles": 2, "interfaceFiles": 0, "troubles": [], "styles": [\(styles)],
     "gaps": [{"path": "A.swift", "line": 3, "source": "label.font = other"}]}
    """
  }

  @Test func `has the styles of the source, and the audit finds a fixed one`() throws {
    let said = try run(
      "$typeproof init --from-source App 2>&1; $typeproof audit 2>&1; echo $?",
      linter: styles(
        """
        {"path": "App/Card.swift", "line": 12, "uses": 3, "isMonospaced": false, "isItalic": false,
         "name": "note", "size": 13.0, "weight": 600},
        {"path": "App/Text.swift", "line": 2, "uses": 1, "isMonospaced": false, "isItalic": false,
         "family": "Inter Variable", "size": 17.0, "relativeTo": "body"}
        """))
    #expect(said.contains("The fonts of 1 place could not be followed, such as A.swift:3."))
    #expect(said.contains("error  no-scaling  note: note is 13 pt at every text size"))
    #expect(said.hasSuffix("1\n"))
  }

  @Test func `is not written if the source uses no font that can be followed`() throws {
    let said = try run(
      "$typeproof init --from-source App 2>&1; echo $?; ls typeproof.json", linter: styles(""))
    #expect(said.contains("No Swift file, .xib or storyboard below App uses a font"))
    #expect(said.contains("2\n"))
  }

  private let findings = """
    {"version": 1, "swiftFiles": 1, "interfaceFiles": 0, "cached": 0, "troubles": [],
     "rules": [{"name": "fixed-font", "title": "Fixed", "why": "It does not grow.", "fix": "Scale it."}],
     "findings": [{"rule": "fixed-font", "isNote": false, "path": "App/Board/A.swift", "line": 3, "column": 9,
       "utf16Column": 9, "message": "It keeps its size.", "source": "Text(a)", "exempted": null}]}
    """

  @Test func `has exemptions for the linter, whatever else the file lacks`() throws {
    func lint(_ rule: String, _ path: String) throws -> String {
      try folder.file(
        "app/typeproof.json",
        #"{"lint": {"exemptions": [{"rule": "\#(rule)", "paths": ["\#(path)"], "because": "A picture."}]}}"#
      )
      return try run("$typeproof lint 2>&1; echo $?", linter: findings)
    }
    #expect(try lint("fixed-font", "App/Board").hasSuffix("1 file: 1 switched off\n0\n"))
    let unused = try lint("fixed-font", "App/Card")
    #expect(
      unused.contains(
        "unused  fixed-font is switched off for App/Card (A picture.), but nothing there is found"))
    #expect(unused.hasSuffix("1\n"))
    let unknown = try lint("fixed-fonts", "App")
    #expect(unknown.contains("which is no rule. Did you mean “fixed-font”?"))
    #expect(unknown.hasSuffix("2\n"))
  }

  @Test func `has rules that can be explained`() throws {
    let rules = #"""
      {"rules": [{"name": "fixed-font", "title": "Fixed", "why": "It does not grow.", "fix": "Scale it."}]}
      """#
    #expect(
      try run("$typeproof explain fixed-font", linter: rules)
        .contains("fixed-font (rules of the source): Fixed. It does not grow. Scale it.\n"))
    #expect(
      try run("$typeproof explain", linter: rules).contains("rules of the source: fixed-font"))
  }
}
