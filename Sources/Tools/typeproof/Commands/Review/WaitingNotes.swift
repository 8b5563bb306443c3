import Reviews
import Snapshots

/// The notes about acceptances of earlier reviews that wait or have lapsed.
struct WaitingNotes {
  private let session: ReviewSession

  init(_ session: ReviewSession) {
    self.session = session
  }

  /// The note that acceptances lapsed; `nil` if none did.
  var lapsed: String? {
    let cells = session.lapsed
    guard !cells.isEmpty else { return nil }
    return
      "\(cells.count) acceptance\(cells.count == 1 ? "" : "s") lapsed, because the golden or the "
      + "drawing has changed since: \(Self.names(cells)). Look at the cells again, and accept "
      + "those that are right."
  }

  /// Returns the note that cells wait, apart from those of an answer; `nil` if there are none.
  func waiting(besides told: ReviewAnswer? = nil) -> String? {
    let told = Set((told?.cells ?? []).map(\.name))
    let cells = session.waitingCells.filter { !told.contains($0) }
    guard !cells.isEmpty else { return nil }
    let numbers = Set(cells.flatMap(session.openChanges)).sorted()
    let sentences = numbers.prefix(2).map { session.changeList[$0 - 1].sentence }
    let rest = numbers.count - sentences.count
    let words = sentences.joined(separator: "; ") + (rest > 0 ? "; and \(rest) more" : "")
    let options = numbers.map { "--change \($0)" }.joined(separator: " ")
    return
      "\(cells.count) cell\(cells.count == 1 ? " waits" : "s wait") for "
      + "\(ChangeListText.words(numbers)) (\(TerminalText.escaped(words))): \(Self.names(cells)). "
      + "Accept \(numbers.count == 1 ? "it" : "them") with: typeproof approve \(options)"
  }

  private static func names(_ cells: [SnapshotName]) -> String {
    cells[0].coordinates + (cells.count > 1 ? " and \(cells.count - 1) more" : "")
  }
}
