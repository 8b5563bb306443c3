import Reports
import Reviews
import Snapshots

/// A review as a conversation: it answers keys with texts and pictures, and knows nothing of
/// terminals.
struct ReviewDialogue {
  /// A part of an answer.
  enum Part: Equatable {
    /// A line of text.
    case line(String)
    /// A picture of the report, by its name, with a caption.
    case picture(name: String, caption: String)
  }

  private let session: ReviewSession
  private let console: Console
  private let groups: [ReviewGroup]
  /// All cells, each with the index of its group, group by group.
  private let cells: [(cell: CellResult, group: Int)]
  private var place = 0
  /// The key to press again, because it accepts more than one change at once; `nil` if there is
  /// none.
  private var asked: ReviewKey?
  /// Whether the review is over.
  private(set) var isOver: Bool

  /// Begins a conversation.
  ///
  /// - Parameter console: The console, for the look of text.
  init(_ session: ReviewSession, in console: Console) {
    self.session = session
    self.console = console
    let results = session.run.results
    groups = results.reviewGroups
    let byName = Dictionary(results.cells.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    cells = groups.enumerated().flatMap { index, group in
      group.cells.compactMap { byName[$0] }.map { ($0, index) }
    }
    isOver = cells.isEmpty
    place = cells.firstIndex { isOpen($0.cell.name) } ?? 0
  }

  /// The first texts and pictures.
  var opening: [Part] { isOver ? [] : [.line(Self.keys)] + current }

  /// A line that explains the keys.
  private static let keys = ReviewKey.allCases.map { "\($0.letter) \($0.word)" }
    .joined(separator: " · ")

  /// Returns the answer to a key.
  mutating func answer(to key: ReviewKey) -> [Part] {
    guard !isOver else { return [] }
    let isRepeated = asked == key
    asked = nil
    if !isRepeated, let question = question(before: key) {
      asked = key
      return [.line(question)]
    }
    switch key {
    case .accept: return decide(.accept, [cells[place].cell.name])
    case .reject: return decide(.reject, [cells[place].cell.name])
    case .skip: return decide(.skip, [cells[place].cell.name])
    case .acceptGroup:
      let group = groups[cells[place].group].cells
      return decide(.accept, group.filter { session.state(of: $0) != .rejected })
    case .acceptChange: return acceptChange()
    case .undo: return undo()
    case .next: return go(to: place + 1)
    case .previous: return go(to: place - 1)
    case .help:
      return ReviewKey.allCases.map { .line("\($0.letter)  \($0.meaning)") }
    case .quit:
      isOver = true
      return []
    }
  }

  /// Returns the answer to a line that is not a command.
  func answer(toUnknown line: String) -> [Part] {
    [.line("“\(TerminalText.escaped(line))” is not a command. Use one of these: \(Self.keys)")]
  }

  private mutating func decide(_ decision: ReviewDecision, _ names: [SnapshotName]) -> [Part] {
    do {
      let answer = try session.decide(decision, names)
      let parts = lines(on: answer)
      // A cell that is refused stays, so that its reason is read beside it.
      if answer.cells.allSatisfy(\.state.isRefused) { return parts }
      return parts + advance()
    } catch {
      return [.line("\(error)")]
    }
  }

  /// Returns the question before several changes are accepted at once; `nil` if none is needed.
  private func question(before key: ReviewKey) -> String? {
    let open: [SnapshotName]
    switch key {
    case .accept: open = [cells[place].cell.name]
    case .acceptGroup: open = groups[cells[place].group].cells.filter { isOpen($0) }
    default: return nil
    }
    let changes = Set(open.flatMap { session.openChanges(of: $0) })
    guard changes.count > 1 else { return nil }
    return
      "This accepts \(changes.count) changes of \(open.count) cell\(open.count == 1 ? "" : "s"). "
      + "Press \(key.letter) again to do it, or c to accept one change."
  }

  /// Accepts the first open change of the current cell, in all cells that have it.
  private mutating func acceptChange() -> [Part] {
    guard let number = session.openChanges(of: cells[place].cell.name).first else {
      return [.line("This cell has no open change.")]
    }
    do {
      let waitingFor = session.preview(accepting: [number]).waitingFor
      let answer = try session.accept(changes: [number])
      let waiting = answer.count(where: \.isWaiting)
      var parts: [Part] = [
        .line(
          "change \(number)  "
            + TerminalText.escaped(session.changeList[number - 1].sentence)
            + ": \(answer.count { $0 == .accepted }) accepted"
            + (waiting > 0
              ? ", \(waiting) waiting for \(ChangeListText.words(waitingFor))" : ""))
      ]
      parts += lines(
        on: answer, where: \.isRefused)
      return parts + (session.state(of: cells[place].cell.name) == .accepted ? advance() : current)
    } catch {
      return [.line("\(error)")]
    }
  }

  private mutating func undo() -> [Part] {
    do {
      let answer = try session.undo()
      if let first = answer.cells.first?.name,
        let index = cells.firstIndex(where: { $0.cell.name == first })
      {
        place = index
      }
      return lines(on: answer) + current
    } catch {
      return [.line("\(error)")]
    }
  }

  private mutating func go(to index: Int) -> [Part] {
    guard cells.indices.contains(index) else {
      return [.line(index < 0 ? "This is the first cell." : "This is the last cell.")]
    }
    place = index
    return current
  }

  /// Moves to the next undecided cell, and from the last one to the first.
  private mutating func advance() -> [Part] {
    let order = Array(cells.indices[(place + 1)...]) + Array(cells.indices[...place])
    guard let next = order.first(where: { isOpen(cells[$0].cell.name) }) else {
      return [
        .line(
          "\(session.sum). You have decided about every cell. q ends the review, u "
            + "undoes the last decision.")
      ]
    }
    place = next
    return current
  }

  /// Returns whether a cell still needs a decision. A skipped cell was decided to be left for
  /// later.
  private func isOpen(_ cell: SnapshotName) -> Bool {
    let state = session.state(of: cell)
    return state.isOpen && state != .skipped
  }

  /// Returns a line for each cell, or for all cells with the same state if there are many.
  private func lines(
    on answer: ReviewAnswer, where isTold: (ReviewState) -> Bool = { _ in true }
  ) -> [Part] {
    var states: [(state: ReviewState, cells: [SnapshotName])] = []
    for cell in answer.cells where isTold(cell.state) {
      if let index = states.firstIndex(where: { $0.state == cell.state }) {
        states[index].cells.append(cell.name)
      } else {
        states.append((cell.state, [cell.name]))
      }
    }
    return states.map { state, cells in
      let word = console.styled(state.word, state.look)
      let subject = cells.count == 1 ? cells[0].coordinates : "\(cells.count) cells"
      return .line(
        "\(word)  \(subject)" + (state.reason.map { ": " + TerminalText.escaped($0) } ?? ""))
    }
  }

  /// The current cell: its group, its changes and its pictures.
  private var current: [Part] {
    let (cell, index) = cells[place]
    let group = groups[index]
    let state = session.state(of: cell.name)
    let verdict = state == .open ? cell.verdict.rawValue : state.word
    let look = state == .open ? .yellow : state.look
    let proof = session.run.results.proofSum(of: group.cells).map { " (\($0.words))" } ?? ""
    var parts: [Part] = [
      .line(""),
      .line(
        console.styled(
          "\(place + 1) of \(cells.count) · group \(group.letter) of \(groups.count), "
            + "\(group.cells.count) cell\(group.cells.count == 1 ? "" : "s"): ", .dim)
          + TerminalText.escaped(group.reason + proof)),
      .line(
        "\(console.styled(verdict, look))  \(cell.name.coordinates)  "
          + TerminalText.escaped(cell.sentence)),
    ]
    let open = session.openChanges(of: cell.name)
    let numbers = session.numbers(of: cell.name)
    if cell.changes.count > 1, cell.verdict == .changed {
      parts += zip(cell.changes, numbers).map { change, number in
        .line(
          "  \(open.contains(number) ? "open" : "accepted")  change \(number): "
            + TerminalText.escaped(change.sentence))
      }
    }
    if let reason = state.reason { parts.append(.line("  " + TerminalText.escaped(reason))) }
    parts += cell.consequences.filter { !cell.words.contains($0.sentence) }
      .map { .line("  effect: " + TerminalText.escaped($0.sentence)) }
    let pictures = cell.pictures
    for (name, caption) in [
      (pictures.expected, "expected"), (pictures.actual, "actual"),
      (pictures.difference, "difference"),
    ] {
      if let name { parts.append(.picture(name: name, caption: caption)) }
    }
    return parts
  }
}

extension ReviewState {
  fileprivate var look: TerminalStyle {
    switch self {
    case .open, .skipped, .waiting: .yellow
    case .accepted: .green
    case .rejected, .refused: .red
    }
  }
}
