public import Snapshots

/// How a run ends, and with which status a command does.
public enum RunStatus: Int, Hashable, Sendable {
  /// All is as recorded.
  case nothingToDo = 0
  /// Something is changed, missing or obsolete.
  case differences = 1
  /// Something could not be drawn, read or written.
  case trouble = 2
}

extension RunResults {
  /// 2 where something could not be drawn or read, else 1 where something differs, else 0.
  public var status: RunStatus {
    let open = tally.open.keys
    if open.contains(where: \.isTrouble) || !troubles.isEmpty { return .trouble }
    let isObsolete = open.contains(.obsolete) || !strayFiles.isEmpty
    let differs = open.contains { !$0.passes && $0 != .obsolete } || !differences.isEmpty
    return differs || (isObsolete && !allowsObsolete) ? .differences : .nothingToDo
  }

  /// How many cells were compared with a golden or found without one.
  public var comparedCount: Int { tally.compared }

  /// How many cells have a verdict and were not recorded.
  public func count(of verdict: CellVerdict) -> Int { tally.open[verdict] ?? 0 }

  /// How many cells became goldens.
  public var recordedCount: Int { tally.recorded }

  /// How many cells passed, but nearly did not.
  public var nearCount: Int { tally.near }

  /// The changes of cells, and which cells have the same. It is worked out anew each time.
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

  /// How many of some changed cells are proved; `nil` where nothing was drawn to prove any of them.
  public func proofSum(of names: [SnapshotName]) -> ProofSum? {
    let proofs = proofs
    return ProofSum(of: names.map { ($0, proofs[$0]) })
  }

  /// Inputs that differ and show nowhere in the cells that have them.
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

  /// The cell of a name; `nil` where the run has none.
  public func cell(named name: SnapshotName) -> CellResult? { cells.first { $0.name == name } }

  /// Whether a cell makes the run fail.
  public func fails(_ cell: CellResult) -> Bool {
    !cell.isRecorded && !cell.verdict.passes && !(cell.verdict == .obsolete && allowsObsolete)
  }

  /// What the run came to in a line, such as “proof: compared 384 of 384 cells: 372 equal, 12 changed”.
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

  /// A verdict in a word; of pictures of another tool the word of `typeproof diff`.
  func word(for verdict: CellVerdict) -> String {
    switch verdict {
    case .missing where comparison != nil: "added"
    case .obsolete where comparison != nil: "removed"
    default: verdict.rawValue
    }
  }

  /// How many cells came to what, looked at once: a cell is a large value, and a run has thousands.
  private struct Tally {
    /// Those that were not recorded, by their verdict; each at least 1.
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
