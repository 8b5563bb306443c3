import ImageDiff
import Snapshots
import Testing

@testable import typeproof

/// Nobody can put a font in the place of one that has been looked at.
@Suite struct `A font forged to have the XXH3 of another` {
  private let project: RecordedProject
  private let fonts: CollidingFonts

  init() async throws {
    project = try await RecordedProject()
    fonts = CollidingFonts(from: try content(of: mono))
    try put(fonts.sound)
    let run = await CommandRun(
      "record", "--force", "--fonts", project.folder("Fonts"), "--snapshots",
      project.folder("Snapshots"))
    try #require(run.code == .nothingToDo)
  }

  private func put(_ font: [UInt8]) throws { try project.folder.file("Fonts/mono.ttf", font) }

  private func survey() async -> CommandRun {
    await CommandRun(
      "survey", project.folder("Fonts"), "--shard", "1/1", "--output", project.folder("Out"))
  }

  /// The heights of lines that a survey found, in its order.
  private func heights() async throws -> [Substring] {
    _ = await CommandRun(
      "survey", "--merge", project.folder("Out/part-1-of-1.jsonl"), "--output",
      project.folder("Out"))
    // Behind the height stand two numbers and a digest, and before it words with commas in them.
    return try text(of: project.folder("Out/survey.csv")).split(separator: "\r\n").dropFirst()
      .compactMap { $0.split(separator: ",", omittingEmptySubsequences: false).suffix(4).first }
  }

  @Test func `is another one by its secure digest alone`() {
    #expect(fonts.sound != fonts.forged && fonts.sound.count == fonts.forged.count)
    #expect(ContentDigest(of: fonts.sound) == ContentDigest(of: fonts.forged))
    #expect(SecureDigest(of: fonts.sound) != SecureDigest(of: fonts.forged))
  }

  @Test func `is not taken for it by a survey of both`() async throws {
    try project.folder.file("Fonts/other.ttf", fonts.forged)
    _ = await survey()
    #expect(try await Set(heights()) == ["1.32", "0.15"])
  }

  @Test func `is not taken for it by a survey that goes on`() async throws {
    _ = await survey()
    try put(fonts.forged)
    #expect(await survey().output == "shard 1/1: 1 of 1 fonts checked\n")
    #expect(try await heights() == ["0.15"])
  }

  @Test func `is drawn where only what changed is`() async throws {
    let words = [
      "verify", "--changed", "--cache", project.folder("cache"), "--artifacts",
      project.folder("artifacts"), "--fonts", project.folder("Fonts"), "--snapshots",
      project.folder("Snapshots"),
    ]
    #expect(await CommandRun(words).output.contains("12 equal; 0 unchanged"))
    #expect(await CommandRun(words).output.contains("12 unchanged"))
    try put(fonts.forged)
    let run = await CommandRun(words)
    #expect(run.code == .differences && run.output.contains("compared 12 of 12 cells"))
  }

  @Test func `makes no run together with parts that have that one`() async throws {
    _ = await project.verify(part: 1, of: 2)
    try put(fonts.forged)
    _ = await project.verify(part: 2, of: 2)
    let run = await CommandRun(
      "merge", project.folder("part1"), project.folder("part2"), "--report",
      project.folder("Whole"), "--snapshots", project.folder("Snapshots"))
    #expect(run.code == .trouble)
    #expect(run.errors.contains("the font files are not the same in both"))
  }
}
