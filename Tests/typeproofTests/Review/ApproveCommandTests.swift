import Snapshots
import Testing

@testable import typeproof

@Suite struct `Approving from the command line` {
  private let project: ReviewProject

  init() async throws { project = try await ReviewProject() }

  @Test func `tells what it accepted, and verifying finds nothing then`() async throws {
    let run = await project.approve("--all")
    #expect(run.code == .nothingToDo)
    #expect(
      run.output == """
        accepted  fonts/body/jetbrainsmono-regular@2x: L AX1
        fonts: 2 accepted

        """)
    #expect(await project.verify().code == .nothingToDo)
    #expect(
      try text(of: project.folder("Snapshots/fonts/reviews.txt")).hasPrefix("typeproof reviews 1\n")
    )
  }

  @Test func `takes a cell by its name`() async {
    let run = await project.approve(ReviewProject.cell)
    #expect(run.output.hasPrefix("accepted  fonts/body/jetbrainsmono-regular@2x: L\n"))
    #expect(await project.verify().output.contains("11 equal, 1 changed"))
  }

  @Test(arguments: ["*.ax1@2x", "*.AX?@2x", "*.ax1*"])
  func `takes the cells of a pattern that differ`(pattern: String) async {
    let run = await project.approve(pattern)
    #expect(run.code == .nothingToDo)
    #expect(run.output.hasPrefix("accepted  fonts/body/jetbrainsmono-regular@2x: AX1\n"))
  }

  @Test(arguments: ["A", "a", ReviewProject.cell, "fonts/body/jetbrainsmono-regular.ax1@2x"])
  func `takes a group by its letter or a cell of it`(group: String) async {
    let run = await project.approve("--group", group)
    #expect(run.output.hasPrefix("accepted  fonts/body/jetbrainsmono-regular@2x: L AX1\n"))
  }

  @Test func `tells what it refused, and ends with differences`() async throws {
    let other = try content(of: project.folder(ReviewProject.ramp + ".xs@2x.png"))
    try project.folder.file(ReviewProject.ramp + ".l@2x.png", other)
    let run = await project.approve("--all")
    #expect(run.code == .differences)
    #expect(
      run.output == """
        accepted  fonts/body/jetbrainsmono-regular@2x: AX1
        refused  \(ReviewProject.cell)  Body at L: The golden changed after the run. \
        Verify again.
        fonts: 1 accepted, 1 refused

        """)
  }

  @Test func `takes what is accepted already for accepted, and writes nothing`() async throws {
    _ = await project.approve(ReviewProject.cell)
    #expect(await project.approve("--all").code == .nothingToDo)
    let reviews = try text(of: project.folder("Snapshots/fonts/reviews.txt"))
    let run = await project.approve("--all")
    #expect(run.code == .nothingToDo)
    #expect(
      run.output == """
        accepted  fonts/body/jetbrainsmono-regular@2x: L AX1
        fonts: 2 accepted

        """)
    #expect(try text(of: project.folder("Snapshots/fonts/reviews.txt")) == reviews)
    // The heading, and a line for each cell.
    #expect(reviews.split(separator: "\n").count == 3)
  }

  @Test func `says in which folder it looked for goldens`() async {
    let elsewhere = project.folder("Other")
    let run = await CommandRun(
      ["approve", "--all", "--report", project.folder("report"), "--snapshots", elsewhere],
      environment: project.folder.state)
    #expect(run.code == .differences)
    #expect(run.output.contains("\(elsewhere) has no goldens of the suite"), "\(run.output)")
    #expect(run.output.contains("Name the folder with --snapshots, or record"))
  }

  @Test(arguments: [["approve", "--all", "--report"], ["review", "--terminal"]])
  func `and reviewing refuse a report on the goldens of a commit`(words: [String]) async throws {
    let report = project.folder("report")
    let text = try text(of: report + "/report.json")
    try project.folder.file(
      "report/report.json", text.replacing("\"commit\": null", with: "\"commit\": \"4f1c\""))
    let run = await CommandRun(words + [report, "--snapshots", project.folder("Snapshots")])
    #expect(run.code == .trouble)
    #expect(
      run.errors.contains(
        "The report compares with the goldens of commit 4f1c, not with those in the folder. Run "
          + "typeproof verify without --against, then typeproof \(words[0]) "
          + "again."), "\(run.errors)")
    #expect(!FileTree.exists(project.folder("Snapshots/fonts/reviews.txt")))
  }

  @Test func `tells what it deleted`() async throws {
    let picture = try content(of: project.folder(ReviewProject.ramp + ".l@2x.png"))
    try project.folder.file("Snapshots/fonts/body/gone.l@2x.png", picture)
    await project.verify()
    let run = await project.approve("fonts/body/gone.l@2x")
    #expect(run.output == "deleted  fonts/body/gone@2x: L\nfonts: 1 deleted\n")
    #expect(!FileTree.exists(project.folder("Snapshots/fonts/body/gone.l@2x.png")))
  }

  @Test func `tells apart what it accepted and what it deleted`() async throws {
    let picture = try content(of: project.folder(ReviewProject.ramp + ".l@2x.png"))
    try project.folder.file("Snapshots/fonts/body/gone.l@2x.png", picture)
    await project.verify()
    let run = await project.approve("fonts/body/gone.l@2x", ReviewProject.cell)
    #expect(
      run.output == """
        accepted  fonts/body/jetbrainsmono-regular@2x: L
        deleted  fonts/body/gone@2x: L
        fonts: 1 accepted, 1 deleted

        """)
  }

  @Test func `has nothing to do where all passes`() async throws {
    _ = await project.approve("--all")
    await project.verify()
    let run = await project.approve("--all")
    #expect(run.code == .nothingToDo)
    #expect(run.output == "fonts: nothing to accept\n")
  }

  @Test(arguments: [
    (
      ["fonts/body/jetbrainsmono-regula.l@2x"],
      "Did you mean “fonts/body/jetbrainsmono-regular.l@2x”?"
    ),
    (["*/bdoy/*"], "“*/bdoy/*” matches no cell of the report."),
    (["*.xs@2x"], "“*.xs@2x” matches only cells that pass."),
    (["--group", "B"], "There is no group “B”. Name A, the only one, or a cell of it."),
    (["--group", "1"], "There is no group “1”. Name A, the only one, or a cell of it."),
    (["--group", "É"], "There is no group “É”. Name A, the only one, or a cell of it."),
    (["--group", "A,B"], "There is no group “A,B”. Name A, the only one, or a cell of it."),
    (["--group", ""], "There is no group “”. Name A, the only one, or a cell of it."),
    (
      ["--group", "fonts/body/jetbrainsmono-regular.x@2x"],
      "Did you mean “fonts/body/jetbrainsmono-regular.l@2x”?"
    ),
    (["--change", "2"], "There is no change 2. Name one from 1 to 1."),
    (["--change", "0"], "“0”"),
    (["--group", "fonts/body/jetbrainsmono-regular.xs@2x"], "passes, so it is in no group."),
    (["../../etc/passwd"], "The report has no cell “../../etc/passwd”."),
    ([], "No cell is named."),
  ])
  func `refuses what it cannot find`(words: [String], reason: String) async throws {
    let run = await CommandRun(
      ["approve", "--report", project.folder("report"), "--snapshots", project.folder("Snapshots")]
        + words, environment: project.folder.state)
    #expect(run.code == .trouble)
    #expect(run.errors.contains(reason), "\(run.errors)")
    #expect(!FileTree.exists(project.folder("Snapshots/fonts/reviews.txt")))
  }

  @Test func `is refused where nobody can keep decisions`() async throws {
    let run = await CommandRun(
      [
        "approve", "--all", "--report", project.folder("report"), "--snapshots",
        project.folder("Snapshots"),
      ], environment: ["XDG_STATE_HOME": "state", "NO_COLOR": "1"])
    #expect(run.code == .trouble)
    #expect(run.errors.contains("Neither XDG_STATE_HOME nor HOME is set"), "\(run.errors)")
    #expect(!FileTree.exists(project.folder("Snapshots/fonts/reviews.txt")))
  }

  /// What is on record, but for who approved it.
  private func goldens() throws -> [[UInt8]] {
    try FileTree.files(below: project.folder("Snapshots")).filter { !$0.hasSuffix("reviews.txt") }
      .map { try content(of: project.folder("Snapshots/\($0)")) }
  }

  @Test func `takes back what an earlier run accepted`() async throws {
    let before = try goldens()
    _ = await project.approve("--all")
    #expect(try goldens() != before)
    let run = await project.approve("--undo")
    #expect(run.code == .nothingToDo)
    #expect(
      run.output == """
        undone  fonts/body/jetbrainsmono-regular@2x: L AX1
        fonts: 2 open again

        """)
    #expect(try goldens() == before)
    let again = await project.approve("--undo")
    #expect(again.code == .trouble)
    #expect(again.errors.contains("There is nothing to undo."))
  }

  @Test func `is refused where CI is set, unless force says so`() async {
    let refused = await project.approve("--all", environment: ["CI": "true"])
    #expect(refused.code == .trouble)
    #expect(refused.errors.contains("CI is set, so goldens are not changed"))
    let forced = await project.approve("--all", "--force", environment: ["CI": "true"])
    #expect(forced.code == .nothingToDo)
  }

  @Test func `lists in CI too, as that changes nothing`() async throws {
    let run = await project.approve("--list", environment: ["CI": "1"])
    #expect(run.code == .nothingToDo, "\(run.errors)")
    #expect(
      run.output.hasPrefix("group A  2 cells, such as \(ReviewProject.cell): 2 open; not proved: "),
      "\(run.output)")
    #expect(!FileTree.exists(project.folder("Snapshots/fonts/reviews.txt")))
  }

  @Test(arguments: [[], ["--all"], ["--undo"]])
  func `refuses the folder of a report as a cell, and says how it is named`(words: [String])
    async throws
  {
    let before = try goldens()
    let folder = project.folder("report")
    let run = await CommandRun(["approve", folder] + words, environment: project.folder.state)
    #expect(run.code == .trouble)
    #expect(
      run.errors.contains("is the folder of a report, not a cell. Name it with: --report \(folder)")
    )
    #expect(try goldens() == before)
  }

  @Test(arguments: [
    (["--list", "--undo"], "--list and --undo"),
    (["--list", "--all"], "--list and --all"),
    (["--change", "1", "--list"], "--list and --change"),
    (["--list", "--json"], "--list and --json"),
    (["--undo", "--all"], "--undo and --all"),
    (["--undo", "--group", "A"], "--undo and --group"),
    (["--undo", ReviewProject.cell], "--undo and the name of a cell"),
    (["--all", "--group", "A"], "--all and --group"),
    (["--all", "--change", "1"], "--all and --change"),
    (["--all", "*.l@2x"], "--all and the name of a cell"),
  ])
  func `refuses arguments that exclude each other`(words: [String], both: String) async throws {
    let before = try goldens()
    let run = await CommandRun(
      ["approve", "--report", project.folder("report"), "--snapshots", project.folder("Snapshots")]
        + words, environment: project.folder.state)
    #expect(run.code == .trouble)
    #expect(run.errors.contains("\(both) cannot be given together. Leave out"), "\(run.errors)")
    #expect(try goldens() == before)
  }

  @Test func `answers machines with each cell`() async {
    let run = await project.approve(ReviewProject.cell, "--json")
    #expect(
      run.output == """
        {
          "cells": {
            "\(ReviewProject.cell)": {
              "state": "accepted",
              "accepted": [
                1
              ]
            }
          },
          "undoable": 1
        }

        """)
  }

  @Test func `says where a report is missing`() async {
    let run = await CommandRun("approve", "--all", "--report", project.folder("none"))
    #expect(run.code == .trouble)
    #expect(run.errors.contains("There is no report in \(project.folder("none"))."))
  }

  @Test(arguments: [
    (
      "",
      "report.json, line 1: The file is empty, so the report is incomplete. Verify again."
    ),
    ("{", "report.json, line 1, column 2"),
    (#"{"schemaVersion": 5}"#, "newer than this program's"),
    (#"{"schemaVersion": 3}"#, "older than this program's"),
  ])
  func `says where a report cannot be read`(text: String, reason: String) async throws {
    try project.folder.file("report/report.json", text)
    let run = await project.approve("--all")
    #expect(run.code == .trouble)
    #expect(run.errors.contains(reason), "\(run.errors)")
  }

  @Test func `says all that is wrong with a report, a line each`() async throws {
    let report = try text(of: project.folder("report/report.json"))
    let damaged = report.replacing("\"isRecorded\": false", with: "\"isRecorded\": 3")
      .replacing("\"allowsObsolete\": false", with: "\"allowsObsolete\": 3")
    try project.folder.file("report/report.json", damaged)
    let run = await project.approve("--all")
    #expect(run.code == .trouble)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 2)
    let start = "typeproof: \(project.folder("report/report.json")), line "
    #expect(lines.allSatisfy { $0.hasPrefix(start) }, "\(run.errors)")
    #expect(!run.errors.contains("\\u{A}"))
  }
}
