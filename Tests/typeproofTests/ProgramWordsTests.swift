import DynamicType
import Glibc
import Reports
import Reviews
import Snapshots
import Testing

@testable import typeproof

@Suite struct `Words of the program` {
  @Test(arguments: [
    (0, 0, "Nothing was written."), (1, 0, "1 file was written."), (2, 0, "2 files were written."),
    (3, 1, "1 ramp was written."), (4, 2, "2 ramps were written."),
  ])
  func `say at a signal what was written`(files: Int, layoutTexts: Int, words: String) {
    let written = TemporaryFiles.Written(files: files, layoutTexts: layoutTexts)
    #expect(StoppedWork.words(on: written) == "Stopped. \(words)")
  }

  @Test func `say what took too long, and what to do`() {
    let limit = WholeSeconds(7)
    let time = """
      more than 7 s of processor time, so the run was stopped. A file may have been made to keep \
      programs busy: check where it comes from.\u{20}
      """
    #expect(
      LongWork.sentences(on: .piece("a.ttf"), limit: limit)
        == "a.ttf: This took \(time)If it is meant to be this large, allow more time with "
        + "--time-limit.")
    #expect(
      LongWork.sentences(on: .sum("a.ttf"), limit: limit)
        == "a.ttf: This and the work before it took \(time)If so many are meant to be slow, allow "
        + "more time with --time-limit.")
    #expect(
      LongWork.sentences(on: .wait("a.ttf"), limit: limit).hasPrefix(
        "a.ttf: This waited for more than 7 s, so the run was stopped. "))
  }

  @Test func `round memory up, and name a remedy where there is one`() {
    let megabyte = 1 << 20
    let little = AddressSpaceError.tooLittle(limit: megabyte + 1, needed: 64 * megabyte)
    #expect(
      "\(little)" == "This process may use 2 MB of address space, and needs at least 64 MB. Allow "
        + "more, and run the command again: ulimit -v unlimited")
    let usedUp = AddressSpaceError.usedUp(piece: "a.ttf", limit: 3 * megabyte)
    #expect("\(usedUp)".hasPrefix("a.ttf: This needs more than the 3 MB of address space that "))
    #expect("\(usedUp)".hasSuffix("or allow more: ulimit -v unlimited"))
    let unlimited = AddressSpaceError.usedUp(piece: nil, limit: nil)
    #expect("\(unlimited)".hasPrefix("The command needs more memory than the system gives, "))
    #expect("\(unlimited)".hasSuffix("or close other programs."))
    #expect(little.next == "ulimit -v unlimited" && usedUp.next == little.next)
    #expect(unlimited.next == nil)
  }

  @Test func `list changes that cells wait for`() {
    #expect(ChangeListText.words([4]) == "change 4")
    #expect(ChangeListText.words([2, 3]) == "changes 2 and 3")
    #expect(ChangeListText.words([2, 3, 5]) == "changes 2, 3 and 1 more")
    #expect(ChangeListText.words([2, 3, 5, 6]) == "changes 2, 3 and 2 more")
  }

  @Test func `show three things that are alike, and count more`() {
    #expect(FoldedLines.of(["a", "b", "c"]) { "- \($0)" } == ["- a", "- b", "- c"])
    #expect(
      FoldedLines.of(["a", "b", "c", "d"]) { "- \($0)" }
        == ["- a", "  and 3 more like it, which --json lists"])
  }
}

@Suite struct `Numbers on the command line of a review` {
  @Test func `are minutes up to a day`() throws {
    #expect(try MinuteCount(argument: "1").words == "a minute")
    #expect(try MinuteCount(argument: "2").words == "2 minutes")
    #expect(try MinuteCount(argument: "1440").count == 1440)
    #expect(MinuteCount.standard.argumentText == "30")
    for text in ["0", "1441", "-1", "1.5", ""] {
      #expect(
        throws: ArgumentValueError.notA(
          "a number of minutes from 1 to 1440", text: text, example: "30")
      ) { try MinuteCount(argument: text) }
    }
  }

  @Test func `are ports of 16 bits`() throws {
    #expect(try PortNumber(argument: "65535").number == 65535)
    #expect(try PortNumber(argument: "0").number == PortNumber.any.number)
    #expect(PortNumber.any.argumentText == "0")
    for text in ["65536", "-1", "http"] {
      #expect(
        throws: ArgumentValueError.notA(
          "a port from 1 to 65535, or 0 for a free one", text: text, example: "8080")
      ) { try PortNumber(argument: text) }
    }
  }

  @Test func `are changes from 1 on`() throws {
    #expect(try ChangeNumber(argument: "1").value == 1)
    #expect(throws: ArgumentValueError.notA("the number of a change", text: "0", example: "1")) {
      try ChangeNumber(argument: "0")
    }
  }
}

@Suite struct `What the program runs in` {
  @Test(
    arguments: [
      (nil, false), ("", false), ("0", false), ("false", false), ("FALSE", false), ("1", true),
      ("true", true), ("no", true),
    ] as [(String?, Bool)])
  func `is a service where CI is set to anything but no`(value: String?, isService: Bool) {
    #expect(isContinuousIntegration(value.map { ["CI": $0] } ?? [:]) == isService)
  }

  @Test(
    arguments: [
      (nil, 60, 60), (nil, 30, 40), (nil, 200, 80), (nil, nil, 80), ("50", 60, 50), ("0", 60, 60),
      ("1", 60, 40),
    ] as [(String?, Int?, Int)])
  func `sets the width of a help page`(variable: String?, columns: Int?, width: Int) {
    let terminal = CapturedChannel(isTerminal: true, columns: columns)
    let environment = variable.map { ["COLUMNS": $0] } ?? [:]
    let console = Console(
      output: terminal, errors: CapturedChannel(columns: 50), environment: environment)
    #expect(console.helpWidth.output == width)
    #expect(console.helpWidth.errors == 80)
  }

  @Test(
    arguments: [
      (["verify", "--json"], true), (["--json=yes"], true), (["--", "--json"], false),
      (["--jsonl"], false), (["json"], false), ([], false),
    ] as [([String], Bool)])
  func `may ask for JSON`(words: [String], asks: Bool) {
    #expect(Program.asksForJSON(words) == asks)
  }

  @Test func `is a job of GitHub only where its variable is true`() throws {
    #expect(GitHubJob(["GITHUB_ACTIONS": "true"]) != nil)
    #expect(GitHubJob(["GITHUB_ACTIONS": "false"]) == nil)
    #expect(GitHubJob([:]) == nil)
    // An empty path is as none.
    let console = Console(
      output: CapturedChannel(), errors: CapturedChannel(),
      environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": ""])
    let results = RunResults(suite: "app", toolVersion: "0", declaredCount: 0, cells: [])
    try GitHubJob.tell(results, asJSON: false, in: console)
  }
}

@Suite struct `Lines of an input` {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  /// The first lines of a file.
  private func lines(_ count: Int, of text: String) throws -> [String?] {
    let descriptor = open(try scratch.file("input", text), O_RDONLY)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    var lines = InputLines(descriptor)
    return (0..<count).map { _ in lines.next() }
  }

  @Test func `are read with or without an end`() throws {
    #expect(try lines(4, of: "a\n\nb") == ["a", "", "b", nil])
    #expect(try lines(2, of: "a\n") == ["a", nil])
    #expect(try lines(1, of: "") == [nil])
  }

  @Test func `are shorter than 64 KiB`() throws {
    let text = String(repeating: "a", count: 65535)
    #expect(try lines(1, of: text) == [text])
    #expect(try lines(1, of: text + "a") == [nil])
  }
}

@Suite struct `A page that is made from a report` {
  private let project: RecordedProject

  init() async throws { project = try await RecordedProject() }

  private func report(_ words: String...) async -> CommandRun {
    await CommandRun(
      ["report", project.folder("Report"), "--snapshots", project.folder("Snapshots")] + words)
  }

  @Test func `takes the place of no other file`() throws {
    let start = "<!doctype html><meta name=\"generator\" content=\"Typeproof\">"
    for (number, page) in ["", start, start + "<p>More."].enumerated() {
      try ReportPlace.checkIsPage(project.folder.file("page\(number).html", page))
    }
    try ReportPlace.checkIsPage(project.folder("none.html"))
    let blanks = String(repeating: " ", count: 4096)
    for (number, other) in [
      "mine", "<!doctype html><p>Mine.", "<p>" + start,
      start.replacing("<meta", with: blanks + "<meta"),
    ].enumerated() {
      let file = try project.folder.file("other\(number).html", other)
      #expect(throws: ReportPlaceError.otherFile(file)) { try ReportPlace.checkIsPage(file) }
    }
  }

  @Test func `is written elsewhere, with the cells that pass`() async throws {
    try project.change()
    _ = await project.verify()
    let (short, long) = (project.folder("short.html"), project.folder("long.html"))
    let run = await report("--output", short)
    #expect(run.code == .nothingToDo && run.output == short + "\n", "\(run.errors)")
    #expect(await report("--all", "--output", long).code == .nothingToDo)
    #expect(try content(of: long).count > content(of: short).count)
    let store = SnapshotStore(root: project.folder("Snapshots"))
    let thumbnails = PagePictures.thumbnails(of: try project.results(), in: store, jobs: 1)
    // All but the one that changed.
    #expect(thumbnails.count == 11)
  }

  @Test func `is written neither over other files, nor among goldens, nor nowhere`() async throws {
    _ = await project.verify()
    let file = try project.folder.file("mine.html", "mine")
    let over = await report("--output", file)
    #expect(over.code == .trouble)
    #expect(
      over.errors == """
        typeproof: \(file) exists and is not a page of a report. Choose another name, or delete \
        the file.

        """)
    #expect(try text(of: file) == "mine")
    let among = await report("--output", project.folder("Snapshots/page.html"))
    #expect(among.code == .trouble)
    #expect(among.errors.contains("the folder of goldens. Choose another place."))
    #expect(!FileTree.exists(project.folder("Snapshots/page.html")))
    let nowhere = await report("--output", "")
    #expect(nowhere.code == .trouble)
    #expect(nowhere.errors.hasPrefix("typeproof: --output has an empty path."))
  }

  @Test func `makes pictures of differences itself where they are large`() throws {
    let ramp = RampName(suite: "app", style: .body, sample: "word", scale: .x2)
    let cell = CellResult(
      name: SnapshotName(ramp: ramp, category: .large), verdict: .changed,
      pictures: CellResult.Pictures(actual: "actual.png", difference: "difference.png"))
    let results = RunResults(suite: "app", toolVersion: "0", declaredCount: 1, cells: [cell])
    for (size, names) in [
      (13_999_999, ["actual.png", "difference.png"]), (14_000_000, ["actual.png"]),
    ] {
      let run = try ReviewedRun(
        results: results,
        pictures: ["actual.png": [UInt8](repeating: 0, count: size), "difference.png": [0]])
      #expect(PagePictures(of: run).pictures.keys.sorted() == names)
    }
  }
}
