import Reports
import Snapshots
import Testing

@testable import typeproof

@Suite struct `A font whose letters became others` {
  private let folder: ScratchFolder

  init() async throws {
    folder = try ScratchFolder()
    try folder.file("Fonts/own.ttf", try content(of: mono))
    let project = """
      {
        "suite": "app", "fonts": {"system": "own.ttf"},
        "styles": {"label": {"textStyle": "body"}}, "samples": {"word": "Type"}
      }
      """
    try folder.file("typeproof.json", project)
    let record = await CommandRun("record", "--force", "--config", folder("typeproof.json"))
    try #require(record.code == .nothingToDo, "\(record.errors)")
    try folder.file("Fonts/own.ttf", try content(of: font("NotoSerif/NotoSerif-Regular.ttf")))
  }

  private func verify(_ words: String...) async -> CommandRun {
    await CommandRun(["verify", "--config", folder("typeproof.json")] + words)
  }

  @Test func `is told with what pixels of each cell show in a report, and with its lines in words`()
    async throws
  {
    let run = await verify("--report", folder("Report"))
    let results = try RunResults(reading: try content(of: folder("Report/report.json")))
    #expect(results.cells.count == 12)
    #expect(results.cells.allSatisfy { $0.changes.map(\.kind) == [.fontVersion] })
    #expect(
      results.cells.allSatisfy { cell in
        cell.consequences.contains { $0.role == .pixels } && !cell.clusters.isEmpty
      })
    let first = try #require(
      results.cells.first?.consequences.first { $0.role == .pixels }?.sentence)
    let alone = await verify("--artifacts", folder("Pictures"))
    let words = "own.ttf is not the file that was recorded; line 1 is 32.578 pt wide, was 33.6 pt"
    let (short, long) = (
      try #require(alone.output.split(separator: "\n").first),
      try #require(run.output.split(separator: "\n").first)
    )
    #expect(short.contains(words) && !short.contains(first))
    #expect(long.contains(words) && long.contains(first))
    #expect(alone.output.contains("\n  and 11 more like it, which --json lists\n"))
  }

  @Test func `is told with what pixels of each cell show to a program`() async throws {
    let run = await verify("--json", "--artifacts", folder("Pictures"))
    #expect(run.output.ranges(of: "\"consequences\":").count == 12)
    #expect(run.output.ranges(of: "\"clusters\":").count == 12)
    #expect(run.output.ranges(of: "\"role\": \"pixels\"").count >= 12)
  }
}
