import DynamicType
import Glibc
import ImageDiff
import Imaging
import Reports
import Snapshots
import Testing

@testable import Reviews
@testable import typeproof

private let ramp = RampName(suite: "app", style: .body, sample: "word", scale: .x2)

private let size = Change(
  .size, role: .resolved, before: "16 pt", after: "17 pt", amount: .all,
  sentence: "point size is 17 pt, was 16 pt")

private let weight = Change(
  .weight, role: .input, aspect: "weight", before: "400", after: "800",
  sentence: "weight is 800, was 400")

/// A conversation about cells, over nothing on disk.
private func dialogue(about cells: [CellResult]) throws -> ReviewDialogue {
  let results = RunResults(suite: "app", toolVersion: "0", declaredCount: 4, cells: cells)
  let session = ReviewSession(
    of: try ReviewedRun(results: results, pictures: [:]), in: SnapshotStore(root: "/nonexistent"),
    by: Reviewer(name: "Ada"), now: { ReviewTime(secondsSince1970: 0) })
  let console = Console(
    output: CapturedChannel(), errors: CapturedChannel(), environment: ["NO_COLOR": "1"])
  return ReviewDialogue(session, in: console)
}

/// A conversation about three cells of one change and one that is missing.
private func dialogue() throws -> ReviewDialogue {
  let changed = [ContentSizeCategory.medium, .large, .extraLarge].map { category in
    CellResult(
      name: SnapshotName(ramp: ramp, category: category), verdict: .changed,
      words: "point size is 17 pt, was 16 pt; the pixels are the same",
      changes: [size],
      consequences: [
        Change(
          .spacing, role: .layout, place: ChangePlace(lines: [1]), before: "19 pt", after: "20 pt",
          amount: .all, sentence: "line 1 is 20 pt wide, was 19 pt")
      ],
      pictures: CellResult.Pictures(
        expected: "expected/\(category.shortName).png", actual: "actual/\(category.shortName).png"))
  }
  let missing = CellResult(
    name: SnapshotName(ramp: ramp, category: .accessibilityMedium), verdict: .missing,
    words: "no reference was found on disk. \u{1B}[2J")
  return try dialogue(about: changed + [missing])
}

/// A conversation about two cells that have the same two changes.
private func dialogueAboutTwoChanges() throws -> ReviewDialogue {
  try dialogue(
    about: [ContentSizeCategory.medium, .large].map { category in
      CellResult(
        name: SnapshotName(ramp: ramp, category: category), verdict: .changed,
        words: "heavier and larger", changes: [size, weight])
    })
}

extension [ReviewDialogue.Part] {
  /// What is said, pictures by their names.
  fileprivate var text: String {
    map { part in
      switch part {
      case .line(let line): line
      case .picture(let name, let caption): "<\(caption) \(name)>"
      }
    }.joined(separator: "\n")
  }
}

@Suite struct `A review in a terminal` {
  @Test func `begins with the keys and the first cell`() throws {
    #expect(
      try dialogue().opening.text == """
        a accept · r reject · s skip · A accept group · c accept change · u undo · n next · p previous \
        · ? help · q quit

        1 of 4 · group A of 2, 3 cells: point size is 17 pt, was 16 pt
        changed  app/body/word.m@2x  Body at M: point size is 17 pt, was 16 pt; the pixels are the same
          effect: line 1 is 20 pt wide, was 19 pt
        <expected expected/M.png>
        <actual actual/M.png>
        """)
  }

  @Test func `goes on to the next cell, and not beyond the last or the first`() throws {
    var dialogue = try dialogue()
    #expect(dialogue.answer(to: .previous).text == "This is the first cell.")
    #expect(dialogue.answer(to: .next).text.hasPrefix("\n2 of 4 · group A of 2"))
    #expect(dialogue.answer(to: .previous).text.hasPrefix("\n1 of 4"))
    for _ in 1...3 { _ = dialogue.answer(to: .next) }
    #expect(dialogue.answer(to: .next).text == "This is the last cell.")
  }

  @Test func `makes what strangers wrote harmless`() throws {
    var dialogue = try dialogue()
    for _ in 1...2 { _ = dialogue.answer(to: .next) }
    let text = dialogue.answer(to: .next).text
    #expect(
      text == """

        4 of 4 · group B of 2, 1 cell: no golden yet
        missing  app/body/word.ax1@2x  Body at AX1: no reference was found on disk. \\u{1B}[2J
        """)
  }

  @Test func `goes on where a cell is skipped, and says when none is left`() throws {
    var dialogue = try dialogue()
    #expect(dialogue.answer(to: .skip).text.hasPrefix("skipped  app/body/word.m@2x\n\n2 of 4"))
    for _ in 1...2 { _ = dialogue.answer(to: .skip) }
    #expect(
      dialogue.answer(to: .skip).text == """
        skipped  app/body/word.ax1@2x
        app: 4 to review: 4 open. You have decided about every cell. q ends the review, u undoes the last decision.
        """)
    #expect(dialogue.answer(to: .undo).text.hasPrefix("open  app/body/word.ax1@2x\n\n4 of 4"))
  }

  @Test func `stays at a cell that is refused`() throws {
    var dialogue = try dialogue()
    #expect(
      dialogue.answer(to: .accept).text
        == "refused  app/body/word.m@2x: The report has no picture of this cell. Verify again with --report."
    )
    #expect(dialogue.answer(to: .next).text.hasPrefix("\n2 of 4"))
  }

  @Test func `says the same of a group once`() throws {
    var dialogue = try dialogue()
    #expect(dialogue.answer(to: .acceptGroup).text.hasPrefix("refused  3 cells: The report has no"))
  }

  @Test func `lists the changes of a cell that has several`() throws {
    #expect(
      try dialogueAboutTwoChanges().opening.text.hasSuffix(
        """

        1 of 2 · group A of 1, 2 cells: point size is 17 pt, was 16 pt; weight is 800, was 400
        changed  app/body/word.m@2x  Body at M: heavier and larger
          open  change 1: point size is 17 pt, was 16 pt
          open  change 2: weight is 800, was 400
        """))
  }

  /// A cell that was to be accepted would be refused here, as the report has no picture of it.
  @Test func `accepts the first open change of a cell, which waits for the others`() throws {
    var dialogue = try dialogueAboutTwoChanges()
    #expect(
      dialogue.answer(to: .acceptChange).text == """
        change 1  point size is 17 pt, was 16 pt: 0 accepted, 2 waiting for change 2

        1 of 2 · group A of 1, 2 cells: point size is 17 pt, was 16 pt; weight is 800, was 400
        waiting  app/body/word.m@2x  Body at M: heavier and larger
          accepted  change 1: point size is 17 pt, was 16 pt
          open  change 2: weight is 800, was 400
          accepted: point size is 17 pt, was 16 pt. Waits for: weight is 800, was 400
        """)
    #expect(dialogue.answer(to: .undo).text.hasPrefix("open  2 cells\n\n1 of 2"))
  }

  @Test func `accepts the other change then, and has none left to accept`() throws {
    var dialogue = try dialogueAboutTwoChanges()
    _ = dialogue.answer(to: .acceptChange)
    let text = dialogue.answer(to: .acceptChange).text
    #expect(text.hasPrefix("change 2  weight is 800, was 400: "), "\(text)")
    #expect(text.contains("refused  2 cells: The report has no picture of this cell."), "\(text)")
  }

  @Test func `asks once before it accepts several changes of a cell or a group`() throws {
    var dialogue = try dialogueAboutTwoChanges()
    let question =
      "This accepts 2 changes of 1 cell. Press a again to do it, or c to accept one change."
    #expect(dialogue.answer(to: .accept).text == question)
    // Another key in between takes the question back.
    #expect(
      dialogue.answer(to: .acceptGroup).text
        == "This accepts 2 changes of 2 cells. Press A again to do it, or c to accept one change.")
    #expect(dialogue.answer(to: .accept).text == question)
    #expect(dialogue.answer(to: .accept).text.hasPrefix("refused  app/body/word.m@2x: "))
    #expect(dialogue.answer(to: .accept).text == question)
  }

  @Test func `does not ask where one change is left`() throws {
    var dialogue = try dialogueAboutTwoChanges()
    _ = dialogue.answer(to: .acceptChange)
    #expect(dialogue.answer(to: .accept).text.hasPrefix("refused  app/body/word.m@2x: "))
  }

  @Test func `has no change to accept of a cell that is missing`() throws {
    var dialogue = try dialogue()
    for _ in 1...3 { _ = dialogue.answer(to: .next) }
    #expect(dialogue.answer(to: .acceptChange).text == "This cell has no open change.")
  }

  @Test func `undoes nothing where nothing was decided`() throws {
    var dialogue = try dialogue()
    #expect(
      dialogue.answer(to: .undo).text == "There is nothing to undo. Decide something first.")
  }

  @Test func `explains each key, and ends`() throws {
    var dialogue = try dialogue()
    let help = dialogue.answer(to: .help)
    #expect(help.count == ReviewKey.allCases.count)
    #expect(
      help.text.hasPrefix(
        "a  Accept the cell with all its changes. Its picture becomes the golden.\n"))
    #expect(
      help.text.contains(
        "c  Accept the first open change of the cell in every cell that has it.\n"
          + "u  Undo the last decision, even of an earlier review, and restore former goldens. "
          + "Also z.\n"))
    #expect(dialogue.answer(to: .quit) == [])
    #expect(dialogue.isOver)
    #expect(dialogue.answer(to: .accept) == [])
  }

  @Test(arguments: [
    ("a", ReviewKey.accept), ("A", .acceptGroup), (" accept  group ", .acceptGroup),
    ("c", .acceptChange), ("accept change", .acceptChange),
    ("reject", .reject), ("j", .next), ("z", .undo), ("undo", .undo), ("?", .help), ("q", .quit),
  ])
  func `reads letters and words in lines`(line: String, key: ReviewKey) {
    #expect(ReviewKey(line: line) == key)
  }

  @Test(arguments: ["", "x", "accept all", "aa", "é"])
  func `takes no other line for an answer`(line: String) {
    #expect(ReviewKey(line: line) == nil)
  }

  @Test(arguments: [
    ("arz", [ReviewKey.accept, .reject, .undo]), ("\u{1B}[C\u{1B}[Bu", [.next, .next, .undo]),
    ("\u{1B}OA", [.previous]), ("\u{4}", [.quit]),
    // What a terminal says by itself: attributes, a colour, kitty's answer.
    ("\u{1B}[?62;4;22c", []), ("\u{1B}]11;rgb:aaaa/aaaa/aaaa\u{7}a", [.accept]),
    ("\u{1B}_Gi=31;OK\u{1B}\\s", [.skip]), ("\u{1B}\u{1B}[Dr", [.previous, .reject]),
    ("\u{1B}Pqaa\u{1B}\\n", [.next]), ("\u{1B}an", [.next]),
  ])
  func `takes what is typed for keys, and what a terminal says for none`(
    text: String, keys: [ReviewKey]
  ) {
    var typed = TypedBytes()
    #expect(text.utf8.compactMap { typed.key(after: $0) } == keys)
  }

  /// A review of a project by lines, and what was said.
  private func review(
    _ project: ReviewProject, by lines: String
  ) throws -> (session: ReviewSession, said: String) {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let bytes = Array(lines.utf8)
    #expect(write(ends[1], bytes, bytes.count) == bytes.count)
    close(ends[1])
    let output = CapturedChannel()
    let console = Console(
      output: output, errors: CapturedChannel(), environment: ["NO_COLOR": "1"])
    let session = ReviewSession(
      of: try ReviewedRun(folder: project.folder("report")),
      in: SnapshotStore(root: project.folder("Snapshots")), by: Reviewer(name: "Ada"),
      now: { ReviewTime(secondsSince1970: 0) })
    try TerminalReview(session, folder: "report").run(in: console, input: ends[0])
    close(ends[0])
    return (session, output.text)
  }

  @Test func `is led by lines where the input is no terminal`() async throws {
    let project = try await ReviewProject()
    let (session, said) = try review(project, by: "what\n\na\nreject")
    #expect("\(session.sum)" == "fonts: 2 to review: 1 accepted, 1 rejected")
    #expect(said.contains("“what” is not a command."))
    #expect(
      said.contains("  expected: report/expected/fonts/body/jetbrainsmono-regular.l@2x.png\n"))
    #expect(await project.verify().output.contains("11 equal, 1 changed"))
  }

  @Test func `accepts of a group what is not rejected`() async throws {
    let session = try review(try await ReviewProject(), by: "r\nA\nq\na\n").session
    #expect("\(session.sum)" == "fonts: 2 to review: 1 accepted, 1 rejected")
  }
}

@Suite struct `A terminal that keys are read from` {
  /// The two ends of a pseudo-terminal, closed with the test.
  private struct Pair {
    let user: Int32
    let program: Int32

    init() throws {
      // What grantpt, unlockpt and ptsname do on Linux, which Glibc's module leaves out.
      user = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var (lock, number) = (Int32(0), UInt32(0))
      let (setLock, getNumber) = (UInt(0x4004_5431), UInt(0x8004_5430))
      try #require(ioctl(user, setLock, &lock) == 0 && ioctl(user, getNumber, &number) == 0)
      program = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
      try #require(program >= 0)
    }

    func close() {
      Glibc.close(user)
      Glibc.close(program)
    }

    var flags: tcflag_t {
      var state = termios()
      tcgetattr(program, &state)
      return state.c_lflag
    }
  }

  @Test func `hands over a key at once, and is as it was then`() throws {
    let pair = try Pair()
    defer { pair.close() }
    let before = pair.flags
    try #require(before & tcflag_t(ICANON | ECHO) == tcflag_t(ICANON | ECHO))
    let during = try KeyTerminal(pair.program).bytes(within: 5000) {
      #expect(pair.flags & tcflag_t(ICANON | ECHO) == 0)
      #expect(write(pair.user, "a", 1) == 1)
    }
    #expect(during == Array("a".utf8))
    #expect(pair.flags == before)
  }

  @Test func `is as it was where nobody answers`() throws {
    let pair = try Pair()
    defer { pair.close() }
    let before = pair.flags
    #expect(try KeyTerminal(pair.program).bytes(within: 50) == [])
    #expect(pair.flags == before)
  }

  @Test func `is as it was where a question cannot be asked`() throws {
    let pair = try Pair()
    defer { pair.close() }
    let before = pair.flags
    #expect(throws: WriteError(code: EPIPE)) {
      try KeyTerminal(pair.program).bytes { throw WriteError(code: EPIPE) }
    }
    #expect(pair.flags == before)
  }
}
