import Glibc
import ImageDiff
import Reports
import Snapshots
import Testing

@testable import typeproof

@Suite struct `A survey from the command line` {
  private let scratch: ScratchFolder

  /// Six fonts, two of them with the same bytes and one refused, beside files that are none.
  init() throws {
    scratch = try ScratchFolder()
    for (name, source) in [
      ("mono/a.ttf", mono), ("mono/copy.otf", mono),
      ("thai.ttf", font("NotoSansThai/NotoSansThai-Regular.ttf")),
      ("serif.TTF", font("NotoSerif/NotoSerif-Regular.ttf")),
      ("lao/l.ttf", font("NotoSansLao/NotoSansLao-Regular.ttf")),
    ] {
      try scratch.file("Fonts/\(name)", try content(of: source))
    }
    try scratch.file("Fonts/page.ttf", "<html>")
    try scratch.file("Fonts/LICENSE.txt", "free")
    try scratch.file("Fonts/.hidden.ttf", "")
  }

  private func survey(_ words: String..., into folder: String = "Out") async -> CommandRun {
    await CommandRun(["survey", scratch("Fonts"), "--output", scratch(folder)] + words)
  }

  private func merge(_ files: String..., into folder: String) async -> CommandRun {
    await CommandRun(
      ["survey", "--merge", "--output", scratch(folder)] + files.map { scratch($0) })
  }

  private func summary(in folder: String) throws -> [String] {
    [
      try text(of: scratch("\(folder)/survey.csv")),
      try text(of: scratch("\(folder)/index.html")),
    ]
  }

  @Test func `tells the worst, the sum and the page`() async throws {
    let run = await survey()
    #expect(run.code == .differences && run.errors.isEmpty)
    #expect(
      run.output == """
        refused  page.ttf: It is not a font: it looks like HTML or XML. Use a TrueType or OpenType \
        file (.ttf, .otf, .ttc).
        6 fonts, 5 faces, 714 texts laid out: 1 refused, 2 with notes only, 3 without findings
        \(scratch("Out/index.html"))

        """)
    #expect(
      try FileTree.files(below: scratch("Out")) == ["index.html", "results.jsonl", "survey.csv"])
  }

  @Test func `follows no link`() async throws {
    try scratch.file("elsewhere.ttf", try content(of: mono))
    try #require(symlink(scratch("elsewhere.ttf"), scratch("Fonts/link.ttf")) == 0)
    #expect(await survey().output.contains("\n6 fonts,"))
  }

  @Test func `is the same whatever the number of threads and of parts`() async throws {
    _ = await survey("--jobs", "1")
    _ = await survey("--jobs", "5", into: "Five")
    #expect(try summary(in: "Five") == summary(in: "Out"))
    for part in 1...3 {
      let run = await survey("--shard", "\(part)/3", into: "Parts")
      // What is found is for the whole to judge.
      #expect(run.code == .nothingToDo)
    }
    let files = (1...3).map { "Parts/part-\($0)-of-3.jsonl" }
    #expect(try FileTree.files(below: scratch("Parts")) == files.map { String($0.dropFirst(6)) })
    let run = await merge(files[2], files[0], files[1], files[0], into: "Merged")
    #expect(run.code == .differences)
    #expect(try summary(in: "Merged") == summary(in: "Out"))
  }

  @Test func `names a part that is not there`() async throws {
    _ = await survey("--shard", "1/2", into: "Parts")
    let run = await merge("Parts/part-1-of-2.jsonl", into: "Merged")
    #expect(run.code == .trouble)
    #expect(run.errors.hasPrefix("typeproof: Shard 2/2 is missing."))
    #expect(!FileTree.exists(scratch("Merged/index.html")))
  }

  @Test func `goes on where it was interrupted, to the same end`() async throws {
    _ = await survey()
    let whole = try content(of: scratch("Out/results.jsonl"))
    let expected = try summary(in: "Out")
    let lines = whole.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // Within the first line, behind it, within a font's line, behind it, and before the last byte.
    let first = lines[0].count
    for size in [0, 5, first, first + 1, first + 90, first + lines[1].count + 2, whole.count - 1] {
      try scratch.file("Out/results.jsonl", Array(whole.prefix(size)))
      #expect(await survey().code == .differences)
      #expect(try summary(in: "Out") == expected)
      #expect(
        try content(of: scratch("Out/results.jsonl")).split(separator: UInt8(ascii: "\n")).count
          == 7)
    }
  }

  @Test func `does not ask again what it knows of a font's content`() async throws {
    _ = await survey("--shard", "1/1")
    try scratch.file("Fonts/new.ttf", try content(of: font("NotoSerif/NotoSerif-Bold.ttf")))
    try scratch.file("Fonts/thai.ttf", try content(of: mono))
    let run = await survey("--shard", "1/1")
    // The new one is looked at, and the changed one, whose content is known by another name.
    #expect(run.output == "shard 1/1: 7 of 7 fonts checked, 5 of them earlier\n")
    let fresh = await survey("--shard", "1/1", into: "Fresh")
    #expect(fresh.code == .nothingToDo)
    _ = await merge("Out/part-1-of-1.jsonl", into: "Out")
    _ = await merge("Fresh/part-1-of-1.jsonl", into: "Fresh")
    #expect(try summary(in: "Out") == summary(in: "Fresh"))
  }

  @Test func `takes the place of nothing but its own files`() async throws {
    try scratch.file("Out/results.jsonl", "a list of mine\n")
    let results = await survey()
    #expect(results.code == .trouble)
    #expect(results.errors.contains("It is not a file of results of this typeproof survey."))
    #expect(try text(of: scratch("Out/results.jsonl")) == "a list of mine\n")
    try scratch.file("Page/index.html", "mine")
    #expect(await survey(into: "Page").code == .trouble)
    #expect(try text(of: scratch("Page/index.html")) == "mine")
  }

  @Test func `needs a folder with fonts`() async throws {
    try scratch.file("Empty/LICENSE.txt", "free")
    let none = await CommandRun("survey", scratch("Empty"), "--output", scratch("Out"))
    #expect(none.code == .trouble)
    #expect(none.errors.contains("Empty contains no font files."))
    let missing = await CommandRun("survey", scratch("Nowhere"), "--output", scratch("Out"))
    #expect(missing.code == .trouble && !FileTree.exists(scratch("Out")))
    let two = await survey(scratch("Empty"))
    #expect(two.code == .trouble && two.errors.contains("2 folders are named."))
  }

  @Test func `tells a file that cannot be read, and goes on`() async throws {
    try #require(mkfifo(scratch("Fonts/pipe.ttf"), 0o600) == 0)
    let run = await survey()
    #expect(run.code == .trouble)
    #expect(run.errors.contains("pipe.ttf cannot be read: Invalid argument."))
    #expect(run.output.contains("7 fonts, 5 faces"))
    #expect(try text(of: scratch("Out/survey.csv")).contains("pipe.ttf cannot be read"))
  }

  @Test func `tells a folder and a font whose names are no UTF-8, and goes on`() async throws {
    let foreign = { (name: String, ending: String) in
      (Array(scratch("Fonts/\(name)").utf8) + [0xE9] + Array(ending.utf8) + [0])
        .map { CChar(bitPattern: $0) }
    }
    let (folder, file) = (foreign("folder", ""), foreign("font", ".ttf"))
    try #require(mkdir(folder, 0o755) == 0)
    close(open(file, O_WRONLY | O_CREAT, 0o644))
    defer {
      rmdir(folder)
      unlink(file)
    }
    let run = await survey()
    #expect(run.code == .trouble)
    #expect(run.errors.contains(#"/folder\xE9 cannot be listed: "#), "\(run.errors)")
    #expect(run.errors.contains(#"/font\xE9.ttf cannot be read: "#), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 2)
    #expect(
      run.errors.split(separator: "\n").allSatisfy {
        $0.hasSuffix("Its name is not UTF-8. Rename it.")
      })
    #expect(run.output.contains("6 fonts, 5 faces"))
  }

  @Test func `takes no font for one beside it whose name is no UTF-8`() async throws {
    try scratch.file("Fonts/a\u{FFFD}.ttf", try content(of: mono))
    let foreign = (Array(scratch("Fonts/a").utf8) + [0xE8] + Array(".ttf".utf8) + [0])
      .map { CChar(bitPattern: $0) }
    close(open(foreign, O_WRONLY | O_CREAT, 0o644))
    defer { unlink(foreign) }
    let words = "/Fonts/a\\xE8.ttf cannot be read: "
    for part in 1...2 {
      let run = await survey("--shard", "\(part)/2", into: "Parts")
      // A merge would not know of it.
      #expect(run.code == .trouble)
      #expect(run.errors.contains(words), "\(run.errors)")
    }
    let run = await merge("Parts/part-1-of-2.jsonl", "Parts/part-2-of-2.jsonl", into: "Merged")
    #expect(run.code == .differences, "\(run.errors)")
    #expect(run.output.contains("7 fonts, 6 faces"), "\(run.output)")
  }

  @Test func `says why there is nothing where a font has a name that is no UTF-8`() async throws {
    try scratch.file("Odd/LICENSE.txt", "free")
    let foreign = (Array(scratch("Odd/a").utf8) + [0xE8] + Array(".ttf".utf8) + [0])
      .map { CChar(bitPattern: $0) }
    close(open(foreign, O_WRONLY | O_CREAT, 0o644))
    defer { unlink(foreign) }
    let run = await CommandRun("survey", scratch("Odd"), "--output", scratch("Out"))
    #expect(run.code == .trouble)
    let file = scratch("Odd") + #"/a\xE8.ttf"#
    #expect(
      run.errors.contains("contains no font files that can be checked. \(file) cannot be read"),
      "\(run.errors)")
  }

  @Test func `names the file of a part that is damaged`() async throws {
    for part in 1...2 { _ = await survey("--shard", "\(part)/2", into: "Parts") }
    let name = "Parts/part-2-of-2.jsonl"
    let lines = try text(of: scratch(name)).split(separator: "\n")
    try scratch.file(name, "\(lines[0])\n{\"font\": 1}\n")
    let run = await merge("Parts/part-1-of-2.jsonl", name, into: "Merged")
    #expect(run.code == .trouble)
    #expect(
      run.errors
        == "typeproof: \(scratch(name)): Line 2 is damaged at column 1. Delete the file, and "
        + "survey its shard again.\n")
  }

  @Test func `names the files of parts that are of two surveys`() async throws {
    _ = await survey("--shard", "1/2", into: "Parts")
    _ = await survey("--shard", "2/3", into: "Parts")
    let run = await merge("Parts/part-1-of-2.jsonl", "Parts/part-2-of-3.jsonl", into: "Merged")
    #expect(run.code == .trouble)
    #expect(
      run.errors
        == "typeproof: \(scratch("Parts/part-1-of-2.jsonl")) and \(scratch("Parts/part-2-of-3.jsonl")) "
        + "are not shards of one survey: the number of shards is 2 in the first and 3 in the "
        + "second. Survey all "
        + "shards in the same way.\n")
  }

  @Test func `is another survey where there is another time for a font`() {
    let usual = SurveyRun.edition(code: nil, limit: 8)
    #expect(usual == SurveyRun.edition(code: nil, limit: nil) + ", 8 s a font")
    #expect(usual != SurveyRun.edition(code: nil, limit: 60))
  }

  @Test func `is another survey where the program's code is another`() async throws {
    let (one, other) = (SecureDigest(of: [1]), SecureDigest(of: [2]))
    #expect(SurveyRun.edition(code: one, limit: 8) != SurveyRun.edition(code: other, limit: 8))
    _ = await survey()
    let log = try SurveyLog(reading: try content(of: scratch("Out/results.jsonl")))
    let code = try #require(ProgramCode.digest())
    #expect(log.plan.edition.contains(" (\("\(code)".prefix(12))), HarfBuzz "))
  }

  @Test func `leaves a file that cannot be read for the merge to tell`() async throws {
    try #require(mkfifo(scratch("Fonts/pipe.ttf"), 0o600) == 0)
    _ = await survey()
    for part in 1...2 {
      #expect(await survey("--shard", "\(part)/2", into: "Parts").code == .nothingToDo)
    }
    let run = await merge("Parts/part-1-of-2.jsonl", "Parts/part-2-of-2.jsonl", into: "Merged")
    #expect(run.code == .trouble)
    #expect(try summary(in: "Merged") == summary(in: "Out"))
    // It may be read another time.
    try #require(unlink(scratch("Fonts/pipe.ttf")) == 0)
    try scratch.file("Fonts/pipe.ttf", try content(of: mono))
    #expect(await survey().code == .differences)
  }

  @Test func `looks once at a font that is there under two names`() async throws {
    _ = await survey()
    let lines = try text(of: scratch("Out/results.jsonl")).split(separator: "\n")
    let same = lines.filter { $0.contains("mono/") }.map { line in
      line.drop { $0 != "," }
    }
    #expect(same.dropFirst().count == 2 && same[1] == same[2])
  }

  @Test func `knows fonts that were moved, and those of another folder`() async throws {
    _ = await survey("--shard", "1/1")
    try #require(rename(scratch("Fonts/mono"), scratch("Fonts/moved")) == 0)
    #expect(
      await survey("--shard", "1/1").output.contains("6 of 6 fonts checked, 4 of them earlier"))
    try scratch.file("Other/x.ttf", try content(of: font("NotoSerif/NotoSerif-Bold.ttf")))
    let results = { try text(of: scratch("Out/part-1-of-1.jsonl")) }
    let before = try results().split(separator: "\n").dropFirst()
    _ = await CommandRun(
      "survey", scratch("Other"), "--shard", "1/1", "--output", scratch("Out"))
    let after = try results().split(separator: "\n").dropFirst()
    #expect(Set(before).isSubset(of: Set(after)))
  }

  @Test func `leaves a table alone that is not its own`() async throws {
    try scratch.file("Out/survey.csv", "mine\n")
    let run = await survey()
    #expect(run.code == .trouble)
    #expect(run.errors.contains("survey.csv is not a table of a survey."))
    #expect(!FileTree.exists(scratch("Out/results.jsonl")))
  }
}
