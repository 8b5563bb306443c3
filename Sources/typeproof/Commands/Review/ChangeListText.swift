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

/// The groups and changes of a report, with what accepting each would do.
struct ChangeListText {
  private let session: ReviewSession

  init(_ session: ReviewSession) {
    self.session = session
  }

  /// A line for each group, then one for each change.
  var lines: [String] {
    let groups = session.run.results.reviewGroups.map { group in
      "group \(group.letter)  \(group.cells.count) cell\(group.cells.count == 1 ? "" : "s"): "
        + TerminalText.escaped(group.reason)
    }
    let changes = session.changeList.enumerated().map { place, change in
      let preview = session.preview(accepting: [place + 1])
      let waiting =
        preview.waiting == 0
        ? ""
        : "; \(preview.waiting) wait\(preview.waiting == 1 ? "s" : "") for "
          + Self.words(preview.waitingFor)
      return
        "change \(place + 1)  \(change.cells.count) cell\(change.cells.count == 1 ? "" : "s"): "
        + TerminalText.escaped("\(change.sentence) (accepts \(preview.accepted)\(waiting))")
    }
    return groups + changes
  }

  /// What cells wait for; of more than two the rest is counted.
  static func words(_ sentences: [String]) -> String {
    let shown = sentences.prefix(2).map { "“\($0)”" }.joined(separator: ", ")
    let rest = sentences.count - 2
    return rest > 0 ? "\(shown) and \(rest) more" : shown
  }
}
