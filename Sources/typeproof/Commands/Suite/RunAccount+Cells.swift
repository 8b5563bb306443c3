import DynamicType
import Reports
import Snapshots

extension RunAccount {
  /// So many cells of which the same is to be said are all listed; of more, the first stands for all.
  private static let mostAlike = 3

  /// A line for each cell that is not equal, or near its limit; those alike stand together.
  func cellLines(in console: Console) -> [String] {
    alike.flatMap { cells in
      let shown = cells.count <= Self.mostAlike ? cells.count : 1
      let rest = cells.count - shown
      return cells.prefix(shown).map { line(on: $0, in: console) }
        + (rest > 0 ? ["  and \(rest) more like it, which --json lists"] : [])
    }
  }

  private func line(on outcome: CellOutcome, in console: Console) -> String {
    let look: TextLook = outcome.verdict.word.isTrouble ? .red : .yellow
    return [
      console.styled(outcome.verdict.isNear ? "near" : outcome.verdict.word.rawValue, look),
      outcome.name.coordinates,
      TerminalText.escaped(Self.sentence(on: outcome)),
    ].joined(separator: "  ")
  }

  /// What the same is to be said of, in the order of its first cell.
  private enum Likeness: Hashable {
    /// By its place among the causes.
    case cause(Int)
    /// By the verdict, and the reason where there is one.
    case words(String, String)
  }

  private var alike: [[CellOutcome]] {
    var causes: [SnapshotName: Int] = [:]
    for (index, group) in results.causes.enumerated() {
      for cell in group.cells { causes[cell] = index }
    }
    var order: [Likeness] = []
    var cells: [Likeness: [CellOutcome]] = [:]
    for outcome in report.outcomes
    where (outcome.verdict.isNear || !outcome.verdict.passes) && !outcome.isRecorded {
      let likeness =
        causes[outcome.name].map(Likeness.cause)
        ?? .words(outcome.verdict.word.rawValue, outcome.verdict.reason)
      if cells[likeness] == nil { order.append(likeness) }
      cells[likeness, default: []].append(outcome)
    }
    return order.compactMap { cells[$0] }
  }

  /// What there is to say of one cell, its name in people's words first.
  private static func sentence(on outcome: CellOutcome) -> String {
    "\(outcome.name.title): \(outcome.verdict.words)"
  }
}

extension Verdict {
  /// Why a cell has the verdict, where that may be the same of many; empty where the verdict says it.
  fileprivate var reason: String {
    switch self {
    case .unreadable(let reason), .failed(let reason), .unstable(let reason): reason
    case .tolerated(let toleration): "\(toleration.tolerance)"
    case .equal, .changed, .missing, .obsolete: ""
    }
  }
}
