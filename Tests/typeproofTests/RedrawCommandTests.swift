import Git
import ImageDiff
import Snapshots
import Testing

@testable import typeproof

/// A project with a text in a font file that may be exchanged, in a repository of its own.
private final class OwnFontProject: Sendable {
  let git: GitProject

  init() throws {
    git = try GitProject()
    try write(word: "Type")
  }

  var folder: ScratchFolder { git.folder }

  func write(word: String, weight: Int = 400) throws {
    try folder.file(
      "typeproof.json",
      """
      {"suite": "app", "fonts": {"system": "mono.ttf"},
        "styles": {"label": {"textStyle": "body", "weight": \(weight)}}, "samples": {"word": "\(word)"},
        "matrix": {"categories": ["L"], "widths": [120], "scales": [1]}}
      """)
  }

  func run(_ words: String...) async -> CommandRun {
    await CommandRun(words + ["--config", folder("typeproof.json")])
  }

  func verify(_ words: String...) async -> CommandRun {
    await CommandRun(
      ["verify", "--config", folder("typeproof.json"), "--artifacts", folder("out")] + words)
  }

  /// Puts another font into the place of the one that goldens were drawn with.
  func exchangeFont() throws {
    try folder.file("Fonts/mono.ttf", try content(of: font("Inter/InterVariable.ttf")))
  }

  static let cell = "app/label/word.l.w120@1x"
}

@Suite struct `A font that changed in place` {
  private let project: OwnFontProject

  init() throws { project = try OwnFontProject() }

  @Test func `is proved with the bytes of the commit that the golden came with`() async throws {
    _ = await project.run("record")
    try project.git.commit()
    try project.exchangeFont()
    try project.git.commit()
    let run = await project.verify()
    #expect(run.code == .differences)
    #expect(run.output.contains("(proved by drawing)\n"), "\(run.output)")
    #expect(
      run.output.contains("mono.ttf is not the file that was recorded: version 4.001, was 2.242"),
      "\(run.output)")
    for commit in ["HEAD", "HEAD~1"] {
      let run = await project.verify("--against", commit)
      #expect(run.output.contains("(proved by drawing)"), "\(commit): \(run.output)")
    }
  }

  @Test func `is proved whichever of goldens and fonts is committed, and in what order`()
    async throws
  {
    _ = await project.run("record")
    // Not even a commit: the index has it.
    try project.git.git("add", "Fonts")
    try project.exchangeFont()
    #expect(await project.verify().output.contains("(proved by drawing)"))
    try project.git.git("config", "log.showSignature", "true")
    try project.git.commit()
    try project.folder.file("Fonts/mono.ttf", try content(of: mono))
    try project.git.commit()
    try project.exchangeFont()
    try project.git.commit()
    #expect(await project.verify().output.contains("(proved by drawing)"))
  }

  @Test func `is not proved from a part of the history, and says how to fetch the rest`()
    async throws
  {
    _ = await project.run("record")
    try project.git.commit()
    try project.exchangeFont()
    try project.git.commit()
    let clone = try ScratchFolder()
    let git = GitProcess(folder: clone.path)
    let done = try git.run([
      "clone", "--quiet", "--depth", "1", "file://" + project.folder.path, "part",
    ])
    try #require(done.status == 0, "\(done.complaint)")
    let run = await CommandRun(
      "verify", "--config", clone("part/typeproof.json"), "--artifacts", clone("out"))
    #expect(run.output.contains("Fetch the rest with: git fetch --unshallow)"), "\(run.output)")
  }

  @Test func `is not asked of git by workers, which say so`() async throws {
    _ = await project.run("record")
    try project.git.commit()
    try project.exchangeFont()
    let said = try shell(
      in: project.folder.path, #""$typeproof" verify --isolated; echo "status $?""#)
    #expect(said.contains("verify without --isolated)"), "\(said)")
  }

  @Test func `is proved where its file had another name then`() async throws {
    try project.folder.file("Fonts/kept/other.ttf", try content(of: mono))
    _ = await project.run("record")
    try project.git.commit()
    try project.git.git("rm", "--quiet", "--cached", "Fonts/mono.ttf")
    try project.folder.remove("Fonts/kept/other.ttf")
    try project.exchangeFont()
    #expect(await project.verify().output.contains("(proved by drawing)"))
  }

  @Test func `is not proved where no commit has it, and says what is missing`() async throws {
    _ = await project.run("record")
    try project.exchangeFont()
    let run = await project.verify()
    #expect(
      run.output.contains("(not proved: no font file has the content that mono.ttf had ("),
      "\(run.output)")
    #expect(run.output.contains("Put that file back under any name)"), "\(run.output)")
  }
}

@Suite struct `Listing what is not proved` {
  private let project: OwnFontProject

  init() async throws {
    project = try OwnFontProject()
    _ = await project.run("record")
  }

  @Test func `leaves out what is, and ends as ever`() async throws {
    try project.write(word: "Typo")
    #expect(await project.verify().output.contains("(proved by drawing)"))
    let run = await project.verify("--unproved")
    #expect(run.code == .differences)
    #expect(
      run.output == """
        1 changed cell is proved by drawing and not listed.
        Pictures of the differences: \(project.folder("out"))
        app: compared 1 of 1 cells: 1 changed; self-check: 6 of 6

        """)
  }

  @Test func `keeps what is not`() async throws {
    try project.write(word: "Typo")
    try project.exchangeFont()
    let run = await project.verify("--unproved")
    #expect(run.output.hasPrefix("changed  \(OwnFontProject.cell)  "), "\(run.output)")
    #expect(!run.output.contains("not listed"), "\(run.output)")
  }

  @Test func `is not asked of JSON, which has every proof`() async throws {
    let run = await project.verify("--unproved", "--json")
    #expect(run.code == .trouble)
    #expect(run.errors.contains("Leave out --unproved or --json."))
    try project.write(word: "Typo")
    #expect(await project.verify("--json").output.contains(#""result": "proved""#))
  }
}

@Suite struct `Drawing what is on record again` {
  private let project: OwnFontProject

  init() async throws {
    project = try OwnFontProject()
    _ = await project.run("record")
  }

  private func redraw(_ words: String...) async -> CommandRun {
    await CommandRun(
      ["redraw"] + words + [
        "--config", project.folder("typeproof.json"), "--out", project.folder("redrawn"),
      ])
  }

  private func picture(_ name: String) throws -> Bitmap {
    try PNG.decode(try content(of: project.folder(name)))
  }

  @Test func `gives the golden, beside what is drawn today`() async throws {
    try project.write(word: "Typo", weight: 700)
    let run = await redraw(OwnFontProject.cell)
    #expect(run.code == .nothingToDo, "\(run.errors)")
    #expect(
      run.output == """
        golden  \(OwnFontProject.cell)  label at L: the recorded inputs give the golden
        Pictures: \(project.folder("redrawn"))

        """)
    let golden = try picture("Snapshots/\(OwnFontProject.cell).png")
    #expect(try picture("redrawn/\(OwnFontProject.cell)-on-record.png") == golden)
    #expect(try picture("redrawn/\(OwnFontProject.cell)-today.png") != golden)
  }

  @Test func `draws goldens that no suite declares any more`() async throws {
    try project.folder.file(
      "typeproof.json",
      try text(of: project.folder("typeproof.json")).replacing("label", with: "Other"))
    let run = await redraw("*label*")
    #expect(run.code == .nothingToDo, "\(run.errors)")
    #expect(run.output.contains("; today: no suite declares it\n"), "\(run.output)")
    #expect(!FileTree.exists(project.folder("redrawn/\(OwnFontProject.cell)-today.png")))
  }

  @Test func `tells that a golden is another picture`() async throws {
    let other = try content(of: project.folder("Snapshots/\(OwnFontProject.cell).png"))
    try project.write(word: "Types")
    _ = await project.run("record")
    try project.folder.file("Snapshots/\(OwnFontProject.cell).png", other)
    let run = await redraw(OwnFontProject.cell)
    #expect(run.code == .differences)
    #expect(
      run.output.hasPrefix(
        "differs  \(OwnFontProject.cell)  label at L: the golden differs"),
      "\(run.output)")
    let json = await redraw(OwnFontProject.cell, "--json")
    #expect(json.output.contains(#""givesGolden": false"#), "\(json.output)")
  }

  @Test func `tells what is not there to be drawn by`() async throws {
    try project.exchangeFont()
    let gone = await redraw("*")
    #expect(gone.code == .differences)
    #expect(
      gone.output.contains("no font file has the content that mono.ttf had"), "\(gone.output)")
    try project.write(word: "New")
    try project.folder.remove("Snapshots/app/label/word.w120@1x.txt")
    let none = await redraw("*")
    #expect(none.output.contains("no layout text records its inputs. Record it"), "\(none.output)")
  }

  @Test(arguments: [
    (["app/label/wort.l.w120@1x"], "Did you mean “\(OwnFontProject.cell)”?"),
    (["nothing*at all"], "Coordinates look like"),
    ([], "Name a cell, such as"),
    (["*", "--filter", "*"], "Leave out --filter."),
  ])
  func `is refused where nothing is meant`(words: [String], remedy: String) async {
    let run = await CommandRun(["redraw"] + words + ["--config", project.folder("typeproof.json")])
    #expect(run.code == .trouble)
    #expect(run.errors.contains(remedy), "\(run.errors)")
  }
}
