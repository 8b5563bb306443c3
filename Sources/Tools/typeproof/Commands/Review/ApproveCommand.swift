import JSON
import Reports
import Reviews
import Snapshots

/// `typeproof approve`: makes the pictures of a report the goldens.
struct ApproveCommand: Command {
  static let name = "approve"
  static let summary = "Save what a report shows as goldens, by cell, by group or by change."
  static let discussion = """
    Name cells by their coordinates, or by a pattern, as in verify --filter. A pattern takes the \
    changed cells that match. Named cells are accepted with all their changes. --group accepts all \
    cells of a group, which have the same changes. --change accepts one change in every cell that \
    has it. A cell becomes golden when all its changes are accepted, and waits until then. To accept \
    a rejected cell, name it by its coordinates.

    --list prints groups and changes, with their names and your decisions, and also works in CI. \
    --undo takes back the last decision, even one of an earlier review. It names cells whose golden \
    or drawing has changed since, and leaves them alone.

    A golden becomes exactly what the report shows; nothing is drawn. A cell is refused if its \
    golden, its layout or the report's picture has changed since. A golden that no suite declares is \
    deleted. Typeproof adds who approved what and when to reviews.txt beside the goldens. \
    Acceptances that wait are kept on this machine only.

    Exit status:
      0  Every cell was accepted, or waits for other changes.
      1  Some cells were refused.
      2  The command line is wrong, or the report cannot be read.

      typeproof approve proof/body/latin.ax3@2x
      typeproof approve '*/body/*' --report /tmp/from-ci
      typeproof approve --group A
      typeproof approve --change 1
    """

  @Argument("Cells, such as proof/body/latin.ax3@2x or '*/body/*'.", name: "name")
  var names: [String]
  @Option(
    "All cells of a group. Name it by its letter in the report, or by a cell of "
      + "it.", value: "group")
  var group: [String]
  @Option(
    "A change in all cells that have it. Name it by its number in the "
      + "report.", value: "number")
  var change: [ChangeNumber]
  @Flag("All changed cells.") var all = false
  @Option(
    "The folder of the report. By default .build/report.", value: "folder", completion: .folder)
  var report: String?
  @OptionGroup var options: ReviewOptions
  @Flag("Take back the last decision.") var undo = false
  @Flag("Print the groups and changes of the report, and accept nothing.") var list = false
  @Flag("Print the results as JSON.") var json = false

  func run(in console: Console) throws -> ExitCode {
    try checkArguments()
    let watch = EndingWatch(telling: console)
    defer { watch.end() }
    let choices =
      names.map(CellChoice.name) + group.map(CellChoice.group) + (all ? [CellChoice.all] : [])
    let session = try options.session(
      reading: report ?? ReviewOptions.reportFolder, called: "--report", for: Self.name,
      deciding: !list, in: console)
    let notes = WaitingNotes(session)
    if let lapsed = notes.lapsed { console.complain(lapsed) }
    let exitCode: ExitCode
    if list {
      try console.print(ChangeListText(session).lines.joined(separator: "\n"))
      if let waiting = notes.waiting() { console.complain(waiting) }
      exitCode = .nothingToDo
    } else {
      if let proof = try proofWords(before: choices, in: session) { console.complain(proof) }
      let account = ApprovalAccount(
        results: session.run.results, answer: try answer(choices, in: session), isUndone: undo)
      try console.print(
        json ? account.json.text : account.text(in: console), isForProgram: json)
      if let waiting = notes.waiting(besides: account.answer) { console.complain(waiting) }
      exitCode = account.exitCode
    }
    if let trouble = session.memoryTrouble {
      console.complain(trouble)
      return .trouble
    }
    return exitCode
  }

  /// - Throws: `ReviewCommandError` if nothing is asked for, or two options exclude each other.
  private func checkArguments() throws(ReviewCommandError) {
    let given = [
      ("--list", list), ("--undo", undo), ("--all", all), ("--group", !group.isEmpty),
      ("--change", !change.isEmpty), ("the name of a cell", !names.isEmpty),
    ].filter(\.1).map(\.0)
    guard let first = given.first else { throw .nothingNamed }
    if let folder = names.first(where: { FileTree.exists("\($0)/report.json") }) {
      throw .reportAsCell(folder)
    }
    // Groups, changes and names add up. Beside all that differ they would be taken for a limit to it.
    if ["--list", "--undo", "--all"].contains(first), given.count > 1 {
      throw .exclusive(first, given[1])
    }
    if list, json { throw .jsonList }
  }

  /// Returns how many of the cells to accept are proved, in words; `nil` if none of them changed.
  private func proofWords(before choices: [CellChoice], in session: ReviewSession) throws -> String?
  {
    if undo { return nil }
    let numbers = change.map(\.value).filter(session.changeList.indices.map { $0 + 1 }.contains)
    let cells =
      try choices.flatMap { try session.run.results.cells($0) }
      + numbers.flatMap { session.changeList[$0 - 1].cells }
    let known = session.run.results.proofs
    let changed = Set(cells).filter { known[$0] != nil }.sorted()
    return session.run.results.proofSum(of: changed).map {
      "\(changed.count) changed cell\(changed.count == 1 ? "" : "s"): \(TerminalText.escaped($0.words))"
    }
  }

  private func answer(_ choices: [CellChoice], in session: ReviewSession) throws -> ReviewAnswer {
    if undo { return try session.undo() }
    let cells = try choices.flatMap { try session.run.results.cells($0) }
    let count = session.changeList.count
    for number in change.map(\.value) where !(1...max(count, 1)).contains(number) || count == 0 {
      throw CellChoiceError.noSuchChange(number, count: count)
    }
    // Both kinds of choice are told together.
    var answer: ReviewAnswer?
    if !change.isEmpty { answer = try session.accept(changes: change.map(\.value)) }
    if !choices.isEmpty {
      // Of many cells at once, nobody means those that were rejected one by one.
      let named = Set(names)
      answer = try session.decide(
        .accept, cells, sparingRejected: Set(cells.filter { !named.contains($0.coordinates) })
      ).adding(answer, in: session)
    }
    return answer ?? session.decisions
  }
}
