public import Reports
public import Snapshots

/// Cells to decide about together: they changed for one reason, or have one verdict.
public struct ReviewGroup: Hashable, Sendable {
  /// What they have in common, in a sentence's words.
  public let reason: String
  /// The cells, in ascending order; at least one.
  public let cells: [SnapshotName]
}

extension RunResults {
  /// Every cell that there is something to decide about, in groups: the causes in their order, then
  /// what has no cause, by verdict.
  public var reviewGroups: [ReviewGroup] {
    let open = Set(reviewedCells)
    let known = causes.compactMap { cause -> ReviewGroup? in
      let cells = cause.cells.filter { open.contains($0) }
      return cells.isEmpty ? nil : ReviewGroup(reason: cause.cause, cells: cells.sorted())
    }
    let grouped = Set(known.flatMap(\.cells))
    let others = CellVerdict.allCases.compactMap { verdict -> ReviewGroup? in
      let alike = cells.filter {
        $0.verdict == verdict && open.contains($0.name) && !grouped.contains($0.name)
      }
      guard !alike.isEmpty else { return nil }
      return ReviewGroup(reason: verdict.meaning, cells: alike.map(\.name).sorted())
    }
    return known + others
  }

  /// The cells that there is something to decide about, in ascending order.
  public var reviewedCells: [SnapshotName] {
    cells.filter { !$0.verdict.passes && !$0.isRecorded }.map(\.name).sorted()
  }
}

extension CellVerdict {
  /// What cells of a verdict have in common.
  fileprivate var meaning: String {
    switch self {
    case .equal: "as recorded"
    case .tolerated: "as tolerated"
    case .changed: "changed"
    case .missing: "no golden yet"
    case .unreadable: "the golden cannot be read"
    case .unstable: "two drawings differ"
    case .failed: "cannot be drawn"
    case .obsolete: "no suite declares the golden"
    }
  }
}
