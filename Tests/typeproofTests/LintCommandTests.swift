import Projects
import Testing

@testable import typeproof

@Suite struct `The lint command` {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private let fixed = #"""
    {"rule": "fixed-font", "isNote": false, "path": "A b.swift", "line": 3, "column": 9, "utf16Column": 7,
     "message": "It keeps its size.", "source": "Text(a)", "exempted": null}
    """#

  /// Runs the command with a linter that prints these findings.
  private func lint(_ findings: [String], _ words: String...) async throws -> CommandRun {
    let json = #"""
      {"version": 1, "swiftFiles": 2, "interfaceFiles": 0, "cached": 0, "troubles": ["B.swift is not UTF-8."],
       "rules": [{"name": "fixed-font", "title": "Fixed", "why": "It does not grow.", "fix": "Scale it."}],
       "findings": [\#(findings.joined(separator: ","))]}
      """#
    try folder.file("results.json", json)
    try folder.file("typeproof", "")
    try folder.program("lint/typeproof-lint", "cat '\(folder("results.json"))'")
    return await CommandRun(
      ["lint", "--no-cache"] + words, environment: ["NO_COLOR": "1", "PATH": "/usr/bin:/bin"],
      program: folder("typeproof"))
  }

  @Test func `prints a line for editors, the rule in words and the sum`() async throws {
    let run = try await lint([fixed])
    #expect(run.code == .differences)
    #expect(
      run.output == """
        A b.swift:3:9: warning: It keeps its size. (fixed-font)
        fixed-font: It does not grow. Scale it.
        2 files: 1 warning

        """)
    #expect(run.errors.contains("B.swift is not UTF-8."))
  }

  @Test func `prints notes only if asked, and they change no exit status`() async throws {
    let note = fixed.replacing("\"isNote\": false", with: "\"isNote\": true")
    #expect(try await lint([note]).output == "2 files: nothing found\n")
    let run = try await lint([note], "--notes")
    #expect(run.code == .nothingToDo)
    #expect(run.output.contains("A b.swift:3:9: note: "))
  }

  @Test func `counts what a comment switches off, and does not print it`() async throws {
    let off = fixed.replacing("null", with: "\"it is a picture\"")
    let run = try await lint([off])
    #expect(run.code == .nothingToDo)
    #expect(run.output == "2 files: 1 switched off\n")
    #expect(try await lint([off], "--format", "json").output.contains("it is a picture"))
  }

  @Test func `writes a baseline, and prints only what is not in it`() async throws {
    let file = folder("known.txt")
    #expect(try await lint([fixed], "--write-baseline", file).code == .nothingToDo)
    let same = fixed.replacing("\"line\": 3", with: "\"line\": 30")
    let old = try await lint([same], "--baseline", file)
    #expect(old.code == .nothingToDo)
    #expect(old.output == "2 files: 1 in the baseline\n")
    let new = try await lint([same, fixed], "--baseline", file)
    #expect(new.code == .differences)
    #expect(new.output.hasSuffix("2 files: 1 warning, 1 in the baseline\n"))
  }

  @Test func `counts no notes in a baseline, which has none`() async throws {
    let note = fixed.replacing("\"isNote\": false", with: "\"isNote\": true")
    let run = try await lint([fixed, note], "--notes", "--write-baseline", folder("known.txt"))
    #expect(run.output.hasPrefix("Wrote 1 finding to "))
    #expect(try text(of: folder("known.txt")).split(separator: "\n").count == 2)
  }

  @Test func `says which line of a baseline is damaged`() async throws {
    try folder.file("known.txt", "# A comment\nfixed-font A.swift\n")
    let run = try await lint([fixed], "--baseline", folder("known.txt"))
    #expect(run.code == .trouble)
    #expect(run.errors.contains("Line 2 of "))
  }

  @Test func `prints SARIF with references and columns of UTF-16`() async throws {
    let output = try await lint([fixed], "--format", "sarif").output
    for part in [
      #""version": "2.1.0""#, #""columnKind": "utf16CodeUnits""#, #""uri": "A%20b.swift""#,
      #""startLine": 3"#, #""startColumn": 7"#, #""ruleId": "fixed-font""#, #""ruleIndex": 0"#,
    ] { #expect(output.contains(part)) }
  }

  @Test func `prints annotations, and a page with escaped source`() async throws {
    #expect(
      try await lint([fixed], "--format", "github").output
        == "::warning file=A b.swift,line=3,col=7,title=fixed-font::It keeps its size.\n")
    let marked = fixed.replacing("Text(a)", with: "a < b")
    #expect(try await lint([marked], "--format", "html").output.contains("<code>a &lt; b</code>"))
  }

  @Test func `says what to type if the linter is missing`() async throws {
    try folder.file("typeproof", "")
    let run = await CommandRun(
      ["lint"], environment: ["NO_COLOR": "1", "PATH": "/none"], program: folder("typeproof"))
    #expect(run.code == .trouble)
    #expect(run.errors.contains("scripts/build-lint"))
  }
}

@Suite struct `An exemption of the linter` {
  private func finding(_ path: String) -> LintResults.Finding {
    LintResults.Finding(
      rule: "one-line", isNote: false, path: path, line: 1, column: 1, utf16Column: 1, message: "",
      source: "")
  }

  @Test func `covers a file, and all files below a folder`() {
    let exemption = LintExemption("one-line", paths: ["App/Board", "A.swift"], because: "")
    #expect(exemption.covers(finding("App/Board/B.swift")))
    #expect(exemption.covers(finding("A.swift")))
    #expect(!exemption.covers(finding("App/Boards/B.swift")))
    #expect(LintExemption("one-line", because: "").covers(finding("B.swift")))
  }

  @Test func `is told if it covers nothing`() {
    var results = LintResults(
      swiftFiles: 1, interfaceFiles: 0, rules: [], findings: [finding("A.swift")], troubles: [])
    let used = LintExemption("one-line", because: "Why")
    let unused = LintExemption("fixed-font", because: "Why")
    results.exempt(by: [used, unused])
    #expect(results.unused == [unused])
    #expect(results.standing.isEmpty)
  }
}
