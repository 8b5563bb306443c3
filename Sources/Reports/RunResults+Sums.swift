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
    let open = cells.filter { !$0.isRecorded }.map(\.verdict)
    if open.contains(where: \.isTrouble) || !troubles.isEmpty { return .trouble }
    let isObsolete = open.contains(.obsolete) || !strayFiles.isEmpty
    let differs = open.contains { !$0.passes && $0 != .obsolete } || !differences.isEmpty
    return differs || (isObsolete && !allowsObsolete) ? .differences : .nothingToDo
  }

  /// How many cells were compared with a golden or found without one.
  public var comparedCount: Int { cells.count { $0.verdict != .obsolete } }

  /// How many cells have a verdict and were not recorded.
  public func count(of verdict: CellVerdict) -> Int {
    cells.count { $0.verdict == verdict && !$0.isRecorded }
  }

  /// How many cells became goldens.
  public var recordedCount: Int { cells.count(where: \.isRecorded) }

  /// How many cells passed, but nearly did not.
  public var nearCount: Int { cells.count { $0.isNear && !$0.isRecorded } }

  /// The cell of a name; `nil` where the run has none.
  public func cell(named name: SnapshotName) -> CellResult? { cells.first { $0.name == name } }

  /// Whether a cell makes the run fail.
  public func fails(_ cell: CellResult) -> Bool {
    !cell.isRecorded && !cell.verdict.passes && !(cell.verdict == .obsolete && allowsObsolete)
  }

  /// What the run came to in a line, such as “proof: compared 384 of 384 cells: 372 equal, 12 changed”.
  public var sum: String {
    var parts: [String] = []
    // Of few ramps some parts have none. What such a run says has to be no pass of anything.
    if let shard, comparedCount == 0, unchangedCount ?? 0 == 0 {
      parts.append("part \(shard) holds none of their ramps, and proves nothing")
    }
    if recordedCount > 0 { parts.append("\(recordedCount) recorded") }
    for verdict in CellVerdict.allCases where count(of: verdict) > 0 {
      parts.append("\(count(of: verdict)) \(verdict.rawValue)")
    }
    if nearCount > 0 { parts.append("\(nearCount) near \(nearCount == 1 ? "its" : "their") limit") }
    if !differences.isEmpty { parts.append("the suite's own files differ") }
    if !strayFiles.isEmpty { parts.append("\(strayFiles.count) stray") }
    let unchanged = unchangedCount.map { "; \($0) unchanged since they were last equal" } ?? ""
    let check = selfCheck.map { "; self-check: \($0.known - $0.missed.count) of \($0.known)" } ?? ""
    return "\(suite): compared \(comparedCount) of \(declaredCount) cells"
      + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")) + unchanged
      + check
  }
}
