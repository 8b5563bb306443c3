import Reports
import Snapshots
import Testing

@testable import typeproof

/// A project of one font, recorded, with the facts of one cell changed on record.
struct RecordedProject {
  let folder: ScratchFolder

  init() async throws { folder = try ScratchFolder(await Self.files.value) }

  /// The files of such a project, which is recorded once for all tests.
  static let files = Task {
    let folder = try ScratchFolder()
    try folder.file("Fonts/mono.ttf", try content(of: mono))
    let run = await CommandRun(
      "record", "--force", "--fonts", folder("Fonts"), "--snapshots", folder("Snapshots"))
    try #require(run.code == .nothingToDo)
    return try folder.files()
  }

  /// Makes the size of the cell at Large another on record, so that it is changed.
  func change() throws {
    let file = "Snapshots/fonts/body/jetbrainsmono-regular@2x.txt"
    let before = try text(of: folder(file))
    let after = before.replacing("size: 17 pt", with: "size: 16 pt", in: "L")
    try #require(after != before)
    try folder.file(file, after)
  }

  func verify(
    _ words: String..., environment: [String: String] = ["NO_COLOR": "1"]
  ) async -> CommandRun {
    await CommandRun(
      [
        "verify", "--report", folder("Report"), "--fonts", folder("Fonts"), "--snapshots",
        folder("Snapshots"),
      ] + words, environment: environment)
  }

  /// Verifies a part into a folder of its own.
  func verify(part: Int, of count: Int, _ words: String...) async -> CommandRun {
    await CommandRun(
      [
        "verify", "--shard", "\(part)/\(count)", "--report", folder("part\(part)"), "--fonts",
        folder("Fonts"), "--snapshots", folder("Snapshots"),
      ] + words)
  }

  func results() throws -> RunResults {
    try RunResults(reading: try content(of: folder("Report/report.json")))
  }

  static let cell = "fonts/body/jetbrainsmono-regular.l@2x"
}
