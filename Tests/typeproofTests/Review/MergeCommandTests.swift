import Glibc
import Reports
import Snapshots
import Testing

@testable import typeproof

@Suite struct `Merging reports from the command line` {
  private let project: RecordedProject

  /// Two parts, of which one has the changed ramp and the other none.
  init() async throws {
    project = try await RecordedProject()
    try project.change()
    for part in 1...2 { _ = await project.verify(part: part, of: 2) }
  }

  private func merge(_ words: String..., into folder: String = "Whole") async -> CommandRun {
    await CommandRun(
      ["merge", "--report", project.folder(folder), "--snapshots", project.folder("Snapshots")]
        + words.map { project.folder($0) })
  }

  @Test func `makes the report of the whole, and ends as it does`() async throws {
    let run = await merge("part2", "part1")
    #expect(run.code == .differences)
    #expect(run.output.hasPrefix("fonts: compared 12 of 12 cells: 11 equal, 1 changed"))
    _ = await project.verify()
    #expect(
      try content(of: project.folder("Whole/report.json"))
        == content(of: project.folder("Report/report.json")))
    #expect(
      try FileTree.files(below: project.folder("Whole"))
        == FileTree.files(below: project.folder("Report")))
  }

  /// One ramp is in one of two parts.
  @Test func `takes a part that says it holds no ramp`() async {
    let parts = [await project.verify(part: 1, of: 2), await project.verify(part: 2, of: 2)]
    let empty = parts.filter { $0.output.hasPrefix("fonts: compared 0 of 12 cells: shard ") }
    #expect(empty.count == 1)
    #expect(empty.allSatisfy { $0.code == .nothingToDo })
    #expect(
      empty.first?.output.hasSuffix("/2 has none of their ramps, and proves nothing\n") == true)
    #expect(await merge("part1", "part2").output.hasPrefix("fonts: compared 12 of 12 cells"))
  }

  @Test func `takes parts that ended well whatever differs in them, unless nothing tells it`()
    async throws
  {
    for part in 1...2 {
      #expect(await project.verify(part: part, of: 2).code == .nothingToDo)
    }
    let whole = await CommandRun(
      "verify", "--shard", "1/1", "--fonts", project.folder("Fonts"), "--snapshots",
      project.folder("Snapshots"), "--artifacts", project.folder("Pictures"))
    #expect(whole.code == .differences)
  }

  @Test func `says who takes what a survey left of a part`() async throws {
    try project.folder.file("part-1-of-2.jsonl", "{}")
    let run = await merge("part-1-of-2.jsonl")
    #expect(run.code == .trouble)
    #expect(run.errors.contains("part-1-of-2.jsonl is a file. Name folders"))
    #expect(run.errors.contains("typeproof survey --merge"))
  }

  @Test func `leaves no picture of an earlier report`() async throws {
    _ = await merge("part1", "part2")
    let recorded = await CommandRun(
      "record", "--force", "--fonts", project.folder("Fonts"), "--snapshots",
      project.folder("Snapshots"))
    try #require(recorded.code == .nothingToDo)
    for part in 1...2 { _ = await project.verify(part: part, of: 2) }
    #expect(await merge("part1", "part2").code == .nothingToDo)
    #expect(
      try FileTree.files(below: project.folder("Whole")) == [
        "index.html", "junit.xml", "reg.json", "report.json", "summary.md",
      ])
  }

  @Test func `leaves no picture of an earlier report where a merge failed after it`() async throws {
    _ = await merge("part1", "part2")
    let failed = await merge("part1")
    #expect(failed.code == .trouble)
    #expect(failed.errors.contains(" is missing."), "\(failed.errors)")
    #expect(try FileTree.files(below: project.folder("Whole")).isEmpty)
  }

  @Test func `deletes no picture that is none of a report's`() async throws {
    _ = await merge("part1", "part2")
    try project.folder.file("Whole/mine.png", "mine")
    let file = project.folder("Whole/report.json")
    let named = "actual/\(RecordedProject.cell).png"
    let report = try text(of: file).replacing(named, with: "mine.png")
    try #require(report.contains("mine.png"))
    try project.folder.file("Whole/report.json", report)
    #expect(await merge("part1", "part2").code == .differences)
    #expect(try text(of: project.folder("Whole/mine.png")) == "mine")
  }

  @Test func `deletes no picture of an earlier report behind a link`() async throws {
    _ = await merge("part1", "part2")
    let folder = project.folder("Whole/actual")
    let elsewhere = project.folder("elsewhere")
    try #require(rename(folder, elsewhere) == 0 && symlink(elsewhere, folder) == 0)
    let run = await merge("part1", "part2")
    #expect(run.code == .trouble)
    #expect(run.errors.contains("The path contains a symbolic link"), "\(run.errors)")
    #expect(FileTree.exists("\(elsewhere)/\(RecordedProject.cell).png"))
  }

  @Test func `tells a picture that no part has`() async throws {
    for part in 1...2 {
      let picture = project.folder("part\(part)/actual/\(RecordedProject.cell).png")
      if FileTree.exists(picture) { try AtomicFile.delete(picture) }
    }
    #expect(await merge("part1", "part2").code == .trouble)
    let results = try RunResults(reading: try content(of: project.folder("Whole/report.json")))
    #expect(
      results.troubles == [
        "The picture actual/\(RecordedProject.cell).png is in none of the shards' reports. Verify "
          + "its shard again."
      ])
  }

  @Test func `takes the place of no part and of no golden`() async throws {
    let intoPart = await merge("part1", "part2", into: "part1")
    #expect(intoPart.code == .trouble)
    #expect(intoPart.errors.contains("the report of a shard. Choose another folder."))
    let intoGoldens = await merge("part1", "part2", into: "Snapshots/fonts")
    #expect(intoGoldens.code == .trouble)
    #expect(intoGoldens.errors.contains("the folder of goldens. Choose another place."))
    #expect(
      try RunResults(reading: try content(of: project.folder("part1/report.json"))).shard != nil)
  }

  /// Writes a part's report as another says it, into a folder.
  private func write(
    part: Int, as folder: String, _ change: (inout RunResults) -> Void
  ) throws {
    var results = try RunResults(
      reading: try content(of: project.folder("part\(part)/report.json")))
    change(&results)
    try ReportFolder(path: project.folder(folder)).write(results)
  }

  @Test func `names the folders of parts that are of two runs`() async throws {
    try write(part: 2, as: "other") { $0.toolVersion = "9" }
    let run = await merge("part1", "other")
    #expect(run.code == .trouble)
    #expect(
      run.errors.hasPrefix(
        "typeproof: \(project.folder("part1")) and \(project.folder("other")) are not shards of "
          + "one run: typeproof is "), "\(run.errors)")
    #expect(
      run.errors.hasSuffix(" in the second. Verify all shards in the same way.\n"), "\(run.errors)")
  }

  @Test func `names the folders of a part that is there twice with other results`() async throws {
    try write(part: 2, as: "again") { $0.troubles.append("Another.") }
    let run = await merge("part1", "part2", "again")
    #expect(run.code == .trouble)
    #expect(
      run.errors.hasPrefix(
        "typeproof: \(project.folder("part2")) and \(project.folder("again")) both have shard 2/2, "
          + "with different results. "), "\(run.errors)")
  }

  @Test func `names the folder of what is no part`() async throws {
    _ = await project.verify()
    let run = await merge("part1", "Report")
    #expect(run.code == .trouble)
    #expect(run.errors.contains("The report in \(project.folder("Report")) covers a whole suite."))
  }
}

@Suite struct `A page from the command line` {
  private let project: RecordedProject

  init() async throws {
    project = try await RecordedProject()
    try project.change()
    _ = await project.verify()
  }

  private func report(_ words: String...) async -> CommandRun {
    await CommandRun(
      ["report", project.folder("Report"), "--snapshots", project.folder("Snapshots")] + words)
  }

  @Test func `is the one that verifying wrote`() async throws {
    let page = project.folder("page.html")
    #expect(await report("--output", page).code == .nothingToDo)
    #expect(try content(of: page) == content(of: project.folder("Report/index.html")))
  }

  @Test func `has small pictures of the cells that pass where that is asked`() async throws {
    let page = project.folder("page.html")
    #expect(await report("--output", page, "--all").code == .nothingToDo)
    let text = try text(of: page)
    #expect(text.contains("\"fonts/body/jetbrainsmono-regular.xs@2x\":{\"source\":"))
    #expect(!text.contains("\"\(RecordedProject.cell)\":{\"source\":"))
  }

  @Test func `takes the place of nothing but a page`() async throws {
    let golden = "Snapshots/\(RecordedProject.cell).png"
    for file in [golden, "Report/report.json", "Fonts/mono.ttf"] {
      let before = try content(of: project.folder(file))
      #expect(await report("--output", project.folder(file)).code == .trouble)
      #expect(try content(of: project.folder(file)) == before)
    }
    #expect(await report().code == .nothingToDo)
  }
}
