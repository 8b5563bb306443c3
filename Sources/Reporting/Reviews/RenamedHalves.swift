import Reports
import Snapshots

/// The two cells of each renamed picture. One loses its file and the other gets it, and never only
/// one of them.
struct RenamedHalves: Sendable {
  /// The cell of the other name, by cell.
  private var others: [SnapshotName: SnapshotName] = [:]
  /// The other name, also for cells whose other half is not in the report.
  private var names: [SnapshotName: String] = [:]

  init(of results: RunResults) {
    let cells = results.cells.compactMap { cell in cell.file.map { (cell.name, $0) } }
    let byPath = Dictionary(
      cells.map { (ExactPath($1.path), ($0, $1)) }, uniquingKeysWith: { first, _ in first })
    for (cell, file) in cells {
      guard let name = file.otherName else { continue }
      names[cell] = name
      // A report may come from a stranger, so both have to name each other.
      guard let (other, otherFile) = byPath[ExactPath(name)], other != cell,
        otherFile.otherName.map(ExactPath.init) == ExactPath(file.path)
      else { continue }
      others[cell] = other
    }
  }

  /// Returns the same pairs with those of cells decided in an earlier review.
  func adding(_ decided: [DecidedCell]) -> RenamedHalves {
    let byName = Dictionary(decided.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var renamed = self
    for cell in decided {
      guard let other = cell.other.flatMap({ byName[$0] }), other.other == cell.name else {
        continue
      }
      renamed.others[cell.name] = other.name
      renamed.names[cell.name] = other.file
    }
    return renamed
  }

  /// Returns the cell of the other name; `nil` if the picture was not renamed.
  func other(of cell: SnapshotName) -> SnapshotName? { others[cell] }

  /// Returns whether a cell is one half of a renamed picture, and the report lacks the other half.
  func isLone(_ cell: SnapshotName) -> Bool { names[cell] != nil && others[cell] == nil }

  /// Returns the cells with the other half of each, in ascending order.
  func completed(_ cells: [SnapshotName]) -> [SnapshotName] {
    Set(cells + cells.compactMap { others[$0] }).sorted()
  }

  /// Refuses the other half of each cell that was refused, and each half whose golden would be
  /// written back without the other's.
  func refuseHalves(of attempts: inout [Attempt], _ refusals: inout [SnapshotName: Refusal]) {
    for cell in refusals.keys {
      guard let other = others[cell], refusals[other] == nil else { continue }
      attempts.removeAll { $0.cell == other }
      refusals[other] = refusal(of: other)
    }
    let cells = Set(attempts.map(\.cell))
    for case .known(let step) in attempts where step.isWritten {
      guard let other = step.decided.other, !cells.contains(other) else { continue }
      refusals[step.cell] = refusal(of: step.cell)
    }
    attempts.removeAll { refusals[$0.cell] != nil }
  }

  /// Returns the steps that may pass if they are tried again, each with its other half.
  func steps(
    of steps: [Step], thatMayPassAfter failures: [SnapshotName: Refusal]
  ) -> [Step] {
    steps.filter { step in
      let other = others[step.cell].flatMap { failures[$0] }
      return failures[step.cell]?.mayPass == true || other?.mayPass == true
    }
  }

  /// Returns the attempts in groups that are carried out completely or not at all.
  func together(_ attempts: [Attempt]) -> [[Attempt]] {
    let byCell = Dictionary(attempts.map { ($0.cell, $0) }, uniquingKeysWith: { first, _ in first })
    return attempts.compactMap { attempt in
      guard let other = others[attempt.cell].flatMap({ byCell[$0] }) else { return [attempt] }
      return attempt.cell < other.cell ? [attempt, other] : nil
    }
  }

  /// Returns the reason why a cell cannot be accepted without its other half.
  func refusal(of cell: SnapshotName) -> Refusal {
    let name = names[cell].map { " \($0)" } ?? ""
    return .ofPicture(
      "This picture was renamed, and its other name\(name) cannot change. So both names stay as "
        + "they are. Compare again.")
  }
}
