public import Snapshots

/// The outcome of a run, which is also the exit status of a command.
public enum RunStatus: Int, Hashable, Sendable {
  /// Everything is as recorded: 0.
  case nothingToDo = 0
  /// Something is changed, missing or obsolete: 1.
  case differences = 1
  /// Something could not be drawn, read or written: 2.
  case trouble = 2
}

extension RunResults {
  /// 2 if something could not be drawn or read; otherwise 1 if something differs; otherwise 0.
  public var status: RunStatus {
    let open = tally.open.keys
    if open.contains(where: \.isTrouble) || !troubles.isEmpty { return .trouble }
    let isObsolete = open.contains(.obsolete) || !strayFiles.isEmpty
    let differs = open.contains { !$0.passes && $0 != .obsolete } || !differences.isEmpty
    return differs || (isObsolete && !allowsObsolete) ? .differences : .nothingToDo
  }

  /// The number of cells that were compared with a golden or have none.
  public var comparedCount: Int { tally.compared }

  /// Returns the number of cells that have a verdict and were not recorded.
  public func count(of verdict: CellVerdict) -> Int { tally.open[verdict] ?? 0 }

  /// The number of cells that became goldens.
  public var recordedCount: Int { tally.recorded }

  /// The number of cells that passed close to the limit of their tolerance.
  public var nearCount: Int { tally.near }

  /// The changes of cells, grouped by cells with the same changes. Computed at each access.
  public var groups: ChangeGroups {
    let changed = cells.filter { $0.verdict == .changed && !$0.isRecorded }
    return ChangeGroups(of: changed.map { ($0.name, $0.changes) })
      .listed(as: changed.map(\.name))
  }

  /// How far the changes of each changed cell explain its pixels.
  public var proofs: [SnapshotName: Proof] {
    Dictionary(
      cells.compactMap { cell in cell.proof.map { (cell.name, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns how many of some changed cells are proved; `nil` if nothing was drawn to prove any of
  /// them.
  public func proofSum(of names: [SnapshotName]) -> ProofSum? {
    let proofs = proofs
    return ProofSum(of: names.map { ($0, proofs[$0]) })
  }

  /// The inputs that differ without a visible effect in any cell that has them.
  public var unseenInputs: [ChangeGroup] {
    ChangeGroups(
      of: cells.filter { $0.verdict.passes && !$0.changes.isEmpty }.map { ($0.name, $0.changes) }
    ).changes
  }

  /// A note on cells that were judged without their pictures; `nil` if every picture is there.
  public var pointerNote: String? {
    let count = cells.count(where: \.isWithoutPicture)
    if count == 0 { return nil }
    return
      "Git LFS has not fetched \(count) picture\(count == 1 ? "" : "s"), so layout texts judged "
      + "\(count == 1 ? "its cell" : "their cells"). To compare pixels, run “git lfs pull”."
  }

  /// Returns the result of a cell; `nil` if the run has no such cell.
  public func cell(named name: SnapshotName) -> CellResult? { cells.first { $0.name == name } }

  /// Returns whether a cell makes the run fail.
  public func fails(_ cell: CellResult) -> Bool {
    !cell.isRecorded && !cell.verdict.passes && !(cell.verdict == .obsolete && allowsObsolete)
  }

  /// A summary on one line, such as “proof: compared 384 of 384 cells: 372 equal, 12 changed”.
  public var sum: String {
    let tally = tally
    let (comparedCount, recordedCount, nearCount) = (tally.compared, tally.recorded, tally.near)
    var parts: [String] = []
    // Of few ramps some parts have none. What such a run says has to be no pass of anything.
    if let shard, comparedCount == 0, unchangedCount ?? 0 == 0 {
      parts.append("shard \(shard) has none of their ramps, and proves nothing")
    }
    if recordedCount > 0 { parts.append("\(recordedCount) recorded") }
    for verdict in CellVerdict.allCases {
      if let count = tally.open[verdict] { parts.append("\(count) \(word(for: verdict))") }
    }
    if nearCount > 0 { parts.append("\(nearCount) near \(nearCount == 1 ? "its" : "their") limit") }
    if !differences.isEmpty { parts.append("the suite's own files differ") }
    if !strayFiles.isEmpty { parts.append("\(strayFiles.count) stray") }
    let unchanged = unchangedCount.map { "; \($0) unchanged since they were last equal" } ?? ""
    let check = selfCheck.map { "; self-check: \($0.known - $0.missed.count) of \($0.known)" } ?? ""
    let scope =
      comparison == nil
      ? "\(comparedCount) of \(declaredCount) cells"
      : "\(declaredCount) picture\(declaredCount == 1 ? "" : "s")"
    return "\(suite): compared \(scope)"
      + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")) + unchanged
      + check
  }

  /// Returns the word for a verdict. Pictures of another tool have the words of `typeproof diff`.
  func word(for verdict: CellVerdict) -> String {
    switch verdict {
    case .missing where comparison != nil: "added"
    case .obsolete where comparison != nil: "removed"
    default: verdict.rawValue
    }
  }

  /// The numbers of cells by verdict, counted in one pass, because a cell is a large value and a
  /// run has thousands.
  private struct Tally {
    /// The cells that were not recorded, counted by verdict; each count is at least 1.
    var open: [CellVerdict: Int] = [:]
    var recorded = 0
    var near = 0
    var compared = 0
  }

  private var tally: Tally {
    var tally = Tally()
    // By their places, as a name for each would copy it.
    for place in cells.indices {
      let verdict = cells[place].verdict
      if verdict != .obsolete { tally.compared += 1 }
      if cells[place].isRecorded {
        tally.recorded += 1
      } else {
        tally.open[verdict, default: 0] += 1
        if cells[place].isNear { tally.near += 1 }
      }
    }
    return tally
  }
}
