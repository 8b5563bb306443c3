import Isolation
import JSON
import Projects
import Testing

@testable import typeproof

/// A finding of a linter that stands for others.
private func finding(
  _ rule: String = "one", isNote: Bool = false, in path: String = "A.swift",
  source: String = "Text(a)", exempted: String? = nil
) -> LintResults.Finding {
  LintResults.Finding(
    rule: rule, isNote: isNote, path: path, line: 3, column: 9, utf16Column: 7,
    message: "It stays.", source: source, exempted: exempted)
}

/// Results with the rules “one”, “two” and “icon-fixed”.
private func results(
  _ findings: LintResults.Finding..., swiftFiles: Int = 1, interfaceFiles: Int = 1
) -> LintResults {
  LintResults(
    swiftFiles: swiftFiles, interfaceFiles: interfaceFiles,
    rules: ["one", "two", "icon-fixed"].map {
      LintResults.Rule(name: $0, title: "Title", why: "Why \($0).", fix: "Fix \($0).")
    }, findings: findings, troubles: [])
}

@Suite struct `What the linter found` {
  private let console = Console(
    output: CapturedChannel(), errors: CapturedChannel(), environment: ["NO_COLOR": "1"])

  private func sum(_ results: LintResults) -> String { LintAccount(results: results).sum }

  @Test func `is counted in words`() {
    #expect(sum(results(swiftFiles: 1, interfaceFiles: 0)) == "1 file: nothing found")
    #expect(sum(results(swiftFiles: 0, interfaceFiles: 0)) == "0 files: nothing found")
    #expect(sum(results(finding())) == "2 files: 1 warning")
    var many = results(
      finding(), finding(), finding(isNote: true), finding(exempted: "Why"),
      finding(exempted: "Why"))
    #expect(sum(many) == "2 files: 2 warnings, 1 note, 2 switched off")
    many.known = 3
    #expect(sum(many).hasSuffix(", 2 switched off, 3 in the baseline"))
  }

  @Test func `is told with the rules of it alone, and with exemptions of nothing`() {
    var found = results(finding(), finding("two", isNote: true))
    found.exempt(by: [LintExemption("one", paths: ["B"], because: "By design.")])
    #expect(
      LintAccount(results: found).text(in: console) == """
        A.swift:3:9: warning: It stays. (one)
        A.swift:3:9: note: It stays. (two)
        unused  one is switched off for B (By design.), but nothing there is found
        one: Why one. Fix one.
        two: Why two. Fix two.
        2 files: 1 warning, 1 note
        """)
  }

  @Test func `is a notice of a workflow where it is a note`() {
    #expect(
      LintAccount(results: results(finding("two", isNote: true))).text(as: .github)
        == "::notice file=A.swift,line=3,col=7,title=two::It stays.")
  }

  @Test func `is counted by rule and the first two folders on a page`() {
    let found = results(
      finding(), finding(), finding("two", in: "App/Board/Deep/B.swift"),
      finding("two", in: "App/C.swift", source: "a & \"b\" > c"), finding(exempted: "Why"))
    let page = LintAccount(results: found).text(as: .html)
    let (head, count) = ("<tr><th scope=\"row\">", "<td class=\"count\">")
    for row in [
      "\(head)<code>.</code></th>\(count)2</td>\(count)</td></tr>",
      "\(head)<code>App</code></th>\(count)</td>\(count)1</td></tr>",
      "\(head)<code>App/Board</code></th>\(count)</td>\(count)1</td></tr>",
      "\(head)all</th>\(count)2</td>\(count)2</td></tr>",
      "<code>a &amp; &quot;b&quot; &gt; c</code>",
    ] {
      #expect(page.contains(row), "\(row)")
    }
    #expect(!page.contains("icon-fixed"))
  }

  @Test func `is in SARIF with a fingerprint of its own, and with what is switched off`() throws {
    let text = LintAccount(results: results(finding(), finding(exempted: "Why"))).text(as: .sarif)
    let run = try #require(
      try JSONDocument(parsing: Array(text.utf8)).root["runs"]?.elements?.first)
    let found = try #require(run["results"]?.elements)
    let prints = found.map { $0["partialFingerprints"]?["typeproofLine/v1"]?.string ?? "" }
    #expect(prints.count == 2 && Set(prints).count == 2 && !prints.contains(""))
    let reasons = found.map { $0["suppressions"]?.elements?.first?["justification"]?.string }
    #expect(reasons == [nil, "Why"])
    let rules = try #require(run["tool"]?["driver"]?["rules"]?.elements)
    #expect(
      rules.map { $0["defaultConfiguration"]?["level"]?.string } == ["warning", "warning", "note"])
  }

  @Test func `is in files with any name`() {
    #expect(LintAccount.uri(of: "A-b_c.~9/z Z.swift") == "A-b_c.~9/z%20Z.swift")
    #expect(LintAccount.uri(of: "/a/ü\u{A}@") == "file:///a/%C3%BC%0A%40")
  }
}

@Suite struct `A baseline of the linter` {
  private func parsed(_ text: String) throws -> LintBaseline {
    try LintBaseline(parsing: Array(text.utf8), of: "known.txt")
  }

  @Test func `is read as it was written, with blanks for tabs, and without notes`() throws {
    let odd = finding(source: "a\tb\nc")
    let written = LintBaseline([
      finding("two"), odd, finding(), finding(), finding(isNote: true, in: "B.swift"),
    ])
    #expect(
      written.text == """
        # Known findings of typeproof lint. Write this file again with --write-baseline.
        one\tA.swift\tText(a)
        one\tA.swift\tText(a)
        one\tA.swift\ta b c
        two\tA.swift\tText(a)

        """)
    var read = try parsed(written.text)
    #expect(read == written)
    let taken = [odd, odd, finding(), finding(), finding(), finding("two")].map { read.take($0) }
    #expect(taken == [true, false, true, true, false, true])
  }

  @Test func `may have comments and empty lines, and says which line is none`() throws {
    #expect(try parsed("# One\r\n\r\none\tA.swift\t\r\n") == LintBaseline([finding(source: "")]))
    #expect(throws: LintBaselineError(path: "known.txt", line: 3)) {
      try parsed("# One\n\none\tA.swift\n")
    }
  }

  @Test func `knows each finding once, and none that is switched off`() {
    var found = results(finding(exempted: "Why"), finding(), finding(), finding("two"))
    found.leaveOut(LintBaseline([finding()]))
    #expect(found.known == 1)
    #expect(found.findings == [finding(exempted: "Why"), finding(), finding("two")])
  }
}

@Suite struct `The program of the linter` {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.file("typeproof", "")
  }

  private func run(_ words: String...) async -> CommandRun {
    await CommandRun(
      words, environment: ["NO_COLOR": "1", "PATH": "/none"], program: folder("typeproof"))
  }

  /// The results of a linter, of some version and with a finding in some line.
  private func printed(version: Int = 1, line: Int = 1) -> String {
    """
    {"version": \(version), "swiftFiles": 1, "interfaceFiles": 0, "cached": 0, "troubles": [],
     "rules": [], "findings": [{"rule": "one", "isNote": false, "path": "A.swift", "line": \(line),
       "column": 1, "utf16Column": 1, "message": "M", "source": "S", "exempted": null}]}
    """
  }

  @Test(
    arguments: [
      ("exit 3", "Nothing was read.\n"), ("exit 128", "Nothing was read.\n"),
      (
        "kill -9 $$",
        "typeproof-lint was ended by signal 9. This is a bug in Typeproof. Please report it.\n"
      ),
      ("echo {", "typeproof-lint is of another version of Typeproof ("),
    ])
  func `may fail, which is told`(script: String, sentences: String) async throws {
    try folder.program("lint/typeproof-lint", script)
    let run = await run("lint", "--no-cache")
    #expect(run.code == .trouble && run.output == "")
    #expect(run.errors.hasPrefix("typeproof: " + sentences), "\(run.errors)")
  }

  @Test(arguments: [(1, 1, true), (2, 1, false), (0, 1, false), (1, 0, false)])
  func `has one version, and counts lines from 1`(
    version: Int, line: Int, isKnown: Bool
  ) async throws {
    try folder.file("printed.json", printed(version: version, line: line))
    try folder.program("lint/typeproof-lint", "cat '\(folder("printed.json"))'")
    let run = await run("lint", "--no-cache")
    #expect(run.code == (isKnown ? .differences : .trouble), "\(run.errors)")
    #expect(run.errors.contains("is of another version of Typeproof (") == !isKnown)
  }

  @Test func `is told what to read, with how many threads and without a cache`() async throws {
    try folder.file("printed.json", printed())
    try folder.program(
      "lint/typeproof-lint",
      "[ \"$*\" = 'findings 3 - App -x' ] && cat '\(folder("printed.json"))'")
    let known = folder("known.txt")
    let run = await run(
      "lint", "--no-cache", "--jobs=3", "--write-baseline", known, "--", "App", "-x")
    #expect(run.code == .nothingToDo, "\(run.errors)")
    #expect(
      run.output == "Wrote 1 finding to \(known). Next: typeproof lint --baseline \(known)\n")
  }

  @Test func `is found beside typeproof, else on a path from the root`() throws {
    let program = folder("bin/typeproof")
    try folder.file("none/typeproof-lint", "no program")
    let path = "bin:\(folder("none")):\(folder("other"))"
    #expect(throws: LinterError.notFound) { try LinterProcess(along: path, beside: program) }
    #expect(throws: LinterError.notFound) { try LinterProcess(along: nil, beside: nil) }
    try folder.program("other/typeproof-lint", "")
    #expect(
      try LinterProcess(along: path, beside: program).program == folder("other/typeproof-lint"))
    try folder.file("bin/typeproof", "")
    try folder.program("lib/typeproof-lint/typeproof-lint", "")
    #expect(
      try LinterProcess(along: path, beside: program).program
        == folder("bin/../lib/typeproof-lint/typeproof-lint"))
  }
}

@Suite struct `The words of another checker` {
  @Test func `are three remarks at most, and how many more there are`() {
    let three = ["a", "b", "c"]
    #expect(SecondOpinion.takes(remarks: three).words == "accepts it, and says: a; b; c")
    #expect(SecondOpinion.refuses(remarks: three + ["d"]).words == "refuses it: a; b; c; 1 more")
    #expect(SecondOpinion.refuses(remarks: []).words == "refuses it")
    let slow = SecondOpinion.none(WorkerEnd.slow(seconds: 10))
    #expect(slow.words == "was stopped after 10 s without an answer")
    #expect(SecondOpinion.none(WorkerEnd.nonsense).words == "gave no verdict")
  }
}

@Suite struct `A first project beside other files` {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.file("Fonts/mono.ttf", try content(of: mono))
  }

  @Test func `says what a file of attributes lacks, and changes neither it nor a full list`() throws
  {
    let lines = GitAttributes.lines.map { $0 + "\n" }
    let some = lines[0] + lines[2]
    try folder.file(".gitattributes", some)
    try folder.file(".gitignore", "**/.build\n.typeproof-*\n")
    let start = #""$typeproof" init > /dev/null"#
    #expect(
      try shell(in: folder.path, start)
        == ".gitattributes exists and was not changed. For goldens, add this to it: "
        + "Snapshots/**/*.txt text eol=lf\n")
    #expect(try text(of: folder(".gitattributes")) == some)
    #expect(try text(of: folder(".gitignore")) == "**/.build\n.typeproof-*\n")
    try folder.file(".gitattributes", lines.joined())
    #expect(try shell(in: folder.path, "rm typeproof.json; \(start)") == "")
  }

  @Test func `is not begun twice, nor for a folder without a name`() throws {
    #expect(
      try shell(in: folder.path, #""$typeproof" init --fonts ''; echo $?"#) == """
        typeproof: --fonts has an empty path. Give a path, or leave out the option.
        2

        """)
    try folder.file("typeproof.json", "{}")
    #expect(
      try shell(in: folder.path, #""$typeproof" init; echo $?"#) == """
        typeproof: There is already a typeproof.json here. Change it, or delete it first.
        2

        """)
    #expect(try text(of: folder("typeproof.json")) == "{}")
  }
}
