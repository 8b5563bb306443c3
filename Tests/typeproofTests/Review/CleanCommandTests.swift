import Files
import Glibc
import Snapshots
import Testing

@testable import typeproof

@Suite struct `Cleaning from the command line` {
  private let project: ReviewProject

  init() async throws { project = try await ReviewProject() }

  /// Puts something of each kind that no suite declares among the goldens.
  private func litter() throws {
    let picture = try content(of: project.folder(ReviewProject.ramp + ".l@2x.png"))
    try project.folder.file("Snapshots/fonts/body/gone.l@2x.png", picture)
    try project.folder.file("Snapshots/fonts/gone/gone.l@2x.png", picture)
    try project.folder.file("Snapshots/fonts/gone/gone@2x.txt", "a layout text")
    try project.folder.file("Snapshots/fonts/body/LATIN.PNG", picture)
    try project.folder.file("Snapshots/fonts/README.md", "read me")
    try project.folder.file("Snapshots/fonts/reviews.txt", "typeproof reviews 1\n")
    try project.folder.file("Snapshots/README.md", "read me")
    try project.folder.file("Snapshots/other/body/gone.l@2x.png", picture)
    try project.folder.file("elsewhere/gone.l@2x.png", picture)
    try #require(symlink(project.folder("elsewhere"), project.folder("Snapshots/fonts/link")) == 0)
  }

  private func files() throws -> [String] {
    try FileTree.files(below: project.folder("Snapshots")).filter {
      !$0.hasPrefix("fonts/body/jetbrainsmono")
    }
  }

  private let listing = """
    obsolete  fonts/body/gone.l@2x.png
    obsolete  fonts/gone/gone.l@2x.png
    stray  fonts/body/LATIN.PNG
    stray  fonts/gone/gone@2x.txt
    2 obsolete goldens, 2 stray files
    """

  @Test func `lists what it would delete, and deletes nothing`() async throws {
    try litter()
    let before = try files()
    let run = await project.clean("--dry-run", environment: ["CI": "1", "NO_COLOR": "1"])
    #expect(run.code == .differences)
    #expect(run.output == listing + " would be deleted\n")
    #expect(try files() == before)
  }

  @Test func `deletes what the suite does not declare, and nothing else`() async throws {
    try litter()
    let run = await project.clean()
    #expect(run.code == .nothingToDo)
    #expect(run.output == listing + " deleted\n")
    #expect(
      try files() == [
        "README.md", "fonts/README.md", "fonts/fingerprint.txt", "fonts/reviews.txt",
        "other/body/gone.l@2x.png",
      ])
    #expect(FileTree.exists(project.folder("elsewhere/gone.l@2x.png")))
    #expect(!FileTree.exists(project.folder("Snapshots/fonts/gone")))
    #expect(FileTree.exists(project.folder(ReviewProject.ramp + ".l@2x.png")))
    let again = await project.clean()
    #expect(again.output == "nothing to delete\n")
  }

  @Test func `deletes blocks of categories that are not declared`() async throws {
    let config = project.folder("typeproof.json")
    let file = """
      {"suite": "app", "fonts": {"folder": "Fonts", "system": "mono.ttf"},
        "styles": {"label": {"textStyle": "body"}}, "samples": {"word": "Type"},
        "matrix": {"categories": ["L", "AX1"], "widths": [120], "scales": [1]}}
      """
    try project.folder.file("typeproof.json", file)
    let recorded = await CommandRun("record", "--config", config)
    try #require(recorded.code == .nothingToDo, "\(recorded.errors)")
    try project.folder.file("typeproof.json", file.split(separator: ", \"AX1\"").joined())
    let run = await CommandRun("clean", "--config", config)
    #expect(
      run.output == """
        obsolete  app/label/word.ax1.w120@1x.png
        block  app/label/word.w120@1x.txt [AX1]
        1 obsolete golden, 1 layout block deleted

        """, "\(run.errors)")
    let layout = try text(of: project.folder("Snapshots/app/label/word.w120@1x.txt"))
    #expect(layout.contains("\n[L]\n") && !layout.contains("[AX1]"))
    // What fails was told before, and is not called done.
    try project.folder.file("Snapshots/app/label/word.ax1.w120@1x.png", "a picture")
    try project.folder.file("Snapshots/app/label/word.w120@1x.txt", "damaged")
    let failed = await CommandRun("clean", "--config", config)
    #expect(failed.code == .trouble)
    #expect(failed.output == "obsolete  app/label/word.ax1.w120@1x.png\n", "\(failed.errors)")
    #expect(FileTree.exists(project.folder("Snapshots/app/label/word.ax1.w120@1x.png")))
  }

  @Test func `takes only what a filter leaves`() async throws {
    try litter()
    let run = await project.clean("--filter", "*/body/*")
    #expect(run.output == "obsolete  fonts/body/gone.l@2x.png\n1 obsolete golden deleted\n")
  }

  @Test func `takes a layout text along whose pictures all match a filter`() async throws {
    let picture = try content(of: project.folder(ReviewProject.ramp + ".l@2x.png"))
    for name in ["gone.l@2x", "gone.ax1@2x"] {
      try project.folder.file("Snapshots/fonts/body/\(name).png", picture)
    }
    try project.folder.file("Snapshots/fonts/body/gone@2x.txt", "a layout text")
    let some = await project.clean("--filter", "*/body/gone.l@2x")
    #expect(some.output == "obsolete  fonts/body/gone.l@2x.png\n1 obsolete golden deleted\n")
    let all = await project.clean("--filter", "*/body/gone.*")
    #expect(
      all.output == """
        obsolete  fonts/body/gone.ax1@2x.png
        stray  fonts/body/gone@2x.txt
        1 obsolete golden, 1 stray file deleted

        """)
    #expect(await project.clean().output == "nothing to delete\n")
  }

  @Test func `deletes a stray file whose name is not UTF-8`() async throws {
    // Größe.png in Latin-1.
    let name =
      Array(project.folder("Snapshots/fonts/body/Gr").utf8) + [0xF6, 0xDF]
      + Array("e.png".utf8)
    let path = (name + [0]).map(CChar.init(bitPattern:))
    let descriptor = open(path, O_WRONLY | O_CREAT, 0o644)
    try #require(descriptor >= 0)
    close(descriptor)
    let run = await project.clean()
    #expect(run.output == "stray  fonts/body/Gr\u{FFFD}\u{FFFD}e.png\n1 stray file deleted\n")
    #expect(access(path, F_OK) != 0)
  }

  @Test func `deletes what a recording left that was stopped, unless one is at work`() async throws
  {
    let left = "Snapshots/fonts/body/.typeproof-1a2b3c.tmp"
    try project.folder.file(left, "half a picture")
    let listed = await project.clean("--dry-run")
    #expect(
      listed.output == """
        temporary  fonts/body/.typeproof-1a2b3c.tmp
        1 temporary file would be deleted

        """)
    try FolderLock.whileHeld(on: project.folder("Snapshots/fonts")) {
      let run = try shell(
        in: project.folder.path, "$typeproof clean --fonts Fonts --snapshots Snapshots --dry-run")
      #expect(run == "nothing to delete\n")
    }
    #expect(await project.clean().code == .nothingToDo)
    #expect(!FileTree.exists(project.folder(left)))
  }

  @Test func `leaves the goldens of another suite of the same name alone`() async throws {
    try project.folder.file("Others/inter.ttf", try content(of: inter))
    let before = try FileTree.files(below: project.folder("Snapshots"))
    let run = await CommandRun(
      "clean", "--fonts", project.folder("Others"), "--snapshots", project.folder("Snapshots"))
    #expect(run.code == .trouble)
    #expect(run.errors.contains("None of the 12 recorded cells in"), "\(run.errors)")
    #expect(try FileTree.files(below: project.folder("Snapshots")) == before)
  }

  @Test func `does nothing where nothing is recorded`() async throws {
    let run = await CommandRun(
      "clean", "--fonts", project.folder("Fonts"), "--snapshots", project.folder("None"))
    #expect(run.code == .nothingToDo)
    #expect(!FileTree.exists(project.folder("None")))
  }

  @Test func `is refused where CI is set, unless force says so`() async throws {
    try litter()
    let refused = await project.clean(environment: ["CI": "true"])
    #expect(refused.code == .trouble)
    #expect(refused.errors.contains("CI is set, so goldens are not changed"))
    #expect(FileTree.exists(project.folder("Snapshots/fonts/body/gone.l@2x.png")))
    #expect(await project.clean("--force", environment: ["CI": "true"]).code == .nothingToDo)
    #expect(!FileTree.exists(project.folder("Snapshots/fonts/body/gone.l@2x.png")))
  }

  @Test func `answers machines with what it deletes`() async throws {
    try project.folder.file("Snapshots/fonts/old.txt", "old")
    let run = await project.clean("--json")
    #expect(
      run.output == """
        {
          "isDryRun": false,
          "obsolete": [],
          "strayFiles": [
            "fonts/old.txt"
          ],
          "blocks": [],
          "temporaryFiles": []
        }

        """)
  }

  @Test func `does not go through a link to another folder`() async throws {
    try litter()
    let (suite, away) = (project.folder("Snapshots/fonts"), project.folder("away"))
    try #require(rename(suite, away) == 0)
    try #require(symlink(away, suite) == 0)
    let run = await project.clean()
    #expect(run.code == .trouble)
    #expect(run.errors.contains("The path contains a symbolic link"))
    #expect(FileTree.exists(project.folder("away/body/gone.l@2x.png")))
  }
}
