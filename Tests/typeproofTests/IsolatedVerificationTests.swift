import ImageDiff
import Imaging
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
        "nothingToDo", "fonts: compared 12 of 12 cells: 12 equal; self-check: 6 of 6\n",
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

  /// The first process knows where git puts the goldens, and its workers read them there.
  @Test func `compares with the goldens of a commit as any does`() async throws {
    let git = try GitProject()
    await git.record()
    try git.commit()
    try git.folder.remove(GitProject.ramp + ".l@2x.png")
    let words = [
      "verify", "--against", "HEAD", "--artifacts", git.folder("Artifacts"), "--fonts",
      git.folder("Fonts"), "--snapshots", git.folder("Snapshots"),
    ]
    let temporary = try ScratchFolder()
    let environment = ["NO_COLOR": "1", "TMPDIR": temporary.path]
    let isolated = try await commandRun(words + ["--isolated"], environment: environment)
    let plain = try await commandRun(words, environment: environment)
    #expect(isolated.code == .nothingToDo)
    #expect(isolated.output == plain.output)
    #expect(isolated.output.contains("compared 12 of 12 cells: 12 equal"))
    #expect(names(in: temporary.path).isEmpty)
  }

  @Test func `finds a golden that was forged with its digests`() async throws {
    let cell = "Snapshots/" + RecordedProject.cell + ".png"
    let text = "Snapshots/fonts/body/jetbrainsmono-regular@2x.txt"
    let whole = try content(of: project.folder(cell))
    var bitmap = try PNG.decode(whole)
    let bytes = [UInt8](repeating: bitmap.bytes[0], count: bitmap.bytes.count)
    bitmap = Bitmap(
      width: bitmap.width, height: bitmap.height, format: bitmap.format, bytes: bytes)
    let forged = try PNG.encode(bitmap)
    try project.folder.file(cell, forged)
    let before = try typeproofTests.text(of: project.folder(text))
    let after = before.replacing(
      "\(ContentDigest(of: whole))", with: "\(ContentDigest(of: forged))"
    )
    .replacing("\(SecureDigest.sha256(of: whole))", with: "\(SecureDigest.sha256(of: forged))")
    try #require(after != before)
    try project.folder.file(text, after)
    #expect(try await verify().code == .nothingToDo)
    for option in ["--isolated", "--no-digests"] {
      let run = try await verify(option)
      #expect(run.code == .differences)
      #expect(
        run.output.contains("the layout text describes another picture than the file"),
        "\(run.output)")
    }
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
