import DynamicType
import JSON
import Reports
import Reviews
import Snapshots

/// The output of accepting cells, for people and as JSON.
struct ApprovalAccount {
  let results: RunResults
  let answer: ReviewAnswer
  /// Whether a decision was undone.
  private let isUndone: Bool
  /// The cells of the run by name, as an answer can have thousands of them.
  private let cells: [SnapshotName: CellResult]
  /// The files that the answer names, by cell.
  private let files: [SnapshotName: String]

  init(results: RunResults, answer: ReviewAnswer, isUndone: Bool = false) {
    self.results = results
    self.answer = answer
    self.isUndone = isUndone
    cells = Dictionary(results.cells.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    files = Dictionary(
      answer.cells.compactMap { cell in cell.file.map { (cell.name, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// 1 if a cell was refused; otherwise 0.
  var exitCode: ExitCode { refused.isEmpty ? .nothingToDo : .differences }

  private var refused: [ReviewAnswer.Cell] { answer.cells.filter(\.state.isRefused) }

  /// The cells that wait for further changes.
  private var waiting: [ReviewAnswer.Cell] { answer.cells.filter(\.state.isWaiting) }

  /// The cells that are open again, skipped or rejected.
  private var others: [ReviewAnswer.Cell] {
    answer.cells.filter { cell in
      switch cell.state {
      case .open, .skipped, .rejected: true
      case .accepted, .waiting, .refused: false
      }
    }
  }

  /// Returns lines for the accepted, deleted, waiting, refused and other cells, similar ones
  /// together, and a summary.
  func text(in console: Console) -> String {
    let accepted = answer.cells.filter { $0.state == .accepted }.map(\.name)
    let deleted = accepted.filter { cells[$0]?.verdict == .obsolete }
    let recorded = accepted.filter { cells[$0]?.verdict != .obsolete }
    var lines = lines(on: recorded, console.styled("accepted", .green))
    lines += self.lines(on: deleted, console.styled("deleted", .green))
    lines += reasons(of: waiting, console.styled("waiting", .yellow))
    lines += reasons(of: refused, console.styled("refused", .red))
    lines += self.lines(
      on: others.map(\.name),
      isUndone ? console.styled("undone", .yellow) : console.styled("left alone", .yellow))
    let counts = [
      (recorded.count, "accepted"), (deleted.count, "deleted"), (waiting.count, "waiting"),
      (refused.count, "refused"), (others.count, isUndone ? "open again" : "left alone"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let sum = counts.isEmpty ? "nothing to accept" : counts.joined(separator: ", ")
    lines.append(
      console.styled("\(results.suite): \(sum)", exitCode == .nothingToDo ? .green : .bold))
    return lines.joined(separator: "\n")
  }

  private func reasons(of told: [ReviewAnswer.Cell], _ word: String) -> [String] {
    var reasons: [(reason: String, cells: [SnapshotName])] = []
    var indices: [String: Int] = [:]
    for cell in told {
      let reason = cell.state.reason ?? cell.state.word
      if let index = indices[reason] {
        reasons[index].cells.append(cell.name)
      } else {
        indices[reason] = reasons.count
        reasons.append((reason, [cell.name]))
      }
    }
    return reasons.flatMap { reason, cells in
      // Decisions of earlier reviews know coordinates alone, and not how a style is spelled.
      FoldedLines.of(cells) {
        "\(word)  \(place(of: $0)): " + TerminalText.escaped(reason)
      }
    }
  }

  /// The coordinates and title of a cell, or the file of another tool's picture.
  private func place(of cell: SnapshotName) -> String {
    guard results.comparison == nil else {
      let file = files[cell] ?? cells[cell]?.file?.path
      return TerminalText.escaped(file ?? cell.coordinates)
    }
    return "\(cell.coordinates)  \((cells[cell]?.name ?? cell).title)"
  }

  private func lines(on cells: [SnapshotName], _ word: String) -> [String] {
    if results.comparison != nil { return cells.map { "\(word)  \(place(of: $0))" } }
    var ramps: [(name: RampName, categories: [String])] = []
    for cell in cells {
      if ramps.last?.name != cell.ramp { ramps.append((cell.ramp, [])) }
      ramps[ramps.count - 1].categories.append(cell.category.shortName)
    }
    return ramps.map { "\(word)  \($0.coordinates): \($1.joined(separator: " "))" }
  }

  /// The answer as JSON, as in a page's review.
  var json: JSONValue { answer.json }
}
