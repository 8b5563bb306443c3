import Snapshots

/// The message about the pictures of one assertion that fail in the same way.
///
/// The first lines are like those of other snapshot tests. Then come the causes, in numbers of
/// typography, the paths of the pictures, and what to do.
struct FailureWords {
  /// The most causes that a failure lists.
  static let greatestCauseCount = 8
  /// The most pictures that are named for each cause.
  static let greatestCellCount = 3

  let kind: FailureKind
  let cells: [CellOutcome]
  let count: Int
  let recording: Recording
  let store: SnapshotStore

  /// Creates the message about some cells; `nil` if there are none.
  init?(
    kind: FailureKind, cells: [CellOutcome], of count: Int, recording: Recording,
    store: SnapshotStore
  ) {
    if cells.isEmpty { return nil }
    self.kind = kind
    self.cells = cells
    self.count = count
    self.recording = recording
    self.store = store
  }

  /// The complete message.
  var text: String {
    let details = count == 1 ? cells.flatMap(details(of:)) : groups.flatMap(lines(of:))
    return ([headline + share] + details + more + [advice]).joined(separator: "\n")
  }

  /// The pictures to attach: those of the cells that the message names.
  var artifacts: [String] {
    groups.flatMap { $0.cells.prefix(Self.greatestCellCount) }.flatMap(\.artifacts)
  }

  private var headline: String {
    switch kind {
    case .changed: "Snapshot “\(subject)” does not match reference."
    case .unreadable: "The reference of “\(subject)” cannot be read."
    case .undrawable: "Snapshot “\(subject)” cannot be drawn."
    case .unstable: "Two drawings of snapshot “\(subject)” differ."
    case .missing: "No reference was found on disk."
    }
  }

  /// The coordinates of the only cell, or the part that all cells share.
  private var subject: String {
    let first = cells[0].name
    return count == 1 ? first.coordinates : "\(first.ramp.suite)/*/\(first.ramp.sample)"
  }

  private var share: String {
    if count == 1 { return "" }
    let verb =
      switch kind {
      case .changed: "differ"
      case .unreadable: "have no readable reference"
      case .undrawable: "cannot be drawn"
      case .unstable: "have two different drawings"
      case .missing: "are new"
      }
    return " \(cells.count) of \(count) pictures \(verb):"
  }

  // MARK: One picture

  private func details(of cell: CellOutcome) -> [String] {
    let reason = reason(of: cell).map { $0 + (proof(of: [cell]).map { " (\($0))" } ?? "") }
    return (reason.map { [$0] } ?? []) + paths(of: cell)
  }

  private func reason(of cell: CellOutcome) -> String? {
    switch cell.verdict {
    case .changed(let change): change.description
    case .unreadable(let reason), .failed(let reason), .unstable(let reason): reason
    case .missing, .equal, .tolerated, .obsolete: nil
    }
  }

  /// The number of changed pictures that are proved, in words; `nil` if none changed.
  private func proof(of cells: [CellOutcome]) -> String? {
    let proofs = cells.compactMap { cell -> (name: SnapshotName, proof: Proof?)? in
      guard case .changed(let change) = cell.verdict else { return nil }
      return (cell.name, change.proof)
    }
    return ProofSum(of: proofs)?.words
  }

  private func paths(of cell: CellOutcome) -> [String] {
    let golden = store.path(cell.name.picturePath)
    if cell.verdict == .missing, cell.isRecorded { return ["recorded: \(golden)"] }
    let pictures = [("expected: ", "expected"), ("actual:   ", "actual"), ("diff:     ", "diff")]
      .compactMap { label, kind in
        cell.artifacts.first { $0.hasSuffix("-\(kind).png") }.map { label + $0 }
      }
    return cell.verdict == .missing ? ["expected: \(golden)"] + pictures : pictures
  }

  // MARK: A matrix

  /// Cells with the same cause; the cause is empty if there is nothing to say about it.
  private struct Group {
    let cause: String
    let cells: [CellOutcome]
  }

  private var allGroups: [Group] {
    let groups = ChangeGroups(of: cells).groups
    let named = Dictionary(cells.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let changed = groups.map { group in
      Group(
        cause: (group.changes.count > 1 ? "\(group.changes.count) changes: " : "")
          + group.sentence, cells: group.cells.compactMap { named[$0] })
    }
    if !changed.isEmpty { return changed }
    return Dictionary(grouping: cells) { reason(of: $0) ?? "" }
      .map { Group(cause: $0.key, cells: $0.value) }
      .sorted { left, right in
        left.cells.count == right.cells.count
          ? left.cells[0].name < right.cells[0].name : left.cells.count > right.cells.count
      }
  }

  /// The causes that are listed, those with the most pictures first.
  private var groups: [Group] { Array(allGroups.prefix(Self.greatestCauseCount)) }

  /// The cause and a few cells, the first of them with the paths of its pictures.
  private func lines(of group: Group) -> [String] {
    var lines = group.cause.isEmpty ? [] : ["· \(group.cause) (\(share(of: group)))"]
    for (index, cell) in group.cells.prefix(Self.greatestCellCount).enumerated() {
      lines.append("  \(cell.name.coordinates)")
      if index == 0 { lines += paths(of: cell).map { "    \($0)" } }
    }
    let rest = group.cells.count - Self.greatestCellCount
    return rest > 0 ? lines + ["  and \(rest) more"] : lines
  }

  /// The number of cells, and how many of them are proved.
  private func share(of group: Group) -> String {
    (["\(group.cells.count)"] + [proof(of: group.cells)].compactMap(\.self)).joined(separator: ", ")
  }

  private var more: [String] {
    let untold = allGroups.dropFirst(Self.greatestCauseCount)
    if count == 1 || untold.isEmpty { return [] }
    let groups = untold.count == 1 ? "group" : "groups"
    return ["· \(untold.count) more \(groups) (\(untold.reduce(0) { $0 + $1.cells.count }))"]
  }

  // MARK: What to do

  private var them: String { cells.count == 1 ? "it" : "them" }

  private var advice: String {
    if cells.contains(where: \.isRecorded) {
      return kind == .missing
        ? "Recorded now. Look at \(them), commit \(them), and run the test again to compare."
        : "Recorded now instead. Look at \(them), and run the test again to compare."
    }
    if recording.isForbidden {
      return "Nothing was recorded, because CI is set. "
        + "Record on your own machine and commit the pictures."
    }
    switch (kind, recording.mode) {
    case (.undrawable, _), (.unstable, _): return "Nothing was recorded."
    case (.missing, .never): return "Nothing was recorded, because the record mode is never."
    case (.missing, _):
      return
        "Nothing was recorded. Run again with SNAPSHOT_TESTING_RECORD=missing to record \(them)."
    case (.changed, _), (.unreadable, _):
      return "If the new pictures are right, run again with SNAPSHOT_TESTING_RECORD=failed to "
        + "record \(them)."
    }
  }
}
