import DynamicType
import Reports
import Snapshots

extension RunAccount {
  /// Returns a line for each cell that is not equal or is near its limit. Similar cells are
  /// grouped.
  func cellLines(in console: Console) -> [String] {
    alike.flatMap { cells in FoldedLines.of(cells) { line(on: $0, in: console) } }
  }

  private func line(on cell: CellResult, in console: Console) -> String {
    let look: TerminalStyle = cell.verdict.isTrouble ? .red : .yellow
    return [
      console.styled(cell.isNear ? "near" : cell.verdict.rawValue, look),
      cell.name.coordinates,
      TerminalText.escaped("\(cell.title): \(cell.words)"),
    ].joined(separator: "  ")
  }

  /// The common property of cells that are listed together, in the order of their first cell.
  private enum Likeness: Hashable {
    /// Cells of one group of changes, by its index.
    case group(Int)
    /// Cells with the same verdict and reason.
    case words(CellVerdict, String)
  }

  private var alike: [[CellResult]] {
    var groups: [SnapshotName: Int] = [:]
    for (index, group) in told.groups.groups.enumerated() {
      for cell in group.cells { groups[cell] = index }
    }
    var order: [Likeness] = []
    var cells: [Likeness: [CellResult]] = [:]
    // By their places, as a name for each would copy it.
    for place in told.cells.indices
    where (told.cells[place].isNear || !told.cells[place].verdict.passes)
      && !told.cells[place].isRecorded
      && !(listsUnproved && told.cells[place].proof?.isProved == true)
    {
      let cell = told.cells[place]
      let likeness =
        groups[cell.name].map(Likeness.group) ?? .words(cell.verdict, cell.reason)
      if cells[likeness] == nil { order.append(likeness) }
      cells[likeness, default: []].append(cell)
    }
    return order.compactMap { cells[$0] }
  }
}

extension CellResult {
  /// The reason for the verdict, if many cells may share it; empty if the verdict says everything.
  fileprivate var reason: String {
    switch verdict {
    case .unreadable, .failed, .unstable: words
    case .tolerated: tolerance?.words ?? ""
    case .equal, .changed, .missing, .obsolete: ""
    }
  }
}
