import Reports
import Snapshots
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

  /// Styles and samples whose names come in another order than the file has them.
  private func writtenInOrder(total: String = "Total") throws {
    try folder.file(
      "typeproof.json",
      """
      {
        "suite": "shop", "fonts": {"system": "mono.ttf"},
        "styles": {"Title": {"size": 28, "relativeTo": "title1"}, "Body": {"size": 17, "relativeTo": "body"}},
        "samples": {"word": "\(total)", "amount": "\(total) 12"},
        "matrix": {"categories": ["L", "AX5"]},
      }
      """)
  }

  private static let written = [
    "shop/title/word@2x", "shop/title/amount@2x", "shop/body/word@2x", "shop/body/amount@2x",
  ]

  @Test func `is listed in the order of its file`() async throws {
    try writtenInOrder()
    let recorded = await run("record")
    let lines = recorded.output.split(separator: "\n").dropLast().map(String.init)
    #expect(lines == Self.written.map { "recorded  \($0): L AX5" })
    try writtenInOrder(total: "Sum")
    let changed = await verify()
    // All cells have one cause; the first of the file stands for them.
    #expect(changed.output.hasPrefix("changed  shop/title/word.l@2x  "), "\(changed.output)")
    let report = folder("report")
    let json = await run("verify", "--report", report, "--json")
    let cells = json.output.split(separator: "\n").filter { $0.contains(#""name": "shop/"#) }
      .map { String($0.split(separator: "\"")[3]) }
    let largest = cells.filter { $0.contains(".ax5") }
    #expect(largest == Self.written.map { $0.replacing("@", with: ".ax5@") })
  }

  @Test func `is listed in that order by workers and of parts, too`() async throws {
    try writtenInOrder()
    _ = await run("record")
    try writtenInOrder(total: "Sum")
    let whole = await run("verify", "--report", folder("whole"))
    #expect(whole.code == .differences)
    for part in ["1/2", "2/2"] {
      _ = await run("verify", "--shard", part, "--report", folder("part\(part.prefix(1))"))
    }
    let merged = await CommandRun(
      ["merge", folder("part1"), folder("part2"), "--report", folder("merged")])
    #expect(merged.code == .differences, "\(merged.errors)")
    #expect(
      try names(inReport: "merged") == names(inReport: "whole"))
    let isolated = try await commandRun(
      [
        "verify", "--isolated", "--report", folder("isolated"), "--config",
        folder("typeproof.json"),
      ])
    #expect(isolated.code == .differences, "\(isolated.errors)")
    #expect(try names(inReport: "isolated") == names(inReport: "whole"))
  }

  /// The cells of a report in its order.
  private func names(inReport name: String) throws -> [SnapshotName] {
    try RunResults(reading: try content(of: folder("\(name)/report.json"))).cells.map(\.name)
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

  private static let lines = ".build/\n.typeproof-*.tmp\n.typeproof-journal\n"

  @Test func `keeps reports, builds and temporary files out of git`() throws {
    #expect(try start() == "")
    #expect(try text(of: folder(".gitignore")) == Self.lines)
  }

  @Test(arguments: [
    ("*.o\nold.build/\n", "*.o\nold.build/\n" + lines),
    ("*.o", "*.o\n" + lines),
    ("a\r\n", "a\r\n.build/\r\n.typeproof-*.tmp\r\n.typeproof-journal\r\n"),
  ])
  func `adds to your .gitignore what it lacks, and says so`(present: String, after: String) throws {
    try folder.file(".gitignore", present)
    #expect(try start() == "Added to .gitignore: .build/, .typeproof-*.tmp, .typeproof-journal\n")
    #expect(try text(of: folder(".gitignore")) == after)
  }

  @Test(arguments: [".build", "/.build/", "*.o\r\n.build/\r\n", "!.build/"])
  func `adds no line twice`(content: String) throws {
    try folder.file(".gitignore", content)
    #expect(try start() == "Added to .gitignore: .typeproof-*.tmp, .typeproof-journal\n")
    let once = try text(of: folder(".gitignore"))
    #expect(try shell(in: folder.path, "rm typeproof.json; $typeproof init > /dev/null") == "")
    #expect(try text(of: folder(".gitignore")) == once)
  }

  @Test func `adds nothing that a .gitignore above has`() throws {
    try folder.file("app/Fonts/mono.ttf", try content(of: mono))
    try folder.file(".gitignore", "/.build/\n.typeproof-*\n")
    let said = try shell(
      in: folder.path, "git init --quiet . && cd app && $typeproof init > /dev/null; cat .gitignore"
    )
    #expect(said == ".build/\n")
  }
}
