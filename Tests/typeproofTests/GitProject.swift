import Git
import Glibc
import Testing

@testable import typeproof

/// A project of one font in a repository of its own, whose suite is a body ramp of twelve cells.
final class GitProject: Sendable {
  let folder: ScratchFolder
  static let ramp = "Snapshots/fonts/body/jetbrainsmono-regular"

  init() throws {
    folder = try ScratchFolder()
    try folder.file("Fonts/mono.ttf", try content(of: mono))
    try git("init", "--quiet")
    try git("config", "user.name", "Ada")
    try git("config", "user.email", "ada@example.org")
  }

  /// What git prints, with whatever it is to end with.
  @discardableResult
  func git(_ words: String..., status: Int32 = 0) throws -> String {
    let outcome = try GitProcess(folder: folder.path).run(words)
    try #require(outcome.status == status, "git \(words): \(outcome.complaint)")
    return String(decoding: outcome.output, as: UTF8.self)
  }

  /// Commits all there is, and tells the hash.
  @discardableResult
  func commit() throws -> String {
    try git("add", "--all")
    try git("commit", "--quiet", "--message", "One more")
    return String(try git("rev-parse", "HEAD").dropLast())
  }

  func record() async { _ = await run("record") }

  /// Writes the goldens that recording makes of the project as it is at first.
  func takeGoldens() async throws {
    for (path, content) in try await RecordedProject.files.value { try folder.file(path, content) }
  }

  func run(
    _ words: String..., environment: [String: String] = ["NO_COLOR": "1"]
  ) async -> CommandRun {
    await CommandRun(
      words + ["--fonts", folder("Fonts"), "--snapshots", folder("Snapshots")],
      environment: environment)
  }

  func verify(
    against commit: String, _ words: String...,
    environment: [String: String] = ["NO_COLOR": "1"]
  ) async -> CommandRun {
    await CommandRun(
      [
        "verify", "--against=\(commit)", "--artifacts", folder("Artifacts"), "--fonts",
        folder("Fonts"), "--snapshots", folder("Snapshots"),
      ] + words, environment: environment)
  }
}

/// The names in a folder.
func names(in folder: String) -> [String] {
  guard let directory = opendir(folder) else { return [] }
  defer { closedir(directory) }
  var names: [String] = []
  while let entry = readdir(directory) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
      name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names.sorted()
}
