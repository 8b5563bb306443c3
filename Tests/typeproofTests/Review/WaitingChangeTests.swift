import Reports
import Snapshots
import Testing

@testable import Reviews
@testable import typeproof

/// A project whose word became another since it was recorded, and the weight of one of its two
/// styles too.
private struct TwoChanges {
  let folder: ScratchFolder

  init() async throws { self.init(in: try ScratchFolder(await Self.files.value)) }

  private init(in folder: ScratchFolder) { self.folder = folder }

  /// The files of such a project, which is recorded and verified once for all tests.
  private static let files = Task {
    let project = TwoChanges(in: try ScratchFolder())
    let folder = project.folder
    try folder.file("Fonts/mono.ttf", try content(of: mono))
    try project.write(word: "Type", note: "")
    let record = await CommandRun("record", "--config", folder("typeproof.json"))
    try #require(record.code == .nothingToDo, "\(record.errors)")
    try project.write(word: "Typo", note: #", "weight": 800"#)
    let verify = await project.verify()
    try #require(verify.code == .differences, "\(verify.errors)")
    return try folder.files()
  }

  func write(word: String, note: String) throws {
    try folder.file(
      "typeproof.json",
      """
      {"suite": "app", "fonts": {"folder": "Fonts", "system": "mono.ttf"},
        "styles": {"label": {"textStyle": "body"}, "Note": {"textStyle": "footnote"\(note)}},
        "samples": {"word": "\(word)"},
        "matrix": {"categories": ["L"], "widths": [120], "scales": [1]}}
      """)
  }

  /// Verifies and writes the report.
  @discardableResult
  func verify() async -> CommandRun {
    await CommandRun(
      "verify", "--config", folder("typeproof.json"), "--report", folder("report"))
  }

  func approve(_ words: String...) async -> CommandRun {
    await CommandRun(
      ["approve", "--report", folder("report"), "--snapshots", folder("Snapshots")] + words,
      environment: folder.state.merging(["NO_COLOR": "1"]) { $1 })
  }

  /// What is on record of the cell with two changes.
  func golden() throws -> [[UInt8]] {
    try ["word.l.w120@1x.png", "word.w120@1x.txt"].map {
      try content(of: folder("Snapshots/app/note/\($0)"))
    }
  }

  static let text = "the text says “Typo”, was “Type”"
  static let weight = "weight is 800, was the font’s own"
}

@Suite struct `Approving a change from the command line` {
  private let project: TwoChanges

  init() async throws { project = try await TwoChanges() }

  @Test func `accepts cells without another change, and writes nothing of those with one`()
    async throws
  {
    let golden = try project.golden()
    let run = await project.approve("--change", "1")
    #expect(run.code == .nothingToDo)
    #expect(run.errors.contains("2 changed cells: proved by drawing\n"), "\(run.errors)")
    #expect(
      run.output == """
        accepted  app/label/word.w120@1x: L
        waiting  app/note/word.l.w120@1x  Note at L: accepted: \(TwoChanges.text). Waits for: \
        \(TwoChanges.weight)
        app: 1 accepted, 1 waiting

        """)
    #expect(try project.golden() == golden)
    #expect(await project.verify().output.contains("1 equal, 1 changed"))
  }

  @Test func `accepts the rest in a later run`() async throws {
    _ = await project.approve("--change", "1")
    let run = await project.approve("--change", "2")
    #expect(run.output == "accepted  app/note/word.w120@1x: L\napp: 1 accepted\n")
    #expect(await project.verify().code == .nothingToDo)
  }

  @Test func `accepts both where both are named`() async {
    let run = await project.approve("--change", "1", "--change", "2")
    #expect(run.output.hasSuffix("app: 2 accepted\n"), "\(run.output)")
    #expect(await project.verify().code == .nothingToDo)
  }

  @Test func `tells it beside cells that are named`() async {
    let run = await project.approve("app/label/word.l.w120@1x", "--change", "2")
    #expect(run.output.hasSuffix("app: 1 accepted, 1 waiting\n"), "\(run.output)")
  }

  @Test func `lets the cell wait again where the last of them is taken back`() async throws {
    let golden = try project.golden()
    _ = await project.approve("--change", "1")
    _ = await project.approve("--change", "2")
    let run = await project.approve("--undo")
    #expect(
      run.output.hasPrefix("waiting  app/note/word.l.w120@1x  Note at L: accepted: "),
      "\(run.output)")
    #expect(run.output.hasSuffix("app: 1 waiting\n"), "\(run.output)")
    #expect(try project.golden() == golden)
  }

  @Test func `can be looked up before, with what it would do`() async throws {
    let golden = try project.golden()
    let run = await project.approve("--list")
    #expect(run.code == .nothingToDo)
    #expect(
      run.output == """
        group A  1 cell, app/label/word.l.w120@1x: 1 open; proved by drawing
          change 1: \(TwoChanges.text)
        group B  1 cell, app/note/word.l.w120@1x: 1 open; proved by drawing
          change 1: \(TwoChanges.text)
          change 2: \(TwoChanges.weight)
        change 1  2 cells: \(TwoChanges.text) (accepts 1; 1 waits for change 2)
        change 2  1 cell: \(TwoChanges.weight) (accepts 0; 1 waits for change 1)
        app: 2 to review: 2 open

        """)
    #expect(try project.golden() == golden)
  }

  @Test func `shows in the list where each group stands`() async throws {
    _ = await project.approve("--change", "1")
    let run = await project.approve("--list")
    #expect(
      run.output == """
        group A  1 cell, app/label/word.l.w120@1x: 1 accepted; proved by drawing
          change 1: \(TwoChanges.text)
        group B  1 cell, app/note/word.l.w120@1x: 1 waiting; proved by drawing
          change 1: \(TwoChanges.text)
          change 2: \(TwoChanges.weight)
        change 1  2 cells: \(TwoChanges.text) (accepts 0; 1 waits for change 2)
        change 2  1 cell: \(TwoChanges.weight) (accepts 1)
        app: 2 to review: 1 accepted, 1 waiting

        """)
  }

  @Test func `of a golden that nothing declares spells its style as the suite does`() async throws {
    let picture = try content(of: project.folder("Snapshots/app/note/word.l.w120@1x.png"))
    try project.folder.file("Snapshots/app/note/gone.l.w120@1x.png", picture)
    let run = await project.verify()
    #expect(run.output.contains("Note at L: no suite"), "\(run.output)")
  }

  @Test func `lists cells without a golden by what they have in common`() async throws {
    try project.folder.remove("Snapshots/app/label/word.l.w120@1x.png")
    await project.verify()
    let run = await project.approve("--list")
    #expect(
      run.output.contains(
        "group B  1 cell, app/label/word.l.w120@1x: 1 open\n  no golden yet\n"), "\(run.output)")
  }
}

@Suite struct `Acceptances of earlier reviews` {
  private let project: TwoChanges
  private static let proved = "proved by drawing\n"
  private static let waiting =
    "1 cell waits for change 2 (\(TwoChanges.weight)): app/note/word.l.w120@1x. Accept it with: "
    + "typeproof approve --change 2\n"

  init() async throws {
    project = try await TwoChanges()
    // Where the cell waits is in the answer already.
    #expect(
      await project.approve("--change", "1").errors == "2 changed cells: \(Self.proved)")
  }

  @Test func `that wait are told beside groups and changes`() async {
    #expect(await project.approve("--list").errors == Self.waiting)
  }

  @Test func `that wait are told where other cells are approved`() async {
    #expect(
      await project.approve("app/label/word.l.w120@1x").errors
        == "1 changed cell: \(Self.proved)\(Self.waiting)")
    #expect(
      await project.approve("--change", "2").errors == "1 changed cell: \(Self.proved)")
    #expect(await project.approve("--list").errors == "")
  }

  @Test(arguments: [["approve", "--list", "--report"], ["review", "--terminal"]])
  func `that lapsed are told once`(words: [String]) async throws {
    try project.write(word: "Typo", note: #", "weight": 700"#)
    await project.verify()
    let words =
      words + [project.folder("report"), "--snapshots", project.folder("Snapshots")]
    let lapsed =
      "1 acceptance lapsed, because the golden or the drawing has changed since: "
      + "app/note/word.l.w120@1x. "
      + "Look at the cells again, and accept those that are right.\n"
    for told in [lapsed, ""] {
      #expect(await CommandRun(words, environment: project.folder.state).errors == told)
    }
  }
}

@Suite struct `Accepting a change in a terminal` {
  private let project: TwoChanges

  init() async throws { project = try await TwoChanges() }

  private func review() throws -> (session: ReviewSession, dialogue: ReviewDialogue) {
    let session = ReviewSession(
      of: try ReviewedRun(folder: project.folder("report")),
      in: SnapshotStore(root: project.folder("Snapshots")), by: Reviewer(name: "Ada"),
      now: { ReviewTime(secondsSince1970: 0) })
    let console = Console(
      output: CapturedChannel(), errors: CapturedChannel(), environment: ["NO_COLOR": "1"])
    return (session, ReviewDialogue(session, in: console))
  }

  @Test func `makes the cells golden that have no other`() async throws {
    let golden = try project.golden()
    let (session, opening) = try review()
    var dialogue = opening
    let first = try #require(dialogue.answer(to: .acceptChange).first)
    #expect(
      first
        == .line(
          "change 1  \(TwoChanges.text): 1 accepted, 1 waiting for change 2"))
    #expect("\(session.sum)" == "app: 2 to review: 1 accepted, 1 waiting")
    #expect(try project.golden() == golden)
    // The one that waits is the next to look at.
    _ = dialogue.answer(to: .acceptChange)
    #expect("\(session.sum)" == "app: 2 to review: 2 accepted")
    #expect(await project.verify().code == .nothingToDo)
  }

  @Test func `begins at the first cell that is not decided`() throws {
    let (session, _) = try review()
    try session.decide(.reject, [session.run.results.reviewedCells[0]])
    let console = Console(
      output: CapturedChannel(), errors: CapturedChannel(), environment: ["NO_COLOR": "1"])
    let dialogue = ReviewDialogue(session, in: console)
    #expect(dialogue.opening.contains { "\($0)".contains("2 of 2 · group B of 2") })
  }

  @Test func `goes on where a cell that waits is skipped, with nothing to undo of that`() throws {
    let (session, opening) = try review()
    try session.accept(changes: [2])
    var dialogue = opening
    _ = dialogue.answer(to: .next)
    let parts = dialogue.answer(to: .skip)
    #expect(parts.contains { "\($0)".contains("1 of 2 · group A of 2") })
    #expect(session.decisions.undoable == 1)
  }
}
