import Snapshots
import Testing

@testable import typeproof

@Suite struct `An isolated verification` {
  private let project: RecordedProject

  init() async throws { project = try await RecordedProject() }

  private func verify(_ words: String...) async throws -> CommandRun {
    try await commandRun(
      [
        "verify", "--fonts", project.folder("Fonts"), "--snapshots", project.folder("Snapshots"),
      ] + words)
  }

  /// What a run says and leaves behind, in one text for each file.
  private func account(_ words: String...) async throws -> [String] {
    let report = project.folder("Report")
    let texts = try await commandRun(
      [
        "verify", "--report", report, "--fonts", project.folder("Fonts"), "--snapshots",
        project.folder("Snapshots"),
      ] + words)
    let json = try await commandRun(
      [
        "verify", "--json", "--report", report, "--fonts", project.folder("Fonts"), "--snapshots",
        project.folder("Snapshots"),
      ] + words)
    let files = try FileTree.files(below: report).map { file in
      "\(file): \(try content(of: "\(report)/\(file)"))"
    }
    return ["\(texts.code)", texts.output, texts.errors, json.output] + files
  }

  @Test func `says of sound goldens what any verification says, byte for byte`() async throws {
    let isolated = try await account("--isolated")
    #expect(isolated == (try await account()))
    #expect(
      isolated.prefix(2) == [
        "nothingToDo", "fonts: compared 12 of 12 cells: 12 equal; self-check: 5 of 5\n",
      ])
  }

  /// Changed, missing, damaged, obsolete and stray at once.
  @Test func `says of others the same too`() async throws {
    try project.change()
    let ramp = "Snapshots/fonts/body/jetbrainsmono-regular"
    try project.folder.remove(ramp + ".s@2x.png")
    try project.folder.file(ramp + ".m@2x.png", "no picture")
    try project.folder.file(
      "Snapshots/fonts/body/old.l@2x.png", try content(of: project.folder(ramp + ".xl@2x.png")))
    try project.folder.file("Snapshots/fonts/body/notes.txt", "stray")
    let isolated = try await account("--isolated")
    #expect(isolated == (try await account()))
    #expect(
      isolated[1].contains("9 equal, 1 changed, 1 missing, 1 unreadable, 1 obsolete, 2 stray")
        || isolated[1].contains("9 equal, 1 changed, 1 missing, 1 unreadable, 1 obsolete, 1 stray"),
      "\(isolated[1])")
  }

  @Test func `tells what is wrong with a command line as any does`() async throws {
    for words in [["--filter", "nothing/*"], ["--suite", "prof"], ["--artifacts", ""]] {
      let plain = try await commandRun(["verify", "--fonts", project.folder("Fonts")] + words)
      let isolated = try await commandRun(
        ["verify", "--isolated", "--fonts", project.folder("Fonts")] + words)
      #expect(isolated.code == .trouble)
      #expect(isolated.errors == plain.errors)
      #expect(isolated.errors.split(separator: "\n").count == 1)
    }
  }

  @Test func `ends with trouble where a worker has too little memory to begin`() async throws {
    let run = try await verify("--isolated", "--worker-memory", "16")
    #expect(run.code == .trouble)
    #expect(run.errors.contains("--worker-memory"), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test(arguments: [
    ("--worker-memory", "15"), ("--worker-memory", "much"), ("--worker-time", "0"),
    ("--worker-time", "86401"),
  ])
  func `takes no limit that is none`(option: String, value: String) async throws {
    let run = try await verify("--isolated", option, value)
    #expect(run.code == .trouble)
    #expect(run.errors.contains("\(option): “\(value)” is not a number of"), "\(run.errors)")
  }

  @Test func `is no command that a list shows`() {
    #expect(!Typeproof.subcommands.contains { $0.name == WorkerCommand.name })
    #expect(
      ProgramDeclaration(of: Typeproof.self).commands.allSatisfy {
        !$0.path.contains(WorkerCommand.name)
      })
  }
}
