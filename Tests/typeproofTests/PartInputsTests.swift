import Reports
import Snapshots
import Testing

@testable import typeproof

/// Each part is right about what it drew, and only what all drew alike is one run.
@Suite struct `Parts that were not judged by the same things` {
  private let project: RecordedProject

  init() async throws {
    project = try await RecordedProject()
    _ = await project.verify(part: 1, of: 2)
  }

  private func merge() async -> CommandRun {
    await CommandRun([
      "merge", project.folder("part1"), project.folder("part2"), "--report",
      project.folder("Whole"),
      "--snapshots", project.folder("Snapshots"),
    ])
  }

  private func complaint() async -> String {
    _ = await project.verify(part: 2, of: 2)
    let run = await merge()
    #expect(run.code == .trouble)
    return run.errors
  }

  @Test func `are one run where they were`() async {
    _ = await project.verify(part: 2, of: 2)
    #expect(await merge().code == .nothingToDo)
  }

  @Test func `are not merged over another golden of the same size`() async throws {
    try project.change()
    #expect(
      await complaint().contains("layout texts or fingerprint.txt, are not the same in both"))
  }

  @Test func `are not merged over another font`() async throws {
    // A byte behind the tables changes nothing that is drawn.
    try project.folder.file("Fonts/mono.ttf", try content(of: mono) + [0])
    #expect(await complaint().contains("the font files are not the same in both"))
  }

  @Test func `know what code they were drawn with`() throws {
    #expect(ProgramCode.digest() != nil)
    #expect(ProgramCode.digest() == ProgramCode.digest())
    #expect(ProgramCode.digest(maps: "/dev/null") == nil)
  }
}
