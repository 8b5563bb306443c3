public import Reports
public import Snapshots

/// Cells to decide about together: they have the same changes, or the same verdict without changes.
public struct ReviewGroup: Hashable, Sendable {
  /// The letter of the group, such as `A`.
  public let letter: String
  /// The number of changes that its cells have; 0 for cells without changes, such as missing ones.
  public let changeCount: Int
  /// What the cells have in common, as a sentence.
  public let reason: String
  /// The cells, in the order of the report; at least one.
  public let cells: [SnapshotName]
}

extension RunResults {
  /// All cells that can be decided about, in groups: first those with equal changes, then those
  /// without changes, by verdict.
  public var reviewGroups: [ReviewGroup] {
    let open = Set(reviewedCells)
    let known = groups.groups.enumerated().map { place, group in
      ReviewGroup(
        letter: ChangeGroup.letter(at: place), changeCount: group.changes.count,
        reason: group.sentence, cells: group.cells)
    }
    let grouped = Set(known.flatMap(\.cells))
    var groups = known
    for verdict in CellVerdict.allCases {
      let alike = cells.filter {
        $0.verdict == verdict && open.contains($0.name) && !grouped.contains($0.name)
      }
      guard !alike.isEmpty else { continue }
      groups.append(
        ReviewGroup(
          letter: ChangeGroup.letter(at: groups.count), changeCount: 0,
          reason: comparison == nil ? verdict.meaning : verdict.meaningOfFiles,
          cells: alike.map(\.name)))
    }
    return groups
  }

  /// The cells that can be decided about, in the order of the report.
  public var reviewedCells: [SnapshotName] {
    cells.filter { !$0.verdict.passes && !$0.isRecorded }.map(\.name)
  }
}

extension CellVerdict {
  /// What cells of a verdict have in common, in words.
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

  /// What another tool's pictures of a verdict have in common, in words.
  fileprivate var meaningOfFiles: String {
    switch self {
    case .missing: "there is no expected picture"
    case .obsolete: "there is no actual picture"
    case .unreadable: "the expected file cannot be read"
    case .failed: "the actual file cannot be read"
    case .equal, .tolerated, .changed, .unstable: meaning
    }
  }
}
