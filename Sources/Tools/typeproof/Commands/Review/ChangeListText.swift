import Reports
import Reviews
import Snapshots

/// A change by its number in a report, from 1.
struct ChangeNumber: ArgumentValue, Equatable {
  let value: Int

  init(argument: String) throws(ArgumentValueError) {
    guard let number = Int(argument), number > 0 else {
      throw .notA("the number of a change", text: argument, example: "1")
    }
    value = number
  }

  var argumentText: String { "\(value)" }
}

/// The list of a report's groups and changes, with the state of each group and the effect of
/// accepting each change.
struct ChangeListText {
  private let session: ReviewSession

  init(_ session: ReviewSession) {
    self.session = session
  }

  /// The lines: each group with its reason, a line for each change, and a summary.
  var lines: [String] {
    session.run.results.reviewGroups.flatMap(lines(on:))
      + session.changeList.indices.map { line(onChange: $0 + 1) } + ["\(session.sum)"]
  }

  private func lines(on group: ReviewGroup) -> [String] {
    let example =
      group.cells.first.map { TerminalText.escaped(session.run.results.label(of: $0)) } ?? ""
    let cells = group.cells.count == 1 ? "1 cell, " : "\(group.cells.count) cells, such as "
    let common = group.cells.first.map(session.numbers) ?? []
    let proof =
      session.run.results.proofSum(of: group.cells)
      .map { "; \(TerminalText.escaped($0.words))" } ?? ""
    return ["group \(group.letter)  \(cells)\(example): \(standing(of: group.cells))\(proof)"]
      + (common.isEmpty
        ? ["  \(group.reason)"]
        : common.sorted().map { "  change \($0): \(sentence(ofChange: $0))" })
  }

  /// Returns the states of cells, such as `2 accepted, 10 open`. Skipped cells count as open.
  private func standing(of cells: [SnapshotName]) -> String {
    let words = cells.map { session.state(of: $0) }.map { $0 == .skipped ? "open" : $0.word }
    return ["accepted", "rejected", "refused", "waiting", "open"].compactMap { word in
      let count = words.count { $0 == word }
      return count > 0 ? "\(count) \(word)" : nil
    }.joined(separator: ", ")
  }

  private func line(onChange number: Int) -> String {
    let count = session.changeList[number - 1].cells.count
    let preview = session.preview(accepting: [number])
    let waiting =
      preview.waiting == 0
      ? ""
      : "; \(preview.waiting) wait\(preview.waiting == 1 ? "s" : "") for "
        + Self.words(preview.waitingFor)
    return "change \(number)  \(count) cell\(count == 1 ? "" : "s"): \(sentence(ofChange: number)) "
      + "(accepts \(preview.accepted)\(waiting))"
  }

  private func sentence(ofChange number: Int) -> String {
    TerminalText.escaped(session.changeList[number - 1].sentence)
  }

  /// Returns the changes that cells wait for, such as `changes 2, 3 and 4 more`.
  static func words(_ numbers: [Int]) -> String {
    let rest = numbers.count - 2
    return "change\(numbers.count == 1 ? "" : "s") "
      + numbers.prefix(2).map(String.init).joined(separator: rest > 0 ? ", " : " and ")
      + (rest > 0 ? " and \(rest) more" : "")
  }
}
