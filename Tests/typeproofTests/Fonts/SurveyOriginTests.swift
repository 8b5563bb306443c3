import Glibc
import Snapshots
import Testing

@testable import typeproof

/// What comes with fonts may not say of them that they are sound.
@Suite struct `Results of a survey that came with a change` {
  private let project: GitProject

  init() throws { project = try GitProject() }

  private func survey(_ words: String..., into output: String = "out") async -> CommandRun {
    await CommandRun(
      ["survey", project.folder("Fonts"), "--output", project.folder(output)] + words)
  }

  @Test func `are refused where git has them, ignored or not`() async throws {
    _ = await survey()
    try project.folder.file(".gitignore", "out\n")
    #expect(await survey().code == .nothingToDo)
    try project.git("add", "--force", "out/results.jsonl")
    let run = await survey()
    #expect(run.code == .trouble)
    #expect(run.errors.contains("out/results.jsonl is under version control"))
    try project.folder.remove("out/results.jsonl")
    #expect(await survey().code == .nothingToDo)
  }

  @Test func `are refused behind a link to where git has them`() async throws {
    _ = await survey(into: "kept")
    try project.commit()
    try #require(symlink("kept", project.folder("out")) == 0)
    #expect(await survey().errors.contains("is under version control"))
  }

  @Test func `are refused as parts, too`() async throws {
    for part in 1...2 { _ = await survey("--shard", "\(part)/2", into: "parts") }
    let parts = (1...2).map { project.folder("parts/part-\($0)-of-2.jsonl") }
    let words = ["survey", "--merge", "--output", project.folder("out")] + parts
    #expect(await CommandRun(words).code == .nothingToDo)
    try project.commit()
    #expect(await CommandRun(words).errors.contains("part-1-of-2.jsonl is under version control"))
    #expect(await survey("--shard", "2/2", into: "parts").code == .trouble)
  }

  @Test func `are refused as parts that are links`() async throws {
    _ = await survey("--shard", "1/1", into: "kept")
    try project.folder.file("parts/a", "")
    let part = project.folder("parts/part-1-of-1.jsonl")
    try #require(symlink("../kept/part-1-of-1.jsonl", part) == 0)
    let words = ["survey", "--merge", "--output", project.folder("out"), part]
    #expect(await CommandRun(words).code == .nothingToDo)
    try project.git("add", "kept")
    #expect(await CommandRun(words).errors.contains("part-1-of-1.jsonl is under version control"))
    try project.git("reset", "--quiet")
    // A name that is no UTF-8, of which nobody can ask git.
    #expect(
      try shell(
        in: project.folder.path,
        "name=$(printf '../kept/\\377.jsonl'); cd parts; mv ../kept/*.jsonl \"$name\"; "
          + "ln -sf \"$name\" part-1-of-1.jsonl")
        == "")
    #expect(await CommandRun(words).errors.contains("leads to a name that is not UTF-8"))
    try project.git("add", "parts")
    #expect(await CommandRun(words).errors.contains("part-1-of-1.jsonl is under version control"))
  }

  @Test func `are refused in a checkout of which git tells nothing`() async throws {
    _ = await survey()
    try project.folder.file(".git/HEAD", "nonsense")
    let run = await survey()
    #expect(run.code == .trouble)
    #expect(
      run.errors.contains("is inside a checkout, and git does not say whether it tracks the file"))
  }

  @Test func `are refused among the fonts where there is no git`() async throws {
    let folder = try ScratchFolder()
    try folder.file("Fonts/mono.ttf", try content(of: mono))
    let words = ["survey", folder("Fonts"), "--output", folder("Fonts/out")]
    #expect(await CommandRun(words).code == .nothingToDo)
    let run = await CommandRun(words)
    #expect(run.code == .trouble && run.errors.contains("is among the fonts"))
  }
}

@Suite struct `Files of a survey that only bytes tell apart` {
  private let folder: ScratchFolder
  /// The same letters, composed and not.
  private let names = ["\u{E9}.ttf", "e\u{301}.ttf"]

  init() throws {
    folder = try ScratchFolder()
    let fonts = [mono, font("NotoSansLao/NotoSansLao-Regular.ttf")]
    for (name, font) in zip(names, fonts) {
      try folder.file("Fonts/\(name)", try content(of: font))
    }
  }

  private func survey(_ words: String...) async -> CommandRun {
    await CommandRun(["survey", folder("Fonts"), "--output", folder("Out")] + words)
  }

  @Test func `are two fonts, and stay two`() async throws {
    for known in ["", ", 2 of them earlier"] {
      let run = await survey("--shard", "1/1")
      #expect(run.output == "shard 1/1: 2 of 2 fonts checked\(known)\n")
    }
    _ = await survey()
    let table = try text(of: folder("Out/survey.csv"))
    #expect(table.contains("Noto Sans Lao") && table.contains("JetBrains Mono"))
  }

  @Test func `are two for doctor, too`() async throws {
    let run = await CommandRun("fonts", folder("Fonts"))
    #expect(run.output.contains("Noto Sans Lao") && run.output.contains("JetBrains Mono"))
    let record = await CommandRun(
      "record", "--force", "--fonts", folder("Fonts"), "--snapshots", folder("Snapshots"))
    #expect(record.code == .nothingToDo)
    let checkup = try Checkup(of: ProjectFolder(prefix: folder("")))
    #expect(checkup.fonts.files.count == 2)
    #expect(checkup.suites.map(\.drift) == [[]])
  }
}

@Suite struct `The file of a survey's results` {
  @Test func `is never made through a link`() async throws {
    let folder = try ScratchFolder()
    try folder.file("Fonts/mono.ttf", try content(of: mono))
    try folder.file("Out/other.txt", "")
    try #require(symlink(folder("outside"), folder("Out/results.jsonl")) == 0)
    let run = await CommandRun("survey", folder("Fonts"), "--output", folder("Out"))
    #expect(run.code == .trouble && run.errors.contains("links are not followed"))
    #expect(!FileTree.exists(folder("outside")))
  }

  @Test func `says nothing of where the fonts lie`() async throws {
    let folder = try ScratchFolder()
    for place in ["a", "b"] {
      try folder.file("\(place)/mono.ttf", try content(of: mono))
      try #require(mkfifo(folder("\(place)/pipe.ttf"), 0o600) == 0)
      _ = await CommandRun(
        "survey", folder(place), "--shard", "1/1", "--output", folder("Out-\(place)"), "--jobs", "1"
      )
    }
    let files = ["a", "b"].map { folder("Out-\($0)/part-1-of-1.jsonl") }
    #expect(try content(of: files[0]) == content(of: files[1]))
    for (order, output) in [(files, "1"), (files.reversed(), "2")] {
      _ = await CommandRun(["survey", "--merge", "--output", folder(output)] + order)
    }
    #expect(try content(of: folder("1/survey.csv")) == content(of: folder("2/survey.csv")))
    #expect(try content(of: folder("1/index.html")) == content(of: folder("2/index.html")))
  }
}
