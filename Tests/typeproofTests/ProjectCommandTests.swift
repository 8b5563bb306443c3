import Testing

@testable import typeproof

/// What verify and record make of a project's file.
@Suite struct `A project's suite` {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.file("Fonts/mono.ttf", try content(of: mono))
    try project()
  }

  private func project(_ matrix: String = "", font: String = "mono.ttf") throws {
    try folder.file(
      "typeproof.json",
      """
      {
        "suite": "shop", "fonts": {"system": "mono.ttf"},
        "styles": {"text": {"font": "\(font)", "size": 17, "relativeTo": "body"}},
        "samples": {"total": {"en": "Total", "de": "Summe"}},
        "matrix": {"categories": ["L", "AX5"]\(matrix)},
      }
      """)
  }

  private func run(_ words: String...) async -> CommandRun {
    await CommandRun(words + ["--config", folder("typeproof.json")])
  }

  private func verify() async -> CommandRun {
    await run("verify", "--artifacts", folder("artifacts"))
  }

  @Test func `is recorded beside its file, and verified`() async throws {
    let recorded = await run("record")
    #expect(recorded.code == .nothingToDo)
    #expect(recorded.output.hasSuffix("shop: compared 4 of 4 cells: 4 recorded\n"))
    #expect(try !content(of: folder("Snapshots/shop/text/total.ax5.de@2x.png")).isEmpty)
    let verified = await verify()
    #expect(verified.code == .nothingToDo)
    #expect(
      verified.output == "shop: compared 4 of 4 cells: 4 equal; self-check: 6 of 6\n")
  }

  @Test func `is counted before it is drawn`() async throws {
    #expect(await run("record").errors == "shop: 4 cells\n")
    try project(
      #", "widths": [320, 343, 430], "scales": [1, 2, 3], "boldText": [false, true], "coverage": "pairwise""#
    )
    // Two categories of one style: 2 languages × 3 × 3 × 2; nine pairs of widths and scales.
    #expect(await run("record").errors == "shop: 18 cells, pairs of 72 combinations\n")
  }

  @Test func `tells a style that its golden does not know any more`() async throws {
    _ = await run("record")
    try folder.file(
      "typeproof.json",
      try text(of: folder("typeproof.json")).replacing("17", with: "18"))
    let verified = await verify()
    #expect(verified.code == .differences)
    #expect(verified.output.contains("point size is 18 pt, was 17 pt"), "\(verified.output)")
  }

  @Test func `has its audit in a report`() async throws {
    _ = await run("record")
    let verified = await run("verify", "--report", folder("Report"))
    #expect(verified.code == .nothingToDo)
    let report = try text(of: folder("Report/report.json"))
    // The face has one weight.
    #expect(report.contains(#""rule": "bold-text-ignored""#))
    #expect(try text(of: folder("Report/summary.md")).contains("bold-text-ignored"))
  }

  @Test func `touches no golden where its file has a mistake`() async throws {
    _ = await run("record")
    let golden = try content(of: folder("Snapshots/shop/text/total.ax5.de@2x.png"))
    try project(font: "Brand")
    let recorded = await run("record")
    #expect(recorded.code == .trouble)
    #expect(
      recorded.errors.contains(
        "typeproof.json, line 3, column 31: No font has the file name, PostScript name or family “Brand”"
      ),
      "\(recorded.errors)")
    #expect(try content(of: folder("Snapshots/shop/text/total.ax5.de@2x.png")) == golden)
  }

  @Test func `is missed by its name, with the way to begin one`() async {
    let audit = await CommandRun("audit", "--config", folder("none.json"))
    #expect(audit.code == .trouble)
    #expect(audit.errors.contains("none.json does not exist."), "\(audit.errors)")
    #expect(audit.errors.contains("typeproof init"), "\(audit.errors)")
  }

  @Test func `is not chosen by two options`() async throws {
    for option in ["--suite", "--fonts"] {
      let run = await run("verify", option, "x")
      #expect(run.code == .trouble)
      #expect(run.errors.contains("\(option) and --config cannot be given together"))
    }
    let empty = await CommandRun("verify", "--config", "")
    #expect(empty.code == .trouble)
    #expect(empty.errors.contains("--config has an empty path."))
  }
}

@Suite struct `A first project` {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.file("Fonts/mono.ttf", try content(of: mono))
  }

  /// What init says, but for its last line.
  private func start() throws -> String {
    try shell(in: folder.path, #""$typeproof" init > /dev/null"#)
  }

  @Test func `keeps reports and builds out of git`() throws {
    #expect(try start() == "")
    #expect(try text(of: folder(".gitignore")) == ".build/\n")
  }

  @Test func `leaves your .gitignore alone, and says what it lacks`() throws {
    try folder.file(".gitignore", "*.o\nold.build/\n")
    #expect(
      try start()
        == ".gitignore exists and was not changed. To keep reports out of git, add this to it: "
        + ".build/\n")
    #expect(try text(of: folder(".gitignore")) == "*.o\nold.build/\n")
  }

  @Test(arguments: [".build", "/.build/", "*.o\r\n.build/\r\n"])
  func `says nothing of a .gitignore that has it`(content: String) throws {
    try folder.file(".gitignore", content)
    #expect(try start() == "")
  }
}
